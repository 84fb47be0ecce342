import { cities } from '@saathi/shared/lib/messages/en/choices'
import { clockOf } from '@saathi/shared/lib/messages/en/days'
import type { Point } from '@saathi/shared/trips/legs'
import type { TravelBy } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import { addUp } from '../../recommend/cost/cost-lines.ts'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { isFresh } from '../../recommend/facts/origin-schema.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import { monthOf, quoted } from '../../recommend/text/train-words.ts'
import type { Journey } from '../../recommend/travel/journey.ts'
import { runsByNight, type Timetable } from '../../recommend/travel/timetable.ts'
import type { TownRoute } from './bases.ts'
import { endIn, findGateway, type Gateway, gateOf, type TownEnd } from './gateways.ts'

/** One part of the way there or back, in the order travelled. Minutes are in steps of five. */
export type Part = {
  kind: 'boarding' | 'main' | 'ride'
  title: string
  note: string
  by: TravelBy
  /** It runs by night only. */
  byNight?: true
  minutes: number
  /** Those of them at the station or airport: for the bags, or to board. */
  waits?: number
  /** The end, and its name. */
  ends: Point
  endsIn: string
  /** Rupees for all. */
  cost: number
  /** A flight from or to an airport that is flown by then, a minute of the day. */
  flownUntil?: number
  /** A named train: the minute of the day at which it leaves, and the days on which it does, null for all. */
  train?: { departs: number; weekdays: Timetable['weekdays'] }
  /**
   * The towns in which a ride of over so many minutes is broken for a night, in the order travelled; the title of the ride up
   * to one, and which of the pieces crosses the highest point: that at the place.
   */
  breaks?: { over: number; towns: BreakTown[]; titleTo: (town: string) => string; highest: 'first' | 'last' }
}
/** A town on the way, after so many minutes of the ride. */
export type BreakTown = { at: Point; where: string; after: number }

/** The way there and back at usual times, and by named trains where their times are known. */
export type JourneyParts = { out: Part[]; back: Part[]; named: { out: Part[] | null; back: Part[] | null } }

const STEP = 5
const inSteps = (minutes: number): number => Math.max(STEP, Math.round(minutes / STEP) * STEP)

/** The share of the time beside the main leg that comes before it: check-in takes longer than the way out. */
const BEFORE = { rail: 0.6, bus: 0.6, air: 0.65 }
/** Minutes at an airport before the flight, and at one with few flights. */
const BOARDS = 120
const BOARDS_SMALL = 90
const TO = { rail: text.toStation, bus: text.toBusStand, air: text.toAirport }
const HOME = { rail: text.homeFromStation, bus: text.homeFromBusStand, air: text.homeFromAirport }

/**
 * The parts of the way there and back with their shares of the fares; on known dates a train is named only for days on which
 * it runs. `towns`: where one begins and ends, if not in the town of the arrival.
 */
