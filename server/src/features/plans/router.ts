import { DestinationRef } from '@saathi/shared/destinations/schema'
import { addDays, indianDay, weekOf } from '@saathi/shared/lib/days'
import { PLAN_AHEAD_MAX, PLANS_MAX } from '@saathi/shared/plans/rules'
import {
  Answered,
  GoingCount,
  type InvitationAnswer,
  InvitationRef,
  InvitationsToTours,
  InvitationToTour,
  Invited,
  OwnPlan,
  OwnPlans,
  PlanChange,
  PlanDraft,
  type PlanFacts,
  PlanInvitation,
  PlanOverlaps,
  PlanQuery,
  PlanRef,
  PlanSearch,
} from '@saathi/shared/plans/schema'
import * as z from 'zod/mini'
import { type Context, reading, type User } from '../../context.ts'
import { decodeCursor } from '../../db/queries/pagination.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import * as text from '../../messages/en/plans.ts'
import { asItems, restGet, restPost, withoutCursor } from '../../rest-path.ts'
import { authedProcedure, cachedProcedure, limitedProcedure, router } from '../../trpc.ts'
import { findPeopleMarks } from '../references/queries/people-marks.ts'
import { findTour } from '../tours/queries/list.ts'
import { publishTourChange } from '../tours/topics.ts'
import { encodePlanCursor, planCursor } from './cursor.ts'
import { findPlanPlace, type KnownPlace } from './places.ts'
import { answerInvitation, invite, listInvitations } from './queries/invitations.ts'
import { countGoing, goingCache, listPlans, savePlan, withdrawPlan } from './queries/plans.ts'
import { countOverlaps, daysOf, searchPlans, showPlans } from './queries/search.ts'
import { readPlan } from './queries/statements.ts'
import { overlappingTours, tourCompanions } from './queries/tours.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })

/** @throws TRPCError BAD_REQUEST for an unknown place */
function placeOf(id: string, field: string): KnownPlace {
  const place = findPlanPlace(id)
  if (!place) throw badInput(field, 'plans.placeUnknown')
  return place
}

/** Saves a plan and returns it. @throws TRPCError BAD_REQUEST, NOT_FOUND, CONFLICT */
async function save(call: Call, facts: PlanFacts, at: string, target: { key?: string | undefined; planId?: string }) {
  const { userId, today } = readerOf(call)
  const { regionId } = placeOf(facts.placeId, `${at}placeId`)
  const { start, end } = facts.travelDates
  if (start > addDays(today, PLAN_AHEAD_MAX)) throw badInput(`${at}travelDates.start`, 'plans.tooFarAhead')
  // A plan that has begun may be changed.
  if ((target.planId === undefined ? start : end) < today) throw badInput(`${at}travelDates.start`, 'plans.inPast')
  const { outcome, plan_id } = await savePlan(call.ctx.db, facts, { userId, regionId, today, ...target })
  if (outcome === 'full') throw appError('CONFLICT', 'plans.full', { params: { max: PLANS_MAX } })
  if (outcome === 'key') throw appError('CONFLICT', 'plans.keyUsed')
  if (outcome === 'ended') throw appError('CONFLICT', 'plans.ended')
  if (outcome === 'no gender') throw badInput(`${at}sameGenderOnly`, 'genders.notSaid')
  if (outcome === 'missing') throw appError('NOT_FOUND', 'plans.notFound')
  const own = await listPlans(call.ctx.db, userId, today)
  return orNotFound(own.find(({ _id }) => _id === plan_id) ?? null, 'plans.notFound')
}

const REJECTIONS = {
  cancelled: 'tours.cancelled',
  ended: 'tours.ended',
  joined: 'plans.alreadyInTour',
  removed: 'plans.notFound',
} as const

