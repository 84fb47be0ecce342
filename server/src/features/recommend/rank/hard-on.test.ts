import { DREAM_TRIP_DEFAULTS, type DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import type { Destination } from '../facts/dataset.ts'
import { notesFor } from '../text/notes.ts'
import { partyCautions } from '../text/party-words.ts'
import type { Journey } from '../travel/journey.ts'
import { partyPenalty, unsuitedFor } from './party.ts'
import { dataset, goa, NOW, offer, placeOf, trip } from './sample-offer.ts'
import { offerFor } from './travel-option.ts'

test('a steep walk of two days: costs children under twelve points, and is said', () => {
  const guide = { item: 'guide for two days', inr: [1, 1], per: 'group', effort: 'walk', days: 2 }
  const extras = [guide] as Destination['typical_extras_inr']
  const walk = offer({ steep_for: ['adventure'], typical_extras_inr: extras }, {})
  const found = (...childrenAges: number[]) =>
    unsuitedFor(trip({ preference_type: 'adventure', adults: 2, childrenAges }), walk)
  expect([found(8, 11), found(12)]).toEqual([['walk of days'], []])
  expect(unsuitedFor(trip({ preference_type: 'beaches', adults: 2, childrenAges: [8] }), walk)).toEqual([])
  expect(partyCautions(trip({ preference_type: 'adventure', adults: 2, childrenAges: [8] }), walk)).toEqual([
    'The walk takes more than a day, with a night on the way, which is hard on children.',
  ])
})

test('the heat of the month: costs seniors and small children points by its degrees, and is said', () => {
  const hot = (degrees: number) => offer({ weather: `summer reaches ${degrees} °C`, hot_months: undefined }, {})
  const asked = (given: Partial<DreamTrip>, month = 4) => trip({ month, ...given })
  const short = { mode: 'rail', hours: 5, feltHours: 5, nightInSeat: false, lastLeg: null, comfort: '3-tier AC' }
  const shown = (degrees: number) => ({
    ...hot(degrees),
    option: { ...hot(degrees).option, journey: { ...goa.option.journey, ...short } as Journey },
  })
  expect([36, 39, 41, 48].map((degrees) => partyPenalty(asked({ seniors: 1 }), shown(degrees)))).toEqual([0, 4, 8, 18])
  expect(unsuitedFor(asked({ adults: 2, childrenAges: [7] }), shown(41))).toEqual(['heat'])
  expect(unsuitedFor(asked({ adults: 2, childrenAges: [9] }), shown(41))).toEqual([])
  expect(unsuitedFor(asked({ seniors: 1 }, 12), shown(41))).toEqual([])
  expect(partyCautions(asked({ adults: 2, childrenAges: [7] }), shown(41))).toEqual([
    'The heat of April is hard on small children.',
  ])
})

test('seniors in April: of two places as good, the mild one comes before the hot one', () => {
  const april = { ...DREAM_TRIP_DEFAULTS, budget: '50000', preference_type: 'historical', month: 4 } as const
  const place = { ...placeOf('lonavala'), id: 'twin', health_safety: [], best_months: [4], weather: 'mild' }
  const months = { ok_months: [1, 2, 3], shoulder_months: [5, 6, 7, 8, 9, 10, 11, 12], avoid_months: [] }
  const mild: Destination = { ...place, ...months, id: 'a-mild' }
  const hot: Destination = { ...mild, id: 'a-hot', weather: 'to 40 °C in Apr-May' }
  const twins = { ...dataset, destinations: [hot, mild] }
  const ids = (seniors: number) => recommend(twins, { ...april, seniors }, NOW).items.map(({ id }) => id)
  expect(ids(0)).toEqual(['a-hot', 'a-mild'])
  expect(ids(2)).toEqual(['a-mild', 'a-hot'])
})

test('a day trip of many hours: costs seniors points, and is said', () => {
  const day = offer({}, { nights: 0, days: 1 }, { hours: 4.1, feltHours: 4.1, nightInSeat: false, lastLeg: null })
  expect(unsuitedFor(trip({ seniors: 1 }), day)).toEqual(['long day'])
  expect(unsuitedFor(trip({}), day)).toEqual([])
  expect(partyCautions(trip({ seniors: 1 }), day)).toEqual([
    'There and back in a day is about 8 hours on the way, which is hard on seniors.',
  ])
})

test('a night on a bus and hot hours without air conditioning: cost seniors points, and are said', () => {
  const way = { hours: 8, feltHours: 5, nightInSeat: false, lastLeg: null, byNight: true }
  const bus = (comfort: string) => offer({ hot_months: undefined, weather: '' }, {}, { ...way, mode: 'bus', comfort })
  expect(unsuitedFor(trip({ seniors: 1, month: 2 }), bus('AC sleeper'))).toEqual(['night on a bus'])
  expect(unsuitedFor(trip({ month: 5 }), bus('ordinary'))).toEqual([])
  const train = offer({ hot_months: undefined, weather: '' }, {}, { ...way, mode: 'rail', comfort: 'sleeper class' })
  expect([2, 5].map((month) => unsuitedFor(trip({ seniors: 1, month }), train))).toEqual([[], ['hot on board']])
  expect(partyCautions(trip({ seniors: 1, month: 5 }), train)).toEqual([
    'The train has no air conditioning in this class, which is hard on seniors in May.',
  ])
})

test('two from Delhi with money: take a train to Varanasi that arrives by day, and neither one at 03:15 nor a plane', () => {
  const asked = { starting_location: 'delhi', preference_type: 'spiritual', budget: '75000', month: 12 } as const
  const { journey } = offerFor(dataset, trip(asked), placeOf('varanasi'))!.option
  expect(journey.mode).toBe('rail')
  expect((journey.timetable?.arrives ?? 0) % 1440).toBeGreaterThanOrEqual(300)
})

test('nights above 3,000 m with days of rest: cost seniors and small children more than those new to the height', () => {
  const calm = { mode: 'air', hours: 5, feltHours: 5, nightInSeat: false, lastLeg: null }
  const high = offer({ elevation_m: 3500, hot_months: undefined, weather: '' }, { days: 6, nights: 6 }, calm)
  const points = (given: Partial<DreamTrip>) => partyPenalty(trip({ month: 7, ...given }), high)
  expect(points({ firstTimeInMountains: true })).toBe(15)
  expect([points({ seniors: 1 }), points({ adults: 2, childrenAges: [3] })]).toEqual([25, 25])
})

test('a sight far above the place: is a caution for those who must go up slowly, in its months', () => {
  const pass = { ...goa.place.highlights[0]!, name: 'A pass (by cab)', months: [6], needs: undefined }
  const high = (metres: number) =>
    offer({ highlights: [{ ...pass, up_to: { metres, source: 'estimate' as const } }], elevation_m: 2000 }, {})
  const told = (given: Partial<DreamTrip>, metres = 3960) => partyCautions(trip(given), high(metres)).join()
  const said = 'A pass goes up to about 4,000 m, where the air is thin'
  expect(told({ month: 6, firstTimeInMountains: true })).toContain(said)
  expect(told({ month: 6, adults: 2, seniors: 1 })).toContain(said)
  expect(told({ month: 6 })).not.toContain('thin')
  expect(told({ month: 7, firstTimeInMountains: true })).not.toContain('thin')
  expect(told({ month: 6, firstTimeInMountains: true }, 3000)).not.toContain('thin')
})

test('the one note on health: is for seniors the one about what is hard on them', () => {
  const health_safety = [
    { what: 'Prepaid SIMs do not work', kind: 'note' as const },
    { what: 'The bridge is about 3,500 steps down', kind: 'note' as const },
  ]
  const noted = (given: Partial<DreamTrip>) => notesFor(dataset, trip(given), offer({ health_safety }, {})).join()
  expect(noted({})).toContain('SIMs')
  expect(noted({ adults: 2, seniors: 1 })).toContain('3,500 steps')
  expect(noted({ easyWalking: true })).toContain('3,500 steps')
})