export function buildJourneyParts(
  dataset: Dataset,
  trip: ParsedTrip,
  option: TravelOption,
  isDated: boolean,
  towns?: TownRoute,
): JourneyParts {
  const { from, askedIn } = trip
  const { journey } = option
  const home = { point: dataset.transport.origins[from], name: cities[from] }
  const gate = towns ? gateOf(dataset, trip, option) : null
  const [there, leaves] = [endIn(towns?.nights[0], option, gate), endIn(towns?.goes, option, gate)]
  const gateway: Gateway = journey.lastLeg ? findGateway(dataset, option) : there
  const { mode, lastLeg } = journey
  const rideCost = halves(lastLeg ? addUp(lastLeg.lines).typical : 0)
  const mainCost = halves(journey.cost.typical - rideCost[0] - rideCost[1])
  const overhead =
    mode === 'road'
      ? 0
      : { rail: dataset.transport.rail, bus: dataset.transport.bus, air: dataset.transport.flight }[mode]
          .overhead_hours * 60
  const before = mode === 'road' ? 0 : inSteps(overhead * BEFORE[mode])
  const after = mode === 'road' ? 0 : inSteps(overhead - before)
  const onBoard = inSteps((journey.hours - (lastLeg?.hours ?? 0)) * 60 - overhead)
  const train = quoted(journey, askedIn)
  // On the way back one boards where few do.
  const boards = mode === 'air' ? (gateway.airport?.tier === 'C' ? BOARDS_SMALL : BOARDS) : before
  const wayIn = wayInFrom(option)
  const rideMinutes = ({ share }: TownEnd) => (lastLeg ? inSteps((lastLeg.hours + (wayIn?.more ?? 0)) * share * 60) : 0)
  const until = minuteOf(gateway.airport?.flown_until?.time)
  type Spot = { point: Point; name: string }
  type TitleTo = (by: string, to: string) => string
  const gateName = mode === 'air' ? text.airport(gateway.name) : text.station(gateway.name)
  const main = (to: Spot, cost: number, byNight = journey.byNight, share = 1): Part => ({
    kind: 'main',
    title: text.mainLeg(mode, byNight, to.name, journey.comfort),
    note: [noteOf(journey), until === null ? '' : text.flownUntil(gateway.name, clockOf(until))]
      .filter(Boolean)
      .join(' '),
    by: mode,
    minutes: inSteps(onBoard * share),
    ends: to.point,
    endsIn: to.name,
    cost,
    ...(until !== null && { flownUntil: until }),
  })
  const boarding = (title: string, minutes: number, at: Spot): Part => ({
    kind: 'boarding',
    title,
    note: '',
    by: 'local',
    minutes,
    ends: at.point,
    endsIn: at.name,
    cost: 0,
  })
  const ride = (titleTo: TitleTo, by: string, [drives, waits]: [number, number], to: Spot, cost: number): Part => ({
    kind: 'ride',
    title: titleTo(by, to === gateway ? gateName : to.name),
    note: wayIn?.highest ? text.highestPoint(wayIn.highest) : '',
    by: rideMode(by),
    ...(lastLeg?.byNight && by === lastLeg.by && { byNight: true }),
    minutes: drives + waits,
    waits,
    ends: to.point,
    endsIn: to.name,
    cost,
    ...(wayIn && {
      breaks: {
        over: wayIn.over,
        towns: wayIn.towns(drives + waits, to === there),
        titleTo: (town: string) => text.untilStop(titleTo(text.withoutStart(by), town)),
        highest: to === there ? ('last' as const) : ('first' as const),
      },
    }),
  })
  if (mode === 'road')
    return {
      out: [main(there, mainCost[0], false, there.share)],
      back: [main(home, mainCost[1], false, leaves.share)],
      named: { out: null, back: null },
    }
  const last = lastLeg
    ? [ride(mode === 'air' ? text.rideWithBags : text.ride, there.by, [rideMinutes(there), after], there, rideCost[0])]
    : []
  // Without a last leg the bus ends in the place itself, and one walks in.
  const first = lastLeg ? [ride(text.rideBack, leaves.by, [rideMinutes(leaves), boards], gateway, rideCost[1])] : []
  const out = (leg: Part): Part[] => [
    boarding(TO[mode], before, home),
    leg,
    ...(last.length > 0 ? last : [boarding(text.ride('short ride', there.name), after, there)]),
  ]
  const back = (leg: Part): Part[] => [
    ...(first.length > 0 ? first : [boarding(TO[mode], boards, gateway)]),
    leg,
    boarding(HOME[mode], after, home),
  ]
  const returning = journey.back && isFresh(journey.back, askedIn) ? journey.back : null
  const usual = (leg: Part, known: Timetable | null): Part => (known ? { ...leg, note: otherTrainNote(known) } : leg)
  return {
    out: out(usual(main(gateway, mainCost[0]), train)),
    back: back(usual(main(home, mainCost[1]), returning)),
    named: {
      out: train && out(byTrain(main(gateway, mainCost[0]), train, isDated)),
      back: returning && back(byTrain(main(home, mainCost[1], runsByNight(returning)), returning, isDated)),
    },
  }
}

