import type { Home, HomeTask, HomeWeekend } from '@saathi/shared/home/schema'
import type { PendingReference } from '@saathi/shared/references/schema'
import type { Gender } from '@saathi/shared/social/genders'
import type { Journey } from '@saathi/shared/trips/journeys'
import { and, eq, sql } from 'drizzle-orm'
import { ResponseCache } from '../../../cache/response-cache.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { genderOf, hiddenFrom, idArray } from '../../../db/queries/relationships.ts'
import { groupEntries, groupVotes } from '../../../db/schema/groups.ts'
import { unnamedLedger } from '../../../messages/en/expenses.ts'
import type { LedgerSummary } from '../../expenses/queries/overview.ts'
import type { Reader } from '../../groups/policy.ts'
import { journeyColumns, toJourneys } from '../../trips/queries/journeys.ts'
import { readOwnRows } from './own-rows.ts'
import { findSuggestions } from './suggestions.ts'

const { placeholder } = sql
const POLLS_MAX = 50
const TASKS_MAX = 12

/** The open polls of these groups in which the user has not voted. */
export const openPolls = (db: Db) =>
  db
    .select({ tourId: groupEntries.tourId, fromId: groupEntries.fromId })
    .from(groupEntries)
    .where(
      and(
        sql`${groupEntries.tourId} = any(${placeholder('tourIds')}::uuid[])`,
        eq(groupEntries.kind, 'poll'),
        sql`${groupEntries.data} ->> 'closedAt' is null`,
        sql`coalesce((${groupEntries.data} ->> 'closesAt')::timestamptz > ${placeholder('now')}::timestamptz, true)`,
        sql`not exists (select from ${groupVotes} vote where vote.tour_id = ${groupEntries.tourId}
          and vote.number = ${groupEntries.number} and vote.user_id = ${placeholder('userId')}::uuid)`,
      ),
    )
    .limit(POLLS_MAX)

const userId = sql`${placeholder('userId')}::uuid`

/** The reader's journeys, and what a search for plans reads about the reader. */
const readerRows = (db: Db) =>
  db
    .select({
      ...journeyColumns,
      gender: sql<Gender | null>`${genderOf(userId)}`,
      hidden: sql<string[]>`${hiddenFrom(userId)}`,
    })
    .from(sql`(select) one`)

const prepared = perDb((db) => ({
  polls: openPolls(db).prepare('open_polls'),
  reader: readerRows(db).prepare('home_reader'),
}))

type Named = { tourId: string; ofTrip?: boolean; title: string }

const countByTour = (kind: 'accept' | 'vote', tours: (Named & { count: number })[]): HomeTask[] =>
  tours.flatMap(({ tourId, ofTrip, title, count }) =>
    count > 0 ? [{ kind, tourId, ...(ofTrip && { ofTrip }), title, count }] : [],
  )

/** Whether a trip without a tour has a group. */
const hasFriends = ({ state, people, invitation }: Pick<Journey, 'state' | 'people' | 'invitation'>) =>
  state === 'private' && (people !== null || invitation === 'going')

/** The debts of the user, and the ledgers in which a payment to them is under way. */
const moneyTasks = (summaries: LedgerSummary[], titles: Map<string, string>): HomeTask[] =>
  summaries.flatMap(({ id, kind, balancePaise, openTransfers }): HomeTask[] => {
    const ledger = { kind, id }
    const title = titles.get(id) ?? unnamedLedger[kind]
    if (balancePaise < 0) return [{ kind: 'pay', ledger, title, paise: -balancePaise }]
    return openTransfers > 0 ? [{ kind: 'confirm', ledger, title, paise: balancePaise }] : []
  })

/** The people about whom the user has not written yet, by tour. */
function writeTasks(pending: PendingReference[]): HomeTask[] {
  const open = pending.filter(({ written }) => !written)
  return [...new Set(open.map(({ tour }) => tour._id))].map((tourId) => {
    const people = open.filter(({ tour }) => tour._id === tourId)
    const [{ tour, until }] = people as [(typeof people)[number]]
    return { kind: 'write', tourId, title: tour.name, count: people.length, until }
  })
}

/** Finding the places of weekends takes about 20 ms for each home, and changes with the day. */
export const weekendsCache = perDb(() => new ResponseCache({ ttlMs: 60 * 60_000, maxBytes: 512 * 1024 }))

/** The user's next journey, what waits for them, and who and what goes their way, in at most five statements. */
export async function findHome(db: Db, reader: Reader, weekends: HomeWeekend[]): Promise<Home> {
  const { userId, today, now } = reader
  const [own, [rows]] = await Promise.all([readOwnRows(db, userId), prepared(db).reader.execute({ userId, today })])
  const { journeys, hiddenIn, hiddenFriends, questionsIn } = toJourneys(rows, own.trips, today)
  const seeker = { ...reader, gender: rows?.gender ?? null, hidden: rows?.hidden ?? [] }
  const ahead = journeys.filter(({ ended, cancelled, invitation }) => !ended && !cancelled && invitation !== 'invited')
  const tours = ahead.flatMap(({ tourId, title, open, requests }) =>
    tourId !== null && open ? [{ tourId, title, count: requests }] : [],
  )
  const trips = ahead.flatMap(({ tripId, title, ...journey }) =>
    tripId !== null && hasFriends(journey) ? [{ tourId: tripId, ofTrip: true, title }] : [],
  )
  const groups: Named[] = [...tours.map(({ tourId, title }) => ({ tourId, title })), ...trips]
  const tourIds = idArray(groups.map(({ tourId }) => tourId))
  const [polls, { pending, choices, suggestions }] = await Promise.all([
    groups.length === 0 ? [] : prepared(db).polls.execute({ userId, now: now.toISOString(), tourIds }),
    findSuggestions(db, seeker, { plans: own.plans, journeys: ahead, weekends }),
  ])
  const votes = groups.map((group) => ({
    ...group,
    count: polls.filter(
      ({ tourId, fromId }) =>
        tourId === group.tourId && !(fromId && (hiddenIn.get(tourId) ?? hiddenFriends).includes(fromId)),
    ).length,
  }))
  const invitations = journeys
    .filter(({ invitation, ended }) => invitation === 'invited' && !ended)
    .flatMap(({ tripId, title, host }) => (tripId && host ? [{ tripId, title, host }] : []))
    .slice(0, TASKS_MAX)
  const questions = tours
    .map(({ tourId, title }) => ({ tourId, title, count: questionsIn.get(tourId) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, TASKS_MAX)
  const titles = new Map(journeys.map(({ _id, title }) => [_id, title]))
  const tasks = [
    ...countByTour('accept', tours),
    ...countByTour('vote', votes),
    ...moneyTasks(own.ledgers, titles),
    ...writeTasks(pending),
  ]
  const waiting = { tasks: tasks.slice(0, TASKS_MAX), invitations, questions, choices }
  return { next: ahead[0] ?? null, ahead: ahead.length, ...waiting, ...suggestions }
}
