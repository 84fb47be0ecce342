import { readdirSync } from 'node:fs'
import { MORE_STARTING_LOCATIONS, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import rawPictures from '../data/pictures.json'
import { runsByNight, toReturn, toTimetable } from '../travel/timetable.ts'
import { type Destination, loadDataset } from './dataset.ts'
import { greatCircleKm } from './distance.ts'
import { isPitchTrue, peakIn, ruledOutBy, shareOfMonth } from './season.ts'

const dataset = loadDataset()
const { destinations, departures, airports, transport } = dataset
const cities = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]
const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** Faults of all places, each with the place's id; a test expects none. */
const faults = (find: (place: Destination) => (string | false)[]) =>
  destinations.flatMap((place) => find(place).flatMap((fault) => (fault ? [`${place.id}: ${fault}`] : [])))

describe('the destinations', () => {
  test('are at least 140, each once, and validated once', () => {
    expect(destinations.length).toBeGreaterThanOrEqual(140)
    expect(new Set(destinations.map(({ id }) => id)).size).toBe(destinations.length)
    expect(loadDataset()).toBe(dataset)
  })

  test.each(PREFERENCE_TYPES)('have at least four open places for %s in every month', (type) => {
    const open = (month: number) =>
      destinations.filter((place) => place.types.includes(type) && ruledOutBy(place, type, month) === null)
    expect(months.filter((month) => open(month).length < 4)).toEqual([])
  })

  test('have highlights, at least nine in ten with place, time, opening and fee', () => {
    const all = destinations.flatMap(({ highlights }) => highlights)
    const isComplete = (highlight: (typeof all)[number]) =>
      (['lat', 'lon', 'minutes', 'open', 'closed', 'fee_inr', 'as_of'] as const).every((key) => key in highlight)
    expect(all.filter(isComplete).length / all.length).toBeGreaterThanOrEqual(0.9)
    expect(
      faults((place) =>
        place.highlights.map(
          ({ name, lat, lon }) =>
            lat !== undefined && lon !== undefined && greatCircleKm(place, { lat, lon }) > 230 && `${name} is far away`,
        ),
      ),
    ).toEqual([])
  })

  test('praise nothing in a month that a closure or a danger rules out', () => {
    expect(
      faults((place) =>
        place.types.flatMap((type) =>
          months.map((month) => {
            const stopped = place.closures.some(
              ({ from, to, stops }) => from && to && stops?.includes(type) && shareOfMonth(month, from, to) === 1,
            )
            const danger = place.health_safety.some(
              ({ kind, stops, months: when = months }) =>
                kind === 'danger' && stops?.includes(type) && when.includes(month),
            )
            return (stopped || danger) && isPitchTrue(place, type, month) && `${type} is praised in month ${month}`
          }),
        ),
      ),
    ).toEqual([])
  })

  test('a caution that advises against the journey rules out all types', () => {
    const against = /put off|postpone|do not (come|travel|go) here|not advised|advise against|stay away/i
    expect(
      faults((place) =>
        [...place.health_safety, ...place.closures].map(
          ({ what, stops = [] }) => against.test(what) && place.types.some((type) => !stops.includes(type)) && what,
        ),
      ),
    ).toEqual([])
  })

  test('have closures, extras and permits of their own types, and closures with both dates or none', () => {
    const foreign = (place: Destination, types: readonly string[] = []) =>
      types.some((type) => !place.types.some((own) => own === type))
    expect(
      faults((place) => [
        ...place.closures.map(
          ({ what, from, to, stops }) => ((from === undefined) !== (to === undefined) || foreign(place, stops)) && what,
        ),
        ...place.typical_extras_inr.map(
          ({ item, types, per, seats }) => (foreign(place, types) || (per !== 'person' && !seats)) && item,
        ),
        ...place.permits.map(({ name, types }) => foreign(place, types) && name),
      ]),
    ).toEqual([])
  })

  test.each([
    ['kolkata', 10, 'Durga Puja'],
    ['udaipur', 10, 'Diwali'],
    ['north-goa', 12, 'Christmas and the New Year'],
    ['alappuzha-kumarakom', 9, 'Onam'],
    ['ooty-coonoor', 5, 'the summer holidays'],
    ['shimla', 6, 'the summer holidays'],
  ])('name what makes %s busy in month %i', (id, month, cause) => {
    const place = dataset.destinations.find((each) => each.id === id)!
    expect(peakIn(place, month)?.[2]).toBe(cause)
  })

  test('bill a safari or boat wherever one goes for wildlife', () => {
    expect(
      faults(({ types, typical_extras_inr: extras }) => [
        types.includes('wildlife') &&
          !extras.some(({ item }) => /safari|boat|canter|jeep|gypsy|ride|walk|guide|bicycle|rickshaw/i.test(item)) &&
          'wildlife without a safari',
      ]),
    ).toEqual([])
  })

  test('have prices within bands, higher for better stays', () => {
    expect(
      faults(({ stay_inr_room_night: stay, daily_inr_per_person: daily }) => [
        !(stay.budget[0] < stay.mid[0] && stay.mid[0] < stay.premium[0]) && 'stays are not in order',
        !(daily.budget < daily.mid && daily.mid < daily.premium) && 'days are not in order',
        (stay.budget[0] < 400 || stay.budget[0] > 3500 || stay.premium[1] > 60_000) && 'stays are out of bounds',
        (daily.budget < 500 || daily.budget > 2500) && 'days are out of bounds',
      ]),
    ).toEqual([])
  })

  test('have a picture that exists, and borrow one only without their own', () => {
    const files = readdirSync(new URL('../../../../pictures/', import.meta.url))
    expect(destinations.filter(({ picture }) => !files.includes(picture.slice('pictures/'.length)))).toEqual([])
    expect(Object.keys(rawPictures).filter((id) => files.includes(`${id}.svg`))).toEqual([])
    expect(Object.keys(rawPictures).filter((id) => !destinations.some((place) => place.id === id))).toEqual([])
  })
})

