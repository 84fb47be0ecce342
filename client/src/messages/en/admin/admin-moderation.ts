import { type DecisionAction, SUSPEND_DAYS_ALONE } from '@saathi/shared/admin/rules'
import type { FullReport, HistoryLine, Proposal, ReportItem, ReportKind, Signal } from '@saathi/shared/moderation/admin'

// The moderation page of the admin site: the queue of reports, and what else waits for a moderator.

export const title = 'Moderation'
export const summary = (open: number, urgent: number, goal: number) =>
  `${open === 1 ? '1 open report' : `${open} open reports`}, ${urgent} urgent · goal: nine of ten first answers within ${goal} h`

export const views = 'What waits'
export const reports = 'Reports'
export const confirm = 'To confirm'
export const appeals = 'Appeals'
export const photos = 'Photo checks'
export const references = 'References'
export const answers = 'Time to first answer'
export const waiting = (count: number) => `${count} waiting`

export const search = 'Search'
export const searchHint = 'Name, note'
export const state = 'State'
export const states = { open: 'Open', waiting: 'Waiting for a second moderator', closed: 'Closed' }
export const reason = 'Reason'
export const anyReason = 'Any reason'
export const kind = 'About'
export const anyKind = 'Anything'
export const kinds: Record<ReportKind, string> = {
  person: 'A person',
  groupEntry: 'A group message',
  group: 'A person in a group',
  plan: 'Somebody who is going',
  expense: 'An expense',
  message: 'A message',
  tour: 'A tour',
  picture: 'A picture',
  reference: 'A reference',
  publicTrip: 'The public page of a trip',
  other: 'Something else',
}

export const queue = 'Queue of reports'
export const keys = 'Keys: arrows or J and K move, Enter opens, D decides, Escape closes.'
export const noReports = {
  open: 'No report is open. Well done.',
  waiting: 'No report waits for a second moderator.',
  closed: 'No report is closed yet.',
}
export const noneFits = 'No report fits.'
export const moreReports = 'More reports'
export const urgencies: Record<ReportItem['urgency'], string> = { urgent: 'Urgent', today: 'Today', week: 'This week' }
export const closed = 'Closed'
export const needsSecond = 'Needs a second moderator'
export const openAbout = (n: number) => `${n} open about them`
export const pickOne = 'Open a report from the queue. Its evidence, both people’s histories and the decision show here.'

const span = (minutes: number) =>
  minutes < 60
    ? `${minutes} min`
    : minutes < 48 * 60
      ? `${Math.floor(minutes / 60)} h`
      : `${Math.floor(minutes / 1440)} days`
/** @param minutes until the first answer is due; negative: since then */
export const due = (minutes: number) => (minutes >= 0 ? `due in ${span(minutes)}` : `${span(-minutes)} overdue`)
export const firstAnswer = (due: string) => `first answer ${due}`

export const loading = 'Loading'
export const failed = 'This part could not be loaded.'
export const tryAgain = 'Try again'
export const notFound = 'There is no such report.'
export const backToQueue = 'Back to the queue'
export const previous = 'Previous report'
export const next = 'Next report'
export const nextOpen = 'Open the next report'

export const reportedBy = 'Reported by'
export const about = 'About'
export const accountDeleted = 'Account deleted'
export const noReporter = 'The reporter’s account is deleted'
export const noNote = 'No note.'
export const noEvidence = 'The evidence was deleted at the end of its retention.'
export const suspendedUntil = (day: string) => `Suspended until ${day}`
export const suspendedForGood = 'Suspended for good'
/** The age of an account. */
export const age = (days: number) =>
  days === 0
    ? 'New today'
    : days < 60
      ? `${days === 1 ? '1 day' : `${days} days`} old`
      : `${Math.floor(days / 30.4)} months old`
export const snapshot = (n: number) =>
  n === 1
    ? 'Snapshot of 1 message from the time of the report'
    : `Snapshot of ${n} messages from the time of the report`
