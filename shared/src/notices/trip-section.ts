import type { Notice } from './schema.ts'

/**
 * The part of a tour's trip that a notification leads people to who have a seat in it; null for one that is about the tour as
 * others see it.
 */
export function tripSection({ kind, isQuestion }: Pick<Notice, 'kind' | 'isQuestion'>): 'ticket' | 'group' | null {
  if (isQuestion) return null
  if (kind === 'seat' || kind === 'accepted' || kind === 'changed' || kind === 'cancelled') return 'ticket'
  return kind === 'joined' || kind === 'left' ? 'group' : null
}
