import { rupees } from '@saathi/shared/lib/money'
import { stayLinesFor } from '../cost/cost.ts'
import { addUp } from '../cost/cost-lines.ts'
import type { Dataset } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { hardshipOf } from '../rank/party.ts'
import { stayOf } from '../rank/stay-of.ts'
import { effectiveBudget, NEARLY_WITHIN, type TravelOption } from '../rank/travel-option.ts'
import { isWithinWeek } from '../travel/by-air.ts'
import { effortOf } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { nightArrivalRough } from '../travel/night-arrival.ts'
import { nightsFor } from '../travel/time-away.ts'
import { capital, count, hours, inWords, sentence } from './format.ts'
import { trainKind, trainTimes } from './train-words.ts'

const WORTH_SAVING = 500
const WORTH_SPARING = 5
/** On the ground nobody takes so many times the hours for a lower fare. */
const LONGER = 2
/** Nobody changes to a taxi for a small saving where what is there as soon saves so many times as much. */
const AS_SOON = 1
const TWICE = 2
const DAILY = 6
const LATE_FLIGHT = 'Fares within a week of the flight are about twice the usual.'

/** The chosen journey as text, with why its fare is high, and beside it an easier one and a cheaper one. */
export function transport(dataset: Dataset, trip: ParsedTrip, option: TravelOption): string {
  const { when, askedIn } = trip
  const { journey } = option
  const costWith = costsByWay(dataset, trip, option)
  const savedBy: Saved = (way) => costWith(journey) - costWith(way)
  const chosen = sentence(wayInWords(journey, askedIn))
  const easier = easierThan(trip, option, savedBy)
  const cheaper = cheaperThan(option, savedBy, easier)
  const besides = (how: string, way: Journey) =>
    besideIt(how, way, { month: askedIn, nights: nightsMore(way, option), saved: savedBy(way) })
  return [
    chosen,
    journey.mode === 'air' && isWithinWeek(when) ? LATE_FLIGHT : null,
    easier && besides(capital(easierBy(easier, trip, option, savedBy)), easier),
    cheaper && besides('Cheaper', cheaper),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Rupees for all that another way saves, with the nights and meals that it spares or less those that it adds. */
type Saved = (way: Journey) => number

/** What the trip costs all of them by one way or another, as it would be billed: the stay is counted once for each length. */
function costsByWay(dataset: Dataset, trip: ParsedTrip, option: TravelOption): (way: Journey) => number {
  const stays = new Map<string, number>()
  return (way) => {
    const nights = option.nights + nightsMore(way, option)
    const key = `${nights} ${way.keepsCar}`
    let stay = stays.get(key)
    if (stay === undefined) {
      stay = addUp(stayLinesFor(stayOf(dataset, trip, { ...option, journey: way, nights }))).typical
      stays.set(key, stay)
    }
    return way.cost.typical + stay
  }
}

/** The nights at the place that another way adds, below 0 for those that it spares; none to a day trip. */
const nightsMore = (way: Journey, { days, nights }: TravelOption): number =>
  nights === 0 ? 0 : nightsFor(way, days) - nights

/** What another way saves, and the nights that it adds. */
type Difference = { saved: number; nights: number }

/** `Easier: overnight bus (AC sleeper), about 13 hours each way, for about ₹600 more in all.` */
function besideIt(how: string, way: Journey, { month, saved, nights }: Difference & { month: string }): string {
  const rounded = Math.round(saved / 100) * 100
  const price =
    rounded < 0
      ? `for about ${rupees(-rounded)} more in all`
      : rounded > 0
        ? `saving about ${rupees(rounded)} in all`
        : 'at about the same price'
  const stay = nights === 0 ? '' : `, with ${count(Math.abs(nights), 'night')} ${nights > 0 ? 'more' : 'fewer'}`
  return `${how}: ${wayInWords(way, month)}, about ${hours(way.hours)} each way, ${price}${stay}.`
}

/**
 * The easiest of the journeys by another mode that save enough to be worth a mention. Null beside an easier one that saves as
 * much.
 */
function cheaperThan({ journey, ways, days }: TravelOption, savedBy: Saved, easier: Journey | null): Journey | null {
  const cheap = ways
    .filter(({ mode, hours }) => mode !== journey.mode && (journey.mode === 'air' || hours < LONGER * journey.hours))
    .filter((way) => savedBy(way) >= WORTH_SAVING)
  const isOutdone = (way: Journey) =>
    cheap.some((other) => other.hours <= way.hours + AS_SOON && savedBy(other) >= TWICE * savedBy(way))
  const [found = null] = cheap
    .filter((way) => !isOutdone(way))
    .sort((a, b) => effortOf(a, days) - effortOf(b, days) || a.cost.typical - b.cost.typical)
  return found !== null && easier !== null && savedBy(found) <= savedBy(easier) ? null : found
}

/** `easier, with no night in a seat` */
function easierBy(way: Journey, { party }: ParsedTrip, { journey }: TravelOption, savedBy: Saved): string {
  const isCheaper = savedBy(way) >= WORTH_SAVING
  const gain =
    journey.nightInSeat && !way.nightInSeat
      ? ', with no night in a seat'
      : nightArrivalRough(journey, party) > 0 && nightArrivalRough(way, party) === 0
        ? ', with no arrival in the night'
        : ''
  return `easier${isCheaper ? ' and cheaper' : ''}${gain}`
}

/** The hours one way, door to door, plus discomfort, without the discount for sleep. */
const strainOf = ({ hours, feltHours, load }: Journey): number => hours + load / 2 - feltHours

/**
 * The journey that spares those who travel most of what is hard on them, within the budget where one is, for a little more
 * otherwise; of equal ones the cheapest. Null where none spares them enough, or only by more hours or
 * discomfort.
 */
function easierThan(trip: ParsedTrip, option: TravelOption, savedBy: Saved): Journey | null {
  const { place, journey, ways, total, nights } = option
  if (nights === 0) return null
  const hardship = (way: Journey) => hardshipOf(trip, { place, option: { ...option, journey: way } })
  const most = hardship(journey) - WORTH_SPARING
  if (most < 0) return null
  const budget = effectiveBudget(trip)
  const found = ways
    .filter((way) => strainOf(way) <= strainOf(journey))
    .map((way) => ({ way, cost: total - savedBy(way) }))
    .filter(({ cost }) => cost <= Math.max(total, NEARLY_WITHIN * budget))
    .map((each) => ({ ...each, isOver: Number(each.cost > budget), hard: hardship(each.way) }))
    .filter(({ hard }) => hard <= most)
    .sort((a, b) => a.isOver - b.isOver || a.hard - b.hard || a.cost - b.cost)
  return found[0]?.way ?? null
}

function wayInWords(journey: Journey, month: string): string {
  const { mode, to, comfort, overnight, byNight, lastLeg, note, name, change, daysAWeek } = journey
  const then = lastLeg && lastLeg.km >= 1 ? `, then ${lastLeg.by} for ${lastLeg.km} km` : ''
  const times = mode === 'rail' ? trainTimes(journey, month) : null
  const together = times && journey.timetable && journey.timetable.days < daysAWeek ? 'with others ' : ''
  const runs = daysAWeek < DAILY ? `${together}${inWords(daysAWeek)} ${daysAWeek === 1 ? 'day' : 'days'} a week` : null
  const changing = change ? `changing ${change}` : null
  const details = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ')
  switch (mode) {
    case 'road':
      return `hired ${comfort} with driver`
    case 'bus':
      return `${byNight ? 'overnight bus' : overnight ? 'late bus' : 'bus'} (${details(comfort, runs)})`
    case 'rail':
      return `${trainKind(journey)} to ${to} (${details(times ?? name, comfort, changing, runs)}${note ? `; ${note}` : ''})${then}`
    case 'air':
      return `fly to ${to}${changing ? `, ${changing}` : ''}${then}`
  }
}
