import { DREAM_TRIP_DEFAULTS, type DreamTrip } from '@saathi/shared/recommend/schema'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerFor } from './travel-option.ts'

export const dataset = loadDataset()
export const NOW = new Date('2026-11-20T06:30:00Z')
export const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!
export const trip = (given: Partial<DreamTrip>) => parseTrip({ ...DREAM_TRIP_DEFAULTS, budget: '75000', ...given }, NOW)
export const goa = offerFor(dataset, trip({}), placeOf('north-goa'))!

/** An offer for Goa, with facts of its own. */
export const offer = (place: Partial<Destination>, option: Partial<typeof goa.option>, journey: object = {}) => ({
  ...goa,
  place: { ...goa.place, closures: [], health_safety: [], ...place },
  option: { ...goa.option, ...option, journey: { ...goa.option.journey, ...journey } },
})
