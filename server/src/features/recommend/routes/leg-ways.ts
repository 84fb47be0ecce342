import { clockOf } from '@saathi/shared/lib/messages/en/days'
import { type Count, costLine, type Line, priceRange, within } from '../cost/cost-lines.ts'
import { fareLines } from '../cost/travellers.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import type { LegRow, RailLeg } from '../facts/leg-schema.ts'
import { isFresh } from '../facts/origin-schema.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { shortName } from '../text/format.ts'
import { RAIL_CLASS_NAMES } from '../travel/by-rail.ts'
import { several, vehicleFor } from '../travel/vehicles.ts'

/** A way from one place to another, for all who travel. `load`: hours with discomfort. */
export type LegWay = {
  row: LegRow
  from: Destination
  to: Destination
  mode: LegRow['by']
  by: string
  hours: number
  load: number
  lines: Line[]
  total: number
}

export const ONE_WAY: Count = [1, 'way', 'ways']

/** A day on the road is no longer than this. */
export const LONGEST_LEG_HOURS = 10.5
const ONE_WAY_CAB_KM = 150
const ONE_WAY_CAB_DEARER = 1.3
const SLOW_KMPH = 36
const RAIL_SPREAD = 0.12
const RESTED_HOURS = 5
const TIRING = 0.25
const ROUGH = { road: 0.05, bus: 0.3, rail: 0.08 } as const
const BOARDING_HOURS = 0.5
const AUTO_SEATS = 3
const CAB_SEATS = 4
const LEAST_RIDE_KM = 3

/** Whether a way is usually open in a month. */
export const isOpen = (row: LegRow, month: number): boolean =>
  row.by === 'rail' || row.months === undefined || row.months.includes(month)

type Ends = { from: Destination; to: Destination }

/** All ways of a row in one direction in that month; none where it is closed, too long, or no train goes that way. */
export function legWays(dataset: Dataset, trip: ParsedTrip, row: LegRow, { from, to }: Ends): LegWay[] {
  if (!isOpen(row, trip.when.month)) return []
  if (row.by === 'rail') return railWays(dataset, trip, row, { from, to })
  if (row.hours > LONGEST_LEG_HOURS) return []
  const { hours, km } = row
  const tired = TIRING * Math.max(0, hours - RESTED_HOURS)
  const made = (by: string, lines: Line[]): LegWay => ({
    row,
    from,
    to,
    mode: row.by,
    by: `${by}, ${Math.round(km)} km`,
    hours,
    lines,
    total: totalOf(lines),
    load: hours + ROUGH[row.by] * hours + tired,
  })
  if (row.by === 'bus') {
    const label = `${labelOf({ from, to })}: ${row.name}`
    return [made(row.name, fareLines(label, trip.party, ONE_WAY, priceRange(row.inr), dataset.transport.children.seat))]
  }
  return [made(...byCar(dataset, trip, row, { from, to }))]
}

const totalOf = (lines: readonly Line[]) => lines.reduce((sum, { typical }) => sum + typical, 0)
const labelOf = ({ from, to }: Ends) => `${shortName(from.name)} to ${shortName(to.name)}`

/** A hired car bills the empty way back; on long legs there are cabs for one way. */
function byCar(
  { transport }: Dataset,
  { people }: ParsedTrip,
  { km, hours }: LegRow & { hours: number },
  ends: Ends,
): [string, Line[]] {
  const vehicle = vehicleFor(transport, people)
  const isHilly = km / hours < SLOW_KMPH && (ends.from.hilly || ends.to.hilly)
  const isOneWay = km > ONE_WAY_CAB_KM
  const factor =
    Math.round(100 * (isHilly ? transport.taxi.hills_multiplier : 1) * (isOneWay ? ONE_WAY_CAB_DEARER : 1)) / 100
  const why = [isHilly ? 'hills' : '', isOneWay ? 'one-way cab' : ''].filter(Boolean).join(', ')
  const billed: Count = isOneWay ? [km, 'km', 'km'] : [2 * km, 'km billed', 'km billed']
  const line = costLine(
    'flights',
    `${labelOf(ends)}: hired ${vehicle.name}`,
    [...several(vehicle), billed],
    priceRange(vehicle.perKm),
    { low: factor, typical: factor, high: factor, why },
  )
  return [`hired ${vehicle.count === 1 ? vehicle.name : `${vehicle.name}s`} with driver`, [line]]
}

function railWays(dataset: Dataset, trip: ParsedTrip, row: RailLeg, ends: Ends): LegWay[] {
  const ride = trainOf(dataset, row, ends)
  if (!ride) return []
  const { train, start, end, before } = ride
  const aboard = (minutesOf(train.arrives) - minutesOf(train.departs)) / 60
  const hours = before + aboard + end.hours
  const rides = [
    rideLine(dataset, trip, `${labelOf(ends)}: to ${start.name} station`, start.km),
    rideLine(dataset, trip, `${labelOf(ends)}: from ${end.name} station`, end.km),
  ]
  const known = isFresh(row, trip.askedIn)
    ? `${train.train} ${row.name}, ${clockOf(minutesOf(train.departs))}, arrives ${clockOf(minutesOf(train.arrives))}`
    : row.name
  return Object.entries(row.fares).map(([key, fare]) => {
    const comfort = RAIL_CLASS_NAMES[key as keyof typeof row.fares]
    const label = `${labelOf(ends)}: train, ${comfort}`
    const fares = fareLines(label, trip.party, ONE_WAY, within(fare, RAIL_SPREAD), dataset.transport.children.rail)
    const lines = [...fares, ...rides]
    return {
      row,
      ...ends,
      mode: 'rail',
      by: `train, ${comfort}, ${known}`,
      hours,
      lines,
      total: totalOf(lines),
      load: hours + (key === '2S' ? 0.35 : key === 'SL' ? 0.25 : ROUGH.rail) * aboard,
    } satisfies LegWay
  })
}

/** The train of a row in a direction, the stations at its ends, and the hours from the door to its departure; null without one. */
export function trainOf({ transport }: Dataset, row: RailLeg, { from, to }: Ends) {
  const isForward = from.id === row.from
  const train = isForward ? row : row.back
  const codes = isForward ? row.stations : ([row.stations[1], row.stations[0]] as const)
  const [start, end] = [stationOf(from, codes[0]), stationOf(to, codes[1])]
  if (!train || !start || !end) return null
  return { train, start, end, before: Math.max(transport.rail.overhead_hours, start.hours + BOARDING_HOURS) }
}

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

const stationOf = ({ railheads }: Destination, code: string) => railheads.find((station) => station.code === code)

function rideLine({ transport: { local } }: Dataset, { people }: ParsedTrip, label: string, km: number): Line {
  const isAuto = people <= AUTO_SEATS
  const name = isAuto ? 'auto' : 'cab'
  const count: Count = [Math.ceil(people / (isAuto ? AUTO_SEATS : CAB_SEATS)), name, `${name}s`]
  const rides: Count = [Math.max(km, LEAST_RIDE_KM), 'km', 'km']
  return costLine('flights', label, [count, rides], priceRange(isAuto ? local.auto_per_km : local.app_cab_per_km))
}
