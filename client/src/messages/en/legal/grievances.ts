export const title = 'Complaints and grievances'
export const intro = 'Who answers complaints about Saathi, and how soon.'
export const officerTitle = 'Grievance officer'
export const officer = 'Write to this person about content, other users, our decisions or your data:'
export const howTitle = 'How to complain'
export const how = [
  'About a person or a message: use Report in their profile or the conversation. Your report is anonymous.',
  'About anything else: write to the officer, or use the <contact>contact form</contact>. You do not need an account.',
  'Say what it is about, with the address of the page, and how we can reach you.',
  'If somebody is in danger, call 112 first.',
] as const
export const whenTitle = 'How soon we answer'
export const deadlines = [
  [
    'Within 2 hours',
    'we remove pictures or texts that show you naked or in a sexual act, or that pretend to be you, also altered or made by a computer. You or somebody for you can ask for it.',
  ],
  [
    'Within 36 hours',
    'we act on requests to remove what the law or our terms forbid, such as what is obscene, harms children, impersonates somebody or breaks the law.',
  ],
  ['Within 24 hours', 'we acknowledge every other complaint with a number.'],
  ['Within 7 days', 'we resolve it and tell you the reasons.'],
] as const
export const urgent = 'Urgent requests are handled separately, also outside working days.'
export const appealTitle = 'If you do not agree'
export const appeal =
  'You can appeal to the Grievance Appellate Committee of the Government of India within 30 days of our answer, and about personal data to the Data Protection Board of India. You can go to court in any case.'
