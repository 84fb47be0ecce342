import type { TripCopyChange } from '@saathi/shared/trips/copies'
import { TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { shortName } from '../../recommend/text/format.ts'
import { copyChanges } from './copy-changes.ts'
import { type CopySource, daysOf, mainWay, type Sight, sightsOf, stayClass, stayOf, wantedOf } from './copy-source.ts'
import { plainItems } from './plain-copy.ts'
import { type NoRoute, proposeRoute } from './propose-route.ts'
import { type ProposedTrip, proposeTrip } from './propose-trip.ts'
import { highlightsOf } from './visits.ts'

/** When, from where and with how many the copy is. */
export type CopyRequest = Pick<TripRequest, 'from' | 'people'> & { startDate: string }

export type TripCopy = {
  request: TripRequest & { startDate: string }
  title: string
  dayCount: number
  items: TripItemFacts[]
  stops?: StopFacts[]
  sights: number
  changes: TripCopyChange[]
}

/**
 * A trip on other dates: its sights on the same days where they are open then, with ways, nights, meals and costs proposed
 * for the new dates, city and people. Nothing that a person wrote is taken over. A trip for which nothing can be proposed is
 * copied without ways and nights.
 */
export function copyTrip(dataset: Dataset, source: CopySource, asked: CopyRequest, now: Date): TripCopy | NoRoute {
  const placeIds =
    source.stops.length > 1 ? source.stops.map(({ placeId }) => placeId) : [source.stops[0]?.placeId ?? source.placeId]
  const places = placeIds.flatMap((id) => dataset.destinations.find((place) => place.id === id) ?? [])
  const known = new Map(places.flatMap(highlightsOf).map((facts) => [facts.name, facts]))
  const sights = sightsOf(source)
  const request = {
    ...asked,
    placeId: placeIds[0] ?? source.placeId,
    days: 1,
    ...(source.type && { type: source.type }),
  }
  const finish = (
    copy: Pick<TripCopy, 'title' | 'dayCount' | 'items' | 'stops'>,
    dayOf: (sight: Sight) => number,
    more: TripCopyChange[] = [],
  ): TripCopy => {
    const due = sights.map((sight) => ({ ...sight, day: dayOf(sight) }))
    return {
      ...copy,
      request,
      sights: copy.items.filter(({ highlight }) => highlight !== null).length,
      changes: [...more, ...copyChanges(dataset, source, { ...copy, ...asked }, due, known)],
    }
  }
  if (placeIds.length > 1) {
    const proposed = routeLike(dataset, source, { ...request, places: placeIds }, now, sights)
    if (!('stops' in proposed)) return proposed
    const first = new Map(proposed.stops.map(({ placeId, day }) => [placeId, day]))
    const order = proposed.stops.map(({ placeId }) => placeId)
    const names = order.map((id) => shortName(places.find((place) => place.id === id)?.name ?? id))
    return finish(
      proposed,
      ({ placeId, offset }) => (first.get(placeId) ?? 0) + offset,
      order.join() === placeIds.join() ? [] : [{ kind: 'order', places: names }],
    )
  }
  const [place] = places
  const proposed = isPlannedByUs(source) && place ? stayLike(dataset, source, request, now, sights) : null
  if (proposed) {
    const { first } = stayOf(proposed)
    return finish({ ...proposed, title: shortName(place?.name ?? '') }, ({ offset }) => first + offset)
  }
  const { first } = stayOf(source)
  const dayOf = ({ offset }: Sight) => Math.min(source.dayCount - 1, first + offset)
  const { dayCount } = source
  const dated = sights.map((sight) => ({ ...sight, day: dayOf(sight) }))
  const items = place ? plainItems(place, dated, known, { dayCount, startDate: asked.startDate }) : []
  return finish({ title: shortName(place?.name ?? source.placeId), dayCount, items }, dayOf, [{ kind: 'bare' }])
}

/** A trip whose days were begun empty has no ways and no nights. */
const isPlannedByUs = ({ items }: CopySource): boolean =>
  items.some(({ kind }) => kind === 'travel' || kind === 'stay' || kind === 'meal')

/** The proposal of that length, by the same way and in the same rooms if there are such. */
function stayLike(
  dataset: Dataset,
  source: CopySource,
  request: TripRequest,
  now: Date,
  sights: readonly Sight[],
): ProposedTrip | null {
  const wanted = wantedOf(sights, [request.placeId])
  const days = daysOf(stayOf(source))
  const lengthOf = (proposed: ProposedTrip) => daysOf(stayOf(proposed))
  for (const wishes of wishesOf(source, request.from)) {
    let best: ProposedTrip | null = null
    for (const count of [days, days - 1, days + 1]) {
      if (count < 1) continue
      const proposed = proposeTrip(dataset, { ...request, ...wishes, days: count }, now, wanted)
      const off = (each: ProposedTrip) => Math.abs(lengthOf(each) - days)
      if (proposed && (!best || off(proposed) < off(best))) best = proposed
      if (best && off(best) === 0) return best
    }
    if (best) return best
  }
  return null
}

/** The journey over the same places, in as many days if they suffice. */
function routeLike(
  dataset: Dataset,
  source: CopySource,
  request: TripRequest & { places: string[] },
  now: Date,
  sights: readonly Sight[],
) {
  const wanted = wantedOf(sights, request.places)
  const stay = source.from === null ? null : stayClass(source.items)
  const propose = (days: number) => proposeRoute(dataset, { ...request, ...(stay && { stay }), days }, now, wanted)
  const proposed = propose(source.dayCount)
  return 'stops' in proposed ? proposed : propose(TRIP_DAYS_MAX)
}

/** The preferences that the original shows, and less of them where nothing is found. From another city one goes as one can. */
function wishesOf({ from, items }: CopySource, newFrom: TripRequest['from']): Pick<TripRequest, 'by' | 'stay'>[] {
  const stay = from === null ? null : stayClass(items)
  const by = from === newFrom ? mainWay(items) : null
  return [{ ...(by && { by }), ...(stay && { stay }) }, ...(by && stay ? [{ stay }] : []), ...(by || stay ? [{}] : [])]
}
