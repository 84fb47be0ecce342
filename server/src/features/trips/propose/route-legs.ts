import { clockOf } from '@saathi/shared/lib/messages/en/days'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { isFresh } from '../../recommend/facts/origin-schema.ts'
import { type LegWay, minutesOf, trainOf } from '../../recommend/routes/leg-ways.ts'
import { townAt } from '../../recommend/text/format.ts'
import { monthOf } from '../../recommend/text/train-words.ts'
import { onBoard, upToStep } from './journey-parts.ts'
import { inSteps, type Move } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'

/** The moves of a way between two stops; `lunch`: one stops for it after the first of them. */
export type LegMoves = { moves: Move[]; lunch: TravelPlan['lunch'] | null }

const DAY = 1440
const at = (hour: number) => Math.round(hour * 60)
/** Who arrives by then has lunch there; who leaves by then has none before. */
const LUNCH_THERE = at(14.25)
const LUNCH_BEFORE = at(14)
const LUNCH_STOP = { at: at(12.75), minutes: 45 }
const LEAST_AFTER = 30

/** The ways between two stops on a day of the trip, with their times. */
export function legMoves(dataset: Dataset, leg: LegWay, day: number, askedIn: string): LegMoves {
  const ride = leg.row.by === 'rail' ? trainOf(dataset, leg.row, leg) : null
  return ride ? { moves: byTrain(leg, ride, day, askedIn), lunch: null } : byRoad(leg, day)
}

function byRoad({ from, to, mode, by, row, hours, total }: LegWay, day: number): LegMoves {
  const minutes = upToStep(hours * 60)
  // After breakfast, and so early that daylight suffices.
  const leaves = hours <= 6 ? at(9) : hours <= 8 ? at(8) : at(7)
  const isCar = mode === 'road'
  const missesLunch = leaves + minutes > LUNCH_THERE
  const move: Move = {
    title: isCar
      ? text.mainLeg('road', false, townAt(to), by.split(' with driver')[0] ?? by)
      : row.by === 'bus' && row.name === 'shared jeep'
        ? text.sharedJeep(townAt(to))
        : text.ride('bus', townAt(to)),
    note: [
      text.aboutWay(by, hours),
      row.source === 'estimate' ? text.ourEstimate : '',
      missesLunch && !isCar ? text.lunchAlong : '',
    ]
      .filter(Boolean)
      .join(' '),
    by: isCar ? 'road' : 'bus',
    minutes,
    ends: { lat: to.lat, lon: to.lon },
    endsIn: townAt(to),
    cost: total,
    start: day * DAY + leaves,
    onwards: false,
  }
  if (!isCar || !missesLunch) return { moves: [move], lunch: null }
  const first = Math.min(LUNCH_STOP.at - leaves, inSteps(minutes - LEAST_AFTER))
  const share = first / minutes
  const middle = { lat: from.lat + share * (to.lat - from.lat), lon: from.lon + share * (to.lon - from.lon) }
  const stops = leaves + first
  return {
    moves: [
      { ...move, minutes: first, ends: middle },
      {
        ...move,
        note: '',
        cost: 0,
        minutes: minutes - first,
        start: day * DAY + stops + LUNCH_STOP.minutes,
        onwards: true,
      },
    ],
    lunch: { fixedStart: stops, minutes: LUNCH_STOP.minutes },
  }
}

type Ride = NonNullable<ReturnType<typeof trainOf>>

function byTrain(
  { to, by, lines, row }: LegWay,
  { train, start, end, before }: Ride,
  day: number,
  askedIn: string,
): Move[] {
  const [departs, arrives] = [minutesOf(train.departs), minutesOf(train.arrives)]
  const [ride, last] = lines.slice(-2)
  const auto = last?.counts[0]?.[1] ?? 'auto'
  const fare = lines.slice(0, -2).reduce((sum, { typical }) => sum + typical, 0)
  const aboard = onBoard({ departs, arrives })
  const name = 'name' in row ? row.name : ''
  const rideIn = upToStep(before * 60)
  const leaves = inSteps(departs - rideIn)
  const missesLunch = leaves < LUNCH_BEFORE && arrives > LUNCH_THERE
  const base = { onwards: false, note: '' } as const
  return [
    {
      ...base,
      title: text.rideWithBoarding(auto, text.station(start.name)),
      by: 'local',
      minutes: rideIn,
      ends: { lat: start.lat, lon: start.lon },
      endsIn: start.name,
      cost: ride?.typical ?? 0,
      start: day * DAY + leaves,
    },
    {
      ...base,
      title: text.mainLeg('rail', false, end.name, by.split(', ')[1] ?? ''),
      note: [
        isFresh(row, askedIn)
          ? `${text.trainFrom(train.train, name, start.name, clockOf(arrives), null, '')} ${text.timetableOf(monthOf(row.checked))}`
          : `${text.trainName(name)} ${text.usualTime}`,
        missesLunch ? text.lunchAlong : '',
      ]
        .filter(Boolean)
        .join(' '),
      by: 'rail',
      minutes: aboard,
      ends: { lat: end.lat, lon: end.lon },
      endsIn: end.name,
      cost: fare,
      start: day * DAY + departs,
    },
    {
      ...base,
      title: text.ride(auto, townAt(to)),
      by: 'local',
      minutes: Math.max(5, upToStep(end.hours * 60)),
      ends: { lat: to.lat, lon: to.lon },
      endsIn: townAt(to),
      cost: last?.typical ?? 0,
      start: day * DAY + departs + aboard,
    },
  ]
}
