import * as z from 'zod/mini'
import { atMost, Cursor, Id, pageOf } from '../lib/common.ts'
import { PersonMarks } from '../references/schema.ts'
import { Person, TravelType } from '../social/schema.ts'

/** `left` rejects a user, `right` likes them; two `right` are a match. */
export const SwipeAction = z.enum(['left', 'right'])
export type SwipeAction = z.infer<typeof SwipeAction>

/** A user in the deck. */
export const DeckCard = z.object({
  ...Person.shape,
  /** Null while the user has not chosen one. */
  travelType: z.nullable(TravelType),
  /**
   * The strongest trait that the two share, in one line; contains at most a place and a month. Null: nothing shared.
   */
  reason: z.nullable(z.string()),
  /** Answers of a version before have none. */
  marks: z.optional(PersonMarks),
})
export type DeckCard = z.infer<typeof DeckCard>

/** `userId` is optional; it must be the caller's own. */
const own = { userId: z.optional(Id) }

export const DeckQuery = z.object({
  ...own,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  /** Ids of cards that the client already has, which are left out. */
  without: z._default(z.array(Id).check(atMost(100)), []),
})
/** The next cards, best first. There is no cursor: swiped users are in no later response. */
export const Deck = z.object({ items: z.array(DeckCard) })

/** A second swipe on the same person replaces the first. */
export const Swipe = z.object({ ...own, swipedUserId: Id, action: SwipeAction })

/** A user who has swiped right on the reader, and the reader on them. */
export const Match = z.object({ ...Person.shape, matchedAt: z.string() })
export type Match = z.infer<typeof Match>

/** `match`: the other user, if this swipe made a match. */
export const Swiped = z.object({ message: z.string(), match: z.nullable(Match) })

/** The card of the undone swipe, which can be swiped again; null if there was none. */
export const Undone = z.object({ message: z.string(), card: z.nullable(DeckCard) })

/** Matches, newest first. */
export const MatchQuery = z.object({
  ...own,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  cursor: z.optional(Cursor),
})
export const MatchPage = pageOf(Match)
