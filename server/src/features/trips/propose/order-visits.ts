import type { HighlightFacts } from '@saathi/shared/trips/schema'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import type { Chosen } from './choose-option.ts'
import { billedHighlights, computeBill, isPaidDaily, safarisAgain, sightsOfCars, wishedOutings } from './costs.ts'
import { sleptIn } from './covered-nights.ts'
import { areViewsHidden } from './headlines.ts'
import { minutesInLight } from './safari-hours.ts'
import { isBeach, isSeaShut } from './sea.ts'
import { isForNobody } from './suits.ts'
import { sunInMonth } from './sun.ts'
import type { TravelPlan } from './travel-times.ts'
import { atAnyTime, hourFactsOf, isView, minutesThere, natureOf, type Visit } from './visits.ts'

/** Nobody goes on the same safari more often. */
const MOST_TIMES = 3
/** An outing that was asked for and is paid is one for which one comes, after those for which all come. */
const WISHED = 0.99
/** A beach where nobody may swim is a short walk. */
const SHUT_BEACH = 60

/**
 * The highlights as visits: those for which one comes, in their own order, the outings of the wish, what the bill has anyway, then the rest, what it does
 * not pay for, and views that fog or cloud hides in that month.
 */
export function orderVisits(dataset: Dataset, chosen: Chosen, known: readonly HighlightFacts[]): Visit[] {
  const { trip, option } = chosen
  const { place } = option
  const headlines = new Map(place.headlines.map((name, at) => [name, at / place.headlines.length]))
  const bill = computeBill(dataset, chosen)
  const billed = new Set(billedHighlights(bill, known))
  const wished = new Set(wishedOutings(bill, trip, known))
  const cars = sightsOfCars(bill, known)
  const hidden = areViewsHidden(place, trip.when)
  const isShut = isSeaShut(place, trip.when)
  const isDear = ({ fee }: HighlightFacts) => fee !== null && !isPaidDaily(place, option, fee)
  const rank = (facts: HighlightFacts) => {
    if (hidden && isView(facts)) return 4
    const headline = headlines.get(facts.name)
    if (headline !== undefined) return headline
    if (wished.has(facts.name)) return WISHED
    return billed.has(facts.name) ? 1 : isDear(facts) ? 3 : 2
  }
  const sights = new Map(place.highlights.map((sight) => [sight.name, sight]))
  const beds = sleptIn(place)
  const isOwnVisit = ({ name }: HighlightFacts) => {
    const sight = sights.get(name)
    return !sight || (sight.inside === undefined && !isForNobody(trip, sight))
  }
  const inSeason = known.filter(({ months }) => months?.includes(trip.when.month) ?? true)
  const again = safarisAgain(bill, inSeason.filter(isOwnVisit))
  const outings = new Set(again.map(({ name }) => name))
  const sun = sunInMonth(trip.when.month, place)
  const timesSeen = new Map<string, number>()
  return [...known, ...again]
    .filter(isOwnVisit)
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((facts) => {
      const nth = timesSeen.get(facts.name) ?? 0
      timesSeen.set(facts.name, nth + 1)
      return nth < MOST_TIMES ? [{ facts, nth }] : []
    })
    .map(({ facts, nth }, index) => {
      const known = minutesInLight(facts, minutesThere(facts, place), sun)
      const minutes = isShut && isBeach(facts.name) ? Math.min(known, SHUT_BEACH) : known
      const visit: Visit = {
        index,
        facts,
        title: facts.name,
        spot: beds.has(facts.name) || (isIsland(place) && BY_BOAT.test(facts.name)) ? place : facts,
        minutes,
        ...natureOf(facts.name, minutes, hourFactsOf(place, facts.name)),
        isHeadline: rank(facts) < 1 && nth === 0,
        isPaid: billed.has(facts.name),
        car: cars.get(facts.name),
        half: !outings.has(facts.name) ? undefined : nth % 2 === 0 ? 'morning' : 'afternoon',
      }
      return (trip.party.seniors > 0 && visit.time === 'sunrise' && atAnyTime(visit)) || visit
    })
}

export const BY_BOAT = /\b(boat|ferry|cruise|kayak)/i

export const isIsland = ({ airports }: Destination): boolean => airports.some(({ by }) => by === 'sea')

export function onlyWanted(visits: readonly Visit[], wanted: ReadonlyMap<string, number>, plan: TravelPlan): Visit[] {
  const days = wantedDays(wanted, plan)
  return visits
    .flatMap((visit) => {
      const day = days.get(visit.facts.name)
      return day === undefined ? [] : [{ ...visit, day }]
    })
    .map((visit, index) => ({ ...visit, index }))
}

/** The days of the trip on which sights are wanted, from those after the first night. */
export const wantedDays = (wanted: ReadonlyMap<string, number>, { firstNight }: TravelPlan): Map<string, number> =>
  new Map([...wanted].map(([name, offset]) => [name, firstNight + offset]))
