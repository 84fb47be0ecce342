import type { COMPANY_KINDS } from '@saathi/shared/references/rules'

export const title = 'References'
export const intro = 'What you and the people of your tours write about each other.'
export const rules =
  'You write once about each person, within 30 days after a tour. Nobody sees it until both of you have written, or until 14 days after the tour or after you wrote it, whichever is later. It cannot be changed or deleted.'
export const loading = 'Loading references...'
export const failed = 'We could not load the references.'
export const tryAgain = 'Try again'

export const company = {
  calm: 'Calm',
  talkative: 'Talkative',
  organised: 'Organised',
  spontaneous: 'Spontaneous',
  helpful: 'Helpful',
  punctual: 'Punctual',
  curious: 'Curious',
  patient: 'Patient',
} satisfies Record<(typeof COMPANY_KINDS)[number], string>

export const pendingTitle = 'Waiting for you'
export const nothingPending = 'Nothing to write now. After each tour you can write about its people for 30 days.'
export const until = (day: string) => `Until ${day}`
export const write = 'Write'
export const writeAbout = (name: string) => `Write about ${name}`
export const writtenTitle = 'Written by you'
export const nothingWritten = 'You have not written any references yet.'
export const aboutPerson = (name: string) => `About ${name}`
export const waitingUntil = (day: string) =>
  `Nobody sees this yet. It is shown on ${day}, or once both of you have written.`
export const hiddenBecause = (reason: string) => `Hidden by our moderators: ${reason}`
export const wouldGoAgain = 'You would travel together again. This is only counted, without your name.'
export const wouldNotGoAgain = 'You would not travel together again. This is only counted, without your name.'

export const formIntro = (tour: string) => `You were on the tour ${tour} together.`
export const companyLegend = 'What kind of company were they? Choose one to three.'
export const companyMissing = 'Please choose at least one.'
export const again = 'I would travel with them again'
export const againHint = 'Profiles show a share from three references on, never who said what.'
export const textLabel = 'Your reference'
export const textHint = '20 to 600 characters. It is shown with your first name and picture.'
export const textTooShort = 'Please write at least 20 characters.'
export const noteLabel = 'A note to our moderators'
export const noteHint = 'Optional. Nobody else reads it.'
export const send = 'Save the reference'
export const sending = 'Saving...'
export const cancel = 'Cancel'
export const saved = 'Your reference is saved.'
export const sendFailed = 'We could not save this.'

export const noReferences = 'No references yet.'
export const writeOwn = 'Write references'
export const summary = (count: number) => (count === 1 ? '1 reference' : `${count} references`)
export const travelAgain = (percent: number) => `${percent} % would travel again`
export const byWriter = (name: string, month: string) => `${name}, ${month}`
export const afterTour = (name: string) => `After ${name}`
export const replyOf = (name: string) => `Reply from ${name}`
export const reply = 'Reply'
export const replyHint = 'You can reply once, in at most 400 characters. It cannot be changed.'
export const sendReply = 'Send the reply'

export const marksTitle = 'What was checked'
export const emailConfirmed = (month: string) => `Email address confirmed, ${month}`
export const phoneConfirmed = (month: string) => `Phone number confirmed, ${month}`
export const photoSeen = (month: string) => `Picture compared with the person by a moderator, ${month}`
export const documentChecked = (month: string) => `A document checked, ${month}`
export const marksLimit = 'We checked only this. Use your own judgement.'
