import { rupees } from '@saathi/shared/lib/money'
import type { ParsedTrip } from '../parsed-trip.ts'
import { hardshipOf } from '../rank/party.ts'
import { effectiveBudget, NEARLY_WITHIN, type TravelOption } from '../rank/travel-option.ts'
import { isWithinWeek } from '../travel/by-air.ts'
import { effortOf } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { nightsFor } from '../travel/time-away.ts'
import { count, hours, inWords, sentence } from './format.ts'
import { trainKind, trainTimes } from './train-words.ts'

const WORTH_SAVING = 500
const WORTH_SPARING = 5
const DAILY = 6
const LATE_FLIGHT = 'Fares within a week of the flight are about twice the usual.'

/** The chosen journey as text, with why its fare is high, and beside it an easier one and a cheaper one. */
export function transport(trip: ParsedTrip, option: TravelOption): string {
  const { when, askedIn } = trip
  const { journey } = option
  const chosen = sentence(wayInWords(journey, askedIn))
  const cheaper = cheaperThan(option)
  const easier = easierThan(trip, option)
  return [
    chosen,
    journey.mode === 'air' && isWithinWeek(when) ? LATE_FLIGHT : null,
    easier && besideIt(easier === cheaper ? 'Easier and cheaper' : 'Easier', easier, trip, option),
    cheaper && cheaper !== easier && besideIt('Cheaper', cheaper, trip, option),
  ]
    .filter(Boolean)
    .join(' ')
}

/** `Easier: overnight bus (AC sleeper), about 13 hours each way, for about ₹600 more in all.` */
function besideIt(how: string, way: Journey, { askedIn }: ParsedTrip, { journey, days, nights }: TravelOption): string {
  const dearer = Math.round((way.cost.typical - journey.cost.typical) / 100) * 100
  const more = how === 'Cheaper' ? 0 : Math.max(0, nightsFor(way, days) - nights)
  const scope = more > 0 ? 'on the way' : 'in all'
  const price =
    dearer > 0
      ? `for about ${rupees(dearer)} more ${scope}`
      : dearer < 0
        ? `saving about ${rupees(-dearer)} ${scope}`
        : 'at about the same price'
  const told = more > 0 ? 'Easier' : how
  const nightsMore = more > 0 ? `, and ${count(more, 'night')} more to pay` : ''
  return `${told}: ${wayInWords(way, askedIn)}, about ${hours(way.hours)} each way, ${price}${nightsMore}.`
}

/** The easiest of the journeys by another mode that save enough to be worth a mention. */
function cheaperThan({ journey: { mode, cost }, ways, days }: TravelOption): Journey | null {
  const worthwhile = ways.filter((way) => way.mode !== mode && cost.typical - way.cost.typical >= WORTH_SAVING)
  return worthwhile.sort((a, b) => effortOf(a, days) - effortOf(b, days) || a.cost.typical - b.cost.typical)[0] ?? null
}

/**
 * The journey that spares those who travel most of what is hard on them, within the budget where one is, for a little more
 * otherwise; of equal ones the cheapest. Null where none spares them enough.
 */
function easierThan(trip: ParsedTrip, option: TravelOption): Journey | null {
  const { place, journey, ways, total, nights } = option
  if (nights === 0) return null
  const hardship = (way: Journey) => hardshipOf(trip, { place, option: { ...option, journey: way } })
  const most = hardship(journey) - WORTH_SPARING
  if (most < 0) return null
  const budget = effectiveBudget(trip)
  const found = ways
    .map((way) => ({ way, cost: total - journey.cost.typical + way.cost.typical }))
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
