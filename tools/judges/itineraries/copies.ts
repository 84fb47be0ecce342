import { addDays } from '@saathi/shared/lib/days'
import { DreamTrip } from '@saathi/shared/recommend/schema'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { type StopFacts, stopOn } from '@saathi/shared/trips/stops'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import type { CopySource } from '../../../server/src/features/trips/propose/copy-source.ts'
import { type CopyRequest, copyTrip, type TripCopy } from '../../../server/src/features/trips/propose/copy-trip.ts'
import { proposeRoute } from '../../../server/src/features/trips/propose/propose-route.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { highlightsOf } from '../../../server/src/features/trips/propose/visits.ts'
import { random } from '../random.ts'
import { findFaults } from './check.ts'
import { NOW } from './requests.ts'
import { secondRoads } from './second-roads.ts'

const CITIES = DreamTrip.shape.starting_location.options
const DAYS_OF_A_YEAR = 365
const FIRST_DAY = '2026-12-01'

/** A trip as people leave one after planning, and the strings in it that a person wrote. */
export type Original = { source: CopySource; words: string[]; startDate: string; asked: CopyRequest }

/** A trip to a random place or over a random round, changed as people change theirs, and what a copy of it is asked for. */
export function anOriginal(seed: number): Original | null {
  const next = random(seed)
  const below = (count: number) => Math.floor(next() * count)
  const one = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const aDay = () => addDays(FIRST_DAY, below(DAYS_OF_A_YEAR))
  const dataset = loadDataset()
  const startDate = aDay()
  const base = { from: one(CITIES), people: 1 + below(10), startDate }
  const places = next() < 0.25 ? one(dataset.circuits).places : undefined
  const place = one(dataset.destinations)
  const request: TripRequest = places
    ? { ...base, placeId: places[0] ?? '', places, days: 14 }
    : { ...base, placeId: place.id, days: 1 + below(10) }
  const proposed = places
    ? proposeRoute(dataset, { ...request, places }, NOW)
    : (proposeTrip(dataset, request, NOW) ?? { items: [], dayCount: request.days })
  if (!('items' in proposed)) return null
  const stops: StopFacts[] = 'stops' in proposed ? (proposed.stops as StopFacts[]) : []
  const known = [...new Set([...stops.map(({ placeId }) => placeId), ...(places ? [] : [place.id])])].flatMap(
    (id) => dataset.destinations.find((each) => each.id === id) ?? [],
  )
  const highlights = known.flatMap(highlightsOf)
  const words: string[] = []
  const word = () => {
    const made = `Word ${seed} ${words.length} of Priya`
    words.push(made)
    return made
  }
  let dayCount = proposed.dayCount
  if (dayCount < 14 && next() < 0.2) dayCount += 1
  const items = proposed.items.flatMap((item): TripItemFacts[] => {
    const dice = next()
    if (item.kind === 'visit' && dice < 0.15) return []
    if (item.kind === 'visit' && dice < 0.3) return [{ ...item, day: below(dayCount), order: below(100) }]
    if (dice < 0.4) return [{ ...item, note: word(), link: `https://example.in/${word()}`.replaceAll(' ', '-') }]
    if (dice < 0.5) return [{ ...item, title: word(), cost: 77_777 }]
    if (item.kind === 'travel' && dice < 0.6)
      return [{ ...item, title: `12951 ${word()}`, note: `12951 ${word()}, B4, berth 23`, cost: 3_333 }]
    return [item]
  })
  for (let more = below(4); more > 0; more--) {
    const sight = one(highlights)
    if (sight) items.push(visit(sight, below(dayCount), word()))
  }
  for (let more = below(3); more > 0; more--)
    items.push({
      ...visit(null, below(dayCount), word()),
      kind: one(['other', 'visit', 'meal', 'stay'] as const),
      note: word(),
    })
  items.sort((a, b) => a.day - b.day || a.order - b.order)
  const withHighlights = stops.map((stop) => ({
    ...stop,
    highlights: highlightsOf(known.find(({ id }) => id === stop.placeId)!).map(({ name }) => name),
  }))
  const hides = next() < 0.3
  return {
    startDate,
    words,
    source: {
      placeId: stops[0]?.placeId ?? request.placeId,
      stops: withHighlights,
      type: null,
      from: hides ? null : request.from,
      dayCount,
      items,
      highlights: highlights.map(({ name }) => name),
    },
    asked: { from: next() < 0.5 ? request.from : one(CITIES), people: 1 + below(10), startDate: aDay() },
  }
}

