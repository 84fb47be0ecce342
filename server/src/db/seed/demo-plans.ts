import { addDays, indianDay, weekOf } from '@saathi/shared/lib/days'
import { regionOf } from '@saathi/shared/plans/rules'
import type { PlanFacts } from '@saathi/shared/plans/schema'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../client.ts'

const PLACES = [
  ['hampi', 'Karnataka'],
  ['varkala', 'Kerala'],
  ['hampi', 'Karnataka'],
  ['jaisalmer', 'Rajasthan'],
  ['munnar', 'Kerala'],
] as const
const COMPANY = ['alone', 'friends', 'alone', 'partner', 'family', 'friends', 'alone'] as const
const NOTES = [
  'Ruins at sunrise, a slow boat at noon.',
  '',
  'Looking for someone to split a cab from the station with.',
  'Street food first, sights second.',
  '',
  'Sketchbook, tripod, no hurry.',
]
/** The days ahead on which the plan of the demo account begins. */
const OWN_START = 33

type Plan = { place: readonly [id: string, state: string]; start: string; length: number } & Pick<
  PlanFacts,
  'company' | 'note' | 'flexibleDays'
>

/** Gives the demo account a travel plan, and its companions plans of their own, of which some overlap it. */
export async function seedPlans(db: Pick<Db, 'execute'>, { me, crowd, now }: Demo): Promise<void> {
  const today = indianDay(now)
  const save = async (userId: string, { place: [id, state], start, length, company, note, flexibleDays }: Plan) => {
    const end = addDays(start, length)
    const [first, last] = [addDays(start, -flexibleDays), addDays(end, flexibleDays)]
    const facts = {
      goes_to: id,
      region_id: regionOf(state),
      start_date: start,
      end_date: end,
      flexible_days: flexibleDays,
      company,
      note,
      visible_to: 'everyone',
      ends_on: last,
      first_week: weekOf(first),
      last_week: weekOf(last),
    }
    await db.execute(
      sql`select save_plan(${userId}, ${v7()}, true, null, ${JSON.stringify(facts)}::jsonb, 10, ${today})`,
    )
  }
  const [hampi] = PLACES
  const own = { company: 'alone', note: 'Ruins at sunrise, a slow boat at noon.', flexibleDays: 1 } as const
  await save(me, { place: hampi, start: addDays(today, OWN_START), length: 4, ...own })
  for (const [at, { _id }] of crowd.entries()) {
    if (at % 2 === 1) continue
    const turn = at / 2
    await save(_id, {
      place: PLACES[turn % PLACES.length] ?? hampi,
      start: addDays(today, OWN_START - 8 + ((turn * 5) % 19)),
      length: 2 + (turn % 5),
      company: COMPANY[turn % COMPANY.length] ?? 'alone',
      note: NOTES[turn % NOTES.length] ?? '',
      flexibleDays: turn % 3,
    })
  }
}
type Demo = { me: string; crowd: { _id: string }[]; now: Date }
