import type { FreeSeat, Home, HomeWeekend } from '@saathi/shared/home/schema'
import { addDays } from '@saathi/shared/lib/days'
import type { PendingReference } from '@saathi/shared/references/schema'
import type { Journey } from '@saathi/shared/trips/journeys'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { waitingChoices } from '../../choices/queries/waiting.ts'
import { withPlacePicture } from '../../destinations/place-picture.ts'
import type { Reader } from '../../groups/policy.ts'
import { findPlanPlace, planPlace } from '../../plans/places.ts'
import { type Going, listOverlappingPlans, type Seeker, toGoingToo } from '../../plans/queries/going-too.ts'
import { peopleOfPlans } from '../../plans/queries/people.ts'
import type { PlanRow } from '../../plans/queries/statements.ts'
import { pendingRows } from '../../references/queries/pending.ts'
import { type FreeDays, type SeatRow, seatsNear } from '../../tours/queries/near-days.ts'
import type { OwnPlanRow } from './own-rows.ts'

const LISTED = 3
const DAYS_MAX = 6

export type Known = { plans: OwnPlanRow[]; journeys: Journey[]; weekends: HomeWeekend[] }

const byStart = (a: { from: string }, b: { from: string }) => (a.from < b.from ? -1 : 1)

const goingOf = ({ startDate, dayCount, place }: Journey): Going[] =>
  startDate !== null && place.id !== null
    ? [{ placeId: place.id, from: startDate, to: addDays(startDate, dayCount - 1) }]
    : []

/** The days on which the reader is free, and the journeys on which others may go too. */
export function ownDays({ plans, journeys, weekends }: Known, today: string) {
  const planned = plans
    .filter(({ endsOn }) => endsOn >= today)
    .map(({ goesTo, startDate, flexibleDays, endsOn }) => ({
      ...{ placeId: goesTo, from: addDays(startDate, -flexibleDays), to: endsOn },
    }))
  const alone = journeys.filter(({ tourId, people, invitation }) => tourId === null && !people && !invitation)
  const certain = journeys.filter(({ state }) => state !== 'waiting' && state !== 'requested')
  const free = [...planned, ...alone.flatMap(goingOf)].sort(byStart).slice(0, DAYS_MAX)
  const days: FreeDays[] =
    free.length > 0
      ? free.map(({ placeId, from, to }) => ({ from, to, placeIds: findPlanPlace(placeId)?.destinationIds ?? [] }))
      : weekends.map(({ start, end }) => ({ from: start, to: end, placeIds: [] }))
  const near = free.length > 0 ? ('own' as const) : ('weekends' as const)
  return { near, days, going: [...planned, ...certain.flatMap(goingOf)].sort(byStart) }
}

const PENDING_MAX = 100
const CHOICES_MAX = 12

/**
 * Tours with free seats near the reader's days, people who go where the reader goes, the people about whom the reader may
 * write, and the choices that wait for the reader. One statement, and one before it for a reader who goes somewhere.
 */
export async function findSuggestions(db: Db, reader: Reader & Seeker, known: Known) {
  const { near, days, going } = ownDays(known, reader.today)
  const found = await listOverlappingPlans(db, reader, going)
  const { seats, pending, choices, people } = await readPlainRows(db, reader, days, found.plans)
  const suggestions: Pick<Home, 'seats' | 'goingToo'> = {
    seats: { near, items: seats.map((row) => toSeat(row, days)) },
    goingToo: toGoingToo(found, people, LISTED),
  }
  return { pending, choices, suggestions }
}

/** What is read of tables that no cluster spreads. */
async function readPlainRows(db: Db, reader: Reader, days: FreeDays[], plans: PlanRow[]) {
  const { userId } = reader
  const pending = pendingRows(reader, { limit: PENDING_MAX })
  const [row] = await db
    .select({
      seats: sql<SeatRow[]>`${seatsNear(reader, days)}`,
      pending: sql<PendingReference[]>`(select coalesce(json_agg(pending), '[]') from ${pending} pending)`,
      choices: sql<NonNullable<Home['choices']>>`${waitingChoices(reader, CHOICES_MAX)}`,
      people: peopleOfPlans(userId, plans),
    })
    .from(sql`(select) one`)
  return row ?? { seats: [], pending: [], choices: [], people: { owners: [], matched: [], invited: [] } }
}

function toSeat({ destination, at, ...row }: SeatRow, days: FreeDays[]): FreeSeat {
  const { placeId } = row
  const { from: start = '', to: end = '' } = days[at] ?? {}
  const name = placeId === null ? destination : planPlace(placeId).name
  return { ...withPlacePicture(row), place: { id: placeId, name }, days: { start, end } }
}
