import type { ModerationWords } from '@saathi/shared/admin/rules'
import { moderationWords } from '@saathi/shared/lib/messages/en/moderation-words'
import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { Signal } from '@saathi/shared/moderation/admin'
import type { PhotoGesture, ReportReason } from '@saathi/shared/moderation/schema'
import { dayInWords } from './days.ts'

/** The subjects of the mails about decisions, and what was done. */
const DECISIONS: Record<string, { subject: string; done: (end: string) => string }> = {
  warn: {
    subject: 'A word from Saathi about your account',
    done: () =>
      'This is a warning: please treat your fellow travellers with care. If it happens again we will close your account.',
  },
  hide: {
    subject: 'Saathi has hidden something that you wrote',
    done: () => 'We have hidden what you wrote: nobody sees it any more.',
  },
  removePicture: {
    subject: 'Saathi has taken down a picture of yours',
    done: () => 'We have taken your picture down: it is deleted.',
  },
  suspend: {
    subject: 'Your Saathi account is suspended',
    done: (end) =>
      `Your account is suspended${end && `, up to ${dayInWords(end)}`}: nobody sees you any more. When you log in, you can download your data, appeal and delete your account, and nothing else.`,
  },
  cancelTour: {
    subject: 'Saathi has cancelled your tour',
    done: () => 'We have cancelled your tour, and told everybody in it.',
  },
}

type DecisionInMail = Record<'act' | 'name' | 'reason' | 'words' | 'end', string>

/**
 * The mail about a moderators' decision. It contains neither the reporter nor the report's text.
 * @param decision `reason` of the report and `words` of the moderator are values on the wire, `end` is a day; empty: none
 */
export function decisionMail({ act, name, reason, words, end }: DecisionInMail) {
  if (act === 'restore')
    return {
      subject: 'Your Saathi account is open again',
      text: `Dear ${name},\n\nwe have lifted the suspension of your account. You can use Saathi as before.\n\nSaathi`,
    }
  const decision = DECISIONS[act]
  if (!decision) throw new Error(`unknown decision: ${act}`)
  const label = reportReasons[reason as ReportReason]?.toLowerCase()
  return {
    subject: decision.subject,
    text: `Dear ${name},

we have looked into something that you did on Saathi${label ? `, about this: ${label}` : ''}.${cannedText(words)}

${decision.done(end)}
If you think that we are mistaken, you can appeal once, within 30 days: log in and open "Edit profile".

Saathi`,
  }
}

const cannedText = (words: string) => {
  const text = moderationWords[words as ModerationWords]
  return text ? `\n\n${text}` : ''
}

/** To the operator. `reason` is the value of the form, and `url` the page of the report. */
export const reportMail = (reason: string, url: string) => ({
  subject: 'A report waits to be looked at',
  text: `Somebody was reported on Saathi (reason: ${reason}).

To read it: ${url}`,
})

/** To the operator. `url`: the page of the appeals. */
export const appealMail = (url: string) => ({
  subject: 'An appeal waits to be looked at',
  text: `Somebody on Saathi has appealed against a decision about them.

To read it: ${url}`,
})

export const appealUpheldMail = {
  subject: 'Your appeal on Saathi: the decision stands',
  text: `We have read your appeal and looked at our decision again. It stands.`,
}

export const appealReversedMail = {
  subject: 'Your appeal on Saathi: we have taken our decision back',
  text: `We have read your appeal and looked at our decision again. We were mistaken, and have taken it back. We are sorry.`,
}

/** In place of a group entry that moderators have hidden. */
export const hiddenEntry = 'The moderators have hidden this.'

/** The message for the member of the staff after an action. */
export const decided = 'Decided.'
export const proposed = 'Proposed. A second moderator must confirm it.'

/** In place of a name that is not stored any more. */
export const deletedAccount = 'A deleted account'

/** The gestures in words, for moderators. */
export const gestures: Record<PhotoGesture, string> = {
  handOnHead: 'a hand on the head',
  thumbUp: 'a thumb up',
  twoFingers: 'two fingers up',
  threeFingers: 'three fingers up',
  palmOut: 'an open palm towards the camera',
  touchEar: 'a hand that touches an ear',
  touchChin: 'a hand under the chin',
  crossedFingers: 'crossed fingers',
}

/** The parts of the evidence of a report. */
export const evidenceLabels = {
  amount: 'Amount in rupees',
  choices: 'Choices',
  day: 'Day',
  days: 'Days',
  description: 'Description',
  destination: 'Destination',
  expense: 'Expense',
  map: 'Map',
  note: 'Note',
  plan: 'I am going',
  question: 'A question of their tour',
  reason: 'Reason for the correction',
  reference: 'Reference',
  refusal: 'To the reporter, whom they declined or removed',
  reply: 'The reply to it',
  publicTrip: 'Public page of a trip',
  sights: 'Sights',
  firstName: 'First name',
  tour: 'Tour',
  trip: 'Private trip',
  placeAndDays: (place: string, days: string) => `${place}, ${days}`,
  planTo: (place: string, days: string) => `I am going: ${place}, ${days}`,
  state: 'State',
  cancelled: 'Cancelled',
}

/** A count, the days that it covers, and the limit above which its rule matches. */
export const signalWords: Record<Signal['rule'], (count: number, days: number, limit: number) => string> = {
  newAccountWritesToMany: (count, days, limit) =>
    `The account is less than ${days} days old and has written to ${count} people. The rule matches above ${limit}.`,
  sameTextToMany: (count, days, limit) =>
    `Sent the same text to ${count} people in ${days} days. The rule matches above ${limit}.`,
  manyReports: (count, days, limit) => `Reported by ${count} people in ${days} days. The rule matches above ${limit}.`,
}
