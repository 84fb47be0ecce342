// Choices and limits of references, in a file of their own so that browsers do not load zod. The labels of the choices are
// in the client's catalogue.

/** The kinds of company that somebody was, in the order shown. */
export const COMPANY_KINDS = [
  'calm',
  'talkative',
  'organised',
  'spontaneous',
  'helpful',
  'punctual',
  'curious',
  'patient',
] as const
export const COMPANY_KINDS_MAX = 3

export const REFERENCE_MIN = 20
export const REFERENCE_MAX = 600
/** The length of the private note to the moderators. */
export const MODERATORS_NOTE_MAX = 500
export const REPLY_MAX = 400
/** The length of the reason why the moderators have hidden one. */
export const HIDDEN_REASON_MAX = 300

/** The number of days after a tour in which its people may write about each other. */
export const WRITE_DAYS = 30
/** References need a tour that was announced at least so many days before its first day, and seats taken before that day. */
export const ANNOUNCED_DAYS = 2
/** A reference that is not answered by one is shown so many days after the tour, or after it was written if that is later. */
export const REVEAL_DAYS = 14

/** With fewer references than this, a profile does not say how many would travel again: it would name who would not. */
export const SHARE_FROM = 3
