import type { Match } from '@saathi/shared/matching'
import { useSyncExternalStore } from 'react'

/** Matches that whoever is here has not been shown yet, the oldest first. */
let news: readonly Match[] = []
/** The one who swiped hears of a match by the answer and by the stream: each match is told once. */
const told = new Set<string>()
const listeners = new Set<() => void>()

function set(next: readonly Match[]) {
  news = next
  for (const listener of listeners) listener()
}

export function announceMatch(match: Match) {
  const key = `${match._id} ${Date.parse(match.matchedAt)}`
  if (told.has(key)) return
  told.add(key)
  set([...news, match])
}

/** The match was seen, or is no more. */
export const forgetMatch = (userId: string) => set(news.filter(({ _id }) => _id !== userId))

export const useMatchNews = (): Match | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => news[0] ?? null,
  )