/** The road from Mumbai goes round the scarp. */
const LONG_WAY_ROUND = 'bhimashankar from mumbai'

describe('roads and gateways', () => {
  test('roads are 1.05 to 2.2 times the great circle, at plausible speeds', () => {
    expect(
      faults((place) =>
        cities.map((city) => {
          const road = place.road[city]
          if (!road || `${place.id} from ${city}` === LONG_WAY_ROUND) return false
          const detour = road.km / Math.max(1, greatCircleKm(transport.origins[city], place))
          const speed = road.km / road.hours
          return (detour < 1.04 || detour > 2.2 || speed < 20 || speed > 80) && `${city} ${road.km} km ${road.hours} h`
        }),
      ),
    ).toEqual([])
  })

  test('stations are no farther from their places than the road', () => {
    expect(
      faults((place) =>
        place.railheads.map((station) => greatCircleKm(station, place) > station.km * 1.05 + 4 && station.code),
      ),
    ).toEqual([])
  })

  test('every airport of a place is described, and one serves it all year', () => {
    expect(
      faults((place) => [
        ...place.airports.map(({ iata }) => !airports[iata] && iata),
        !place.airports.some(({ months: when }) => !when) && 'no airport all year',
      ]),
    ).toEqual([])
  })

  test('every city has a way to most places, and only to gateways that exist', () => {
    const stations = new Set(destinations.flatMap(({ railheads }) => railheads.map(({ code }) => code)))
    const ids = new Set(destinations.map(({ id }) => id))
    for (const city of cities) {
      const { rail, bus, air } = departures[city]
      expect(
        [...bus.keys()].filter((id) => !ids.has(id)),
        city,
      ).toEqual([])
      expect(
        [...air.keys()].filter((iata) => !airports[iata]),
        city,
      ).toEqual([])
      const reachable = destinations.filter(
        (place) =>
          place.road[city] ||
          bus.has(place.id) ||
          place.railheads.some(({ code }) => rail.has(code)) ||
          place.airports.some(({ iata }) => air.has(iata)),
      )
      expect(reachable.length / destinations.length, city).toBeGreaterThan(0.85)
      expect([...rail.keys()].filter((code) => stations.has(code)).length, city).toBeGreaterThan(20)
    }
  })
})

