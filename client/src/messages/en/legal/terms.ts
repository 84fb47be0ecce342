export const title = 'Terms of use'
export const intro = 'What you agree to when you use Saathi.'
export const whatTitle = 'What Saathi is'
export const what =
  'Saathi suggests places and packages in India, and helps travellers find each other. Tours are hosted by travellers. Saathi is not a travel agent, does not run tours and is no party to what travellers agree on.'
export const accountTitle = 'Your account'
export const account = [
  'You must be 18 or older to join tours, match and write messages.',
  'Use your own name and pictures. One person, one account.',
  'Keep your password to yourself. Tell us if somebody else has used your account.',
  'You can delete your account at any time.',
]
export const moneyTitle = 'Money'
export const money =
  'Saathi holds no money and takes no payments. Prices are what a host or we expect a trip to cost. What you pay, to whom and when, and what you get back after a cancellation, is between you and the host. Ask before you pay.'
export const safetyTitle = 'Tours and safety'
export const safety = [
  'Hosts describe their tour truthfully, and cancel it here when it does not take place.',
  'Guests take their seat, or leave it early enough for somebody else.',
  'We do not check who people are. Meet in public first, and tell somebody where you are going.',
  'Check permits, weather, trains and your own insurance yourself. Our costs and advice can be wrong.',
]
export const forbiddenTitle = 'What is not allowed'
export const forbidden = [
  'Anything against the law, and helping others to do it.',
  'Harassment, threats, hate, and sexual messages that nobody asked for.',
  'Pretending to be somebody else, and pictures that are altered to deceive.',
  'Nudity, sexual acts, and anything that harms children.',
  'Spam, fraud, selling, and asking for money under a pretext.',
  'Publishing other people’s private data or works without their permission.',
  'Attacking the site, or collecting its data with programs.',
]
export const consequences =
  'You can report and block people in their profile. We may remove what breaks these rules and warn or suspend whoever posted it. You can complain about such a decision under <grievances>Complaints</grievances>.'
export const postsTitle = 'What you post'
export const posts =
  'It stays yours. You allow us to store it and show it on Saathi for as long as you leave it there. Whether a tour may be seen outside Saathi is the host’s choice.'
export const liabilityTitle = 'Our responsibility'
export const liability =
  'We run Saathi with care, but cannot promise that it is always available or free of errors. We are not responsible for what travellers do to each other. Nothing here limits rights that the law gives you and that cannot be given up.'
export const lawTitle = 'Law and changes'
export const law =
  'The law of India applies. When these terms change in a way that matters, we say so on the site before the change takes effect. The <privacy>privacy notice</privacy> says how we use your data.'
