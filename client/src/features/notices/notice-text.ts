import { shortSpan } from '@saathi/shared/lib/messages/en/tour-title'
import type { Notice } from '@saathi/shared/notices/schema'
import * as text from '../../messages/en/notices/notices.ts'

type Told = Pick<Notice, 'kind' | 'note' | 'isQuestion' | 'tour' | 'write'>

/** The text of a notification, with tags for the tour, the person and the note. */
export function noticeText({ kind, note, isQuestion, tour, write }: Told) {
  if (write) return text.writeAbout(write.place, write.people, shortSpan(write.until, write.until))
  if (kind === 'tripTomorrow' && tour) return text.tourTomorrow
  if (isQuestion) return kind === 'requested' ? text.asked : text.answered
  if (note && kind === 'removed') return text.removedWithReason
  if (note && kind === 'declined') return text.declinedWithReason
  return text.byKind[kind]
}
