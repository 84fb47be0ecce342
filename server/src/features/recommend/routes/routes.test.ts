import { MORE_STARTING_LOCATIONS, STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import type { Route, RouteQuery } from '@saathi/shared/recommend/routes'
import { describe, expect, test } from 'vitest'
import { isWhole } from '../../../../test/whole.ts'
import { loadDataset } from '../facts/dataset.ts'
import { endWays } from './end-ways.ts'
import { findRoutes } from './find-routes.ts'
import { legWays } from './leg-ways.ts'
import { toRouteTrip, worthOfHour } from './route-trip.ts'
import { hiresAt } from './stays.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-27T06:00:00Z')
const CITIES = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!

/** Whole numbers below a limit, the same in every run. */
function drawFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

/** Some places that a walk along rows of ways joins. */
function drawPlaces(draw: (limit: number) => number): string[] {
  const places = [dataset.legs[draw(dataset.legs.length)]!.from]
  const most = 2 + draw(3)
  for (let tries = 0; places.length < most && tries < 20; tries++) {
    const at = places[draw(places.length)]!
    const rows = dataset.legs.filter(({ from, to }) => from === at || to === at)
    const row = rows[draw(rows.length)]!
    const other = row.from === at ? row.to : row.from
    if (!places.includes(other)) places.push(other)
  }
  return places.sort(() => draw(3) - 1)
}

const permutations = (items: readonly string[]): string[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item) => permutations(items.filter((each) => each !== item)).map((rest) => [item, ...rest]))

/** The least rupees and effort of ways of all orders that are possible, found by trying everything. */
function bruteForce(query: RouteQuery, tier: Route['stayTier'], nights: number): number {
  const asked = toRouteTrip(query, NOW)
  const worth = worthOfHour(asked)
  const ends = new Map(
    (query.places ?? []).map((id) => {
      const hires = hiresAt(dataset, asked, placeOf(id), tier)
      return [id, endWays(dataset, asked.trip, placeOf(id)).filter((way) => way.hired === null || way.hired === hires)]
    }),
  )
  let least = Number.POSITIVE_INFINITY
  for (const order of permutations(query.places ?? [])) {
    let height = 0
    let between = 0
    for (const [at, id] of order.entries()) {
      const { elevation_m } = placeOf(id)
      if (elevation_m > 3600 && elevation_m > height + 500) between = Number.POSITIVE_INFINITY
      height = elevation_m
      if (at === 0) continue
      const [from, to] = [placeOf(order[at - 1]!), placeOf(id)]
      const ways = dataset.legs
        .filter((row) => [row.from, row.to].sort().join() === [from.id, to.id].sort().join())
        .flatMap((row) => legWays(dataset, asked.trip, row, { from, to }))
      between += Math.min(...ways.map(({ total, load }) => total + worth * load))
    }
    for (const out of ends.get(order[0]!) ?? [])
      for (const back of ends.get(order.at(-1)!) ?? []) {
        if (query.days !== undefined && nights + out.nights + back.nights + 1 > query.days) continue
        least = Math.min(least, between + out.total + back.total + worth * (out.load + back.load))
      }
  }
  return least
}

