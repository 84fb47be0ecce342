import { within } from '../cost/cost-lines.ts'
import { fareLines } from '../cost/travellers.ts'
import type { BusRow } from '../facts/dataset.ts'
import { asleepFor, heatRough, LEAST_NIGHT_HOURS, seldom } from './boarding.ts'
import { computeEffort } from './effort.ts'
import { completeJourney, type Journey, type Leg, WAYS } from './journey.ts'
import { lateArrivalRough } from './night-arrival.ts'

const SPREAD = 0.15
/** The discomfort of an hour on board, in hours. */
const ROUGH: Record<string, number> = { ordinary: 0.4, 'AC seater': 0.2, 'AC sleeper': 0.15, Volvo: 0.15 }
const UNKNOWN_ROUGH = 0.3
const SLEEPER_SLEEP = 5
const SEAT_SLEEP = 3

/** By every bus that runs direct to the place, in each of its classes. */
export function byBus(leg: Leg): Journey[] {
  const rows = leg.dataset.departures[leg.from].bus.get(leg.place.id) ?? []
  return rows.flatMap((row) => row.classes.flatMap((comfort) => inClass(leg, row, comfort) ?? []))
}

function inClass(leg: Leg, row: BusRow, comfort: string): Journey | null {
  const overnight = row.runs === 'night'
  const asleep = overnight ? asleepFor(row.hours, comfort.includes('sleeper') ? SLEEPER_SLEEP : SEAT_SLEEP) : 0
  const nightInSeat = overnight && !comfort.includes('sleeper')
  const byNight = overnight && row.hours >= LEAST_NIGHT_HOURS
  const rough =
    (ROUGH[comfort] ?? UNKNOWN_ROUGH) * row.hours +
    seldom(row.days) +
    heatRough(comfort, row.hours, leg.when.month) +
    (overnight && !byNight ? lateArrivalRough(leg) : 0)
  const effort = computeEffort(
    'bus',
    { hours: leg.dataset.transport.bus.overhead_hours + row.hours, asleep, rough, nightInSeat, nightOnBus: overnight },
    leg,
  )
  if (!effort) return null
  const { ordinary_bus, seat } = leg.dataset.transport.children
  const lines = fareLines(
    `Bus (${comfort}) there and back`,
    leg,
    WAYS,
    within(row.fares[comfort] ?? 0, SPREAD),
    comfort === 'ordinary' ? ordinary_bus : seat,
  )
  return completeJourney(effort, {
    mode: 'bus',
    to: leg.place.name,
    overnight,
    byNight,
    nightInSeat,
    lines,
    lastLeg: null,
    comfort,
    daysAWeek: row.days,
    unsure: row.sure === 'low',
  })
}
