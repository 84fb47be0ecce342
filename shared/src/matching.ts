import * as z from 'zod/mini'
import { Cursor, Id, pageOf } from './common.ts'
import { Person, TravelType } from './social.ts'

/** `left` passes somebody by, `right` would like to meet them; two `right` are a match. */
export const SwipeAction = z.enum(['left', 'right'])
export type SwipeAction = z.infer<typeof SwipeAction>

/** Somebody to swipe on. */
export const DeckCard = z.object({
  ...Person.shape,
  travelType: TravelType,
  /** What the two share most, in one line fit for the card; it names place and month at most. Null: nothing yet. */
  reason: z.nullable(z.string()),
})
export type DeckCard = z.infer<typeof DeckCard>

/** `userId`, where it is given, must be the caller's own. */
const own = { userId: z.optional(Id) }

export const DeckQuery = z.object({
  ...own,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  /** Cards already in hand, which are not to come again. */
  without: z._default(z.array(Id).check(z.maxLength(100)), []),
})
/** The next cards, the likeliest companions first. It has no cursor: who is swiped is in no later answer. */
export const Deck = z.object({ items: z.array(DeckCard) })

/** A second swipe on the same person replaces the first. */
export const Swipe = z.object({ ...own, swipedUserId: Id, action: SwipeAction })

/** Somebody who swiped right on the reader, as the reader did on them. */
export const Match = z.object({ ...Person.shape, matchedAt: z.string() })
export type Match = z.infer<typeof Match>

/** `match` is the other person when this swipe made one. */
export const Swiped = z.object({ message: z.string(), match: z.nullable(Match) })

/** The card of the last swipe, which stands for swiping again; null when there is none to take back. */
export const Undone = z.object({ message: z.string(), card: z.nullable(DeckCard) })

/** Matches, newest first. */
export const MatchQuery = z.object({
  ...own,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  cursor: z.optional(Cursor),
})
export const MatchPage = pageOf(Match)
