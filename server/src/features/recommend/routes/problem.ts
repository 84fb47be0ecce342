import { cities } from '@saathi/shared/lib/messages/en/choices'
import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { Destination, Tier } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { listed, shortName } from '../text/format.ts'
import { risesSlowly } from './height.ts'
import { isOpen } from './leg-ways.ts'
import { nightsOf } from './nights.ts'
import type { Search } from './search.ts'

/** Why there is no route through the asked places. */
export function problemOf({ dataset, asked }: Search, wanted: readonly string[]): string {
  const places = wanted.flatMap((id) => dataset.destinations.find((place) => place.id === id) ?? [])
  if (places.length < wanted.length) return 'We do not know one of these places.'
  const { from, when } = asked.trip
  // “Shimla & Kufri and Kanyakumari”: two places.
  const names = listed(places.map(({ name }) => shortName(name).replaceAll(' and ', ' & ')))
  const home = places.find((place) => isStartingCity(place, from))
  if (home) return `You start in ${shortName(home.name)}: leave it out, or choose another city.`
  const closed = dataset.legs.find(
    (row) => wanted.includes(row.from) && wanted.includes(row.to) && !isOpen(row, when.month),
  )
  if (closed) return `The road between ${names} is closed in ${monthName(when.month)}.`
  const { least } = nightsOf(places)
  if (asked.days !== null && asked.days < least + 1)
    return `${asked.days} days are too few for ${names}: plan ${least + 1} or more.`
  return `We know no good way that joins ${names}${asked.days === null ? '' : ' in so many days'}.`
}

const metres = (place: Destination) => `${place.elevation_m.toLocaleString('en-IN')} m`

/** Why one cannot go to these places in this order; null when one can. */
export function problemInOrder(search: Search, places: readonly Destination[], tier: Tier): string | null {
  const { dataset, asked, indexOf, legOf, endOf } = search
  const { from: city, when } = asked.trip
  const home = places.find((place) => isStartingCity(place, city))
  if (home) return `You start in ${shortName(home.name)}: leave it out.`
  for (const [at, to] of places.entries()) {
    const from = places[at - 1]
    if (!from || legOf(indexOf.get(from.id) ?? -1, indexOf.get(to.id) ?? -1)) continue
    const ends = [from.id, to.id]
    const isClosed = dataset.legs.some(
      (row) => ends.includes(row.from) && ends.includes(row.to) && !isOpen(row, when.month),
    )
    const [start, end] = [shortName(from.name), shortName(to.name)]
    return isClosed
      ? `The road from ${start} to ${end} is closed in ${monthName(when.month)}.`
      : `We know no good way from ${start} to ${end} in a day.`
  }
  for (const [at, place] of places.entries())
    if (!risesSlowly(places.slice(0, at + 1).map(({ elevation_m }) => elevation_m)))
      return `${shortName(place.name)} lies at ${metres(place)}: sleep at a lower place before it.`
  const hasWay = (place: Destination | undefined) =>
    place && [0, 1, 2].some((nights) => endOf(indexOf.get(place.id) ?? -1, tier, nights) !== null)
  const far = [places[0], places.at(-1)].find((place) => !hasWay(place))
  return far ? `We know no good way between ${cities[city]} and ${shortName(far.name)}.` : null
}
