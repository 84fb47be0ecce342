import { DREAM_TRIP_DEFAULTS, type DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import type { Destination } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { companyReason, partyCautions } from '../text/party-words.ts'
import type { Journey } from '../travel/journey.ts'
import type { LastLeg } from '../travel/last-leg.ts'
import { nightArrivalRough } from '../travel/night-arrival.ts'
import { partyPenalty, unsuitedFor } from './party.ts'
import { rank } from './rank.ts'
import { dataset, NOW, offer, trip } from './sample-offer.ts'
import { offerFor } from './travel-option.ts'

describe('what suits those who travel', () => {
  test('a flight loses more points with seniors, and a night train is no rest for them on a weekend', () => {
    const points = (seniors: number, name: 'way' | 'far', journey: object, days: number) => {
      const shown = offer({}, { days, ways: [] }, journey)
      return rank(trip({ seniors }), shown).fit.penalties?.find((penalty) => penalty.name === name)?.points ?? 0
    }
    const night = { mode: 'rail', hours: 10, overnight: true }
    expect(points(1, 'way', { mode: 'air' }, 4)).toBeGreaterThan(points(0, 'way', { mode: 'air' }, 4))
    expect([points(0, 'far', night, 2), points(1, 'far', night, 2)]).toEqual([0, 10])
  })

  test('easy walking: a steep place loses points for the type whose point the walk is, and says why', () => {
    const steep = offer({ steep_for: ['adventure'] }, {})
    const easy = { easyWalking: true }
    expect(unsuitedFor(trip({ preference_type: 'adventure', ...easy }), steep)).toContain('walk')
    expect(unsuitedFor(trip({ preference_type: 'adventure' }), steep)).toEqual([])
    expect(unsuitedFor(trip({ preference_type: 'beaches', ...easy }), steep)).toEqual([])
    expect(partyCautions(trip({ preference_type: 'adventure', ...easy }), steep)[0]).toMatch(/steep or long walk/)
  })

  test('easy walking: a place for which a walk is a part of the trip loses fewer points, and says so', () => {
    const asked = (easyWalking: boolean) => trip({ preference_type: 'adventure', easyWalking })
    const mixed = offer({ pitch: { adventure: { text: 'Boulders to scramble over, and coracles.' } } }, {})
    expect(unsuitedFor(asked(true), mixed)).toEqual(['part walk'])
    expect(unsuitedFor(asked(false), mixed)).toEqual([])
    expect(partyPenalty(asked(true), mixed)).toBe(10)
    expect(partyCautions(asked(true), mixed).join()).toContain('Part of why people come here is a long or steep walk.')
    const ride = offer({ pitch: { adventure: { text: 'Villages to see by bicycle.' } } }, {})
    expect(partyCautions(asked(true), ride).join()).toBe(
      'Part of why people come here is a ride by bicycle or scooter.',
    )
  })

  test.each([
    ['tiruvannamalai', 'spiritual', 'part walk'],
    ['shravanabelagola-melukote', 'historical', 'walk'],
    ['lonavala', 'historical', 'walk'],
    ['kamshet-pawna', 'mountains', 'walk'],
  ] as const)('easy walking: %s for %s has the walk for which one goes there held against it', (id, type, what) => {
    const place = dataset.destinations.find((one) => one.id === id)!
    const shown = offer(place, {})
    expect(unsuitedFor(trip({ preference_type: type, easyWalking: true, month: 12 }), shown)).toContain(what)
    expect(unsuitedFor(trip({ preference_type: type, month: 12 }), shown)).toEqual([])
  })

  test('a steep walk: costs seniors and small children points, and is said', () => {
    const steep = offer({ steep_for: ['adventure'] }, {})
    const asked = (given: Partial<DreamTrip>) => trip({ preference_type: 'adventure', ...given })
    expect(unsuitedFor(asked({ seniors: 1 }), steep)).toContain('steep')
    expect(unsuitedFor(asked({ adults: 2, childrenAges: [9] }), steep)).not.toContain('steep')
    expect(partyCautions(asked({ adults: 2, childrenAges: [7] }), steep).join()).toContain('hard on small children')
  })

  test('what does not take a child along: costs points where one goes there for it, and says who is not counted', () => {
    const dive = { item: 'discover scuba dive', inr: [1000, 1000], per: 'person' } as const
    const extras = (optional?: true) =>
      [
        { ...dive, inr: [1000, 1000], ages: { from: 10, to: 60, source: 'estimate' }, ...(optional && { optional }) },
      ] as Destination['typical_extras_inr']
    const found = (given: Partial<DreamTrip>, optional?: true) =>
      unsuitedFor(trip(given), offer({ typical_extras_inr: extras(optional) }, {})).includes('ages')
    expect([found({ adults: 2, childrenAges: [6] }), found({ seniors: 2 }), found({})]).toEqual([true, true, false])
    expect(found({ adults: 2, childrenAges: [12] })).toBe(false)
    expect(found({ adults: 2, childrenAges: [6] }, true)).toBe(false)
    const said = (given: Partial<DreamTrip>) => partyCautions(trip(given), offer({ typical_extras_inr: extras() }, {}))
    expect(said({ adults: 2, childrenAges: [6] })).toContain(
      'Discover scuba dive: usually for those from about 10 years old, and not counted for the youngest.',
    )
    expect(said({ group_size: '4', seniors: 1 })).toContain(
      'Discover scuba dive: usually for those up to about 60 years old, and not counted for the seniors.',
    )
  })

  const arriving = (minute: number, nights = 2) =>
    offer({}, { nights }, { timetable: { arrives: minute }, nightInSeat: false, feltHours: 5 })

  test('a train that arrives by night: costs seniors points, and says when', () => {
    const early = arriving(1440 + 167)
    expect(unsuitedFor(trip({ seniors: 1 }), early)).toEqual(['small hours'])
    expect(unsuitedFor(trip({}), early)).toEqual([])
    expect(partyCautions(trip({ seniors: 1 }), early)).toEqual([
      'The train arrives at 02:47, which is hard on seniors.',
    ])
  })

  test.each([
    [22 * 60 + 59, false],
    [23 * 60, true],
    [1440, true],
    [1440 + 299, true],
    [1440 + 300, false],
  ])('a train that arrives at minute %i: is one by night, or not: %s', (minute, isByNight) => {
    expect(unsuitedFor(trip({ childrenAges: [3] }), arriving(minute)).includes('small hours')).toBe(isByNight)
  })

  test('an arrival by night is rough on seniors, and after midnight on all: they take another way where there is one', () => {
    const at = (arrives: number) => ({ timetable: { arrives } as Journey['timetable'] })
    const rough = (arrives: number, seniors: number) => nightArrivalRough(at(arrives), { people: 2, seniors })
    expect([rough(1440 + 195, 0), rough(1440 + 195, 1)]).toEqual([2.5, 8])
    expect([rough(1410, 0), rough(1410, 1)]).toEqual([0, 8])
    expect([rough(1440 + 360, 0), rough(1440 + 360, 1)]).toEqual([0, 0])
    expect(nightArrivalRough({ timetable: null }, { people: 2, seniors: 1 })).toBe(0)
    expect(nightArrivalRough({ ...at(1320), lastLeg: { onRoad: true, hours: 2 } as LastLeg }, { people: 2 })).toBe(2.5)
  })

  test('hours are long by the half hour that is shown, by day and with a berth', () => {
    const found = (hours: number, feltHours: number) =>
      unsuitedFor(trip({ seniors: 1 }), offer({}, {}, { hours, feltHours, lastLeg: null, nightInSeat: false }))
    expect(found(8.2, 8.2)).toEqual([])
    expect(found(8.3, 8.3)).toEqual(['long journey'])
    expect(found(11, 8)).toEqual([])
    expect(found(12.2, 8)).toEqual(['long journey'])
    const berth = offer({}, {}, { hours: 15, feltHours: 11, byNight: true, nightInSeat: false, lastLeg: null })
    expect(partyCautions(trip({ seniors: 1 }), berth)).toEqual([
      'About 15 hours each way is hard on seniors, even with a berth for the night.',
    ])
  })

  test('more than four hours of hill road cost seniors and small children points, whatever comes before', () => {
    const ride = (hours: number, hilly: boolean) =>
      offer({ hilly }, {}, { hours: 7, feltHours: 7, nightInSeat: false, lastLeg: { onRoad: true, hours } })
    expect(unsuitedFor(trip({ seniors: 1 }), ride(5, true))).toEqual(['hill road'])
    expect(unsuitedFor(trip({ seniors: 1 }), ride(4, true))).toEqual([])
    expect(unsuitedFor(trip({ seniors: 1 }), ride(5, false))).toEqual([])
    expect(unsuitedFor(trip({}), ride(5, true))).toEqual([])
    expect(partyPenalty(trip({ seniors: 1 }), ride(5, true))).toBe(3)
    expect(partyCautions(trip({ seniors: 1 }), ride(5, true))).toEqual([
      'About 5 hours of hill road each way is hard on seniors.',
    ])
  })

  test('a first time in the mountains, seniors and small children do not sleep above 3,000 m without rest', () => {
    const high = (days: number) => offer({ elevation_m: 3500 }, { days, nights: days - 1 })
    for (const who of [{ firstTimeInMountains: true }, { seniors: 1 }, { childrenAges: [4] }]) {
      const journeys = ['night in a seat', 'long journey']
      const found = (days: number) => unsuitedFor(trip(who), high(days)).filter((what) => !journeys.includes(what))
      expect(found(2)).toEqual(['height without rest'])
      expect(found(4)).toEqual(['height'])
      expect(partyPenalty(trip(who), high(2))).toBeGreaterThan(partyPenalty(trip(who), high(4)))
      expect(partyCautions(trip(who), high(4)).join()).toContain('You sleep at about 3,500 m')
    }
    expect(unsuitedFor(trip({ adults: 3, childrenAges: [9] }), high(2))).toEqual([])
  })

  test('a night in a seat and long hours cost seniors and small children points, and nobody else', () => {
    const hard = offer({}, {}, { nightInSeat: true, feltHours: 12, hours: 14 })
    expect(unsuitedFor(trip({ seniors: 2 }), hard)).toEqual(['night in a seat', 'long journey'])
    expect(partyPenalty(trip({ seniors: 2 }), hard)).toBe(22)
    expect(partyCautions(trip({ group_size: '4', childrenAges: [3] }), hard)).toEqual([
      'A night in a seat is hard on small children.',
      'About 14 hours each way is hard on small children.',
    ])
    expect(partyPenalty(trip({}), hard)).toBe(0)
  })

  test('seniors from Mumbai: no place that fits goes there by a night in a seat while another way is affordable', () => {
    const { items } = recommend(dataset, { ...DREAM_TRIP_DEFAULTS, budget: '30000', seniors: 2 }, NOW)
    const seats = items.filter(({ cautions }) => cautions.some((caution) => caution.startsWith('A night in a seat')))
    expect(seats).toEqual([])
  })
})

describe('the words for those who travel', () => {
  const easy = (option: object = {}, place: object = {}, journey: object = {}) =>
    offer(
      { editorial_fit: { family: 3, genZ: 1 }, elevation_m: 10, ...place },
      { lodging: 'mid', ...option },
      { hours: 5, ...journey },
    )
  const words = (given: Partial<DreamTrip>, shown = easy()) => companyReason(trip(given), shown)

  test('name children and seniors as they are', () => {
    expect(words({ group_size: '4' })).toBe('An easy place with a family.')
    expect(words({ childrenAges: [5] })).toBe('An easy place with children.')
    expect(words({ seniors: 1 })).toBe('An easy place with seniors.')
    expect(words({ adults: 4 })).toBeNull()
  })

  test('call nothing easy that is 12 hours away, at 2,500 m, a climb or in a dorm', () => {
    const hard = [easy({}, {}, { hours: 12 }), easy({}, { elevation_m: 2500 }), easy({}, { steep_for: ['beaches'] })]
    for (const shown of [...hard, easy({ lodging: 'dorm' })]) expect(words({ group_size: '4' }, shown)).toBeNull()
  })
})

test('no result is called easy for those on whom something of it is hard', () => {
  for (const starting_location of ['mumbai', 'delhi', 'hyderabad'] as const)
    for (const who of [{ seniors: 2 }, { childrenAges: [4] }])
      for (const preference_type of ['spiritual', 'historical', 'mountains'] as const) {
        const request = {
          ...DREAM_TRIP_DEFAULTS,
          ...who,
          starting_location,
          preference_type,
          budget: '50000',
          month: 4,
        }
        for (const { id, reasons, cautions } of recommend(dataset, { ...request, month: 4 }, NOW).items)
          if (reasons.some((reason) => reason.startsWith('An easy place')))
            expect(cautions.join(), `${id} from ${starting_location}`).not.toContain('hard on')
      }
})

test('no answer has a night train of under 6.5 hours on board', () => {
  const rows = dataset.departures.delhi.rail
  const short = [...rows.values()].flat().filter(({ runs, hours }) => runs === 'night' && hours < 6.5)
  expect(short.length).toBeGreaterThan(0)
  const places = dataset.destinations.filter(({ railheads }) =>
    railheads.some(({ code }) => short.some(({ to }) => to === code)),
  )
  for (const place of places) {
    const asked = parseTrip(
      { ...DREAM_TRIP_DEFAULTS, starting_location: 'delhi', preference_type: place.types[0]! },
      NOW,
    )
    const ways = offerFor(dataset, asked, place)?.option.ways ?? []
    for (const { mode, byNight, overnight, hours } of ways)
      if (mode === 'rail' && overnight && hours < 7.5) expect(byNight).toBe(false)
  }
})

test('a month of more than 40 °C costs all points: those who suffer from it most through the party, others by the degree', () => {
  const place = { weather: '20-30 °C in winter, to 44 °C in May', hot_months: [], best_months: [12], ok_months: [5] }
  const points = (month: number, seniors: number, weather = place.weather) => {
    const { fit } = rank(trip({ month, seniors }), offer({ ...place, weather }, {}))
    return Object.fromEntries((fit.penalties ?? []).map((penalty) => [penalty.name, penalty.points]))
  }
  const added = (weather: string) => (points(5, 0, weather).season ?? 0) - (points(5, 0, '').season ?? 0)
  expect([added(place.weather), added('to 41 °C in May'), added('to 40 °C in May')]).toEqual([8, 2, 0])
  expect(points(12, 0).season ?? 0).toBe(points(12, 0, '').season ?? 0)
  expect(points(5, 1).season ?? 0).toBe(points(5, 1, '').season ?? 0)
  expect(points(5, 1).party).toBeGreaterThan(points(5, 1, '').party ?? 0)
})
