import type { Notice } from '@saathi/shared/notices'

const UNKNOWN_ACTOR = 'Somebody'

/** The text of a notification before and after the name of its tour. */
export function noticeText({ kind, actor, note }: Pick<Notice, 'kind' | 'actor' | 'note'>): {
  before: string
  after: string
} {
  const actorName = actor?.name ?? UNKNOWN_ACTOR
  switch (kind) {
    case 'seat':
      return { before: 'A seat came free, and it is yours: ', after: '.' }
    case 'cancelled':
      return { before: 'The host cancelled ', after: '.' }
    case 'changed':
      return { before: 'The host changed ', after: '. Please look at the dates, the price and the place.' }
    case 'joined':
      return { before: `${actorName} joined `, after: '.' }
    case 'blockedJoined':
      return { before: 'Somebody you have blocked joined ', after: '. They are not told that you are on it.' }
    case 'left':
      return { before: `${actorName} left `, after: '.' }
    case 'removed':
      return { before: 'The host removed you from ', after: note ? `. Their reason: ${note}` : '.' }
    case 'readmitted':
      return { before: 'The host lets you join ', after: ' again.' }
  }
}
