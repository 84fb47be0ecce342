import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type DreamTrip, Recommendations } from '@saathi/shared/recommend/schema'
import { afterEach, describe, expect, test } from 'vitest'
import type { Context } from '../../context.ts'
import { CostlyWork } from '../../platform/costly-work.ts'
import { createCallerFactory } from '../../trpc.ts'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'
import { recommendRouter } from './router.ts'

const NOW = new Date('2026-11-20T06:30:00Z')
const WISH: DreamTrip = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }
const builtIn = recommend(loadDataset(), WISH, NOW)

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A recommendation service of somebody else's, on a port of its own. */
async function service(handler: Handler): Promise<string> {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    handler(request, response, body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The router, asked by somebody, with what it logs. */
function asking(recommendUrl: string | null) {
  const warnings: unknown[] = []
  const context = {
    config: { recommendUrl },
    now: () => NOW,
    log: { warn: (what: unknown) => warnings.push(what) },
    metrics: { called: () => {} },
    limits: { take: async () => {} },
    costlyWork: { recommendations: new CostlyWork() },
  }
  const caller = createCallerFactory(recommendRouter)(context as unknown as Context)
  return { travel: (request: DreamTrip = WISH) => caller.travel(request), warnings }
}

/** A result in the documented shape and no more. */
const result = (name: string, flights: number) => ({
  recommended_destinations: {
    name,
    image: 'https://example.org/beach.jpg',
    rating: 4.4,
    description: 'A long beach.',
    highlights: ['Sand', 'Sea', 'Fort', 'Fish'],
  },
  estimated_costs: { flights, accommodation: 6000, daily_expenses: 4000, total_cost: flights + 10_000 },
  accommodation: [{ type: 'Hotel', price_range: '₹2,000–₹4,000', suggested_options: ['By the beach'] }],
  travel_logistics: {
    travel_duration: '10 hours',
    recommended_transport: 'Train',
    visa_requirements: 'None',
    local_transportation: 'Autos',
  },
  best_time_to_visit: {
    recommended_months: ['December'],
    weather: 'Warm',
    peak_season: 'December',
    off_peak_season: 'July',
  },
})
const answering = (results: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  response.end(JSON.stringify({ recommendation: JSON.stringify(results) }))

describe('without RECOMMEND_URL', () => {
  test('the built-in recommendations are used', async () => {
    const { travel, warnings } = asking(null)
    expect(await travel()).toEqual(builtIn)
    expect(warnings).toEqual([])
  })

  test.each([
    ['budget', '1999'],
    ['budget', 20_000],
    ['starting_location', 'nagpur'],
    ['group_size', '3'],
    ['preference_type', 'shopping'],
    ['month', 13],
    ['days', 0],
    ['budgetIs', 'everyone'],
  ])('an invalid %s is BAD_REQUEST with its field', async (field, value) => {
    await expect(asking(null).travel({ ...WISH, [field]: value } as DreamTrip)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [{ path: [field] }] },
    })
  })
})

describe('a service at RECOMMEND_URL', () => {
  test('gets the whole request, with the path and password of its URL', async () => {
    const seen: unknown[] = []
    const url = await service((request, response, body) => {
      seen.push([request.method, request.url, request.headers.authorization, JSON.parse(body)])
      answering([result('Goa', 2000)])(request, response)
    })
    const guarded = `${url.replace('http://', 'http://saathi:p%40ss@')}/ml/`
    const { travel, warnings } = asking(guarded)
    const asked: DreamTrip = { ...WISH, budget: '23000', month: 2, days: 3, budgetIs: 'person' }
    const answer = await travel(asked)
    expect(seen).toEqual([
      ['POST', '/ml/recommend_travel', `Basic ${Buffer.from('saathi:p@ss').toString('base64')}`, asked],
    ])
    expect(answer.month).toBe(2)
    expect(warnings).toEqual([])
  })

  test('its results are returned, with derived fields computed and unknown fields null', async () => {
    const { travel } = asking(
      await service(answering([result('Too dear', 15_000), result('Diveagar, Konkan', 2000.4)])),
    )
    const answer = await travel()
    expect(Recommendations.parse(answer)).toEqual(answer)
    expect(answer.items.map(({ id, fits, overBy }) => [id, fits, overBy])).toEqual([
      ['diveagar-konkan', true, 0],
      ['too-dear', false, 5000],
    ])
    expect(answer.items[0]).toMatchObject({
      estimated_costs: { flights: 2000, accommodation: 6000, daily_expenses: 4000, total_cost: 12_000 },
      perPerson: 6000,
      totalRange: { low: 12_000, high: 12_000 },
      fit: { score: 88, parts: [], cappedAt: null },
      reasons: [],
      state: null,
      stayTier: null,
      nights: null,
      days: null,
      doorToDoorHours: null,
      mode: null,
      legs: null,
      lat: null,
      lon: null,
      months: null,
    })
    expect(answer.items[0]?.costLines.map(({ formula }) => formula)).toEqual(['₹2,000', '₹6,000', '₹4,000'])
    // The service was told no month, so none is named.
    expect(answer).toMatchObject({ change: null, month: null, people: 2, minimum: false })
    expect(answer.note).toMatch(/separate recommendation service/)
  })

  test('excluded places are left out of its results, and it is not told of them', async () => {
    const seen: unknown[] = []
    const url = await service((request, response, body) => {
      seen.push(JSON.parse(body))
      answering([result('Goa', 2000), result('Diveagar', 3000)])(request, response)
    })
    const answer = await asking(url).travel({ ...WISH, exclude: [{ id: 'goa', reason: 'far' }] })
    expect(answer.items.map(({ id }) => id)).toEqual(['diveagar'])
    expect(seen).toEqual([WISH])
  })

  test('its additional fields are returned', async () => {
    const { travel } = asking(await service(answering([{ ...result('Goa', 2000), nights: 4, reasons: ['Because.'] }])))
    expect((await travel()).items[0]).toMatchObject({ nights: 4, reasons: ['Because.'], days: null })
  })
})

describe('the built-in recommendations are used, and the reason is logged:', () => {
  const sum = { flights: 1, accommodation: 1, daily_expenses: 1, total_cost: 100 }
  test.each<[string, Handler, string | RegExp]>([
    ['when it fails', (_, response) => response.writeHead(500).end('{}'), 'status 500'],
    ['when it answers something that is not JSON', (_, response) => response.end('<html>'), 'not JSON'],
    ['when it answers another object', (_, response) => response.end('{"result":[]}'), /no recommendation/],
    ['when its list is not JSON', (_, response) => response.end('{"recommendation":"soon"}'), 'not JSON'],
    ['when its list is empty', answering([]), /^recommendation: /],
    ['when a result lacks its costs', answering([{ ...result('Goa', 1), estimated_costs: {} }]), /estimated_costs/],
    ['when costs do not add up', answering([{ ...result('Goa', 1), estimated_costs: sum }]), /do not add up/],
    ['when a place stands twice', answering([result('Goa', 1), result('Goa', 2)]), /stands twice/],
    ['when it hangs up', (request) => request.socket.destroy(), 'unreachable'],
  ])('%s', async (_, handler, reason) => {
    const { travel, warnings } = asking(await service(handler))
    expect(await travel()).toEqual(builtIn)
    expect(warnings).toEqual([{ reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) }])
  })

  test('the service is unreachable', async () => {
    const { travel, warnings } = asking('http://127.0.0.1:9')
    expect(await travel()).toEqual(builtIn)
    expect(warnings).toEqual([{ reason: 'unreachable' }])
  })

  test('the service takes over three seconds', async () => {
    const silent = asking(await service(() => {}))
    const halting = asking(await service((_, response) => void response.write('{"recommendation":')))
    const began = performance.now()
    expect(await Promise.all([silent.travel(), halting.travel()])).toEqual([builtIn, builtIn])
    expect(performance.now() - began).toBeGreaterThan(2900)
    expect([silent.warnings, halting.warnings]).toEqual([[{ reason: 'too slow' }], [{ reason: 'too slow' }]])
  })
})
