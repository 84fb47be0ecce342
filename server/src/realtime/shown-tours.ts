import { LRUCache } from 'lru-cache'

/** People whose tours are remembered. */
const MAX_PEOPLE = 20_000
/** Tours that are remembered of a person; those that were shown longest ago are forgotten. */
const MAX_TOURS = 500
/** Hexadecimal digits of a key: few enough for a small integer, and for short notifications. */
const DIGITS = 7

/** A number for a tour, from the random end of its id. Should two tours share one, somebody gets an event too many. */
const keyOf = (tourId: string) => Number.parseInt(tourId.slice(-DIGITS), 16)

/** Which tours people were last shown, by any process: they are told of changes of these. */
export function createShownTours() {
  const byPerson = new LRUCache<string, Set<number>>({ max: MAX_PEOPLE })

  /** Returns the keys that are new. */
  function add(userId: string, keys: number[]): number[] {
    const known = byPerson.get(userId) ?? new Set()
    const added = keys.filter((key) => !known.delete(key))
    for (const key of keys) known.add(key) // as the latest
    for (const key of known) {
      if (known.size <= MAX_TOURS) break
      known.delete(key)
    }
    byPerson.set(userId, known)
    return added
  }

  return {
    add: (userId: string, tourIds: string[]) => add(userId, tourIds.map(keyOf)),
    has: (userId: string, tourId: string) => byPerson.peek(userId)?.has(keyOf(tourId)) === true,
    keysOf: (userId: string) => [...(byPerson.peek(userId) ?? [])],
    /** The keys as text of `DIGITS` digits each. */
    textOf: (keys: number[]) => keys.map((key) => key.toString(16).padStart(DIGITS, '0')).join(''),
    addText: (userId: string, text: string) =>
      add(
        userId,
        (text.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? []).map((digits) => Number.parseInt(digits, 16)),
      ),
  }
}
