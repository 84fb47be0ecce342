import { addDays } from '@saathi/shared/lib/days'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/schema'
import type { Trip as SharedTrip, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { type StopFacts, stopOn } from '@saathi/shared/trips/stops'
import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination, Permit } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import { MOST_AVOIDED, type Period, peakIn, shareOfPeriod } from '../../recommend/facts/season.ts'
import { parseTrip } from '../../recommend/parsed-trip.ts'
import { busySpell, sentence, shortName, townAt } from '../../recommend/text/format.ts'
import { everydayClosures } from '../../recommend/text/notes.ts'
import { permitSentence, permitsAt } from '../../recommend/text/permits.ts'
import { tripPlace } from '../trip-place.ts'
import { sightsLeftOut } from './bases.ts'
import { checklistFor, type ProposedCheck } from './checklist.ts'
import { freeDaysOf } from './free-days.ts'
import { headlinesLeftOut, shutWeekdays } from './headlines.ts'
import { journeyWarnings } from './journey-warnings.ts'
import { neighboursSeen } from './neighbours.ts'
import { seasonWarnings } from './season-warnings.ts'
import { midMonth, sunOn } from './sun.ts'
import { highlightsOf } from './visits.ts'

/** The facts of a trip on which its warnings, checklist and daylight depend. */
export type TripFacts = {
  placeId: string
  from: TripRequest['from']
  people: number
  dayCount: number
  startDate: string | null
  month: number | null
  type: TripRequest['type'] | null
  items: readonly TripItemFacts[]
  stops?: readonly StopFacts[] | null
}

/** The texts that follow from the facts of a trip at the time when it is read. */
export type Outlook = Pick<SharedTrip, 'highlights' | 'sun' | 'hilly' | 'roads' | 'permits' | 'warnings' | 'stops'> & {
  checklist: ProposedCheck[]
}

const NOTHING: Outlook = { highlights: [], sun: [], hilly: false, permits: [], warnings: [], checklist: [] }

/** Opening facts, daylight, permits, warnings and checklist of a trip; nothing for a place that is no longer known. */
export function describeTrip(dataset: Dataset, facts: TripFacts, today: string): Outlook {
  const find = (placeId: string) => dataset.destinations.find(({ id }) => id === placeId)
  if (!facts.stops) {
    const place = find(facts.placeId)
    if (!place) return NOTHING
    const out = neighboursSeen(dataset, place, facts.items)
    return describePlace(facts, place, { today, out })
  }
  const known = stopsWithin(facts.stops, facts.dayCount).flatMap(({ placeId, ...stop }) => {
    const place = find(placeId)
    if (!place) return []
    const outlook = describePlace(facts, place, { today, out: [], stop })
    const highlights = outlook.highlights.map(({ name }) => name)
    return [{ ...stop, place: tripPlace(placeId), town: townAt(place), hilly: place.hilly, highlights, outlook }]
  })
  const named = (sentences: (outlook: Outlook) => string[]) =>
    known.flatMap(({ place, outlook }) =>
      sentences(outlook).map((words) =>
        words.toLowerCase().includes(shortName(place.name).toLowerCase())
          ? words
          : `${shortName(place.name)}: ${words}`,
      ),
    )
  return {
    stops: known.map(({ outlook: _, ...stop }) => stop),
    // A sight near two of the places has the facts of the first.
    highlights: unique(
      known.flatMap(({ outlook }) => outlook.highlights),
      ({ name }) => name,
    ),
    hilly: known[0]?.hilly ?? false,
    roads: known.flatMap(({ outlook }) => outlook.roads ?? []),
    sun: Array.from({ length: facts.dayCount }).flatMap((_, day) => stopOn(known, day)?.outlook.sun[day] ?? []),
    permits: named(({ permits }) => permits),
    warnings: named(({ warnings }) => warnings),
    checklist: inKinds(
      unique(
        known.flatMap(({ outlook }) => outlook.checklist),
        ({ id }) => id,
      ),
    ),
  }
}

/** The stops of the days that the trip still has; the first always, since its place is that of the trip. */
const stopsWithin = (stops: readonly StopFacts[], dayCount: number): StopFacts[] =>
  stops
    .filter(({ day }, at) => at === 0 || day < dayCount)
    .map((stop) => ({ ...stop, nights: Math.max(0, Math.min(stop.nights, dayCount - 1 - stop.day)) }))

