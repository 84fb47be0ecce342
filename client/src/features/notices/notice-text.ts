import type { Notice } from '@saathi/shared/notices/schema'
import * as text from '../../messages/en/notices/notices.ts'

/** The text of a notification, with tags for the tour, the person and the note. */
export function noticeText({ kind, note, isQuestion, tour }: Pick<Notice, 'kind' | 'note' | 'isQuestion' | 'tour'>) {
  if (kind === 'tripTomorrow' && tour) return text.tourTomorrow
  if (isQuestion) return kind === 'requested' ? text.asked : text.answered
  if (note && kind === 'removed') return text.removedWithReason
  if (note && kind === 'declined') return text.declinedWithReason
  return text.byKind[kind]
}