describe('connections', () => {
  const rows = Object.values(departures).flatMap(({ rail }) => [...rail.values()].flat())

  test('trains have a fare for each class, which rises with comfort and length', () => {
    const order = ['2S', 'SL', '3A', '2A', '1A'] as const
    const wrong = rows.filter(({ classes, fares, km }) => {
      const known = order.flatMap((railClass) => (classes.includes(railClass) ? [fares[railClass] ?? 0] : []))
      const isMissing = classes.some((railClass) => !fares[railClass])
      const isOut = known.some((fare, at) => at > 0 && fare <= (known[at - 1] ?? 0))
      return isMissing || isOut || (fares.SL !== undefined && (fares.SL < 0.2 * km || fares.SL > 1.5 * km + 200))
    })
    expect(wrong.map(({ from, to, fares }) => `${from} ${to} ${JSON.stringify(fares)}`)).toEqual([])
  })

  test('trains: nineteen of twenty direct ones are named by their number, with a source and its month', () => {
    const direct = rows.filter((row) => row.direct)
    expect(direct.filter(({ train }) => train).length / direct.length).toBeGreaterThanOrEqual(0.95)
    const unsourced = rows.filter(
      ({ train, departs, source, checked }) => !source !== !checked || (departs && !(train && source)),
    )
    expect(unsourced.map(({ from, to, name }) => `${from} ${to} ${name}`)).toEqual([])
  })

  test('trains with times: the hours are those of the clock, and night means four hours or more after 23:00', () => {
    const timed = rows.flatMap((row) => {
      const timetable = toTimetable(row)
      return timetable ? [{ ...row, timetable }] : []
    })
    expect(timed.length).toBeGreaterThan(900)
    const wrong = timed.filter(
      ({ hours, runs, timetable }) =>
        Math.abs(hours - (timetable.arrives - timetable.departs) / 60) > 0.02 ||
        (runs === 'night') !== runsByNight(timetable),
    )
    expect(wrong.map(({ from, to, train, hours }) => `${from} ${to} ${train} ${hours}`)).toEqual([])
  })

  test('trains of the way back: about as long as the way there, and with as many weekdays as days', () => {
    const returning = rows.filter(({ back }) => back)
    expect(returning.length).toBeGreaterThan(900)
    const wrong = returning.filter((row) => {
      const back = toReturn(row, row.to)
      const hours = back ? (back.arrives - back.departs) / 60 : 0
      return hours < 0.6 * row.hours || hours > 1.4 * row.hours + 1
    })
    expect(wrong.map(({ from, to, train }) => `${from} ${to} ${train}`)).toEqual([])
    const miscounted = rows.filter(
      ({ weekdays, train_days, days }) => weekdays && weekdays.length !== (train_days ?? days),
    )
    expect(miscounted.map(({ from, to, train }) => `${from} ${to} ${train}`)).toEqual([])
  })

  test('rows of several trains: more than half have the first and the last departure', () => {
    const several = rows.filter(({ others }) => others)
    expect(several.filter(({ first, last }) => first && last).length).toBeGreaterThan(several.length / 2)
    expect(rows.filter(({ first, last, others }) => !first !== !last || (first && !others))).toEqual([])
    const outside = several.filter(
      ({ first, last, departs, days, train_days }) =>
        first && last && departs && (train_days ?? days) >= 5 && (departs < first || departs > last),
    )
    expect(outside.map(({ from, to, train }) => `${from} ${to} ${train}`)).toEqual([])
  })

  test('a train has one name on all its rows', () => {
    const names = new Map<string, Set<string>>()
    for (const { train, name } of rows)
      if (train && name) names.set(train, (names.get(train) ?? new Set()).add(name.split(' (')[0] ?? name))
    expect([...names.values()].filter(({ size }) => size > 1)).toEqual([])
  })

  test('trains and flights have plausible speeds', () => {
    const slow = rows.filter(({ km, hours, direct }) => direct && (km / hours < 20 || km / hours > 115))
    expect(slow.map(({ from, to, km, hours }) => `${from} ${to} ${km} km ${hours} h`)).toEqual([])
    const flights = Object.values(departures).flatMap(({ air }) => [...air.values()])
    const odd = flights.filter(({ nonstop, hours, fare }) => hours < 0.6 || (nonstop && hours > 4.5) || fare[0] < 1500)
    expect(odd.map(({ from, to, hours, fare }) => `${from} ${to} ${hours} h ${fare}`)).toEqual([])
  })

  test('the demand of an airport is 0.7 to 1.7, and at most 1 in some month', () => {
    const odd = Object.entries(airports).filter(
      ([, { demand }]) => Math.min(...demand) > 1 || demand.some((factor) => factor < 0.7 || factor > 1.7),
    )
    expect(odd.map(([iata, { demand }]) => `${iata} ${demand}`)).toEqual([])
  })

  test('every ride that is called one of the night leaves in the evening, and no other', () => {
    const rides = destinations.flatMap(({ id, airports, railheads }) =>
      [...airports, ...railheads].flatMap(({ shared }) => (shared ? [{ id, ...shared }] : [])),
    )
    const odd = rides.filter(({ by, night }) => /\bnight\b/.test(by) !== (night === true))
    expect(odd.map(({ id, by }) => `${id}: ${by}`)).toEqual([])
    expect(rides.filter(({ night }) => night).length).toBeGreaterThan(10)
  })

  test('no train of day cars only runs by night', () => {
    const nights = rows.filter(
      ({ runs, classes }) => runs === 'night' && !classes.some((each) => /SL|3A|2A|1A/.test(each)),
    )
    expect(nights.map(({ from, to, classes }) => `${from} ${to} ${classes}`)).toEqual([])
  })
})
