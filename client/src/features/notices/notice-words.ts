import type { Notice } from '@saathi/shared/notices'

const SOMEBODY = 'Somebody'

/** What a notice says before and after the name of its tour. */
export function noticeWords({ kind, actor, note }: Pick<Notice, 'kind' | 'actor' | 'note'>): {
  before: string
  after: string
} {
  const who = actor?.name ?? SOMEBODY
  switch (kind) {
    case 'seat':
      return { before: 'A seat came free, and it is yours: ', after: '.' }
    case 'cancelled':
      return { before: 'The host cancelled ', after: '.' }
    case 'changed':
      return { before: 'The host changed ', after: '. Please look at the dates, the price and the place.' }
    case 'joined':
      return { before: `${who} joined `, after: '.' }
    case 'left':
      return { before: `${who} left `, after: '.' }
    case 'removed':
      return { before: 'The host removed you from ', after: note ? `. Their reason: ${note}` : '.' }
    case 'readmitted':
      return { before: 'The host lets you join ', after: ' again.' }
  }
}
