import type { Home, HomeTask, HomeWeekend } from '@saathi/shared/home/schema'
import type { Gender } from '@saathi/shared/social/genders'
import type { Journey } from '@saathi/shared/trips/journeys'
import { sql } from 'drizzle-orm'
import { ResponseCache } from '../../../cache/response-cache.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { genderOf, hiddenFrom } from '../../../db/queries/relationships.ts'
import { unnamedLedger } from '../../../messages/en/expenses.ts'
import type { LedgerSummary } from '../../expenses/queries/overview.ts'
import type { Reader } from '../../groups/policy.ts'
import { journeyColumns, toJourneys } from '../../trips/queries/journeys.ts'
import { findAfter, writeTasks } from '../after.ts'
import { readGroups } from './group-rows.ts'
import { findIdea, savedLast } from './idea.ts'
import { readOwnRows } from './own-rows.ts'
import { findSuggestions } from './suggestions.ts'

const { placeholder } = sql
const TASKS_MAX = 12
const NO_GROUPS: Awaited<ReturnType<typeof readGroups>> = { polls: new Map(), meeting: null }

const userId = sql`${placeholder('userId')}::uuid`

/** The reader's journeys, what a search for plans reads about the reader, and what they saved last. */
const readerRows = (db: Db) =>
  db
    .select({
      ...journeyColumns,
      gender: sql<Gender | null>`${genderOf(userId)}`,
      hidden: sql<string[]>`${hiddenFrom(userId)}`,
      savedPlace: savedLast(userId),
    })
    .from(sql`(select) one`)

const prepared = perDb((db) => readerRows(db).prepare('home_reader'))

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

/** The ledgers in which the user is owed money, without those that `moneyTasks` has. */
const owedMoney = (summaries: LedgerSummary[], titles: Map<string, string>): NonNullable<Home['owed']> =>
  summaries.flatMap(({ id, kind, balancePaise, openTransfers }) =>
    balancePaise > 0 && openTransfers === 0
      ? [{ ledger: { kind, id }, title: titles.get(id) ?? unnamedLedger[kind], paise: balancePaise }]
      : [],
  )

/** Finding the places of weekends takes about 20 ms for each home, and changes with the day. */
export const weekendsCache = perDb(() => new ResponseCache({ ttlMs: 60 * 60_000, maxBytes: 512 * 1024 }))

/** The user's next journey, what waits for them, and who and what goes their way, in at most five statements. */
export async function findHome(db: Db, reader: Reader, weekends: HomeWeekend[]): Promise<Home> {
  const { userId, today } = reader
  const [own, [rows]] = await Promise.all([readOwnRows(db, userId), prepared(db).execute({ userId, today })])
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
  const hiddenBy = (tourId: string) => hiddenIn.get(tourId) ?? hiddenFriends
  const [next = null] = ahead
  const groupIds = groups.map(({ tourId }) => tourId)
  // Somebody with plans of their own pays a statement for those, and sees no count of a saved place.
  const isPlanning = own.plans.some(({ endsOn }) => endsOn >= today)
  const meetingOf = groupIds.find((id) => id === next?._id) ?? null
  const [{ polls, meeting }, { pending, choices, suggestions }, idea] = await Promise.all([
    groups.length === 0 ? NO_GROUPS : readGroups(db, reader, { tourIds: groupIds, meetingOf, hiddenIn: hiddenBy }),
    findSuggestions(db, seeker, { plans: own.plans, journeys: ahead, weekends }),
    next ? null : findIdea(db, rows?.savedPlace ?? null, { today, isCounted: !isPlanning }),
  ])
  const votes = groups.map((group) => ({ ...group, count: polls.get(group.tourId) ?? 0 }))
  const invitations = journeys
    .filter(({ invitation, ended }) => invitation === 'invited' && !ended)
    .flatMap(({ tripId, title, host }) => (tripId && host ? [{ tripId, title, host }] : []))
    .slice(0, TASKS_MAX)
  const questions = tours
    .map(({ tourId, title }) => ({ tourId, title, count: questionsIn.get(tourId) ?? 0 }))
    .filter(({ count }) => count > 0)
    .slice(0, TASKS_MAX)
  const titles = new Map(journeys.map(({ _id, title }) => [_id, title]))
  const writing = writeTasks(pending)
  const tasks = [
    ...countByTour('accept', tours),
    ...countByTour('vote', votes),
    ...moneyTasks(own.ledgers, titles),
    ...writing,
  ]
  const owed = owedMoney(own.ledgers, titles).slice(0, TASKS_MAX)
  const waiting = { tasks: tasks.slice(0, TASKS_MAX), invitations, questions, choices, owed }
  const after = findAfter(journeys, { ledgers: own.ledgers, writing }, today)
  return { next, ahead: ahead.length, after, meeting, idea, ...waiting, ...suggestions }
}
