import { indexRoads, legBetween } from '@saathi/shared/trips/legs'
import type { PublicContent, PublicTrip } from '@saathi/shared/trips/public-trips'
import { COST_PARTS } from '@saathi/shared/trips/rules'
import type { Trip } from '@saathi/shared/trips/schema'
import type { SharedItem } from '@saathi/shared/trips/shared-trips'
import { stopOn } from '@saathi/shared/trips/stops'
import { ways } from '../../../messages/en/public-trips.ts'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import type { CopySource } from '../propose/copy-source.ts'
import { highlightsOf } from '../propose/visits.ts'
import { tripPlace } from '../trip-place.ts'

type Facts = Pick<Trip, 'place' | 'stops' | 'dayCount' | 'people' | 'items' | 'highlights'>

/**
 * What the page of a trip has of it: the sights that we know, the ways by how one went, and the costs by part. Titles, notes,
 * stays, positions and whatever else people type stay out, and so do dates.
 */
export function toContent({ place, stops, dayCount, people, items, highlights }: Facts): PublicContent {
  const known = new Set(highlights.map(({ name }) => name))
  const costs: PublicContent['costs'] = {}
  for (const { costPart, cost } of items) if (cost > 0) costs[costPart] = (costs[costPart] ?? 0) + cost
  return {
    placeId: place.id,
    stops: stops?.map(({ place: { id: placeId }, day, nights }) => ({ placeId, day, nights })) ?? null,
    dayCount,
    people,
    costs,
    items: items.flatMap(({ kind, day, by, highlight, fixedStart, minutes }): PublicContent['items'] => {
      if (highlight !== null && known.has(highlight))
        return [{ kind: 'visit', day, by: null, highlight, fixedStart: null, minutes: 0 }]
      return kind === 'travel' && by !== null ? [{ kind, day, by, highlight: null, fixedStart, minutes }] : []
    }),
  }
}

const placesOf = (dataset: Dataset, { placeId, stops }: Pick<PublicContent, 'placeId' | 'stops'>) =>
  (stops?.map((stop) => stop.placeId) ?? [placeId]).flatMap(
    (id) => dataset.destinations.find((place) => place.id === id) ?? [],
  )

type Page = Pick<PublicTrip, 'publicId' | 'firstName' | 'indexed' | 'isPublic' | 'mine'> & { content: PublicContent }

/** The page of a trip. Names, positions and ways between sights are of our facts. */
export function publicView(dataset: Dataset, { content, ...page }: Page): PublicTrip {
  const { placeId, stops, dayCount, people, costs } = content
  const places = placesOf(dataset, content)
  const known = new Map(places.flatMap(highlightsOf).map((facts) => [facts.name, facts]))
  const roads = indexRoads(places.flatMap((place) => place.roads ?? []))
  const itemsOn = (day: number) => {
    const where = stopOn(stops ?? [], day)?.placeId ?? placeId
    const hilly = places.find(({ id }) => id === where)?.hilly ?? false
    const shown: SharedItem[] = []
    let last: { lat: number; lon: number } | null = null
    for (const { by, highlight, ...item } of content.items) {
      if (item.day !== day) continue
      const spot = highlight === null ? undefined : known.get(highlight)
      if (spot) {
        const { name: title, lat, lon } = spot
        const leg = last && legBetween(last, spot, hilly, roads)
        shown.push({ ...untimed, kind: 'visit', title, by: null, lat, lon, leg: leg && shownLeg(leg) })
        last = { lat, lon }
      } else if (by !== null && by in ways) {
        last = null
        if (shown.at(-1)?.by !== by)
          shown.push({
            ...untimed,
            kind: 'travel',
            title: ways[by as keyof typeof ways],
            by,
            lat: null,
            lon: null,
            leg: null,
          })
      }
    }
    return shown
  }
  return {
    ...page,
    place: tripPlace(placeId),
    ...(stops && { stops: stops.map(({ placeId: id, ...stop }) => ({ place: tripPlace(id), ...stop })) }),
    dayCount,
    people,
    costs: COST_PARTS.flatMap((part) => (costs[part] ? [{ part, cost: costs[part] }] : [])),
    days: Array.from({ length: dayCount }, (_, day) => ({ day, items: itemsOn(day) })),
  }
}

const untimed = { start: null, end: null }
const shownLeg = ({ km, by, aboard }: NonNullable<SharedItem['leg']>) => ({ km, by, ...(aboard && { aboard }) })

/** What a copy takes from a page. */
export function copySourceOf(dataset: Dataset, { placeId, stops, dayCount, items }: PublicContent): CopySource {
  const places = placesOf(dataset, { placeId, stops })
  const namesAt = (id: string) =>
    places.filter((place) => place.id === id).flatMap((place) => highlightsOf(place).map(({ name }) => name))
  return {
    placeId,
    stops: (stops ?? []).map((stop) => ({ ...stop, highlights: namesAt(stop.placeId) })),
    type: null,
    from: null,
    dayCount,
    items: items.map((item) => ({ ...item, title: '', note: '' })),
    highlights: places.flatMap(({ id }) => namesAt(id)),
  }
}
