import { START_CITIES } from '@saathi/shared/destinations/cities'
import type { Dataset, RailRow } from '../../../server/src/features/recommend/facts/dataset.ts'
import { greatCircleKm } from '../../../server/src/features/recommend/facts/distance.ts'
import { toTimetable } from '../../../server/src/features/recommend/travel/timetable.ts'
import type { Call, FeedTrain } from './feed.ts'

/** What a feed says about one of our rows. */
export type Finding = { row: RailRow; verdict: 'agrees' | 'differs' | 'not in the feed'; what: string[] }

/** A station of a starting city lies within this distance of its centre, km. */
const CITY_KM = 45
const STATION_KM = 3
const HOURS_SHARE = 0.05
const HOURS_LEAST = 0.25
const KM_SHARE = 0.05
const CLOCK_MINUTES = 5

/** The direct rows that name their train. */
export const namedRows = ({ departures }: Dataset): RailRow[] =>
  Object.values(departures).flatMap(({ rail }) =>
    [...rail.values()].flat().filter(({ direct, train }) => direct && train),
  )

/** Compares each row with the trains of its number: hours within 5 % or 15 minutes, days exactly, km within 5 %, times within 5 minutes. */
export function compare(dataset: Dataset, trains: ReadonlyMap<string, FeedTrain[]>): Finding[] {
  const stations = new Map(dataset.destinations.flatMap(({ railheads }) => railheads.map((each) => [each.code, each])))
  return namedRows(dataset).map((row) => {
    const station = stations.get(row.to)
    const isThere = ({ stop }: Call) =>
      stop.code === row.to || (station !== undefined && greatCircleKm(stop, station) <= STATION_KM)
    const isHere = ({ stop }: Call) => greatCircleKm(stop, START_CITIES[row.from]) <= CITY_KM
    const rides = (trains.get(row.train ?? '') ?? []).flatMap((train) => ridesOf(train, isHere, isThere))
    const checked = rides.map((ride) => differences(row, ride)).sort((a, b) => a.length - b.length)
    const [best] = checked
    if (!best) return { row, verdict: 'not in the feed', what: [] }
    return { row, verdict: best.length === 0 ? 'agrees' : 'differs', what: best }
  })
}

type Ride = { departs: number; arrives: number; days: number; km: number | null }

function ridesOf(train: FeedTrain, isHere: (call: Call) => boolean, isThere: (call: Call) => boolean): Ride[] {
  return train.calls.flatMap((from, at) => {
    const to = isHere(from) ? train.calls.slice(at + 1).find(isThere) : undefined
    if (!to) return []
    const km = from.km !== null && to.km !== null ? to.km - from.km : null
    return [{ departs: from.departs, arrives: to.arrives, days: train.days, km }]
  })
}

function differences(row: RailRow, ride: Ride): string[] {
  const hours = (ride.arrives - ride.departs) / 60
  const timetable = toTimetable(row)
  const days = row.train_days ?? row.days
  return [
    Math.abs(hours - row.hours) > Math.max(HOURS_LEAST, HOURS_SHARE * hours) &&
      `${row.hours} h, not ${hours.toFixed(2)}`,
    days !== ride.days && `${days} days a week, not ${ride.days}`,
    ride.km !== null && Math.abs(ride.km - row.km) > KM_SHARE * ride.km && `${row.km} km, not ${Math.round(ride.km)}`,
    timetable !== null &&
      clockGap(timetable.departs, ride.departs) > CLOCK_MINUTES &&
      `leaves at ${row.departs}, not ${clock(ride.departs)}`,
    timetable !== null &&
      clockGap(timetable.arrives, ride.arrives) > CLOCK_MINUTES &&
      `arrives at ${row.arrives}, not ${clock(ride.arrives)}`,
  ].filter((what) => what !== false)
}

/** Minutes between two times of the day, over midnight too. */
function clockGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 1440
  return Math.min(gap, 1440 - gap)
}

const clock = (at: number) =>
  `${String(Math.floor((at % 1440) / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
