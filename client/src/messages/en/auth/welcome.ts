export const pageTitle = 'Welcome'
export const questionOf = (number: number, count: number) => `Question ${number} of ${count}`
export const cardTitle = 'Three short questions'
export const cardIntro = 'Three short questions, so that people and trips suit you.'
export const answer = 'Answer'
export const notNow = 'Not now'
export const cityTitle = 'Where do you live?'
export const cityWhy = 'We show companions from your city sooner, and start your trips there.'
export const homeCity = 'Home city'
export const otherCity = 'Another city or town'
export const cityExample = 'Nashik'
export const languagesTitle = 'Which languages do you speak?'
export const languagesWhy = 'Travellers see them on your profile.'
export const languages = 'Languages'
export const otherLanguages = 'Other languages'
export const otherLanguagesExample = 'Konkani, Tulu'
export const languagesHint = (max: number) => `Separate with commas, up to ${max} in all.`
export const tooManyLanguages = (max: number) => `Please choose up to ${max} languages.`
export const travelTitle = 'When and how do you travel?'
export const travelWhy = 'So that we suggest the right people and places.'
export const months = 'Months'
export const tripTypes = (max: number) => `Trips you like, up to ${max}`
export const travelType = 'Travel type'
export const next = 'Continue'
export const done = 'Done'
export const saving = 'Saving...'
export const skip = 'Skip'
export const skipAll = 'Skip all questions'
export const saved = 'Saved to your profile. You can change it there at any time.'
export const failed = 'We could not save this. Please try again.'

/** By the name that profiles store. */
export const languageNames = {
  Hindi: 'Hindi',
  English: 'English',
  Bengali: 'Bengali',
  Marathi: 'Marathi',
  Telugu: 'Telugu',
  Tamil: 'Tamil',
  Gujarati: 'Gujarati',
  Kannada: 'Kannada',
  Malayalam: 'Malayalam',
  Punjabi: 'Punjabi',
  Odia: 'Odia',
  Urdu: 'Urdu',
}
export const loading = 'Loading...'
export const ended = 'Please log in to go on.'