/** @throws TRPCError NOT_FOUND, CONFLICT */
async function answer(call: Call, ref: z.infer<typeof InvitationRef>, given: InvitationAnswer) {
  const outcome = await answerInvitation(call.ctx.db, { ...readerOf(call), ...ref, answer: given })
  if (outcome === 'missing') throw appError('NOT_FOUND', 'plans.invitationNotFound')
  if (outcome !== 'answered') throw appError('CONFLICT', REJECTIONS[outcome])
  publishTourChange(call.ctx.realtime, ref.tourId)
  return { message: given === 'accepted' ? text.accepted : text.declined }
}

export const plansRouter = router({
  /** The caller's own plans, the next first. */
  list: authedProcedure
    .meta(restGet('/plans', 'Your travel plans, the next first', { as: asItems(OwnPlan) }))
    .output(OwnPlans)
    .query(async (call) => ({ items: await listPlans(call.ctx.db, readerOf(call).userId, readerOf(call).today) })),

  create: limitedProcedure('plans')
    .meta(restPost('/plans', 'Make a travel plan that others can find', { errors: [404, 409] }))
    .input(PlanDraft)
    .output(OwnPlan)
    .mutation((call) => {
      const { key, ...facts } = call.input
      return save(call, facts, '', { key })
    }),

  update: limitedProcedure('plans')
    .meta(restPost('/plans/:planId/update', 'Change a travel plan', { errors: [404, 409] }))
    .input(PlanChange)
    .output(OwnPlan)
    .mutation((call) => save(call, call.input.plan, 'plan.', { planId: call.input.planId })),

  /** People with plans to a place, and tours there with their people. */
  search: limitedProcedure('planSearches')
    .meta(
      restGet('/plans/search', 'Who goes to a place: people with plans, and tours with their people', {
        as: withoutCursor(PlanSearch),
      }),
    )
    .input(PlanQuery)
    .output(PlanSearch)
    .query(async (call) => {
      const { cursor, ...query } = call.input
      const { userId: reader, today } = readerOf(call)
      const place = placeOf(query.placeId, 'placeId')
      const after = decodeCursor(cursor, planCursor(call.ctx.seal))
      const days = { placeIds: place.destinationIds, ...daysOf(query, today), reader }
      const [{ items, next }, tours] = await Promise.all([
        searchPlans(call.ctx.db, { userId: reader, today }, place, { ...query, after }),
        after ? [] : overlappingTours(call.ctx.db, days),
      ])
      const [people, marks] = await Promise.all([
        tourCompanions(
          call.ctx.db,
          reader,
          tours.map(({ _id }) => _id),
        ),
        findPeopleMarks(call.ctx.db, [...new Set(items.map(({ person }) => person._id))], { userId: reader, today }),
      ])
      const { id, name, state } = place
      return {
        items: items.map((item) => ({ ...item, person: { ...item.person, marks: marks.get(item.person._id) } })),
        nextCursor: next && encodePlanCursor(call.ctx.seal, next),
        place: { id, name, state },
        tours,
        people,
      }
    }),

  /** The number of plans and tours that an own plan overlaps. */
  overlaps: authedProcedure
    .meta(restGet('/plans/:planId/overlaps', 'How many plans and tours your plan overlaps', { errors: [404] }))
    .input(PlanRef)
    .output(PlanOverlaps)
    .query(async (call) =>
      orNotFound(await countOverlaps(call.ctx.db, readerOf(call), call.input.planId), 'plans.notFound'),
    ),

  /** The number of people who plan to go to a destination, for everybody. */
  going: cachedProcedure(({ readDb }) => goingCache(readDb))
    .meta(
      restGet('/destinations/:destinationId/going', 'How many people plan to go to a destination', { errors: [404] }),
    )
    .input(DestinationRef)
    .output(GoingCount)
    .query(async ({ ctx, input: { destinationId } }) => {
      orNotFound(findPlanPlace(destinationId), 'destinations.notFound')
      const counts = await reading(ctx, (db) => countGoing(db, [destinationId], indianDay(ctx.now())))
      return { count: counts.get(destinationId) ?? null }
    }),

  /** For the host of a tour: invites the owner of a plan whom the host can find, and who is told once. Shows no days. */
  invite: limitedProcedure('planInvitations')
    .meta(restPost('/plans/:planId/invite', 'Invite the owner of a plan to your tour', { errors: [404, 409] }))
    .input(PlanInvitation)
    .output(Invited)
    .mutation(async (call) => {
      const { planId, placeId, tourId } = call.input
      const { userId: hostId, today } = readerOf(call)
      const row = await readPlan(call.ctx.db, { placeId, planId }, hostId)
      // By week, as a search is: a plan that was over after its last day would tell that day.
      const isOver = !row || row.lastWeek < weekOf(today)
      const [shown] = isOver ? [] : await showPlans(call.ctx.db, hostId, [row])
      if (!row || !shown) throw appError('NOT_FOUND', 'plans.notFound')
      const tour = orNotFound(await findTour(call.ctx.db, tourId, { userId: hostId, today }), 'tours.notFound')
      if (!tour.mine.host) throw appError('NOT_FOUND', 'tours.notFound')
      const isThere = tour.placeId !== null && placeOf(row.goesTo, 'placeId').destinationIds.includes(tour.placeId)
      const { start, end } = tour.travelDates
      if (!isThere || weekOf(start) > row.lastWeek || weekOf(end) < row.firstWeek)
        throw badInput('tourId', 'plans.tourElsewhere')
      const outcome = await invite(call.ctx.db, { hostId, tourId, ownerId: row.userId, planId, today })
      if (outcome === 'missing') throw appError('NOT_FOUND', 'plans.notFound')
      if (outcome !== 'invited') throw appError('CONFLICT', REJECTIONS[outcome])
      publishTourChange(call.ctx.realtime, tourId)
      const [plan] = await showPlans(call.ctx.db, hostId, [row])
      return { message: text.invited, plan: plan ?? null }
    }),

  /** Invitations to tours, because of plans of the caller. */
  invitations: authedProcedure
    .meta(
      restGet('/plans/invitations', 'Invitations to tours because of your plans', { as: asItems(InvitationToTour) }),
    )
    .output(InvitationsToTours)
    .query(async (call) => {
      const { userId, today } = readerOf(call)
      const [items, own] = await Promise.all([
        listInvitations(call.ctx.db, userId, today),
        listPlans(call.ctx.db, userId, today),
      ])
      const open = new Set(own.filter(({ ended }) => !ended).map(({ _id }) => _id))
      return { items: items.filter(({ planId }) => open.has(planId)) }
    }),

  /** For the owner of a plan: lets the host who has invited them see the days of the plan. It takes no seat. */
  accept: limitedProcedure('plans')
    .meta(
      restPost('/plans/:planId/accept', 'Accept an invitation, which shows its host the days of your plan', {
        errors: [404, 409],
      }),
    )
    .input(InvitationRef)
    .output(Answered)
    .mutation((call) => answer(call, call.input, 'accepted')),

  /** For the owner of a plan: declines, or takes an acceptance back. The host is not told. */
  decline: limitedProcedure('plans')
    .meta(
      restPost('/plans/:planId/decline', 'Decline an invitation, or take an acceptance back', { errors: [404, 409] }),
    )
    .input(InvitationRef)
    .output(Answered)
    .mutation((call) => answer(call, call.input, 'declined')),

  withdraw: limitedProcedure('plans')
    .meta(restPost('/plans/:planId/withdraw', 'Withdraw a travel plan', { errors: [404] }))
    .input(PlanRef)
    .output(z.object({ withdrawn: z.boolean() }))
    .mutation(async ({ ctx, input }) => ({
      withdrawn: orNotFound((await withdrawPlan(ctx.db, ctx.user._id, input.planId)) || null, 'plans.notFound'),
    })),
})