describe('recommend.routes of given places', () => {
  test('random requests, 200 in a whole run: the order and its ways are the best of all, and the bill adds up to the rupee', () => {
    const draw = drawFrom(40)
    const requests = isWhole ? 200 : 100
    let found = 0
    for (let count = 0; count < requests; count++) {
      const query: RouteQuery = {
        city: CITIES[draw(CITIES.length)]!,
        people: 1 + draw(6),
        month: 1 + draw(12),
        places: drawPlaces(draw),
        only: true,
        ...(draw(2) === 0 && { days: 4 + draw(12) }),
        ...(draw(2) === 0 && { budget: 10_000 + 10_000 * draw(12) }),
      }
      const [route] = findRoutes(dataset, query, NOW).items
      if (!route) continue
      found++
      const asked = toRouteTrip(query, NOW)
      const worth = worthOfHour(asked)
      const order = route.places.map(({ id }) => id)
      expect([...order].sort()).toEqual([...query.places!].sort())
      const least = bruteForce(query, route.stayTier, route.nights)
      const ends = (id: string, cost: number, nights: number) =>
        endWays(dataset, asked.trip, placeOf(id))
          .filter((way) => way.total === cost && way.nights === nights)
          .map((way) => way.total + worth * way.load)
      const legs = route.legs.slice(1, -1).map(({ cost, mode, hours }, at) =>
        dataset.legs
          .filter(({ by }) => by === mode)
          .flatMap((row) =>
            legWays(dataset, asked.trip, row, { from: placeOf(order[at]!), to: placeOf(order[at + 1]!) }),
          )
          .filter(
            ({ row, total, hours: long }) =>
              [row.from, row.to].includes(order[at]!) &&
              [row.from, row.to].includes(order[at + 1]!) &&
              total === cost &&
              Math.round(long * 10) / 10 === hours,
          )
          .map(({ total, load }) => total + worth * load),
      )
      const [out, back] = [route.legs[0]!, route.legs.at(-1)!]
      const cost = [...legs, ends(order[0]!, out.cost, out.nights), ends(order.at(-1)!, back.cost, back.nights)]
        .map((ways) => Math.min(...ways))
        .reduce((sum, each) => sum + each, 0)
      expect(cost, JSON.stringify(query)).toBeCloseTo(least, 3)
    }
    expect(found).toBeGreaterThan(0.3 * requests)
  })
})

