import type { PersonItem, StaffPerson } from '@saathi/shared/moderation/people'

// The page of the admin site about people.

export const title = 'People'
export const note = 'Find somebody by name or address. Private messages are seen only in the evidence of a report.'
export const caption = 'People who fit the search'
export const search = 'Search'
export const searchHint = 'Name or address'
export const searchFirst = 'Enter at least two letters of a name or an address.'
export const nobody = 'Nobody fits.'

export const name = 'Name'
export const address = 'Address'
export const signedUp = 'Signed up'
export const state = 'State'
export const openReports = 'Open reports'
export const states: Record<PersonItem['state'], string> = {
  active: 'Active',
  suspended: 'Suspended',
  leaving: 'Being deleted',
}
export const suspendedUntil = (day: string) => `Suspended until ${day}`
export const suspendedForGood = 'Suspended for good'
export const leavesAt = (day: string) => `Deleted on ${day}`

export const back = 'Back to the search'
export const loading = 'Loading the person'
export const failed = 'This person could not be loaded.'
export const missing = 'There is no such person. The account may be deleted.'
export const tryAgain = 'Try again'

export const about = (address: string, day: string) => `${address} · signed up on ${day}`
export const shown = 'What others see'
export const hiddenNow = 'Nobody sees it while they are suspended.'
export const noBio = 'They wrote nothing about themselves.'
export const livesIn = 'Lives in'
export const speaks = 'Speaks'
export const likes = 'Likes'
export const travelsIn = 'Travels in'
export const follows = 'Followers'
export const followsWords = (followers: number, following: number) => `${followers}, follows ${following}`

export const tours = 'Tours they host'
export const noTours = 'None.'
export const cancelled = 'Cancelled'
export const tourWhen = (destination: string, dates: string) => `${destination}, ${dates}`

export const numbers = 'In numbers'
export const reportsAbout = 'Times reported'
export const reportsMade = 'Reports made'
export const blockedBy = 'Blocked by'
export const hosted = 'Tours hosted'
export const joined = 'Tours joined'
export const ofThemOpen = (all: number, open: number) => (open > 0 ? `${all}, ${open} open` : String(all))

export const history = 'History'
export const historyKinds: Record<StaffPerson['person']['history'][number]['kind'], string> = {
  signedUp: 'Signed up',
  reportMade: 'Reported somebody',
  reportAbout: 'Was reported',
  act: 'Decision',
}
/** Acts of the moderation log; others show by their name there. */
export const decisions: Record<string, string> = {
  warn: 'Warned',
  suspend: 'Suspended',
  dismiss: 'Report dismissed',
  uphold: 'Appeal: decision stands',
  reverse: 'Appeal: decision taken back',
  lift: 'Suspension lifted',
  restore: 'Suspension lifted',
}
export const isOpen = '(open)'
export const signals = (n: number) => (n === 1 ? 'One rule matched' : `${n} rules matched`)

export const acts = 'Actions'
export const audited = 'Each action is in the audit log.'
export const suspend = 'Suspend…'
export const suspendLonger = 'Suspend for longer…'
export const restore = 'End the suspension…'
export const remove = 'Delete the account…'
export const exportData = 'Export their data…'

export const suspendTitle = (name: string) => `Suspend ${name}?`
export const suspendMeans =
  'Nobody sees them, and they can then only export or delete their data. Their coming tours are cancelled, and they give up their seats in others’. That does not come back when the suspension ends. They are told by mail and can appeal.'
export const proposalMeans =
  'Another moderator decides about your proposal. Until then they go on as before and are told nothing.'
export const restoreTitle = (name: string) => `End the suspension of ${name}?`
export const restoreMeans =
  'Others see them again, and they can use Saathi at once. Tours that the suspension cancelled stay cancelled.'
export const removeTitle = (name: string) => `Delete the account of ${name}?`
export const removeMeans =
  'Another moderator decides about your proposal. Once they confirm it, the person is told by mail and can keep the account for 7 days. Then it is deleted with everything that belongs to it, and their coming tours are cancelled.'
export const exportTitle = (name: string) => `Export the data of ${name}?`
export const exportMeans =
  'For somebody who asks us for their data. Messages, conversations of groups, trips and expenses are left out: those are only in the export that people make themselves. They are told by mail.'

export const nominee = 'A nominee is recorded'
export const nomineeMeans =
  'They may use this person’s rights when the person has died or cannot act. Opening it is written to the audit log.'
export const showNominee = 'Show the contact'
export const noNominee = 'It was removed meanwhile.'

export const howLong = 'How long'
export const lengths = [
  ['3', '3 days'],
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days: a second moderator must confirm'],
  ['365', '365 days: a second moderator must confirm'],
  ['', 'For good: a second moderator must confirm'],
] as const
export const words = 'What they are told'
export const chooseWords = 'Choose the words'
export const noWords = 'Choose what they are told.'
export const staffNote = 'Note for the audit log'
export const noteHint = 'Only the staff can read it.'
export const doSuspend = 'Suspend'
export const doPropose = 'Propose the suspension'
export const doRestore = 'End the suspension'
export const doRemove = 'Propose the deletion'
export const doExport = 'Export and download'
export const exported = 'The data are downloaded.'
export const cancel = 'Cancel'
export const working = 'One moment…'
export const actFailed = 'That did not work. What you wrote is still here; please try again.'
