import { OwnNominee } from '@saathi/shared/auth/nominees'
import { MessageResponse } from '@saathi/shared/auth/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { Decided } from '@saathi/shared/moderation/admin'
import {
  PeopleQuery,
  PersonAct,
  PersonItemPage,
  StaffPerson,
  StaffPersonRef,
  SuspendPerson,
} from '@saathi/shared/moderation/people'
import { decodeCursor, IdCursor, toIdPage } from '../../../db/queries/pagination.ts'
import { appError, orNotFound } from '../../../errors.ts'
import { decided } from '../../../messages/en/moderation.ts'
import { pageProcedure } from '../../admin/procedures.ts'
import { auditRead } from '../../admin/queries/audit.ts'
import { findNominee } from '../../auth/nominees/queries/nominees.ts'
import { orConflict } from '../admin/outcomes.ts'
import { personHistory } from '../admin/queries/histories.ts'
import { signalsAbout } from '../admin/queries/signals.ts'
import { publish } from '../admin/router.ts'
import { exportForStaff, STAFF_LISTS } from './export.ts'
import {
  findPeople,
  findPersonForStaff,
  noteExport,
  removePerson,
  restorePerson,
  suspendPerson,
  toursHostedBy,
} from './queries/people.ts'

const peopleProcedure = pageProcedure('people')

/** @throws TRPCError if nobody may do this to this person */
function orRefused<T extends string>(
  outcome: T | 'own' | 'staff' | 'missing',
): asserts outcome is Exclude<T, 'own' | 'staff' | 'missing'> {
  if (outcome === 'missing') throw appError('NOT_FOUND', 'people.notFound')
  if (outcome === 'own') throw appError('FORBIDDEN', 'reports.own')
  if (outcome === 'staff') throw appError('CONFLICT', 'people.isStaff')
}

/** The procedures of the page "People". */
export const peopleProcedures = {
  /** People by name or address, newest accounts first. */
  people: peopleProcedure
    .input(PeopleQuery)
    .output(PersonItemPage)
    .query(async ({ ctx, input: { cursor, limit, q } }) => {
      const before = decodeCursor(cursor, IdCursor)
      const page = toIdPage(await findPeople(ctx.db, { staffId: ctx.user._id, q, before, limit: limit + 1 }), limit)
      const ids = page.items.map(({ _id }) => _id)
      await ctx.limits.take('peopleReads', ctx.user._id, Math.max(ids.length, 1))
      await auditRead(ctx.db, ctx.actor, { act: 'user.search', kind: 'user', ids })
      return page
    }),

  /** The profile of a person, with their history and no private messages. */
  person: peopleProcedure
    .input(StaffPersonRef)
    .output(StaffPerson)
    .query(async ({ ctx: { db, now, user, limits, actor }, input: { userId } }) => {
      await limits.take('peopleReads', user._id)
      const found = orNotFound(await findPersonForStaff(db, userId, user._id), 'people.notFound')
      await auditRead(db, actor, { act: 'user.read', kind: 'user', ids: [userId] })
      const [tours, person, signals] = await Promise.all([
        toursHostedBy(db, userId),
        personHistory(db, userId, user._id),
        signalsAbout(db, userId, user._id, now()),
      ])
      return { ...found, tours, person, signals }
    }),

  /** The nominee whom a person has named to use their rights when they die or cannot act. */
  nominee: peopleProcedure
    .input(StaffPersonRef)
    .output(OwnNominee)
    .query(async ({ ctx: { db, user, limits, actor }, input: { userId } }) => {
      await limits.take('peopleReads', user._id)
      orNotFound(await findPersonForStaff(db, userId, user._id), 'people.notFound')
      await auditRead(db, actor, { act: 'user.nominee', kind: 'user', ids: [userId] })
      return { nominee: await findNominee(db, userId) }
    }),

  /** Suspends somebody. For good, or for over 30 days, waits for a second moderator. */
  suspendPerson: peopleProcedure
    .input(SuspendPerson)
    .output(Decided)
    .mutation(async ({ ctx, input }) => {
      const { outcome, changed } = await suspendPerson(ctx.db, input, ctx.actor, indianDay(ctx.now()))
      publish(ctx, changed)
      return orConflict(outcome, 'people.notFound')
    }),

  restorePerson: peopleProcedure
    .input(PersonAct)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      const outcome = await restorePerson(ctx.db, input, ctx.actor)
      orRefused(outcome)
      if (outcome === 'notSuspended') throw appError('CONFLICT', 'reports.impossible')
      ctx.mailer.wake()
      return { message: decided }
    }),

  /** Proposes the deletion of somebody's account. Once a second moderator confirms, its owner can cancel it for 7 days. */
  removePerson: peopleProcedure
    .input(PersonAct)
    .output(Decided)
    .mutation(async ({ ctx, input }) => {
      const at = ctx.now()
      const outcome = await removePerson(ctx.db, input, ctx.actor, { at, today: indianDay(at) })
      orRefused(outcome)
      if (outcome === 'already') throw appError('CONFLICT', 'people.leaving')
      return orConflict(outcome === 'requested' ? 'done' : outcome, 'people.notFound')
    }),

  /** Somebody's data by table, without what is private. They are told by mail. */
  exportPerson: peopleProcedure.input(PersonAct).mutation(async ({ ctx, input: { userId, note } }) => {
    await ctx.limits.take('exports', ctx.user._id)
    orRefused(await noteExport(ctx.db, { userId, note, lists: STAFF_LISTS }, ctx.actor))
    ctx.mailer.wake()
    const { evidenceDays } = ctx.config.legal.retention
    return exportForStaff(ctx.db, userId, { staffId: ctx.user._id, evidenceDays, today: indianDay(ctx.now()) })
  }),
}
