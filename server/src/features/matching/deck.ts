import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { deckPlaces } from '../../db/schema/matching.ts'
import type { SharedTour, Traits } from './affinity.ts'
import { type Card, cardQuery, keyQuery, poolQuery, positionQuery, swipedQuery } from './deck-statements.ts'

/** Minimum for the maximum number of candidates that a call returns, beyond the cards that the client holds. */
const MIN_SERVED = 60
/** Swiped users that a page window has room for, beyond the candidates. */
const SWIPED_AHEAD = 140
/** The deck moves past so many swiped users even if the page window has enough others. */
const MOVE_AFTER = SWIPED_AHEAD / 2
/** Page windows that one call reads at most. If all of them have only swiped users, the next call continues. */
const MAX_WINDOWS = 50

type Served = Card & { sharedTours: SharedTour[] }
type Deck = { reader: Traits & { _id: string }; people: Served[] }

const statements = perDb((db) => ({
  position: positionQuery(db).prepare('deck_position'),
  key: keyQuery(db).prepare('deck_key'),
  pool: poolQuery(db).prepare('deck_pool'),
  swiped: swipedQuery(db).prepare('deck_swiped'),
  cards: cardQuery(db).prepare('deck_cards'),
}))

type Window = { me: string; today: string; position: number | null; maxServed: number }

/** The cards of one page window, with those of tour companions and undone swipes. */
async function readWindow(db: Db, { me, today, position, maxServed }: Window) {
  const { pool, swiped: findSwiped, cards: findCards } = statements(db)
  const size = maxServed + SWIPED_AHEAD
  const [row] = await pool.execute({ me, today, position, size })
  const { ids, isNewRound, companions, ...reader } = row as NonNullable<typeof row>
  const toursOf = new Map(companions.map(({ id, tours }) => [id, tours]))
  const [own] = await findSwiped.execute({ me, ids: idArray([...ids, ...toursOf.keys()]) })
  const swiped = new Set(own?.swiped)
  const isOpen = (id: string) => id !== me && !swiped.has(id)
  const ahead = ids.filter(isOpen).slice(0, maxServed)
  const wanted = [...new Set([...ahead, ...[...toursOf.keys()].filter(isOpen), ...(own?.undone ?? [])])]
  const [found] = wanted.length > 0 ? await findCards.execute({ me, ids: idArray(wanted) }) : []
  const people = (found?.cards ?? []).map((card): Served => ({ ...card, sharedTours: toursOf.get(card._id) ?? [] }))
  const visible = new Set(people.map(({ _id }) => _id))
  const isCut = ahead.length === maxServed
  return {
    deck: { reader, people },
    ids,
    /** The users of the window that are served, in the order of the pool. */
    served: ahead.filter((id) => visible.has(id)),
    /** The last user of the window that was considered. */
    last: (isCut ? ahead : ids).at(-1),
    /** Whether the window reaches the end of the pool. */
    isLast: !isCut && ids.length < size,
    isNewRound,
  }
}

/** Moves the deck to this user of the pool; the reader is its beginning. Returns the new position; null if the user is gone. */
async function moveTo(db: Db, me: string, to: string): Promise<number | null> {
  const [found] = await statements(db).key.execute({ me, to })
  if (!found) return null
  await db
    .insert(deckPlaces)
    .values({ userId: me, ...found })
    .onConflictDoUpdate({ target: deckPlaces.userId, set: found })
  return found.position
}

type Options = { wanted: number; shown: number; today: string }

/**
 * The reader's traits and the deck's candidates, in no particular order: at least `wanted + shown` users of the pool if
 * there are as many, users who share a tour with the reader, and users whose swipe was undone. `shown` is the number of
 * cards that the client already has. Reads a bounded part of the pool, whatever its size; later calls continue.
 */
export async function findCandidates(db: Db, me: string, { wanted, shown, today }: Options): Promise<Deck> {
  const maxServed = Math.max(MIN_SERVED, wanted) + shown
  let position = (await statements(db).position.execute({ me }))[0]?.position ?? null
  let hasWrapped = false
  for (let round = 1; ; round += 1) {
    const { deck, ids, served, last, isLast, isNewRound } = await readWindow(db, { me, today, position, maxServed })
    const [first] = served
    if (first !== undefined) {
      const passed = ids.indexOf(first)
      const canFindMore = served.length < wanted + shown && !isLast && passed > 0 && round < MAX_WINDOWS
      if (canFindMore || passed >= MOVE_AFTER) position = await moveTo(db, me, first)
      if (!canFindMore) return deck
    } else {
      if (isLast && isNewRound) return deck
      position = await moveTo(db, me, (isLast ? null : last) ?? me)
      if (round === MAX_WINDOWS || (isLast && hasWrapped)) return deck
      hasWrapped ||= isLast
    }
  }
}
