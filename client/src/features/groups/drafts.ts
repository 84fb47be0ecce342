import { CHOICES_MIN } from '@saathi/shared/groups/rules'
import * as text from '../../messages/en/groups/groups.ts'

type PollDraft = {
  question: string
  choices: string[]
  /** The value of a `datetime-local` input; empty for none. */
  closesAt: string
}

/** The instant of a `datetime-local` input, in the reader's time zone; null when it is empty or invalid. */
export function instantOf(local: string): string | null {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** The error of a poll that is being written; null when it can be sent. Empty choices are left out. */
export function pollError({ question, choices, closesAt }: PollDraft, now: Date): string | null {
  if (question.trim() === '') return text.questionMissing
  const given = choices.map((choice) => choice.trim().toLowerCase()).filter(Boolean)
  if (given.length < CHOICES_MIN || new Set(given).size < given.length) return text.choicesMissing
  const closing = instantOf(closesAt)
  return closing !== null && closing <= now.toISOString() ? text.closingPassed : null
}

type MeetingDraft = { place: string; meetAt: string; mapUrl: string }

/** The error of a meeting point that is being written; null when it can be sent. */
export function meetingError({ place, meetAt, mapUrl }: MeetingDraft): string | null {
  if (place.trim() === '') return text.placeMissing
  if (instantOf(meetAt) === null) return text.whenMissing
  const link = mapUrl.trim()
  return link !== '' && !(/^https:\/\//i.test(link) && URL.canParse(link)) ? text.mapLinkInvalid : null
}
