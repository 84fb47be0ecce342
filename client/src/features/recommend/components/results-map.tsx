import { rupees } from '@saathi/shared/money'
import type { DreamTrip, Recommendation } from '@saathi/shared/recommend'
import { TravelMap } from '../../../ui/travel-map.tsx'
import { shortName } from '../result-words.ts'
import { CITY_POINTS } from '../starting-points.ts'
import { cityName } from '../trip-words.ts'

type Props = {
  /** In the order of the list, by which they are numbered. */
  items: Recommendation[]
  trip: DreamTrip
  totalLabel: string
  /** The result that stands out, with the journey to it. */
  openId: string | undefined
  onOpen: (id: string) => void
}

type Located = Recommendation & { lat: number; lon: number }

const isLocated = (item: Recommendation): item is Located =>
  typeof item.lat === 'number' && typeof item.lon === 'number'

const MODES = { road: 'road', bus: 'road', rail: 'rail', air: 'air' } as const

/** The results on the drawn map, numbered as in the list. Nothing where the answer has no coordinates. */
export function ResultsMap({ items, trip, totalLabel, openId, onOpen }: Props) {
  const located = items.filter(isLocated)
  if (located.length === 0) return null
  const point = CITY_POINTS[trip.starting_location]
  return (
    <div className="results-map">
      <TravelMap
        places={located.map((item) => ({
          id: item.id,
          name: shortName(item.recommended_destinations.name),
          number: items.indexOf(item) + 1,
          label: `${rupees(item.estimated_costs.total_cost)} ${totalLabel.replace('Total ', '')}`,
          lat: item.lat,
          lon: item.lon,
        }))}
        {...(point && { from: { ...point, name: cityName(trip.starting_location) } })}
        journeys={located.flatMap(({ id, mode, lat, lon }) =>
          point && mode ? [{ to: id, legs: [{ mode: MODES[mode], points: [point, { lat, lon }] }] }] : [],
        )}
        openId={openId}
        onOpen={onOpen}
      />
    </div>
  )
}
