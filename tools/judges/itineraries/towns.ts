import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as z from 'zod/mini'
import type { Destination } from '../../../server/src/features/recommend/facts/dataset.ts'
import { type Fault, km } from './check.ts'
import { secondRoads } from './second-roads.ts'
import table from './second-towns.json'

/** A town to sleep in, as somebody wrote it who has not seen the towns of the product. */
const SecondTown = z.strictObject({
  place: z.string(),
  town: z.string(),
  lat: z.number(),
  lon: z.number(),
  metres: z.number(),
})
type SecondTown = z.infer<typeof SecondTown>

const rows = z.array(SecondTown).parse(table)

/** In degrees: the two tables need not mean the same house. */
const SAME_TOWN = 0.05
/** Where one sleeps on the first night, at most; from there on, at most so many metres higher a night. */
const FIRST_NIGHT_M = 3600
const RISE_M = 500
/** Who sleeps so high on the first night stays for a second one before going on. */
const REST_M = 3000

type Night = { day: number; title: string; town: SecondTown | null }

/** What is wrong with the towns of the nights at a place with several: unknown, misnamed, too high too soon, or not joined. */
export function townFaults(place: Destination, items: readonly TripItemFacts[]): Fault[] {
  if (!place.bases) return []
  const faults: Fault[] = []
  const known = rows.filter((row) => row.place === place.id)
  const nights = items
    .filter(({ kind, title }) => kind === 'stay' && title.startsWith('Night ') && !title.startsWith('Night on the way'))
    .map((item): Night => {
      const { day, title, cost } = item
      const isTour = place.typical_extras_inr.some(({ bed }) => bed && title.startsWith(`Night ${bed}, `))
      if (cost === 0 && !isTour) faults.push({ kind: 'night', what: `${title} on day ${day} is not billed` })
      const { lat, lon } = bedOf(item, items)
      const town = known.find(
        (row) => Math.abs(row.lat - (lat ?? 0)) < SAME_TOWN && Math.abs(row.lon - (lon ?? 0)) < SAME_TOWN,
      )
      return { day, title, town: town ?? null }
    })
  for (const [at, { day, title, town }] of nights.entries()) {
    if (!town) {
      faults.push({ kind: 'night', what: `${title} on day ${day} is in no known town` })
      continue
    }
    if (!title.endsWith(`, ${town.town}`)) faults.push({ kind: 'night', what: `${title} is in ${town.town}` })
    const before = nights[at - 1]?.town ?? null
    if (town.metres > Math.max(FIRST_NIGHT_M, (before?.metres ?? 0) + RISE_M))
      faults.push({ kind: 'height', what: `${town.town} at ${town.metres} m on day ${day}` })
    if (at === 1 && before && before.metres >= REST_M && town.metres > before.metres)
      faults.push({ kind: 'height', what: `no rest at ${before.town}` })
    if (before && before.town !== town.town && !isJoined(place, before.town, town.town))
      faults.push({ kind: 'leg', what: `${before.town} to ${town.town}` })
  }
  return [...faults, ...idleTowns(place, items, nights)]
}

/** So far, in a straight line, is what one sleeps in a town for. */
const NEAR_KM = 60

/** Nights away from the town of the arrival, where neither that day nor the next has a sight near them. */
function idleTowns(place: Destination, items: readonly TripItemFacts[], nights: readonly Night[]): Fault[] {
  const arrival = place.bases?.arrival
  const isSeen = ({ day, town }: Night) =>
    items.some(
      (item) =>
        item.kind === 'visit' &&
        (item.day === day || item.day === day + 1) &&
        item.lat !== null &&
        item.lon !== null &&
        town !== null &&
        km(town, { lat: item.lat, lon: item.lon }) <= NEAR_KM,
    )
  return nights
    .filter((night) => night.town && night.town.town !== arrival && !isSeen(night))
    .map(({ day, town }) => ({ kind: 'night', what: `nothing is seen from ${town?.town} on day ${day}` }))
}

/** Nobody takes a bed for the rest of a night after this minute. */
const BED_UNTIL = 240

/** Where a bed is. That of who rides to it after midnight stands before this ride, and is where it ends. */
function bedOf(stay: TripItemFacts, items: readonly TripItemFacts[]): Pick<TripItemFacts, 'lat' | 'lon'> {
  if (stay.lat !== null || !/You come at about/.test(stay.note)) return stay
  const rides = items.filter(
    ({ kind, day, fixedStart }) => kind === 'travel' && day === stay.day + 1 && (fixedStart ?? DAY) < BED_UNTIL,
  )
  return rides.at(-1) ?? stay
}
const DAY = 1440

/** Whether the second table has a way from one town to the other. */
function isJoined(place: Destination, from: string, to: string): boolean {
  const pointOf = (town: string) => place.bases?.bases.find(({ name }) => name === town)
  const [a, b] = [pointOf(from), pointOf(to)]
  if (!a || !b) return false
  const isSame = (one: { lat: number; lon: number }, other: { lat: number; lon: number }) =>
    one.lat === other.lat && one.lon === other.lon
  return secondRoads(place).some(
    (way) => (isSame(way.from, a) && isSame(way.to, b)) || (isSame(way.from, b) && isSame(way.to, a)),
  )
}