/** The first of those with the same key. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const byKey = new Map<string, T>()
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item)
  return [...byKey.values()]
}

const inKinds = (checks: ProposedCheck[]): ProposedCheck[] =>
  (['booking', 'packing'] as const).flatMap((kind) => checks.filter((check) => check.kind === kind))

type Described = { today: string; out: readonly Destination[]; stop?: Omit<StopFacts, 'placeId'> }

/** `out`: the neighbouring places of its days out, whose sights the trip has too; `stop`: the days there, of a trip to several places. */
function describePlace(facts: TripFacts, place: Destination, { today, out, stop }: Described): Outlook {
  const { startDate, dayCount, people, items } = facts
  const type = facts.type ?? place.types[0] ?? 'historical'
  const { when, party } = parseTrip(
    {
      ...DREAM_TRIP_DEFAULTS,
      starting_location: facts.from,
      preference_type: type,
      ...(facts.month !== null && { month: facts.month }),
      ...(startDate !== null && { from: startDate, to: addDays(startDate, dayCount - 1) }),
    },
    new Date(`${today}T12:00:00+05:30`),
  )
  const byRoad = items.some(({ by }) => by === 'road')
  const permits = permitsAt(place, byRoad, type, when.month).filter((permit) => isNeeded(permit, place, items))
  // The trip does not say who goes: what is true for some of them only is told to all.
  const closings = everydayClosures({ when, type }, { place }).filter((words) => isAboutTrip(words, items))
  const dear = place.highlights.flatMap(({ name }) =>
    items.some(({ note }) => money.isLeftOutForBudget(note, name)) ? [name] : [],
  )
  const left = sightsLeftOut(place, items, when.month).filter(({ sight }) => !dear.includes(sight))
  const shown: ReadonlySet<string | null> = new Set(items.map(({ highlight }) => highlight))
  const sightsOut = out.flatMap(highlightsOf).filter(({ name }) => shown.has(name))
  const namesOut = new Set(sightsOut.map(({ name }) => name))
  const elsewhere = new Set(items.flatMap(({ highlight, day }) => (highlight && namesOut.has(highlight) ? [day] : [])))
  const { free, seen, has, whole, halves } = freeDaysOf(items, elsewhere)
  const notSeen = [
    ...text.leftOut(left),
    ...headlinesLeftOut(place, items, {
      startDate,
      month: when.month,
      told: new Set([...left.map(({ sight }) => sight), ...dear]),
    }),
  ]
  const isLong = free.length + out.length > 0 || (has - seen >= 1 && seen < whole)
  return {
    highlights: unique([...highlightsOf(place), ...sightsOut], ({ name }) => name),
    hilly: place.hilly,
    roads: [...place.roads, ...out.flatMap(({ roads }) => roads)],
    sun: sunOn(startDate ?? midMonth(when.month), dayCount, place),
    permits: permits.map((permit) => permitSentence(permit, when.daysAhead, today.slice(0, 7))),
    warnings: [
      ...(facts.stops ? [] : journeyWarnings(items, dayCount, startDate)),
      ...seasonWarnings(place, { when, type, party }, facts.stops ? seenAt(place, items) : items, notSeen),
      ...busyTime(place, stop && startDate !== null ? { ...when, dates: datesOf(startDate, stop) } : when),
      ...closings,
      ...(startDate === null ? shutWeekdays(place, when.month, { told: closings, seen: shown }) : []),
      ...(place.last_stretch === undefined ? [] : [sentence(place.last_stretch)]),
      ...notSeen,
      ...(facts.stops || !isLong ? [] : [text.fillsDays(seen, free.length, halves, out.map(townAt))]),
    ],
    checklist: checklistFor({ place, type, month: when.month, period: when, people, startDate, items, permits, today }),
  }
}

/** The items of a trip to several places that are sights of this one. */
const seenAt = ({ highlights }: Destination, items: readonly TripItemFacts[]): TripItemFacts[] =>
  items.filter(({ highlight }) => highlights.some(({ name }) => name === highlight))

const datesOf = (startDate: string, { day, nights }: Omit<StopFacts, 'placeId'>) => ({
  from: addDays(startDate, day).slice(5),
  to: addDays(startDate, day + nights).slice(5),
})

/** The festival or the holidays of these days; a high season of months has no such cause, and says nothing about them. */
function busyTime(place: Destination, when: Exclude<Period, number>): string[] {
  const spell = peakIn({ ...place, peak: place.peak.filter(([, , cause]) => cause !== undefined) }, when)
  if (spell === null) return []
  const hasChoice = when.dates === undefined && shareOfPeriod(when, spell[0], spell[1]) <= MOST_AVOIDED
  return [hasChoice ? text.busyInMonth(busySpell(spell)) : text.busyDays(busySpell(spell))]
}

const OF_SAFARIS = /\bsafaris?\b/i
const OF_FOOTPATHS = /\bfootpaths?\b/i
const OF_TREKS = /\b(treks?|trekkers|climb|walk to)\b/i
const ON_FOOT = /\b(trek|trekking|climb|hike|hiking|walk)\b/i

const hasVisit = (items: readonly TripItemFacts[], names: RegExp): boolean =>
  items.some(({ kind, title }) => kind === 'visit' && names.test(title))

/** A closing of safaris says nothing to a trip without one, nor one of footpaths to a trip without a walk. */
const isAboutTrip = (words: string, items: readonly TripItemFacts[]): boolean =>
  (!OF_SAFARIS.test(words) || hasVisit(items, OF_SAFARIS)) &&
  (!OF_FOOTPATHS.test(words) || hasVisit(items, ON_FOOT) || hasVisit(items, OF_FOOTPATHS))

/** Nobody needs the permit of a safari or of a trek for days without one, unless it is for another of their sights too. */
function isNeeded({ who, name }: Permit, { highlights }: Destination, items: readonly TripItemFacts[]): boolean {
  const seen = items.flatMap(({ highlight }) => highlight ?? [])
  if (OF_TREKS.test(who)) {
    const named = sightsOf(
      { item: who },
      highlights.map((each) => each.name),
    )
    return named.length > 0 ? named.some((sight) => seen.includes(sight)) : hasVisit(items, ON_FOOT)
  }
  return isAboutTrip(`${who} ${name}`, items) || sightsOf({ item: who }, seen).length > 0
}
