import { addDays, indianDay } from '@saathi/shared/lib/days'
import { STAY_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import * as z from 'zod/mini'
import type { Db } from '../client.ts'

type ProposedTrip = { title: string; dayCount: number; items: TripItemFacts[] }
/** The days of a new trip, or of one for a tour; null if no way leads to its place. */
export type ProposeTrip = (request: TripRequest, now: Date, forTour: boolean) => ProposedTrip | null

type Demo = { me: string; now: Date; proposeTrip: ProposeTrip }
const Tour = z.object({
  id: z.string(),
  place: z.nullable(z.string()),
  start: z.string(),
  length: z.number(),
  people: z.number(),
})

/** The days ahead on which the demo account's own trip begins: with its travel plan to the same place. */
const OWN_START = 33
const TICKED = ['photo-id', 'water', 'charger']

/** Gives the demo account a trip for its coming tour, whose guests may change it, and one of its own. */
export async function seedTrips(db: Pick<Db, 'execute'>, { me, now, proposeTrip }: Demo): Promise<void> {
  const today = indianDay(now)

  async function create(request: TripRequest, proposal: ProposedTrip, tourId: string | null): Promise<string> {
    const { items, ...days } = proposal
    const facts = {
      title: days.title,
      day_count: days.dayCount,
      place_id: request.placeId,
      from_city: request.from,
      people: request.people,
      start_date: request.startDate,
    }
    const rows = items.map((item) => ({ id: v7(), facts: item }))
    const id = v7()
    await db.execute(sql`
      select create_trip(${me}, ${id}, ${v7()}, ${tourId}, ${JSON.stringify(facts)}::jsonb, ${JSON.stringify(rows)}::jsonb, 50,
        ${now.toISOString()}, ${today})`)
    for (const item of TICKED) await db.execute(sql`select tick_trip(${id}, ${me}, ${item}, true, 200, ${today})`)
    return id
  }

  const tours = z.array(Tour).parse(
    await db.execute(sql`
    select id, place_id as place, start_date::text as start, end_date - start_date + 1 as length, joined + 1 as people
    from tours where creator_id = ${me} and start_date > ${today} and cancelled_at is null order by start_date limit 1`),
  )
  for (const { id, place, start, length, people } of tours) {
    const days = Math.min(length, STAY_DAYS_MAX)
    const request: TripRequest = { placeId: place ?? 'hampi', from: 'pune', people, days, startDate: start }
    const proposal = proposeTrip(request, now, true)
    if (!proposal) continue
    const tripId = await create(request, proposal, id)
    await db.execute(sql`
      select update_trip(${tripId}, ${me}, 1, '{"members_may_edit": true}', ${now.toISOString()}, ${today})`)
  }
  const startDate = addDays(today, OWN_START)
  const own: TripRequest = { placeId: 'hampi', from: 'pune', people: 1, days: 3, startDate }
  const proposal = proposeTrip(own, now, false)
  if (proposal) await create(own, proposal, null)
}
