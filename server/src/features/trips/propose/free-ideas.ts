import { isClosedOn, isInSeason, openWindows } from '@saathi/shared/destinations/opening-hours'
import { legBetween, type Point } from '@saathi/shared/trips/legs'
import type { HighlightFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Chosen } from './choose-option.ts'
import { at, DINNER } from './day-hours.ts'
import type { Draft } from './draft.ts'
import type { FilledStay } from './fill-stay.ts'
import { MARKET, NO_STROLL, SHRINE, STROLL } from './strolls.ts'
import { isForNobody, isTooSteep, walksLittle } from './suits.ts'
import { type DayLight, highlightsOf, hourFactsOf, isView, LATE, natureOf, timeOfDay } from './visits.ts'

/** A sight for a free time: the minutes of the way there, and whether an earlier day had it. */
export type Idea = { name: string; way: number; isAgain: boolean }

/** A longer walk is a day's work. */
const MOST_ON_FOOT = 90
/** How often a trip names the same one. */
const MOST_TIMES = { stroll: 3, shrine: 1, town: 2 }
const AFTER_DARK = /\b(ghats?|marg|waterfront)\b/i
/** When the shops of a town are open. */
const SHOPS = [at(10), at(20)] as const
/** What is shut on more days of the week is for those who know the day. */
const MOST_CLOSED = 3
/** Nobody is there for less, or comes so long after the sunset. */
const LEAST_THERE = 30
const DUSK = 15
/** What is for the evening is seen from so long before it. */
const LATE_LIGHT = 90
/** A short free time, or one to rest, is for what is beside the hotel, a long one for what is farther. */
const MOST_WAY = { short: 20, long: 40 }
const LONG = 180
/** A free time from then is for a walk before dinner; later the day is over. */
export const EVENING_FROM = at(16)
const DINED = DINNER.at + LEAST_THERE

type Span = readonly [number, number]
type Candidate = { facts: HighlightFacts; isShrine: boolean; isByDay: boolean; isForEvening: boolean }

/**
 * Finds what a free time of a day is good for: a walk to a sight without a ticket that is open then, and none of the day, or
 * in towns to the shops. What a later day has comes last, what was named least first.
 */
export function ideaFinder(
  chosen: Chosen,
  drafts: readonly Draft[],
  { days, towns, roads }: Pick<FilledStay, 'days' | 'towns' | 'roads'>,
): (draft: Draft, span: Span, isToRest: boolean) => Idea | null {
  const { place } = chosen.option
  const candidates = candidatesOf(chosen)
  const named = new Map<string, number>()
  const timesInTown = new Map<string, number>()
  const dayOf = new Map<string | null, number>()
  for (const { highlight, day } of drafts) dayOf.set(highlight, Math.min(day, dayOf.get(highlight) ?? day))
  const markets = highlightsOf(place).filter(({ name }) => MARKET.test(name))
  const wayTo = (from: Point, to: Point) => legBetween(from, to, place.hilly, roads)?.minutes ?? 0

  return (draft, [start, end], isToRest) => {
    if (start >= DINED) return null
    const light = days.find(({ room }) => room.day === draft.day)?.light
    const here = pointBefore(drafts, draft)
    const bed = bedOf(drafts, draft)
    if (!light || !bed) return null
    const isLong = end - start >= LONG && !isToRest && start < EVENING_FROM
    const most = isLong ? MOST_WAY.long : MOST_WAY.short
    const seen = new Set(drafts.flatMap(({ day, highlight }) => (day === draft.day ? [highlight] : [])))
    const found = candidates.flatMap((candidate) => {
      const { facts, isShrine } = candidate
      const way = wayTo(here ?? bed, facts)
      const back = wayTo(facts, bed)
      if (seen.has(facts.name) || Math.max(way, back) > most) return []
      if (!isOpenBetween(candidate, light, start + way, end - back)) return []
      const times = named.get(facts.name) ?? 0
      if (times >= MOST_TIMES[isShrine ? 'shrine' : 'stroll']) return []
      const first = dayOf.get(facts.name)
      return [{ name: facts.name, way, isShrine, times, isLater: first !== undefined && first > draft.day, first }]
    })
    const [best] = found.sort(byWorth)
    if (!best) {
      const isNear = (spot: Point) => wayTo(bed, spot) <= MOST_WAY.short
      const hasShops = (!here || isNear(here)) && markets.some(isNear)
      return hasShops && isShopping([start, end]) ? inTown(towns(draft.day).sleeps.name) : null
    }
    named.set(best.name, best.times + 1)
    return { name: withoutBrackets(best.name), way: best.way, isAgain: best.first !== undefined && !best.isLater }
  }

  function inTown(town: string): Idea | null {
    const times = timesInTown.get(town) ?? 0
    timesInTown.set(town, times + 1)
    return times < MOST_TIMES.town ? { name: text.nearHotel, way: 0, isAgain: false } : null
  }
}

