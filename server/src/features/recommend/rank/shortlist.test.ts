import { type DreamTrip, PREFERENCE_TYPES } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { isPitchTrue } from '../facts/season.ts'
import { type ParsedTrip, parseTrip } from '../parsed-trip.ts'
import { isFarLocal, type Ranked } from './rank.ts'
import { isLongRide, offersFor, placesFor, shortlist } from './shortlist.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const requestOf = (given: Partial<DreamTrip>): DreamTrip => ({
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
  ...given,
})

function requestWith(given: Partial<DreamTrip>): [ParsedTrip, Ranked[]] {
  const trip = parseTrip(requestOf(given), NOW)
  return [trip, offersFor(dataset, trip)]
}

describe('the shortlist', () => {
  const listFor = (given: Partial<DreamTrip>, of = dataset) => {
    const trip = parseTrip(requestOf(given), NOW)
    return shortlist(trip, offersFor(of, trip)).shown
  }

  test('leaves out the starting city, places that need more days, and what is closed or dangerous', () => {
    const ids = (given: Partial<DreamTrip>) => placesFor(dataset, parseTrip(requestOf(given), NOW)).map(({ id }) => id)
    expect(ids({ preference_type: 'culinary', starting_location: 'hyderabad' })).not.toContain('hyderabad')
    expect(ids({ preference_type: 'culinary', starting_location: 'lucknow' })).not.toContain('lucknow')
    expect(ids({ preference_type: 'spiritual', month: 1 })).not.toContain('kedarnath-badrinath')
    expect(ids({ preference_type: 'spiritual', month: 6 })).toContain('kedarnath-badrinath')
    expect(ids({ preference_type: 'adventure', days: 2 })).not.toContain('leh-ladakh')
    expect(ids({ month: 7 })).not.toContain('south-goa')
    expect(ids({ preference_type: 'adventure', starting_location: 'delhi', month: 1 })).not.toContain('leh-ladakh')
  })

  test('offers what is closed only when nothing is open', () => {
    const closed = dataset.destinations
      .filter(({ types }) => types.includes('beaches'))
      .map(
        (place): Destination => ({
          ...place,
          closures: [{ what: 'Shut', from: '01-01', to: '12-31', sure: 'high', stops: ['beaches'] }],
        }),
      )
    expect(placesFor({ ...dataset, destinations: closed }, parseTrip(requestOf({}), NOW)).length).toBeGreaterThan(10)
  })

  test('keeps what fits in the order of the match, and after the first three nothing far worse or local to elsewhere', () => {
    for (const budget of ['20000', '50000', '100000']) {
      const trip = parseTrip(requestOf({ budget, preference_type: 'historical', days: 2 }), NOW)
      const offers = offersFor(dataset, trip)
      const best = offers.filter(({ fits }) => fits).sort((a, b) => b.fit.score - a.fit.score)
      const scores = (list: Ranked[]) => list.map(({ fit }) => fit.score)
      const listed = shortlist(trip, offers).shown.filter(({ fits }) => fits)
      expect(scores(listed.slice(0, 3))).toEqual(scores(best.slice(0, 3)))
      expect(scores(listed)).toEqual(scores(listed).toSorted((a, b) => b - a))
      expect(listed.length).toBeLessThanOrEqual(8)
      const leastListed = listed.at(-1)!.fit.score
      const left = best.filter((offer) => !listed.includes(offer) && offer.fit.score > leastListed)
      for (const offer of left)
        expect(
          isFarLocal(trip, offer) ||
            !isPitchTrue(offer.place, trip.type, trip.when.month) ||
            isLongRide(trip, offer) ||
            offer.fit.score < 0.67 * best[0]!.fit.score,
          offer.place.id,
        ).toBe(true)
    }
  })

  const placed = (score: number, facts: Partial<Ranked>): Ranked => {
    const trip = parseTrip(requestOf({}), NOW)
    const offer = offersFor(dataset, trip).find((each) => !isLongRide(trip, each) && !isFarLocal(trip, each))
    return { ...offer!, isWise: true, fits: true, overBy: 0, ...facts, fit: { ...offer!.fit, score } }
  }

  test('what is over the budget: comes after all that fits, however well it suits', () => {
    const trip = parseTrip(requestOf({}), NOW)
    const list = [placed(70, {}), placed(60, {}), placed(90, { fits: false, overBy: 100 })]
    expect(shortlist(trip, list).shown.map(({ fit }) => fit.score)).toEqual([70, 60, 90])
  })

  test('where enough fits: has nothing far worse, and of the rest only what is hardly over the budget and wise', () => {
    const trip = parseTrip(requestOf({}), NOW)
    const shown = (list: Ranked[]) => shortlist(trip, list).shown.map(({ fit }) => fit.score)
    const over = (score: number, overBy: number) => placed(score, { fits: false, overBy })
    const dear = [over(80, 4500), over(55, 3000)]
    expect(shown([placed(90, {}), placed(70, {}), ...dear])).toEqual([90, 70, 80])
    const three = [placed(90, {}), placed(70, {}), placed(65, {})]
    expect(shown([...three, placed(58, {}), ...dear])).toEqual([90, 70, 65])
    expect(shown([...three, over(80, 3000)])).toEqual([90, 70, 65])
    expect(shown([...three, over(80, 900)])).toEqual([90, 70, 65, 80])
    expect(shown([...three, placed(80, { fits: false, isWise: false })])).toEqual([90, 70, 65])
    expect(shown([placed(90, {}), placed(70, {}), placed(40, {}), over(80, 3000)])).toEqual([90, 70, 40, 80])
  })

  test('a short ride on the ground for one day: fills the list, and a flight as long does not', () => {
    const [trip] = requestWith({})
    const offer = placed(80, {})
    const ride = (mode: 'road' | 'air') =>
      isLongRide(trip, {
        place: { ...offer.place, draw: { beaches: 2 } },
        option: { ...offer.option, days: 1, journey: { ...offer.option.journey, mode, hours: 5, feltHours: 5 } },
      })
    expect([ride('road'), ride('air')]).toEqual([false, true])
  })

  test('a journey longer than a night and a morning: fills no list, however long the stay', () => {
    const [trip] = requestWith({})
    const { place, option } = placed(80, {})
    const long = (hours: number) =>
      isLongRide(trip, {
        place: { ...place, draw: { beaches: 4 } },
        option: { ...option, days: 7, journey: { ...option.journey, mode: 'air', hours, feltHours: hours } },
      })
    expect([long(19), long(21)]).toEqual([false, true])
  })

  test('a long ride over the budget: fills no list', () => {
    const trip = parseTrip(requestOf({}), NOW)
    const near = placed(90, { fits: false, overBy: 100 })
    const journey = { ...near.option.journey, mode: 'air', feltHours: 6.7, hours: 6.7 } as const
    const far = { ...near, option: { ...near.option, days: 1, nights: 1, journey } }
    const shown = (last: Ranked) => shortlist(trip, [placed(70, {}), last]).shown.map(({ fit }) => fit.score)
    expect([shown(near), shown(far)]).toEqual([[70, 90], [70]])
  })

  test('a long ride to a place known all over India: is listed for adults with some days, and no other', () => {
    const ride = (draw: 2 | 4, given: Partial<DreamTrip>, days = 3, hours = 18.5) => {
      const [trip] = requestWith(given)
      const offer = placed(80, {})
      const place = { ...offer.place, draw: { beaches: draw } }
      const journey = { ...offer.option.journey, hours, feltHours: 4.84 * days }
      return isLongRide(trip, { place, option: { ...offer.option, days, journey } })
    }
    expect([ride(4, {}), ride(2, {}), ride(4, {}, 3, 21)]).toEqual([false, true, true])
    expect([ride(4, { seniors: 1 }), ride(4, { adults: 2, childrenAges: [9] }), ride(4, {}, 2)]).toEqual([
      true,
      true,
      true,
    ])
  })

  test('when no place leaves a day of those asked for: has up to three that do not fit, none far beyond the first', () => {
    const list = listFor({ starting_location: 'hyderabad', budget: '100000', month: 10, days: 1 })
    const hours = list.map(({ option }) => option.journey.hours)
    expect(list.length).toBeGreaterThan(1)
    expect(list.length).toBeLessThanOrEqual(3)
    expect(list.filter(({ fits }) => fits)).toEqual([])
    expect(Math.max(...hours)).toBeLessThanOrEqual(2 * hours[0]!)
  })

  test('for one day: what is as far as an excluded place stands behind the rest, day trips too', () => {
    const asked = {
      starting_location: 'delhi' as const,
      preference_type: 'historical' as const,
      budget: '75000',
      days: 1,
    }
    const hours = (list: Ranked[]) => list.map(({ option }) => option.journey.hours)
    const all = shortlist(...requestWith(asked)).fitting
    const dayTrips = all.filter(({ option }) => option.nights === 0)
    const nearest = dayTrips.toSorted((a, b) => a.option.journey.hours - b.option.journey.hours)[0]!
    const limit = nearest.option.journey.hours
    const { fitting } = shortlist(...requestWith({ ...asked, exclude: [{ id: nearest.place.id, reason: 'far' }] }))
    const isFar = hours(fitting).map((each) => each >= limit)
    expect(new Set(isFar).size).toBe(2)
    expect(isFar).toEqual([...isFar].sort((a, b) => Number(a) - Number(b)))
  })

  test('has the nearest three when nothing fits, under twice the budget where there are any', () => {
    const none = listFor({ budget: '10000', group_size: '4', month: 12 })
    expect(none.length).toBeGreaterThanOrEqual(1)
    const trip = parseTrip(requestOf({ budget: '2000', group_size: '10' }), NOW)
    const list = shortlist(trip, offersFor(dataset, trip)).shown
    expect(list).toHaveLength(3)
    expect(list.map(({ overBy }) => overBy)).toEqual(list.map(({ overBy }) => overBy).sort((a, b) => a - b))
  })

  test('where nothing fits: has no plane for over twice the budget before what one reaches on the ground', () => {
    let [far, flown] = [0, 0]
    for (const starting_location of ['hyderabad', 'kolkata', 'delhi'] as const)
      for (const preference_type of PREFERENCE_TYPES)
        for (const days of [1, 5]) {
          const given = {
            budget: '10000',
            group_size: '10',
            starting_location,
            preference_type,
            days,
            month: 8,
          } as const
          const [trip, offers] = requestWith(given)
          const { shown } = shortlist(trip, offers)
          const isFar = ({ option, fits, isWise }: Ranked) =>
            isWise && !fits && option.journey.mode === 'air' && option.total > 2 * trip.budget
          if (shown.some(({ fits }) => fits) || !shown.some(isFar)) continue
          flown += 1
          const left = offers.filter((offer) => !shown.includes(offer) && offer.option.journey.mode !== 'air')
          if (left.length > 0) far += 1
        }
    expect([flown > 0, far]).toEqual([true, 0])
  })

  test('is never empty, also for a stay too short for any place', () => {
    expect(
      listFor({ starting_location: 'kolkata', preference_type: 'adventure', days: 1, budget: '2000' }).length,
    ).toBeGreaterThan(0)
  })
})

test('a request considers a bounded number of journeys', () => {
  const counts = (['mumbai', 'delhi', 'kolkata', 'kochi'] as const).flatMap((from) =>
    PREFERENCE_TYPES.map((preference_type) => {
      const trip = parseTrip(requestOf({ starting_location: from, preference_type }), NOW)
      return offersFor(dataset, trip).reduce((sum, { option }) => sum + option.ways.length, 0)
    }),
  )
  expect(Math.max(...counts)).toBeLessThan(1500)
})
