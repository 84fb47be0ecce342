import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { isTooLong } from '../travel/effort.ts'
import { waysFor } from '../travel/ways.ts'
import { offersFor } from './shortlist.ts'
import { isWithinDays } from './stay-length.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

test('an offer that stays shorter than was tried: has the ways of its own length, none of a longer one', () => {
  let shorter = 0
  for (const starting_location of STARTING_LOCATIONS.slice(0, 2))
    for (const preference_type of PREFERENCE_TYPES) {
      const request: DreamTrip = { budget: '20000', group_size: '2', starting_location, preference_type, days: 5 }
      const trip = parseTrip(request, NOW)
      for (const { place, option } of offersFor(dataset, trip)) {
        if (option.nights === 0 || isTooLong(option.journey, option.days)) continue
        const { childrenAges, seniors, isFamily } = trip.party
        const leg = { dataset, place, from: trip.from, people: trip.people, when: trip.when, relaxed: false }
        const own = waysFor({ ...leg, childrenAges, seniors, isFamily, days: option.days })
        const longer = waysFor({ ...leg, childrenAges, seniors, isFamily, days: option.days + 1 })
        expect(option.ways, `${place.id} from ${starting_location}`).toEqual(
          own.filter((way) => isWithinDays(trip, way, option.days)),
        )
        if (option.days < 5 && longer.length > own.length) shorter += 1
      }
    }
  expect(shorter).toBeGreaterThan(20)
})
