import { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'

const { destinations, departures } = loadDataset()
/** A place at most so far by road is one for a short trip, also for a small purse. */
const NEAR_HOURS = 7.5
/** Up to this distance from the station an auto or a cab of the town is cheap. */
const TOWN_KM = 15

test('a near place with trains and no ordinary bus: has something shared, or a short ride, from a station', () => {
  const dear = destinations.flatMap((place) =>
    DreamTrip.shape.starting_location.options
      .filter((city) => {
        const { rail, bus } = departures[city]
        const stations = place.railheads.filter(({ code }) => rail.has(code))
        return (
          (place.road[city]?.hours ?? Number.POSITIVE_INFINITY) <= NEAR_HOURS &&
          stations.length > 0 &&
          !bus.get(place.id)?.some(({ classes }) => classes.includes('ordinary')) &&
          stations.every(({ km, shared }) => km > TOWN_KM && !shared)
        )
      })
      .map((city) => `${place.id} from ${city}`),
  )
  expect(dear).toEqual([])
})
