import { CANDIDATES_MAX, CHOICE_LINK_DAYS, CHOICES_MAX } from '@saathi/shared/choices/rules'
import type { Choice, ChoiceList, LinkedChoice } from '@saathi/shared/choices/schema'
import { addDays } from '@saathi/shared/lib/days'
import { TRIPS_MAX } from '@saathi/shared/trips/rules'
import { and, asc, eq, gt, gte, isNull, ne, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { notBlocked, notSuspended } from '../../../db/queries/relationships.ts'
import { choiceCandidates, choicePeople, choices } from '../../../db/schema/choices.ts'
import { tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { linkTokenHash } from '../../../platform/link-token.ts'
import { tripColumns, withIds } from '../../trips/queries/trips.ts'
import type { NewCandidate } from '../candidate.ts'
import { maySee, type Reader } from '../policy.ts'

const columnsOf = ({ kind, facts, total, perHead, trip: { items, ...trip } }: NewCandidate) => ({
  ...{ kind, facts, total },
  per_head: perHead,
  trip: { facts: tripColumns(trip), items: withIds(items) },
})

type NewChoice = {
  title: string
  groupId: string | undefined
  voters: number | undefined
  closesAt: string
  candidate: NewCandidate
  key: string
}

/** Starts a choice, once for each key. */
export const startChoice = (
  db: Db,
  { userId, today, now }: Reader,
  { candidate, groupId, voters, ...draft }: NewChoice,
) =>
  callFunction(db, 'start_choice', {
    ...{ userId, id: v7(), ...draft, groupId: groupId ?? null, voters: voters ?? null },
    ...{ candidate: columnsOf(candidate), most: CHOICES_MAX, at: now, today },
  })

export const addToChoice = (db: Db, { userId, today, now }: Reader, choiceId: string, candidate: NewCandidate) =>
  callFunction(db, 'add_to_choice', {
    ...{ choiceId, userId, candidate: columnsOf(candidate), most: CANDIDATES_MAX, at: now, today },
  })

type Vote = { choiceId: string; approvals: number[]; veto: number | null }

/** Puts the user's vote in place of their earlier one. `few`: there is only one candidate. */
export const voteInChoice = (db: Db, { userId, today, now }: Reader, { choiceId, approvals, veto }: Vote) =>
  callFunction(db, 'vote_in_choice', { choiceId, userId, approvals, veto, at: now, today })

export const closeChoice = (db: Db, { userId, today, now }: Reader, choiceId: string) =>
  callFunction(db, 'close_choice', { choiceId, userId, at: now, today })

/** Closes a choice whose time is over. */
export const settleChoice = (db: Db, choiceId: string, now: Date) =>
  callFunction(db, 'settle_choice', { choiceId, at: now })

/** Opens the winner as a trip of the owner, once. */
export const openChoice = (db: Db, { userId, today, now }: Reader, choiceId: string) =>
  callFunction(db, 'open_choice', { choiceId, userId, tripId: v7(), most: TRIPS_MAX, at: now, today })

/** A choice that the reader votes in; null if they may not see it. One whose time is over is closed first. */
export async function findChoice(db: Db, reader: Reader, choiceId: string): Promise<Choice | null> {
  const { userId, today, now } = reader
  const read = () =>
    db
      .select({
        choice: choices,
        owner: { _id: users._id, name: users.name, profilePicture: users.profilePicture },
        vote: { approvals: choicePeople.approvals, veto: choicePeople.veto, votedAt: choicePeople.votedAt },
        ofTour: sql<boolean>`exists (select from ${tours} where tours.id = ${choices.groupId})`,
      })
      .from(choices)
      .innerJoin(users, eq(users._id, choices.ownerId))
      .innerJoin(choicePeople, and(eq(choicePeople.choiceId, choices._id), eq(choicePeople.userId, userId)))
      .where(and(eq(choices._id, choiceId), maySee(reader)))
  let [row] = await read()
  if (!row) return null
  if (row.choice.closedAt === null && row.choice.closesAt <= now.toISOString()) {
    await settleChoice(db, choiceId, now)
    ;[row] = await read()
    if (!row) return null
  }
  const { choice, owner, vote, ofTour } = row
  const [candidates, people, tripRight] = await Promise.all([
    readCandidates(db, choiceId),
    readPeople(db, choiceId, userId),
    choice.tripId && callFunction(db, 'trip_right', { tripId: choice.tripId, userId, today }),
  ])
  const { _id, title, groupId, closesAt, closedAt, outcome, winner, tripId, voters, linkExpiresOn } = choice
  const mine = owner._id === userId
  const isLinked = mine && linkExpiresOn !== null && linkExpiresOn >= today
  return {
    ...{ _id, title, owner, mine, closesAt, candidates, people, voters },
    group: groupId === null ? null : { _id: groupId, of: ofTour ? 'tour' : 'trip' },
    mayAdd: closedAt === null && candidates.length < CANDIDATES_MAX && people.every(({ hasVoted }) => !hasVoted),
    vote: vote.votedAt === null ? null : { approvals: vote.approvals, veto: vote.veto },
    link: isLinked ? { expiresOn: linkExpiresOn } : null,
    result: closedAt && outcome ? { outcome, winner, tripId, seesTrip: tripRight !== null, at: closedAt } : null,
  }
}

async function readCandidates(db: Db, choiceId: string): Promise<Choice['candidates']> {
  const { number, kind, facts, total, perHead } = choiceCandidates
  const rows = await db
    .select({ number, kind, facts, total, perHead })
    .from(choiceCandidates)
    .where(eq(choiceCandidates.choiceId, choiceId))
    .orderBy(asc(number))
  return rows.map(({ facts: shown, ...row }) => ({ ...row, ...shown }))
}

/** Who votes and whether they have, without those whom a block or a suspension hides from the reader. */
const readPeople = (db: Db, choiceId: string, userId: string): Promise<Choice['people']> =>
  db
    .select({
      _id: users._id,
      name: users.name,
      profilePicture: users.profilePicture,
      hasVoted: sql<boolean>`${choicePeople.votedAt} is not null`,
    })
    .from(choicePeople)
    .innerJoin(users, eq(users._id, choicePeople.userId))
    .where(and(eq(choicePeople.choiceId, choiceId), isNull(users.suspendedAt), notBlocked(userId, users._id)))
    .orderBy(asc(choicePeople.joinedAt), asc(users._id))

const LISTED = 50

/** The reader's choices: open ones by their end, then closed ones, the newest first. */
export const listChoices = (db: Db, reader: Reader): Promise<ChoiceList['items']> => choicesQuery(db, reader).execute()

/** The statement of the list. */
export function choicesQuery(db: Db, reader: Reader) {
  const { userId, now } = reader
  const hasVoted = sql<boolean>`${choicePeople.votedAt} is not null`
  const candidates = sql<number>`(select count(*)::integer from ${choiceCandidates} c where c.choice_id = ${choices._id})`
  const isOver = sql<boolean>`(${choices.closedAt} is not null or ${choices.closesAt} <= ${now.toISOString()})`
  return db
    .select({
      _id: choices._id,
      title: choices.title,
      groupId: choices.groupId,
      closesAt: choices.closesAt,
      candidates,
      hasVoted,
      mayAdd: sql<boolean>`not ${isOver} and ${candidates} < ${CANDIDATES_MAX} and not exists (
        select from ${choicePeople} v where v.choice_id = ${choices._id} and v.voted_at is not null
          and ${notBlocked(userId, sql`v.user_id`)} and ${notSuspended(sql`v.user_id`)})`,
      outcome: choices.outcome,
      tripId: choices.tripId,
    })
    .from(choicePeople)
    .innerJoin(choices, eq(choices._id, choicePeople.choiceId))
    .where(and(eq(choicePeople.userId, userId), maySee(reader)))
    .orderBy(
      sql`${isOver}, case when not ${isOver} then ${choices.closesAt} end, ${choices.closesAt} desc, ${choices._id}`,
    )
    .limit(LISTED)
}

/** Saves the link to a choice in place of the one before. Returns its last day; null if it is not the user's, or has closed. */
export async function saveChoiceLink(db: Db, { userId, today, now }: Reader, choiceId: string, token: string) {
  const expiresOn = addDays(today, CHOICE_LINK_DAYS)
  const rows = await db
    .update(choices)
    .set({ tokenHash: linkTokenHash(token), linkExpiresOn: expiresOn, linkMadeAt: now.toISOString() })
    .where(
      and(
        eq(choices._id, choiceId),
        eq(choices.ownerId, userId),
        isNull(choices.groupId),
        isNull(choices.closedAt),
        gt(choices.closesAt, now.toISOString()),
      ),
    )
    .returning({ _id: choices._id })
  return rows.length > 0 ? expiresOn : null
}

/** Ends the link to a choice; false if the user does not own it. */
export async function deleteChoiceLink(db: Db, userId: string, choiceId: string): Promise<boolean> {
  const rows = await db
    .update(choices)
    .set({ tokenHash: null, linkExpiresOn: null, linkMadeAt: null })
    .where(and(eq(choices._id, choiceId), eq(choices.ownerId, userId)))
    .returning({ _id: choices._id })
  return rows.length > 0
}

/** The choice that one can join by a link; null when that has ended, or the owner is hidden or leaving. */
export async function findLinkedChoice(
  db: Db,
  token: string,
  { userId, today, now }: Reader,
): Promise<LinkedChoice | null> {
  const [row] = await db
    .select({
      choiceId: choices._id,
      title: choices.title,
      closesAt: choices.closesAt,
      owner: { _id: users._id, name: users.name, profilePicture: users.profilePicture },
    })
    .from(choices)
    .innerJoin(users, eq(users._id, choices.ownerId))
    .where(
      and(
        eq(choices.tokenHash, linkTokenHash(token)),
        gte(choices.linkExpiresOn, today),
        isNull(choices.closedAt),
        gt(choices.closesAt, now.toISOString()),
        isNull(users.suspendedAt),
        isNull(users.accountGoneAt),
        isNull(users.deletionAskedAt),
        notBlocked(userId, users._id),
      ),
    )
  if (!row) return null
  const { choiceId, ...facts } = row
  const candidates = await readCandidates(db, choiceId)
  return {
    ...facts,
    candidates: candidates.map(({ number, name, image, days, perHead }) => ({ number, name, image, days, perHead })),
  }
}

export const joinChoice = (db: Db, { userId, today, now }: Reader, token: string) =>
  callFunction(db, 'join_choice', { userId, tokenHash: linkTokenHash(token), at: now, today })

/** Takes the user, with their vote, out of a choice of somebody else's by a link; false if they are in none. */
export async function leaveChoice(db: Db, userId: string, choiceId: string): Promise<boolean> {
  const rows = await db
    .delete(choicePeople)
    .where(
      and(
        eq(choicePeople.choiceId, choiceId),
        eq(choicePeople.userId, userId),
        sql`exists (select from ${choices} c where c.id = ${choicePeople.choiceId} and c.group_id is null
          and ${ne(sql`c.owner_id`, userId)} and ${notBlocked(userId, sql`c.owner_id`)} and ${notSuspended(sql`c.owner_id`)})`,
      ),
    )
    .returning({ userId: choicePeople.userId })
  return rows.length > 0
}

/** Deletes a choice of the user; false if there is none. */
export async function removeChoice(db: Db, userId: string, choiceId: string): Promise<boolean> {
  const rows = await db
    .delete(choices)
    .where(and(eq(choices._id, choiceId), eq(choices.ownerId, userId)))
    .returning({ _id: choices._id })
  return rows.length > 0
}
