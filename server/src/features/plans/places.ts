import { REGION_PREFIX, regionOf } from '@saathi/shared/plans/rules'
import type { PlanPlace } from '@saathi/shared/plans/schema'
import { loadDataset } from '../recommend/facts/dataset.ts'

/** A place with the region that it is or lies in, and the destinations that a search for it includes. */
export type KnownPlace = PlanPlace & { regionId: string; destinationIds: string[] }

let known: Map<string, KnownPlace> | undefined

/** Every destination and every state that has one, by id. */
function allPlaces(): Map<string, KnownPlace> {
  const places = new Map<string, KnownPlace>()
  for (const { id, name, state } of loadDataset().destinations) {
    const regionId = regionOf(state)
    places.set(id, { id, name, state, regionId, destinationIds: [id] })
    const region = places.get(regionId) ?? { id: regionId, name: state, state, regionId, destinationIds: [] }
    region.destinationIds.push(id)
    places.set(regionId, region)
  }
  return places
}

/** The place with this id, a destination or `region:` and a state; null if there is none. */
export function findPlanPlace(id: string): KnownPlace | null {
  known ??= allPlaces()
  return known.get(id) ?? null
}

/** A place as responses name it. One that is no longer known keeps its id as its name. */
export function planPlace(id: string): PlanPlace {
  const place = findPlanPlace(id)
  return place
    ? { id, name: place.name, state: place.state }
    : { id, name: id.replace(REGION_PREFIX, '').replaceAll('-', ' '), state: '' }
}

/**
 * The keys under which a search for a place finds plans: the place, and for a destination the plans to its whole region,
 * which `save_plan` stores under a key of their own.
 */
export const searchKeys = ({ id, regionId }: KnownPlace): string[] =>
  id === regionId ? [id] : [id, `whole-${regionId}`]
