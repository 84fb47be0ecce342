import type { Match } from '@saathi/shared/matching/schema'
import { useSyncExternalStore } from 'react'

/** Matches not yet shown to the user, oldest first. */
let pending: readonly Match[] = []
/** The swipe response and the event stream report the same match: each is announced once. */
const announced = new Set<string>()
const listeners = new Set<() => void>()

function set(next: readonly Match[]) {
  pending = next
  for (const listener of listeners) listener()
}

export function announceMatch(match: Match) {
  const key = `${match._id} ${Date.parse(match.matchedAt)}`
  if (announced.has(key)) return
  announced.add(key)
  set([...pending, match])
}

/** Removes a match that was shown or has ended. */
export const dismissMatch = (userId: string) => set(pending.filter(({ _id }) => _id !== userId))

export const useAnnouncedMatch = (): Match | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => pending[0] ?? null,
  )