/** A name says in brackets at its end what one has to know of a sight. */
const withoutBrackets = (name: string): string => name.replace(/ \([^()]*\)(?=,|$)/, '')

type Found = { isLater: boolean; times: number; isShrine: boolean; first: number | undefined; way: number }

const byWorth = (a: Found, b: Found): number =>
  Number(a.isLater) - Number(b.isLater) ||
  a.times - b.times ||
  Number(a.isShrine) - Number(b.isShrine) ||
  Number(a.first !== undefined) - Number(b.first !== undefined) ||
  a.way - b.way

const isShopping = ([start, end]: Span): boolean => Math.min(end, SHOPS[1]) - Math.max(start, SHOPS[0]) >= LEAST_THERE

function candidatesOf({ trip, option }: Chosen): Candidate[] {
  const sights = new Map(option.place.highlights.map((sight) => [sight.name, sight]))
  return highlightsOf(option.place).flatMap((facts) => {
    const { name, minutes, months, fee, open } = facts
    const sight = sights.get(name)
    // What lies in another sight is seen with its ticket.
    if (!sight || sight.inside !== undefined || isForNobody(trip, sight) || isTooSteep(trip, sight)) return []
    const isShrine = SHRINE.test(name)
    const isFor = (STROLL.test(name) || isShrine) && !NO_STROLL.test(name)
    if (!isFor || (fee ?? 0) > 0 || !(months?.includes(trip.when.month) ?? true)) return []
    const isLate = LATE.test(name) || AFTER_DARK.test(name)
    const nature = natureOf(name, minutes, hourFactsOf(option.place, name))
    if (nature.isFood || (nature.isOnFoot && (minutes > MOST_ON_FOOT || walksLittle(trip)))) return []
    const isByDay = !isLate && (nature.isByDay || open === 'always')
    const isForEvening = timeOfDay(name) !== 'any' || (nature.bestTime === 'sunset' && isView(facts))
    return [{ facts, isShrine, isByDay, isForEvening }]
  })
}

function isOpenBetween({ facts, isByDay, isForEvening }: Candidate, { date, sun }: DayLight, from: number, to: number) {
  // Without a date nobody knows on which day of the week the market of one day is.
  if (date === null ? facts.closed.length > MOST_CLOSED : isClosedOn(facts, date) || !isInSeason(facts, date))
    return false
  const begins = Math.max(from, isForEvening ? sun.sunset - LATE_LIGHT : isByDay ? sun.sunrise : 0)
  const ends = isByDay ? Math.min(to, sun.sunset + DUSK) : to
  return openWindows(facts, sun).some(
    ([opens, closes]) => Math.min(closes, ends) - Math.max(opens, begins) >= LEAST_THERE,
  )
}

/** Where one is when a free time begins: there, or where the day was last. */
function pointBefore(drafts: readonly Draft[], draft: Draft): Point | null {
  const until = drafts.slice(0, drafts.indexOf(draft) + 1).filter(({ day }) => day === draft.day)
  return pointOf(until.findLast((each) => pointOf(each) !== null))
}

/** The bed to which one goes back from it: before the way to another town, the one where one woke. */
function bedOf(drafts: readonly Draft[], draft: Draft): Point | null {
  const nightOn = (night: number) => pointOf(drafts.find(({ role, day }) => role === 'stay' && day === night))
  const later = drafts.slice(drafts.indexOf(draft) + 1)
  const goes = later.some(({ day, kind }) => day === draft.day && kind === 'travel')
  return (goes ? nightOn(draft.day - 1) : null) ?? nightOn(draft.day)
}

const pointOf = (draft: Draft | undefined): Point | null =>
  draft && draft.lat !== null && draft.lon !== null ? { lat: draft.lat, lon: draft.lon } : null
