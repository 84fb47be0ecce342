import { monthName } from '@saathi/shared/lib/messages/en/days'
import { isStartingCity } from '../facts/distance.ts'
import { listed, shortName } from '../text/format.ts'
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
