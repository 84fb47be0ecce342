import { CANDIDATES_MAX, CHOICES_MAX } from '@saathi/shared/choices/rules'
import {
  CandidateAddition,
  Choice,
  ChoiceDraft,
  ChoiceLink,
  ChoiceLinkRef,
  ChoiceList,
  ChoiceRef,
  ChoiceVote,
  LinkedChoice,
  OpenedTrip,
} from '@saathi/shared/choices/schema'
import { indianDay } from '@saathi/shared/lib/days'
import * as z from 'zod/mini'
import type { Context, User } from '../../context.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import { newLinkToken } from '../../platform/link-token.ts'
import { authedProcedure, limitedProcedure, router } from '../../trpc.ts'
import { publishGroupChange } from '../groups/topics.ts'
import { findPackage } from '../packages/queries/packages.ts'
import { publishTourChange } from '../tours/topics.ts'
import { publishTripChange } from '../trips/topics.ts'
import { costCandidate } from './candidate.ts'
import {
  addToChoice,
  closeChoice,
  deleteChoiceLink,
  findChoice,
  findLinkedChoice,
  joinChoice,
  leaveChoice,
  listChoices,
  openChoice,
  removeChoice,
  saveChoiceLink,
  startChoice,
  voteInChoice,
} from './queries/choices.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

const DAY_MS = 86_400_000
const Done = z.object({})

/** The errors of the SQL functions' outcomes. */
const ERRORS = {
  missing: () => appError('NOT_FOUND', 'choices.notFound'),
  host: () => appError('FORBIDDEN', 'choices.hostOnly'),
  full: () => appError('CONFLICT', 'choices.full', { params: { max: CHOICES_MAX } }),
  closed: () => appError('CONFLICT', 'choices.closed'),
  voted: () => appError('CONFLICT', 'choices.voted'),
  few: () => appError('CONFLICT', 'choices.few'),
  candidate: () => badInput('approvals', 'choices.candidateUnknown'),
  'candidates full': () => appError('CONFLICT', 'choices.candidatesFull', { params: { max: CANDIDATES_MAX } }),
  'few votes': () => appError('CONFLICT', 'choices.fewVotes'),
  open: () => appError('CONFLICT', 'choices.open'),
  none: () => appError('CONFLICT', 'choices.noWinner'),
  'trips full': () => appError('CONFLICT', 'choices.ownerTripsFull'),
  tour: () => appError('CONFLICT', 'choices.tourOver'),
  taken: () => appError('CONFLICT', 'choices.tourHasTrip'),
} as const

/** @throws TRPCError unless the outcome is the expected one */
function assertOutcome<Done extends string>(outcome: Done | keyof typeof ERRORS, done: Done): asserts outcome is Done {
  if (outcome !== done) throw ERRORS[outcome as keyof typeof ERRORS]()
}

/** The choice as the caller sees it. @throws TRPCError NOT_FOUND */
const open = async (call: Call, choiceId: string): Promise<Choice> =>
  orNotFound(await findChoice(call.ctx.db, readerOf(call), choiceId), 'choices.notFound')

const costed = ({ ctx }: Call, draft: z.infer<typeof ChoiceDraft>['candidate']) =>
  costCandidate(draft, (id) => findPackage(ctx.db, id), ctx.now())

