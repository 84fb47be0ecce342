import { within } from '../cost/cost-lines.ts'
import { fareLines } from '../cost/travellers.ts'
import type { Dataset, Destination, RailClass, Railhead, RailRow } from '../facts/dataset.ts'
import { asleepFor, heatRough, LEAST_NIGHT_HOURS, seldom } from './boarding.ts'
import { computeEffort, isTender } from './effort.ts'
import { completeJourney, type Journey, type Leg, WAYS } from './journey.ts'
import { type LastLeg, lastLegs } from './last-leg.ts'
import { nightArrivalRough } from './night-arrival.ts'
import { isForDayTrip, type Timetable, toReturn, toTimetable } from './timetable.ts'

export const RAIL_CLASS_NAMES: Record<RailClass, string> = {
  '2S': 'second seating',
  SL: 'sleeper class',
  CC: 'AC chair car',
  EC: 'executive chair car',
  '3A': '3-tier AC',
  '2A': '2-tier AC',
  '1A': 'first class AC',
}
const SPREAD = 0.12
/** The discomfort of an hour on board, in hours. */
const ROUGH: Record<RailClass, number> = { '2S': 0.35, SL: 0.25, CC: 0.08, EC: 0.02, '3A': 0.1, '2A': 0.03, '1A': 0 }
const SEATS = new Set<RailClass>(['2S', 'CC', 'EC'])
const PLAIN = new Set<RailClass>(['2S', 'SL'])
/** For seniors and small children a night without air conditioning, among open windows, in hours. */
const PLAIN_NIGHT = 3
const BERTH_SLEEP = 8
const SEAT_SLEEP = 3
const CHANGE_ROUGH = 1

type Rail = Dataset['departures'][keyof Dataset['departures']]['rail']

/** By every train that runs to a station of the place, in each of its classes. */
export function byRail(leg: Leg): Journey[] {
  const { rail } = leg.dataset.departures[leg.from]
  return leg.place.railheads.flatMap((station) => {
    const rows = rail.get(station.code)?.filter((row) => !goesNearer(row, station, leg.place, rail))
    if (!rows || rows.length === 0) return []
    const onward = lastLegs(leg, station, `${station.name} station`)
    return rows.flatMap((row) => byTrain(leg, station, row, onward))
  })
}

/** Who leaves a train before its station nearest to the place saves at least so many hours by it. */
const WORTH_LEAVING = 2

/** Whether the same train goes on to a nearer station of the place, and is there about as early. */
function goesNearer(row: RailRow, station: Railhead, { railheads }: Destination, rail: Rail): boolean {
  return railheads.some(
    ({ code, km, hours }) =>
      km < station.km &&
      rail
        .get(code)
        ?.some(
          (other) =>
            other.train === row.train &&
            row.train !== undefined &&
            other.runs === row.runs &&
            other.days >= row.days &&
            other.hours + hours < row.hours + station.hours + WORTH_LEAVING,
        ),
  )
}

function byTrain(leg: Leg, station: Railhead, row: RailRow, onward: LastLeg[]): Journey[] {
  const { children } = leg.dataset.transport
  const overnight = row.runs === 'night'
  const known = timetableOf(row)
  const isTooLate = leg.dayTrip === true && known !== null && !isForDayTrip(known)
  if (isTooLate && !known.others) return []
  const timetable = isTooLate ? null : known
  const aboard = leg.dataset.transport.rail.overhead_hours + row.hours
  const trouble = (row.direct ? 0 : CHANGE_ROUGH) + seldom(row.days)
  const back = returnOf(row, station.name)
  const fares = row.classes.map((railClass) => {
    const label = `Train to ${station.name} and back, ${RAIL_CLASS_NAMES[railClass]}`
    return fareLines(label, leg, WAYS, within(row.fares[railClass] ?? 0, SPREAD), children.rail)
  })
  return onward.flatMap((lastLeg) => {
    const arrival = nightArrivalRough({ timetable, lastLeg }, leg)
    return row.classes.flatMap((railClass, at) => {
      const asleep = overnight ? asleepFor(row.hours, SEATS.has(railClass) ? SEAT_SLEEP : BERTH_SLEEP) : 0
      const heat = heatRough(RAIL_CLASS_NAMES[railClass], row.hours, leg.when.month)
      const plain = overnight && isTender(leg) && PLAIN.has(railClass) ? PLAIN_NIGHT : 0
      const rough = ROUGH[railClass] * row.hours + trouble + lastLeg.rough + arrival + heat + plain
      const nightInSeat = overnight && SEATS.has(railClass)
      const effort = computeEffort('rail', { hours: aboard + lastLeg.hours, asleep, rough, nightInSeat }, leg)
      if (!effort) return []
      return completeJourney(effort, {
        mode: 'rail',
        to: station.name,
        overnight,
        byNight: overnight && row.hours >= LEAST_NIGHT_HOURS,
        nightInSeat,
        lines: [...(fares[at] ?? []), ...lastLeg.lines],
        lastLeg,
        comfort: RAIL_CLASS_NAMES[railClass],
        name: row.name ?? null,
        timetable,
        back,
        change: row.direct ? null : (row.change ?? 'on the way'),
        daysAWeek: row.days,
        unsure: row.sure === 'low',
        note: station.note ?? null,
      })
    })
  })
}

/** The timetables of rows, read once: reading them anew takes a twentieth of the time of an answer. */
const there = new WeakMap<RailRow, Timetable | null>()
const home = new WeakMap<RailRow, Map<string, Timetable | null>>()

function timetableOf(row: RailRow): Timetable | null {
  let known = there.get(row)
  if (known === undefined) {
    known = toTimetable(row)
    there.set(row, known)
  }
  return known
}

function returnOf(row: RailRow, station: string): Timetable | null {
  let known = home.get(row)
  if (known === undefined) {
    known = new Map()
    home.set(row, known)
  }
  let back = known.get(station)
  if (back === undefined) {
    back = toReturn(row, station)
    known.set(station, back)
  }
  return back
}
