import { START_CITIES } from '@saathi/shared/destinations/cities'
import { rupees } from '@saathi/shared/lib/money'
import type { DreamTrip, Recommendation } from '@saathi/shared/recommend/schema'
import * as text from '../../../messages/en/recommend/recommend.ts'
import { TravelMap } from '../../../ui/travel-map.tsx'
import { isLocated, mapLegs } from '../map-legs.ts'
import { shortName } from '../result-words.ts'
import { cityName, whoOf } from '../trip-words.ts'

type Props = {
  /** In the order of the list, by which they are numbered. */
  items: Recommendation[]
  trip: DreamTrip
  /** The result that stands out, with the journey to it. */
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The results on the drawn map, numbered as in the list. Nothing where the answer has no coordinates. */
export function ResultsMap({ items, trip, openId, onOpen }: Props) {
  const located = items.filter(isLocated)
  if (located.length === 0) return null
  const point = START_CITIES[trip.starting_location]
  return (
    <div className="results-map">
      <TravelMap
        places={located.map((item) => ({
          id: item.id,
          name: shortName(item.recommended_destinations.name),
          number: items.indexOf(item) + 1,
          label: text.mapPrice(rupees(item.estimated_costs.total_cost), whoOf(trip)),
          lat: item.lat,
          lon: item.lon,
        }))}
        {...(point && { from: { lat: point.lat, lon: point.lon, name: cityName(trip.starting_location) } })}
        journeys={point ? located.map((item) => ({ to: item.id, legs: mapLegs(point, item) })) : []}
        openId={openId}
        onOpen={onOpen}
      />
    </div>
  )
}