describe('recommend.routes', () => {
  const answers = CITIES.flatMap((city, at) =>
    [1, 4, 7, 10, 12].map((month) => {
      const query: RouteQuery = {
        city,
        people: 1 + (at % 5),
        month,
        ...(month > 6 && { days: 5 + at, budget: 80_000 }),
      }
      return { query, ...findRoutes(dataset, query, NOW) }
    }),
  )
  const routes = answers.flatMap(({ query, items }) => items.map((route) => ({ query, route })))

  test('all cities and seasons: some routes, of at most four places each once', () => {
    expect(answers.filter(({ items, query }) => items.length === 0 && query.month !== 7)).toEqual([])
    for (const { route } of routes) {
      expect(route.places.length).toBeGreaterThan(1)
      expect(route.places.length).toBeLessThanOrEqual(4)
      expect(new Set(route.places.map(({ id }) => id)).size).toBe(route.places.length)
    }
  })

  test('each bill: adds up to the rupee from its lines, and each way from the bill', () => {
    for (const { route } of routes) {
      const sum = (part?: string) =>
        route.costLines.filter((line) => !part || line.part === part).reduce((all, { typical }) => all + typical, 0)
      const { flights, accommodation, daily_expenses, total_cost } = route.estimated_costs
      expect([sum('flights'), sum('accommodation'), sum('daily_expenses')]).toEqual([
        flights,
        accommodation,
        daily_expenses,
      ])
      expect(total_cost).toBe(sum())
      const ways = route.legs.reduce((all, { cost }) => all + cost, 0)
      expect(ways).toBeLessThanOrEqual(flights)
      expect(route.totalRange.low).toBeLessThanOrEqual(total_cost)
      expect(route.totalRange.high).toBeGreaterThanOrEqual(total_cost)
    }
  })

  test('each route, asked for by its places alone: the same bill, also for a budget, a type and a class of bed', () => {
    const asked: RouteQuery[] = CITIES.slice(0, isWhole ? undefined : 4).map((city, at) => ({
      city,
      people: 1 + (at % 5),
      month: 1 + at,
      budget: 60_000,
      ...(at % 2 === 0 && { days: 7, type: 'beaches' as const, stay: 'premium' as const }),
    }))
    const found = asked.flatMap((query) =>
      findRoutes(dataset, query, NOW).items.map((route) => ({ query, bill: route.estimated_costs, ids: route.id })),
    )
    expect(found.length).toBeGreaterThan(asked.length)
    for (const { query, bill, ids } of found) {
      const alone = findRoutes(dataset, { ...query, places: ids.split(','), only: true }, NOW).items
      expect(alone[0]?.estimated_costs, `${ids} ${JSON.stringify(query)}`).toEqual(bill)
    }
  })

  test('each route: its days hold the nights and those on the way, within the days and the budget where it fits', () => {
    for (const { route, query } of routes) {
      expect(route.nights).toBe(route.places.reduce((all, { nights }) => all + nights, 0))
      expect(route.days).toBe(route.nights + route.legs.reduce((all, { nights }) => all + nights, 0) + 1)
      if (query.days) expect(route.days).toBeLessThanOrEqual(query.days)
      expect(route.overBy).toBe(query.budget ? Math.max(0, route.estimated_costs.total_cost - query.budget) : 0)
      expect(route.fits).toBe(route.overBy === 0)
    }
  })

  test('each way between two places: is a row of ours that is open in that month', () => {
    for (const { route, query } of routes)
      for (const [at, leg] of route.legs.slice(1, -1).entries()) {
        const ends = [route.places[at]!.id, route.places[at + 1]!.id]
        const rows = dataset.legs.filter(
          (row) => row.by === leg.mode && ends.includes(row.from) && ends.includes(row.to),
        )
        expect(
          rows.some((row) => row.by === 'rail' || !row.months || row.months.includes(query.month!)),
          route.id,
        ).toBe(true)
      }
  })

  test('without asked places: none is in a month to avoid, nor the starting city', () => {
    for (const { route, query } of routes)
      for (const { id } of route.places) {
        expect(placeOf(id).avoid_months, `${route.id} in ${query.month}`).not.toContain(query.month)
        expect(id).not.toBe(query.city)
      }
  })

  test('a closed pass: no route over it, and says so', () => {
    const ask = (month: number) =>
      findRoutes(dataset, { city: 'delhi', people: 2, month, places: ['shimla', 'jibhi-tirthan'], only: true }, NOW)
    expect(ask(1)).toMatchObject({ items: [], problem: expect.stringContaining('is closed in January') })
    expect(ask(5).items[0]?.cautions.join()).toMatch(/over a pass of 3,100 m is usually open April to November/)
  })

  test('places that no way joins, an unknown one and the own city: say so', () => {
    const problem = (places: string[]) =>
      findRoutes(dataset, { city: 'delhi', people: 2, places, only: true }, NOW).problem
    expect(problem(['jaipur', 'munnar'])).toMatch(/We know no good way that joins Jaipur and Munnar/)
    expect(problem(['shimla', 'kanyakumari'])).toMatch(/that joins Shimla & Kufri and Kanyakumari/)
    expect(problem(['jaipur', 'atlantis'])).toMatch(/do not know one/)
    expect(problem(['jaipur', 'old-delhi'])).toMatch(/You start in/)
  })

  test('a route through a place: holds it, and says what it costs beyond going there alone', () => {
    const { items } = findRoutes(dataset, { city: 'delhi', people: 2, month: 12, places: ['jaipur'] }, NOW)
    expect(items.length).toBeGreaterThan(1)
    for (const { places } of items) {
      const { more } = places.find(({ id }) => id === 'jaipur')!
      expect(more?.days).toBeGreaterThan(0)
      expect(more?.rupees).toBeGreaterThan(0)
    }
    expect(items.map(({ title }) => title)).toContain('The Golden Triangle')
  })

  test('the same request: the same answer', () => {
    const query: RouteQuery = { city: 'chennai', people: 4, month: 1, days: 9 }
    expect(findRoutes(dataset, query, NOW)).toEqual(findRoutes(dataset, query, NOW))
  })
})

test('a route through a place, asked for by its own places and days: costs the same to the rupee', () => {
  for (const [city, id] of [
    ['delhi', 'jaipur'],
    ['bangalore', 'munnar'],
    ['kolkata', 'darjeeling'],
    ['mumbai', 'hampi'],
  ] as const) {
    const query: RouteQuery = { city, people: 2, month: 12, places: [id] }
    for (const route of findRoutes(dataset, query, NOW).items) {
      const places = route.places.map((place) => place.id)
      const [same] = findRoutes(dataset, { ...query, places, only: true, days: route.days }, NOW).items
      expect(same, route.id).toEqual(route)
    }
  }
})
