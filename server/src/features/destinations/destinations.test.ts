import { Destination } from '@saathi/shared/destinations/schema'
import { describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { createContext } from '../../context.ts'
import { createCaller } from '../../router.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { destinationFor } from './destination.ts'

const db = useDatabase()
const testApp = useApp(db)
const get = (url: string, headers = {}) => testApp.app.inject({ url, headers })
const open = (url: string) => get(url, { accept: 'text/html' })
const ids = loadDataset().destinations.map(({ id }) => id)

describe('destinations.list', () => {
  test('every place: is listed once, by name', async () => {
    const { items, nextCursor } = await visitor(db).destinations.list({})
    expect(nextCursor).toBeNull()
    expect(items.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const names = items.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect((await get('/api/destinations')).json()).toEqual(items)
  })

  test('a type: lists only the places of that type', async () => {
    const { items } = await visitor(db).destinations.list({ type: 'wildlife' })
    expect(items.length).toBeGreaterThan(5)
    for (const { types } of items) expect(types).toContain('wildlife')
  })
})

describe('destinations.get', () => {
  test.each(ids)('%s: has whole facts and costs that add up', async (destinationId) => {
    const answer = await get(`/api/destinations/${destinationId}`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(answer.body).not.toMatch(/undefined|NaN|null days|\[object/)
    const place = Destination.parse(answer.json())
    // A place that is not advised has no open month.
    if (place.months.some((month) => month !== 'closed')) expect(place.months[place.month - 1]).not.toBe('closed')
    expect(place.from.length).toBeGreaterThanOrEqual(10)
    for (const { estimated_costs: costs, totalRange, ways, nights } of place.from) {
      expect(costs.flights + costs.accommodation + costs.daily_expenses).toBe(costs.total_cost)
      expect(totalRange.low).toBeLessThanOrEqual(costs.total_cost)
      expect(totalRange.high).toBeGreaterThanOrEqual(costs.total_cost)
      expect(costs.total_cost).toBeGreaterThan(0)
      expect(nights).toBeGreaterThan(0)
      expect(new Set(ways.map(({ mode }) => mode)).size).toBe(ways.length)
      for (const { hours, cost } of ways) expect(Math.min(hours, cost)).toBeGreaterThan(0)
    }
    expect(place.nearby).toHaveLength(4)
  })

  test('a way by a named train: has its number and times for a year, and none from an older timetable', () => {
    const trainsOn = (day: string) =>
      destinationFor(loadDataset(), 'varanasi', new Date(`${day}T12:00:00+05:30`))?.from.flatMap(({ ways }) =>
        ways.flatMap(({ mode, train }) => (mode === 'rail' ? [train ?? null] : [])),
      ) ?? []
    const known = trainsOn('2026-11-26').filter((train) => train !== null)
    expect(known.length).toBeGreaterThan(5)
    for (const { number, departs, arrives, checked } of known) {
      expect(number).toMatch(/^\d{5}$/)
      expect(arrives).toBeGreaterThan(departs)
      expect(checked).toBe('2025-12')
    }
    expect(trainsOn('2027-01-02').filter((train) => train !== null)).toEqual([])
  })

  test('an unknown or malformed id: 404 or 400, through REST and tRPC', async () => {
    const { destinations } = visitor(db)
    await expect(destinations.get({ destinationId: 'atlantis' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(destinations.get({ destinationId: 'Hampi 1' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await get('/api/destinations/atlantis')).statusCode).toBe(404)
    expect((await get('/api/destinations/Hampi%201')).statusCode).toBe(400)
  })
})

describe('destinations.quote', () => {
  const trip = { budget: '30000', starting_location: 'delhi', group_size: '2', preference_type: 'historical' } as const

  test('a recommended place: costs what its recommendation says', async () => {
    const api = visitor(db)
    const { items } = await api.recommend.travel(trip)
    for (const item of items) {
      const { quote } = await api.destinations.quote({ destinationId: item.id, trip })
      expect([quote?.estimated_costs, quote?.nights, quote?.people]).toEqual([item.estimated_costs, item.nights, 2])
    }
  })

  test('the starting city itself: has no quote', async () => {
    const here = { destinationId: 'jaipur', trip: { ...trip, starting_location: 'jaipur' as const } }
    expect(ids).toContain(here.destinationId)
    expect(await visitor(db).destinations.quote(here)).toEqual({ quote: null })
  })

  test('an unknown place, and days of the past: NOT_FOUND and BAD_REQUEST', async () => {
    const { destinations } = visitor(db)
    const past = { ...trip, from: '2020-01-01', to: '2020-01-03' }
    await expect(destinations.quote({ destinationId: 'atlantis', trip })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(destinations.quote({ destinationId: 'hampi', trip: past })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('destinations.prices', () => {
  const asked = { from: 'pune', month: 12, budget: '20000' } as const

  test('every place: costs what its quote says for its main type of trip', async () => {
    const api = visitor(db)
    const { items } = await api.destinations.prices(asked)
    const places = (await api.destinations.list({})).items
    expect(items.length).toBeGreaterThan(140)
    for (const { id, total, overBy, nights } of items) {
      const preference_type = places.find((place) => place.id === id)?.types[0] ?? 'beaches'
      const trip = { budget: '20000', starting_location: 'pune', group_size: '2', preference_type, month: 12 } as const
      const { quote } = await api.destinations.quote({ destinationId: id, trip })
      expect([quote?.estimated_costs.total_cost, quote?.overBy, quote?.nights], id).toEqual([total, overBy, nights])
    }
  })

  test('the starting city itself: is left out', async () => {
    const { items } = await visitor(db).destinations.prices({ ...asked, from: 'jaipur' })
    expect(items.map(({ id }) => id)).not.toContain('jaipur')
  })

  test('a city, month or budget that there is not: BAD_REQUEST', async () => {
    const { destinations } = visitor(db)
    for (const wrong of [{ from: 'atlantis' as 'pune' }, { month: 13 }, { budget: '1' }])
      await expect(destinations.prices({ ...asked, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('with another recommendation service: has no prices of our own', async () => {
    const { app, deps } = testApp
    const config = { ...deps.config, recommendUrl: 'http://127.0.0.1:9' }
    const ctx = createContext({ ...deps, config }, { id: 'test', log: app.log, ip: '203.0.113.9', headers: {} })
    expect(await createCaller(ctx).destinations.prices({ ...asked, from: 'kochi' })).toEqual({ items: [] })
  })
})

describe('pages of destinations', () => {
  test('a known place: has title, description, canonical URL, link preview and structured data', async () => {
    const { statusCode, body } = await open('/destinations/hampi/?from=delhi')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Hampi, Karnataka: when to go, costs and how to get there · Saathi</title>')
    expect(body).toContain('<link rel="canonical" href="http://localhost:80/destinations/hampi" />')
    expect(body).toMatch(/<meta property="og:image" content="http:\/\/localhost:80\/api\/share\/[\w-]+\.jpg" \/>/)
    expect(body).toMatch(/<meta name="description" content="[^"]{40,200}"/)
    expect(body).toContain('"@type":"TouristDestination","name":"Hampi"')
    expect(body).not.toContain('noindex')
  })

  test('a known place: its data and first paint come with the page', async () => {
    const { body } = await open('/destinations/hampi')
    const known = /<script type="application\/json" id="initial-data">(.*?)<\/script>/.exec(body)?.[1] ?? '[]'
    const queries: [string, unknown, unknown][] = JSON.parse(known)
    const expected = await visitor(db).destinations.get({ destinationId: 'hampi' })
    expect(queries).toContainEqual(['destinations.get', { destinationId: 'hampi' }, expected])
    expect(body).toMatch(/<div [^>]*id="first-paint"[\s\S]*<h1[^>]*>Hampi<\/h1>/)
  })

  test.each(['/destinations/atlantis', '/destinations/Hampi', '/destinations/hampi/more'])(
    '%s: 404 with the page, not indexed',
    async (url) => {
      const { statusCode, body } = await open(url)
      expect([statusCode, body.includes('<div id="app">'), body.includes('noindex')]).toEqual([404, true, true])
    },
  )

  test('the list: is indexed and brings its data', async () => {
    const { statusCode, body } = await open('/destinations')
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Destinations across India · Saathi</title>')
    expect(body).toContain('["destinations.list",{},')
  })

  test('the sitemap: lists every place', async () => {
    const { body } = await get('/sitemap.xml')
    for (const path of ['/destinations', ...ids.map((id) => `/destinations/${id}`)])
      expect(body).toContain(`${path}</loc>`)
  })
})