/** Choices of friends or groups between trips. No answer has the vote of anybody but the caller. */
export const choicesRouter = router({
  list: authedProcedure
    .output(ChoiceList)
    .query(async (call) => ({ items: await listChoices(call.ctx.db, readerOf(call)) })),

  get: authedProcedure
    .input(ChoiceRef)
    .output(Choice)
    .query((call) => open(call, call.input.choiceId)),

  /** With its first candidate. */
  start: limitedProcedure('choices')
    .input(ChoiceDraft)
    .output(Choice)
    .mutation(async (call) => {
      const { closesInDays, candidate, ...draft } = call.input
      const closesAt = new Date(call.ctx.now().getTime() + closesInDays * DAY_MS).toISOString()
      const facts = { ...draft, groupId: draft.groupId, voters: draft.voters, closesAt }
      const { outcome, choice_id } = await startChoice(call.ctx.db, readerOf(call), {
        ...facts,
        candidate: await costed(call, candidate),
      })
      if (outcome === 'missing') throw appError('NOT_FOUND', 'groups.notFound')
      assertOutcome(outcome, 'started')
      return open(call, choice_id)
    }),

  /** For those who vote, until somebody has. */
  add: limitedProcedure('choices')
    .input(CandidateAddition)
    .output(Choice)
    .mutation(async (call) => {
      const { choiceId } = call.input
      await open(call, choiceId)
      const candidate = await costed(call, call.input.candidate)
      const outcome = await addToChoice(call.ctx.db, readerOf(call), choiceId, candidate)
      assertOutcome(outcome === 'full' ? 'candidates full' : outcome, 'added')
      return open(call, choiceId)
    }),

  /** Takes the place of the caller's earlier vote, and closes the choice when nobody's is missing. */
  vote: limitedProcedure('tripChanges')
    .input(ChoiceVote)
    .output(Choice)
    .mutation(async (call) => {
      assertOutcome(await voteInChoice(call.ctx.db, readerOf(call), call.input), 'voted')
      return open(call, call.input.choiceId)
    }),

  /** For the owner, before its time. */
  close: limitedProcedure('tripChanges')
    .input(ChoiceRef)
    .output(Choice)
    .mutation(async (call) => {
      const outcome = await closeChoice(call.ctx.db, readerOf(call), call.input.choiceId)
      assertOutcome(outcome === 'few' ? 'few votes' : outcome, 'closed')
      return open(call, call.input.choiceId)
    }),

  /** Opens the winner as a trip of the owner with all who vote, or as that of the tour, once. For any of them. */
  open: limitedProcedure('trips')
    .input(ChoiceRef)
    .output(OpenedTrip)
    .mutation(async (call) => {
      const { choiceId } = call.input
      const { group } = await open(call, choiceId)
      const { outcome, trip_id } = await openChoice(call.ctx.db, readerOf(call), choiceId)
      if (outcome === 'full') throw ERRORS['trips full']()
      assertOutcome(outcome, 'opened')
      publishTripChange(call.ctx.realtime, trip_id)
      if (group?.of === 'tour') publishTourChange(call.ctx.realtime, group._id)
      else publishGroupChange(call.ctx.realtime, trip_id, call.ctx.user._id)
      return { tripId: trip_id }
    }),

  /** For who votes in a choice of somebody else's by a link. */
  leave: limitedProcedure('tripChanges')
    .input(ChoiceRef)
    .output(Done)
    .mutation(async (call) => {
      if (!(await leaveChoice(call.ctx.db, call.ctx.user._id, call.input.choiceId))) throw ERRORS.missing()
      return {}
    }),

  /** For the owner. */
  remove: limitedProcedure('tripChanges')
    .input(ChoiceRef)
    .output(Done)
    .mutation(async (call) => {
      if (!(await removeChoice(call.ctx.db, call.ctx.user._id, call.input.choiceId))) throw ERRORS.missing()
      return {}
    }),

  /** For the owner: makes the link by which people join, in place of the one before. */
  createLink: limitedProcedure('tripLinks')
    .input(ChoiceRef)
    .output(ChoiceLink)
    .mutation(async (call) => {
      const { mine, group, result } = await open(call, call.input.choiceId)
      if (!mine) throw ERRORS.missing()
      if (group) throw appError('CONFLICT', 'choices.ofGroup')
      const token = newLinkToken()
      const expiresOn = result ? null : await saveChoiceLink(call.ctx.db, readerOf(call), call.input.choiceId, token)
      if (expiresOn === null) throw ERRORS.closed()
      return { path: `/choices/join/${token}`, expiresOn }
    }),

  /** For the owner. The link is dead at once. */
  revokeLink: limitedProcedure('tripLinks')
    .input(ChoiceRef)
    .output(Done)
    .mutation(async (call) => {
      if (!(await deleteChoiceLink(call.ctx.db, call.ctx.user._id, call.input.choiceId))) throw ERRORS.missing()
      return {}
    }),

  /** The choice that a link leads to. Unknown, revoked and expired links are NOT_FOUND alike. */
  linked: limitedProcedure('tripLinks')
    .input(ChoiceLinkRef)
    .output(LinkedChoice)
    .query(async (call) =>
      orNotFound(await findLinkedChoice(call.ctx.db, call.input.token, readerOf(call)), 'choices.linkGone'),
    ),

  join: limitedProcedure('tripLinks')
    .input(ChoiceLinkRef)
    .output(ChoiceRef)
    .mutation(async (call) => {
      const joined = await joinChoice(call.ctx.db, readerOf(call), call.input.token)
      switch (joined.outcome) {
        case 'full':
          throw appError('CONFLICT', 'choices.votersFull')
        case 'missing':
          throw appError('NOT_FOUND', 'choices.linkGone')
        case 'joined':
          return { choiceId: joined.choice_id }
      }
    }),
})
