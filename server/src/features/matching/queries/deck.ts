import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { deckPlaces } from '../../../db/schema/matching.ts'
import type { CommonTour, Traits } from '../affinity.ts'
import { type Card, deckQuery, keyQuery } from './deck-statements.ts'

/** Minimum for the maximum number of candidates that a call returns, beyond the cards that the client holds. */
const MIN_SERVED = 60
/** Swiped users that a page window has room for, beyond the candidates. */
const SWIPED_AHEAD = 140
/** The deck moves past so many swiped users even if the page window has enough others. */
const MOVE_AFTER = SWIPED_AHEAD / 2
/** Page windows that one call reads at most. If all of them have only swiped users, the next call continues. */
const MAX_WINDOWS = 50

type Served = Card & { sharedTours: CommonTour[] }
type Deck = { reader: Traits & { _id: string }; people: Served[] }

const statements = perDb((db) => ({
  page: deckQuery(db).prepare('deck_page'),
  key: keyQuery(db).prepare('deck_key'),
}))

type Window = { me: string; today: string; maxServed: number; companionIds: string }

/** The cards of the page window at the deck's position, with those of tour companions and undone swipes. */
async function readWindow(db: Db, { me, today, maxServed, companionIds }: Window) {
  const size = maxServed + SWIPED_AHEAD
  const [row] = await statements(db).page.execute({ me, today, size, served: maxServed, companionIds })
  const { reader, isNewRound, ahead, last, companions, cards } = row as NonNullable<typeof row>
  const toursOf = new Map(companions.map(({ id, tours }) => [id, tours]))
  const people = cards.map((card): Served => ({ ...card, sharedTours: toursOf.get(card._id) ?? [] }))
  const visible = new Set(people.map(({ _id }) => _id))
  const isCut = ahead.length === maxServed
  return {
    deck: { reader, people },
    /** The users of the window that are served, in the order of the pool. */
    served: ahead.filter(({ id }) => visible.has(id)),
    /** The last user of the window that was considered. */
    last: (isCut ? ahead.at(-1) : last)?.id,
    /** Whether the window reaches the end of the pool. */
    isLast: !isCut && (last?.number ?? 0) < size,
    isNewRound,
  }
}

/** Moves the deck to this user of the pool; the reader is its beginning. Without effect if the user is gone. */
async function moveTo(db: Db, me: string, to: string): Promise<void> {
  const [found] = await statements(db).key.execute({ me, to })
  if (!found) return
  await db
    .insert(deckPlaces)
    .values({ userId: me, ...found })
    .onConflictDoUpdate({ target: deckPlaces.userId, set: found })
}

type Options = {
  wanted: number
  shown: number
  today: string
  /** More users to serve unless they are swiped: those with a plan in common with the reader. */
  companionIds?: string[]
}

/**
 * The reader's traits and the deck's candidates, in no particular order: at least `wanted + shown` users of the pool if
 * there are as many, users who share a tour with the reader, and users whose swipe was undone. `shown` is the number of
 * cards that the client already has. Reads a bounded part of the pool, whatever its size; later calls continue.
 */
export async function findCandidates(
  db: Db,
  me: string,
  { wanted, shown, today, companionIds = [] }: Options,
): Promise<Deck> {
  const maxServed = Math.max(MIN_SERVED, wanted) + shown
  let hasWrapped = false
  for (let round = 1; ; round += 1) {
    const { deck, served, last, isLast, isNewRound } = await readWindow(db, {
      me,
      today,
      maxServed,
      companionIds: idArray(companionIds),
    })
    const [first] = served
    if (first !== undefined) {
      const passed = first.number - 1
      const canFindMore = served.length < wanted + shown && !isLast && passed > 0 && round < MAX_WINDOWS
      if (canFindMore || passed >= MOVE_AFTER) await moveTo(db, me, first.id)
      if (!canFindMore) return deck
    } else {
      if (isLast && isNewRound) return deck
      await moveTo(db, me, (isLast ? null : last) ?? me)
      if (round === MAX_WINDOWS || (isLast && hasWrapped)) return deck
      hasWrapped ||= isLast
    }
  }
}
