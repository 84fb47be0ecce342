import type { Notice } from '@saathi/shared/notices'
import * as text from '../../messages/en/notices.ts'

/** The text of a notification, with tags for the tour, the person and the note. */
export const noticeText = ({ kind, note }: Pick<Notice, 'kind' | 'note'>): string =>
  kind === 'removed' && note ? text.removedWithReason : text.byKind[kind]