export const reportedLine = 'Reported'
export const byReporter = 'Reporter'
export const byReported = 'Reported person'
export const byOther = 'Another member'
export const groupLines = 'The group before the report'
export const noLines = 'The two had not written to each other.'
export const subject = 'What the report names'
export const subjectPicture = 'Picture that the report names'
export const linePicture = 'Picture sent with the message'
export const pictureGone = 'The picture is no longer there.'
export const profileThen = (day: string) => `Their profile on ${day}`
export const profileNow = 'Their profile now'
export const profilePicture = (name: string) => `Profile picture of ${name}`
export const noPicture = 'No profile picture.'
export const noBio = 'They wrote nothing about themselves.'
export const changedSince = 'They changed their profile since:'
export const lives = 'Lives in'
export const speaks = 'Speaks'
export const tours = 'Tours they host'
export const tourWhen = (destination: string, days: string) => `${destination}, ${days}`
export const otherWords = (name: string) => `What else ${name} wrote`
export const tourCancelled = 'Cancelled'
export const signals = (n: number) => (n === 1 ? 'One rule matched' : `${n} rules matched`)
export const rules: Record<Signal['rule'], string> = {
  newAccountWritesToMany: 'New account that writes to many',
  sameTextToMany: 'Same text to many',
  manyReports: 'Many reports',
}

export const numbersOf = (name: string) => `Numbers about ${name}`
export const reportsMade = 'Reports made'
export const reportsAbout = 'Times reported'
export const ofThemOpen = (all: number, open: number) => (open > 0 ? `${all}, ${open} open` : String(all))
export const blockedBy = 'Blocked by'
export const hosted = 'Tours hosted'
export const joined = 'Tours joined'
export const history = 'History'
export const historyKinds: Record<HistoryLine['kind'], string> = {
  signedUp: 'Signed up',
  reportMade: 'Reported somebody',
  reportAbout: 'Was reported',
  act: 'Decision',
}
export const thisOne = 'this report'
export const isOpen = 'open'

export const actsSoFar = 'Decisions so far'
/** Acts of the moderation log; others show by their name there. */
export const acts: Record<string, string> = {
  dismiss: 'Dismissed',
  warn: 'Warned',
  hide: 'Hidden',
  removePicture: 'Picture removed',
  suspend: 'Suspended',
  suspendForGood: 'Suspended for good',
  cancelTour: 'Tour cancelled',
  confirm: 'Suspension for good confirmed',
  reject: 'Suspension for good rejected',
  uphold: 'Appeal: decision stands',
  reverse: 'Appeal: decision taken back',
  restore: 'Account restored',
}
export const byWhom = (name: string, when: string) => `${name}, ${when}`
export const until = (day: string) => `until ${day}`

export const decision = 'Decision'
export const actions: Record<DecisionAction, string> = {
  dismiss: 'Dismiss',
  warn: 'Warn',
  hide: 'Hide',
  removePicture: 'Remove the picture',
  suspend: 'Suspend',
  suspendForGood: 'Suspend for good',
  cancelTour: 'Cancel the tour',
}
export const consequences: Record<DecisionAction, string> = {
  dismiss: 'Closes the report. Only the reporter is told: no action.',
  warn: 'They are told by mail and keep their account.',
  hide: 'Hides what the report names from everybody else.',
  removePicture: 'Removes the picture from the site. They can upload another.',
  suspend:
    'Hides them for some days, and ends their part in coming tours. A second moderator must confirm more than 30 days.',
  suspendForGood: 'A second moderator must confirm. Nothing changes until then.',
  cancelTour: 'Cancels the tour and tells everybody on it.',
}
export const days = 'Days'
export const daysHint = (max: number) => `1 to ${max}`
export const daysWrong = (max: number) => `Enter a whole number from 1 to ${max}.`
export const quickDays = (n: number) => `${n} days`
export const words = (name: string) => `What ${name} is told`
export const chooseWords = 'Choose the words'
export const preview = (name: string) => `${name} will read`
export const appealNote = (days: number) => `They can appeal once, within ${days} days.`
export const note = 'Note for the audit log'
export const noteHint = 'Only the staff can read it.'
export const noAction = 'Choose a decision.'
export const noWords = 'Choose what they are told.'
export const submit: Record<DecisionAction, (name: string, days: number) => string> = {
  dismiss: () => 'Dismiss the report',
  warn: (name) => `Warn ${name}`,
  hide: () => 'Hide it',
  removePicture: () => 'Remove the picture',
  suspend: (name, days) =>
    `${days > SUSPEND_DAYS_ALONE ? 'Propose to suspend' : 'Suspend'} ${name} for ${days === 1 ? '1 day' : `${days} days`}`,
  suspendForGood: (name) => `Propose to suspend ${name} for good`,
  cancelTour: () => 'Cancel the tour',
}
export const decide = 'Decide'
const proposes = (name: string) =>
  `Another moderator decides about your proposal. Until then ${name} can go on as before and is told nothing.`
