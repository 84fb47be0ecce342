import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDeps, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { buildApp } from '../../app.ts'
import type { Database } from '../../db/client.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { catalogueCache } from './queries/packages.ts'

const db = useDatabase()
const first = useApp(db)

/** A second server over the same database, with a pool, an app and its own cache. */
const second = {} as { database: Database; app: Awaited<ReturnType<typeof buildApp>> }
beforeAll(async () => {
  second.database = db.connect()
  second.app = await buildApp(testDeps(db, { db: second.database.db }))
})
afterAll(async () => {
  await second.app?.close()
  await second.database?.close(1_000)
})

const HAMPI = aPackage({ slug: 'hampi', name: 'Hampi by coracle', price: 11_900 })
const LEH = aPackage({ slug: 'leh', name: 'Monasteries of the Indus', price: 34_500 })

let hampi = ''
beforeEach(async () => {
  await db.sql`delete from packages`
  await importPackages(db.url, [HAMPI, LEH])
  hampi = (await db.sql`select id from packages where slug = 'hampi'`)[0]?.id
  clearCaches()
})

const get = (app: typeof second.app, path: string, headers = {}) => app.inject({ method: 'GET', url: path, headers })
const trpc = async (app: typeof second.app, procedure: string, input: object) =>
  (await get(app, `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)).json().result.data

/** Clears the response caches of both servers. */
const clearCaches = () => {
  catalogueCache(db.db).clear()
  catalogueCache(second.database.db).clear()
}

/** The price of Hampi from the list and from the package, through REST and tRPC, on both servers. */
async function everyPrice() {
  const apps = [first.app, second.app]
  const prices = apps.flatMap((app) => [
    get(app, '/api/packages').then((response) => response.json()[0].price),
    get(app, `/api/packages/${hampi}`).then((response) => response.json().price),
    trpc(app, 'packages.list', {}).then(({ items }) => items[0].price),
    trpc(app, 'packages.get', { packageId: hampi }).then(({ price }) => price),
  ])
  return Promise.all(prices)
}

describe('catalogue cache', () => {
  test('a change by another process: every server shows it once its cache has expired', async () => {
    expect(await everyPrice()).toEqual(Array(8).fill(11_900))
    await importPackages(db.url, [{ ...HAMPI, price: 12_000 }])
    await expect.poll(everyPrice, { timeout: 5_000 }).toEqual(Array(8).fill(12_000))
  })

  test('a change by this process, which clears the cache: the next response shows it', async () => {
    await everyPrice()
    await importPackages(db.url, [{ ...HAMPI, price: 12_100 }])
    clearCaches()
    expect(await everyPrice()).toEqual(Array(8).fill(12_100))
  })

  test('a change that is rolled back: no response shows it', async () => {
    let meanwhile: number[] = []
    const change = db.sql.begin(async (sql) => {
      await sql`update packages set price = 1 where slug = 'hampi'`
      clearCaches()
      meanwhile = await everyPrice()
      throw new Error('rolled back')
    })
    await expect(change).rejects.toThrow('rolled back')
    expect(meanwhile).toEqual(Array(8).fill(11_900))
  })

  test('a deleted package: 404 once the cache has expired', async () => {
    await everyPrice()
    await db.sql`delete from packages where slug = 'hampi'`
    const status = async () => (await get(first.app, `/api/packages/${hampi}`)).statusCode
    await expect.poll(status, { timeout: 5_000 }).toBe(404)
  })
})

describe('If-None-Match', () => {
  test.each(['/api/packages', '/api/packages/:hampi'])('the ETag of %s: 304 until it changes', async (path) => {
    const url = path.replace(':hampi', hampi)
    const response = await get(first.app, url)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const etag = String(response.headers.etag)
    const again = await get(second.app, url, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['cache-control']).toBe('public, no-cache')
    await importPackages(db.url, [{ ...HAMPI, price: 10_900 }])
    clearCaches()
    const changed = await get(second.app, url, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('a change of another package: still 304', async () => {
    const { etag } = (await get(first.app, `/api/packages/${hampi}`)).headers
    await importPackages(db.url, [{ ...LEH, price: 30_000 }])
    clearCaches()
    const again = await get(first.app, `/api/packages/${hampi}`, { 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['a weak tag', (etag: string) => `W/${etag}`, 304],
    ['one of several tags', (etag: string) => `"other", ${etag}`, 304],
    ['any tag (*)', () => '*', 304],
    ['another tag', () => '"other"', 200],
    ['a tag without quotes', (etag: string) => etag.replaceAll('"', ''), 200],
  ])('If-None-Match with %s: the status follows HTTP', async (_, header, status) => {
    const { etag } = (await get(first.app, '/api/packages')).headers
    const again = await get(first.app, '/api/packages', { 'if-none-match': header(String(etag)) })
    expect(again.statusCode).toBe(status)
  })

  test('a 304 response for a page: it has the Link header', async () => {
    const page = await get(first.app, '/api/packages?limit=1')
    const again = await get(first.app, '/api/packages?limit=1', { 'if-none-match': page.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers.link).toBe(page.headers.link)
    expect(page.headers.link).toMatch(/rel="next"$/)
  })

  test('HEAD: it has the same headers as GET', async () => {
    const full = await get(first.app, '/api/packages')
    const head = await first.app.inject({ method: 'HEAD', url: '/api/packages' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect(head.headers[name]).toBe(full.headers[name])
  })
})

test('packages.list and packages.get: REST and tRPC send the same packages', async () => {
  await everyPrice()
  const page = await visitor(db).packages.list({ limit: 100 })
  expect((await get(first.app, '/api/packages')).json()).toEqual(page.items)
  expect((await get(first.app, `/api/packages/${hampi}`)).json()).toEqual({ _id: hampi, ...HAMPI, placeIds: [null] })
})

test('packages.list without a database connection: 503 once the cache has expired', async () => {
  const closing = db.connect()
  const app = await buildApp(testDeps(db, { db: closing.db }))
  expect((await get(app, '/api/packages')).statusCode).toBe(200)
  await closing.close(100)
  await expect.poll(async () => (await get(app, '/api/packages')).statusCode, { timeout: 5_000 }).toBe(503)
  await app.close()
})