const visit = (
  sight: { name: string; lat: number; lon: number } | null,
  day: number,
  title: string,
): TripItemFacts => ({
  day,
  order: 500,
  kind: 'visit',
  title,
  note: '',
  fixedStart: null,
  minutes: 60,
  cost: 0,
  costPart: 'other',
  link: null,
  lat: sight?.lat ?? null,
  lon: sight?.lon ?? null,
  highlight: sight?.name ?? null,
  by: null,
})

/** What the independent check finds in a copy; of one without ways only closed doors. */
function copyFaults({ items, dayCount, stops, request, changes }: TripCopy): string[] {
  const dataset = loadDataset()
  const ids = stops?.map(({ placeId }) => placeId) ?? [request.placeId]
  const places = ids.map((id) => dataset.destinations.find((place) => place.id === id)!)
  const roads = places.flatMap((place) => place.roads)
  const placeOn = (day: number) => ({ ...places[stops ? stops.indexOf(stopOn(stops, day)!) : 0]!, roads })
  const known = new Map(
    places
      .flatMap(highlightsOf)
      .reverse()
      .map((facts) => [facts.name, facts]),
  )
  const faults = findFaults({
    ...{ items, dayCount, placeOn, place: placeOn(0) },
    startDate: request.startDate,
    month: Number(request.startDate.slice(5, 7)),
    second: places.flatMap(secondRoads),
    highlights: [...known.values()],
    bill: items.reduce((sum, { cost }) => sum + cost, 0),
  })
  const isBare = changes.some(({ kind }) => kind === 'bare')
  return faults.filter(({ kind }) => !isBare || kind === 'closed door').map(({ kind, what }) => `${kind}: ${what}`)
}

type Measured = {
  copies: number
  /** Without a way on those dates. */
  none: number
  /** Sights of the originals, and of the copies. */
  sights: number
  kept: number
  /** The kinds of changes. */
  kinds: Set<string>
  faults: string[]
  /** What a person wrote and a copy has. */
  foreign: string[]
  ms: number[]
}

/** Copies the trips of these seeds and checks each copy. */
export function measureCopies(seeds: Iterable<number>): Measured {
  const measured: Measured = {
    copies: 0,
    none: 0,
    sights: 0,
    kept: 0,
    kinds: new Set(),
    faults: [],
    foreign: [],
    ms: [],
  }
  for (const seed of seeds) {
    const original = anOriginal(seed)
    if (!original) continue
    const { source, asked, words } = original
    const started = performance.now()
    const copy = copyTrip(loadDataset(), source, asked, NOW)
    measured.ms.push(performance.now() - started)
    if (!('items' in copy)) {
      measured.none += 1
      continue
    }
    measured.copies += 1
    measured.sights += new Set(source.items.flatMap(({ highlight }) => highlight ?? [])).size
    measured.kept += copy.sights
    for (const { kind } of copy.changes) measured.kinds.add(kind)
    measured.faults.push(...copyFaults(copy).map((fault) => `${fault} | ${seed}`))
    const written = JSON.stringify(copy)
    const foreign = [...words, '77777', 'of Priya', 'B4'].filter((each) => written.includes(each))
    measured.foreign.push(...foreign.map((each) => `${each} | ${seed}`))
  }
  return measured
}