export const sure: Partial<Record<DecisionAction, (name: string, days: number) => string>> = {
  removePicture: (name) => `The picture is deleted, and ${name} is told why.`,
  suspend: (name, days) =>
    days > SUSPEND_DAYS_ALONE
      ? proposes(name)
      : `${name} can then only export or delete their data. Their tours that begin before the end are cancelled, and they give up their seats in such tours of others. That does not come back when the suspension ends.`,
  suspendForGood: proposes,
  cancelTour: () => 'Everybody on the tour is told that it is cancelled. That cannot be taken back.',
}
export const cancel = 'Cancel'
export const working = 'One moment…'
export const actFailed = 'That did not work. What you wrote is still here; please try again.'
export const nowStands = (error: string) => `${error} The page now shows how it stands.`
export const yourNote = 'Your note was not saved:'
export const cannotDecide = ({ closedAt, proposal }: Pick<FullReport, 'closedAt' | 'proposal'>): string => {
  if (closedAt) return 'This report is closed.'
  if (proposal) return 'Nothing can be decided here until a second moderator has.'
  return 'You have reported this person yourself: another moderator decides.'
}

const lasting = (days: number | null) => (days === null ? 'for good' : `for ${days} days`)

/** A proposal as a question, its button, and what confirming it means. */
export const proposalTexts = ({ kind, days, about: { name } }: Pick<Proposal, 'kind' | 'days' | 'about'>) =>
  kind === 'removal'
    ? {
        question: `Delete the account of ${name}?`,
        confirm: `Delete the account of ${name}`,
        means: `${name} is told by mail, and can keep the account for 7 days. Then it is deleted with everything that belongs to it, and their coming tours are cancelled.`,
      }
    : {
        question: `Suspend ${name} ${lasting(days)}?`,
        confirm: `Suspend ${name} ${lasting(days)}`,
        means: `${name} can then only export or delete their data, ${lasting(days)}. Their coming tours are cancelled${days === null ? '' : ' if they begin before the end'}. They are told by mail and can appeal once.`,
      }
export const proposedBy = (name: string, when: string) => `Proposed by ${name}, ${when}`
export const ownProposal = 'You proposed this: another moderator must decide.'
export const reject = 'Reject'
export const noProposals = 'Nothing waits for a second moderator.'
export const showReport = 'Show the report'

export const appealStates = { open: 'Open', decided: 'Decided' }
export const noAppeals = { open: 'No appeal waits.', decided: 'No appeal is decided yet.' }
export const appealOf = (name: string) => `Appeal of ${name}`
export const against = 'Against'
export const uphold = 'Decision stands'
export const reverse = 'Take the decision back'
export const reverseTitle = 'Take the decision back?'
export const reverseMeans = (name: string) =>
  `${name} is told that the decision is taken back. A suspension ends at once unless another one stands; cancelled tours stay cancelled.`
export const ownDecision = 'You made this decision: another moderator must decide about the appeal.'
export const outcomes = { upheld: 'The decision stands', reversed: 'The decision was taken back' }
export const decidedOn = (outcome: string, day: string) => `${outcome}, ${day}`

export const photosMean =
  'Accept if both pictures show the same person and the right one shows the gesture. The picture is deleted with the decision.'
export const noPhotos = 'No picture waits.'
export const gesture = (words: string) => `Asked for: ${words}`
export const profileSide = 'Profile picture'
export const gestureSide = 'With the gesture'
export const gesturePicture = (name: string, gesture: string) => `Picture that ${name} sent: ${gesture}`
export const sentAt = (when: string) => `Sent ${when}`
export const accept = 'Accept'
export const decline = 'Decline'
export const more = 'More'

export const answersMean =
  'Reports that were answered in the last 28 days, by the day of the answer, and how many hours it took.'
export const median = 'Median'
export const slowest = 'Slowest tenth'
export const hours = (n: number | null) => (n === null ? '–' : `${n < 10 ? Math.round(n * 10) / 10 : Math.round(n)} h`)
export const goal = (n: number) => `Goal ${n} h`
export const answered = 'Answered'
export const day = 'Day'
export const openNow = 'Open now'
export const urgentNow = 'Urgent'
export const plotLabel = (median: string, slowest: string, goal: number) =>
  `Hours to the first answer by day: half within ${median}, the slowest tenth ${slowest} or more, goal ${goal} hours. The table has every day.`
export const tableCaption = 'Hours to the first answer by day'
export const noAnswers = 'No report has had its first answer in the last 28 days.'
