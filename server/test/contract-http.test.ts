import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { importPackages } from '../src/db/seed/import-packages.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { operations } from './documented.ts'
import { aPackage, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  await importPackages(db.url, [aPackage(), aPackage(), aPackage()])
})

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ method: 'GET', url, headers })
const asAsha = () => ({ authorization: `Bearer ${asha.token}` })

/** The methods of each documented path, with ids that do not exist. */
const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const paths = [...new Set(operations.map(({ path }) => path))].map((path) => {
  const documented = operations.filter((one) => one.path === path).map(({ method }) => method as string)
  const methods = ORDER.filter((method) => documented.includes(method === 'HEAD' ? 'GET' : method))
  const others = ORDER.filter((method) => !methods.includes(method))
  return { path, url: path.replace(/\{\w+\}/g, 'x'), others, allow: [...methods, 'OPTIONS'].join(', ') }
})

describe('undocumented methods', () => {
  test.each(paths)('$path: 405 with Allow, whatever the body', async ({ url, others, allow }) => {
    for (const method of others) {
      const answer = await testApp.app.inject({ method: method as 'PUT', url, headers: { 'content-type': 'text/xml' } })
      expect([answer.statusCode, answer.headers.allow], method).toEqual([405, allow])
      if (method === 'HEAD') expect(answer.body).toBe('')
      else expect(answer.json()).toMatchObject({ code: 'METHOD_NOT_SUPPORTED', requestId: expect.any(String) })
    }
  })

  test.each(paths)('OPTIONS $path: 204 with Allow', async ({ url, allow }) => {
    const answer = await testApp.app.inject({ method: 'OPTIONS', url })
    expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, allow, ''])
  })

  test('HEAD: the headers of GET, without the body', async () => {
    for (const url of ['/api/packages', '/api/tours', '/api', '/api/openapi.json']) {
      const whole = await get(url, asAsha())
      const head = await testApp.app.inject({ method: 'HEAD', url, headers: asAsha() })
      expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
        200,
        '',
        String(whole.rawPayload.length),
      ])
      expect(head.headers.etag).toBe(whole.headers.etag)
    }
  })
})

describe('unknown paths', () => {
  test.each(['GET', 'POST', 'DELETE'] as const)('%s: 404 with JSON', async (method) => {
    for (const url of ['/api/nothing', '/api/tours/x/y/z', '/api/users/x/befriend', '/api/%00']) {
      const answer = await testApp.app.inject({ method, url, headers: { accept: 'text/html' } })
      expect([answer.statusCode, answer.json().code], url).toEqual([404, 'NOT_FOUND'])
    }
  })
})

describe('public responses', () => {
  test.each(['/api/packages', '/api/openapi.json'])(
    '%s: has an ETag, and 304 for a client that has it',
    async (url) => {
      const first = await get(url)
      const etag = String(first.headers.etag)
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
      for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(url, { 'if-none-match': given })
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
      }
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    },
  )
})

describe('paged lists', () => {
  /** The items of all pages, following the links. */
  async function follow(url: string) {
    const pages: string[][] = []
    for (let next: string | undefined = url; next; ) {
      const answer = await get(next, asAsha())
      pages.push(answer.json().map(({ _id }: { _id: string }) => _id))
      next = answer.headers.link?.toString().match(/^<([^>]+)>; rel="next"$/)?.[1]
    }
    return pages
  }

  test('the Link header: leads through all pages, with the same filters', async () => {
    for (const name of ['Gokarna', 'Hampi', 'Malvan']) await ravi.api.tours.create(aTour({ name, price: 9_000 }))
    await ravi.api.tours.create(aTour({ price: 90_000 }))
    for (const url of ['/api/tours?limit=2&maxPrice=10000', '/api/packages?limit=2']) {
      const pages = await follow(url)
      expect(pages.map((page) => page.length)).toEqual([2, 1])
      expect(new Set(pages.flat()).size).toBe(3)
    }
    expect((await get('/api/tours', asAsha())).headers.link).toBeUndefined()
  })

  test('an invalid limit or cursor: 400 with the field', async () => {
    for (const [query, field] of [
      ['limit=101', 'limit'],
      ['limit=0', 'limit'],
      ['limit=2&limit=3', 'limit'],
      ['cursor=elsewhere', 'cursor'],
    ])
      expect((await get(`/api/tours?${query}`, asAsha())).json()).toMatchObject({ code: 'BAD_REQUEST', field })
  })
})

describe('tRPC batches', () => {
  const batch = (count: number) =>
    get(`/trpc/${Array(count).fill('auth.settings').join(',')}?batch=1&input=${encodeURIComponent('{}')}`)

  test('more than ten calls: 400', async () => {
    expect((await batch(10)).json()).toHaveLength(10)
    const refused = await batch(11)
    expect([refused.statusCode, refused.body]).toEqual([400, expect.not.stringMatching(/node_modules| at /)])
  })
})

describe('CORS', () => {
  const PARTNER = 'https://partner.example'
  const config = readConfig({ CORS_ORIGINS: `${PARTNER}, http://localhost:5173` })
  const withPartner = async (ask: (app: typeof testApp.app) => Promise<void>) => {
    const deps = testDeps(db, { config })
    const app = await buildApp(deps)
    await ask(app)
    await app.close()
    await deps.realtime.stop()
  }
  const preflight = (app: typeof testApp.app, url: string, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url,
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })

  test('a listed origin: may call REST and tRPC and read the response', () =>
    withPartner(async (app) => {
      for (const url of ['/api/packages', '/trpc/packages.list?input={}', '/api/nothing', '/api/tours']) {
        const { headers } = await app.inject({ method: 'GET', url, headers: { origin: PARTNER } })
        expect(headers).toMatchObject({
          'access-control-allow-origin': PARTNER,
          'access-control-expose-headers': expect.stringContaining('link'),
          ...(url.startsWith('/api') && { vary: expect.stringContaining('Origin') }),
        })
        expect(headers).not.toHaveProperty('access-control-allow-credentials')
      }
      for (const url of ['/api/tours/x/join', '/trpc/tours.join', '/recommend_travel']) {
        const { statusCode, headers } = await preflight(app, url, PARTNER)
        expect([statusCode, headers]).toMatchObject([
          204,
          {
            'access-control-allow-origin': PARTNER,
            'access-control-allow-methods': expect.stringContaining('POST'),
            'access-control-allow-headers': expect.stringContaining('authorization'),
          },
        ])
      }
    }))

  test('an origin that is not listed, or another path: no CORS headers', () =>
    withPartner(async (app) => {
      for (const origin of ['https://evil.example', 'https://partner.example.evil.example', 'null']) {
        for (const url of ['/api/packages', '/trpc/packages.list?input={}'])
          expect((await app.inject({ method: 'GET', url, headers: { origin } })).headers).not.toHaveProperty(
            'access-control-allow-origin',
          )
        expect((await preflight(app, '/api/tours/x/join', origin)).headers).not.toHaveProperty(
          'access-control-allow-origin',
        )
      }
      const page = await app.inject({ method: 'GET', url: '/healthz', headers: { origin: PARTNER } })
      expect(page.headers).not.toHaveProperty('access-control-allow-origin')
    }))

  test('without CORS_ORIGINS: no CORS headers', async () => {
    expect((await get('/api/packages', { origin: PARTNER })).headers).not.toHaveProperty('access-control-allow-origin')
    const refused = await preflight(testApp.app, '/api/tours', PARTNER)
    expect(Object.keys(refused.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
