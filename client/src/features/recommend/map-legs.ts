import type { JourneyLeg, Recommendation } from '@saathi/shared/recommend/schema'
import type { MapLeg } from '../../ui/map/journeys.ts'

type Point = { lat: number; lon: number }
type Located = Recommendation & Point

export const isLocated = (item: Recommendation): item is Located =>
  typeof item.lat === 'number' && typeof item.lon === 'number'

const MODES: Record<JourneyLeg['mode'], MapLeg['mode']> = {
  road: 'road',
  bus: 'road',
  local: 'road',
  rail: 'rail',
  air: 'air',
  sea: 'sea',
}

/** The journey as the map draws it: a leg for each point that the answer knows, and the last one to the place. */
export function mapLegs(start: Point, { mode, legs, lat, lon }: Located): MapLeg[] {
  if (mode === null) return []
  const place = { lat, lon }
  const flight = legs?.findIndex(({ ends }) => ends) ?? -1
  const airport = legs?.[flight]?.ends
  const onwards = legs?.[flight + 1]
  if (!airport || !onwards) return [{ mode: MODES[mode], points: [start, place] }]
  return [
    { mode: MODES[mode], points: [start, airport] },
    { mode: MODES[onwards.mode], points: [airport, place] },
  ]
}