/** By a train whose times are known: it leaves and arrives as timetabled. */
const byTrain = (part: Part, train: Timetable, isDated: boolean): Part => ({
  ...part,
  minutes: onBoard(train),
  train: { departs: train.departs, weekdays: train.weekdays },
  note: trainNote(train, isDated),
})

/** The hours of the last leg that the town of the arrival adds, and the towns on the way; a bus is slower throughout. */
function wayInFrom({ place, journey: { to, lastLeg } }: TravelOption) {
  const found = place.bases?.ways_in?.find(({ from }) => !from || from.includes(to))
  if (!found || !lastLeg) return null
  const gateways = [...place.railheads, ...place.airports]
  const byCar = gateways.find(({ km, hours }) => km === lastLeg.km && hours <= lastLeg.hours)?.hours ?? lastLeg.hours
  const slower = lastLeg.hours / byCar
  return {
    more: (found.hours_more ?? 0) * slower,
    over: 60 * found.over_hours,
    highest: found.highest_m,
    towns: (minutes: number, isOut: boolean): BreakTown[] => {
      const towns = found.breaks.map(({ lat, lon, name, hours_on }) => {
        const on = inSteps(60 * hours_on * slower)
        return { at: { lat, lon }, where: name, after: isOut ? minutes - on : on }
      })
      return isOut ? towns : towns.toReversed()
    },
  }
}

const minuteOf = (time: string | undefined): number | null => {
  if (time === undefined) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** Both ways' shares of an amount. */
const halves = (rupees: number): [number, number] => [Math.floor(rupees / 2), Math.ceil(rupees / 2)]

function rideMode(by: string): TravelBy {
  if (/ferry|boat|ship/.test(by)) return 'sea'
  if (/train|metro/.test(by)) return 'rail'
  if (/bus/.test(by)) return 'bus'
  return /auto|cab/.test(by) ? 'local' : 'road'
}

/** Minutes up to a full five. */
export const upToStep = (minutes: number): number => Math.ceil(minutes / STEP) * STEP

/** From the departure until one is on the platform, on a full five minutes. */
export const onBoard = ({ departs, arrives }: Pick<Timetable, 'departs' | 'arrives'>): number =>
  upToStep(arrives) - departs

const trainNote = (train: Timetable, isDated: boolean): string =>
  [
    text.trainFrom(train.number, train.name, train.station, clockOf(train.arrives), train.terminus, othersOf(train)),
    train.weekdays
      ? isDated
        ? ''
        : text.runsOnWeekdays(train.weekdays)
      : train.days < 7
        ? text.runsOn(train.days, 'rail')
        : '',
    text.timetableOf(monthOf(train.checked)),
  ]
    .filter(Boolean)
    .join(' ')

function othersOf({ others, first, last }: Timetable): string {
  if (!others) return ''
  return first !== null && last !== null ? text.othersBetween(clockOf(first), clockOf(last)) : text.othersRun
}

/** Of a leg for which the train that is known does not do. */
function otherTrainNote({ name, departs, weekdays, others, first, last }: Timetable): string {
  const span = first !== null && last !== null ? { first: clockOf(first), last: clockOf(last) } : true
  return text.otherTrain({ name, departs: clockOf(departs), on: weekdays ?? [] }, others ? span : null)
}

function noteOf({ mode, name, change, daysAWeek }: Journey): string {
  if (mode === 'road') return ''
  return [
    name ? text.trainName(name) : '',
    change ? text.changeOnTheWay(change) : '',
    daysAWeek < 7 && mode !== 'air' ? text.runsOn(daysAWeek, mode) : '',
    text.usualTime,
  ]
    .filter(Boolean)
    .join(' ')
}
