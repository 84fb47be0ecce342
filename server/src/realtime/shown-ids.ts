import { LRUCache } from 'lru-cache'

/** People of whom it is remembered what they were shown. */
const MAX_PEOPLE = 20_000
/** Ids that are remembered of a person; those that were shown longest ago are forgotten. */
const MAX_IDS = 500
/** Hexadecimal digits of a key: few enough for a small integer, and for short notifications. */
const DIGITS = 7

/** A number from the random end of an id. Should two ids share one, somebody gets an event too many. */
const keyOf = (id: string) => Number.parseInt(id.slice(-DIGITS), 16)

/** The ids that people were last shown by any process, of whose changes they are told. */
export function createShownIds() {
  const byPerson = new LRUCache<string, Set<number>>({ max: MAX_PEOPLE })

  /** Returns the keys that are new. */
  function add(userId: string, keys: number[]): number[] {
    const known = byPerson.get(userId) ?? new Set()
    const added = keys.filter((key) => !known.delete(key))
    for (const key of keys) known.add(key) // as the latest
    for (const key of known) {
      if (known.size <= MAX_IDS) break
      known.delete(key)
    }
    byPerson.set(userId, known)
    return added
  }

  return {
    add: (userId: string, ids: string[]) => add(userId, ids.map(keyOf)),
    has: (userId: string, id: string) => byPerson.peek(userId)?.has(keyOf(id)) === true,
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
