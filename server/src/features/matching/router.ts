import { MessageResponse } from '@saathi/shared/auth/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { Deck, DeckCard, DeckQuery, MatchPage, MatchQuery, Swipe, Swiped, Undone } from '@saathi/shared/matching/schema'
import { PersonRef } from '@saathi/shared/social/schema'
import type { Context, User } from '../../context.ts'
import { decodeCursor, SequenceCursor, toSequencePage } from '../../db/queries/pagination.ts'
import { orNotFound } from '../../errors.ts'
import * as text from '../../messages/en/matching.ts'
import { countsOf } from '../../platform/counts.ts'
import { asItems, restList, restPost } from '../../rest-path.ts'
import { authedProcedure, mustBeSelf, mustBeSomeoneElse, router } from '../../trpc.ts'
import { findPlanCompanions } from '../plans/queries/companions.ts'
import { rank } from './affinity.ts'
import { findCandidates } from './queries/deck.ts'
import { findMatch, listMatches, swipe, undoSwipe, unmatch } from './queries/matching.ts'

type AuthedContext = Context & { user: User }
const DAY_MS = 86_400_000

/** The reader's ranked deck without the cards that the client already has. */
async function readDeck({ db, user, now }: AuthedContext, { limit, without }: { limit: number; without: string[] }) {
  const today = indianDay(now())
  const day = Date.parse(today) / DAY_MS
  const plans = await findPlanCompanions(db, user._id, today)
  const pages = { wanted: limit, shown: without.length, today, companionIds: [...plans.keys()] }
  const { reader, people } = await findCandidates(db, user._id, pages)
  const excluded = new Set(without)
  const candidates = people
    .filter(({ _id }) => !excluded.has(_id))
    .map((person) => ({
      ...person,
      sharedPlans: plans.get(person._id) ?? [],
      // Whole days, so that equal calls on one day rank people alike; the clock of the database may be ahead.
      daysHere: Math.max(0, day - Date.parse(indianDay(new Date(person.joinedAt))) / DAY_MS),
    }))
  return rank(reader, candidates, day)
}

export const matchingRouter = router({
  /** The next cards, highest score first. */
  deck: authedProcedure
    .meta({ ...restList('/users', 'People to swipe on', { as: asItems(DeckCard) }), beforeConsent: true })
    .input(DeckQuery)
    .output(Deck)
    .query(async ({ ctx, input: { userId, limit, without } }) => {
      mustBeSelf(ctx.user, userId)
      return { items: (await readDeck(ctx, { limit, without })).slice(0, limit) }
    }),

  swipe: authedProcedure
    .meta({ ...restPost('/users/swipe', 'Swipe on somebody', { errors: [404] }), beforeConsent: true })
    .input(Swipe)
    .output(Swiped)
    .mutation(async ({ ctx, input: { userId, swipedUserId, action } }) => {
      mustBeSelf(ctx.user, userId)
      mustBeSomeoneElse(ctx.user, swipedUserId, 'people.cannotSwipeYourself')
      await ctx.limits.take('swipes', ctx.user._id)
      const outcome = await swipe(ctx.db, ctx.user._id, swipedUserId, action)
      orNotFound(outcome === 'missing' ? null : outcome, 'people.notFound')
      if (outcome === 'match') countsOf(ctx.db).add('matches', ctx.now())
      ctx.realtime.publish([ctx.user._id, swipedUserId])
      const match = outcome === 'match' ? await findMatch(ctx.db, ctx.user._id, swipedUserId) : null
      return { message: match ? text.matched : text.swiped, match }
    }),

  /** Undoes the last swipe and returns its card. */
  undo: authedProcedure.output(Undone).mutation(async ({ ctx }) => {
    const otherId = await undoSwipe(ctx.db, ctx.user._id)
    if (!otherId) return { message: text.nothingToUndo, card: null }
    ctx.realtime.publish([ctx.user._id, otherId])
    const deck = await readDeck(ctx, { limit: 1, without: [] })
    return { message: text.undone, card: deck.find(({ _id }) => _id === otherId) ?? null }
  }),

  matches: authedProcedure
    .meta({ ...restList('/users/matches', 'People matched with you'), beforeConsent: true })
    .input(MatchQuery)
    .output(MatchPage)
    .query(async ({ ctx, input: { userId, cursor, limit } }) => {
      mustBeSelf(ctx.user, userId)
      const rows = await listMatches(ctx.db, ctx.user._id, {
        before: decodeCursor(cursor, SequenceCursor),
        limit: limit + 1,
      })
      return toSequencePage(rows, limit)
    }),

  /** Ends a match and its conversation for both people. */
  unmatch: authedProcedure
    .input(PersonRef)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { userId } }) => {
      orNotFound((await unmatch(ctx.db, ctx.user._id, userId)) || null, 'matching.notMatched')
      ctx.realtime.publish([ctx.user._id, userId])
      return { message: text.unmatched }
    }),
})
