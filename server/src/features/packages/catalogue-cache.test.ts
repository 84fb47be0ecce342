import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDeps, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { buildApp } from '../../app.ts'
import { connectDb, type Database } from '../../db/client.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { catalogueCache } from './store.ts'

const db = useDatabase()
const here = useApp(db)

/** A second server over the same database, with a pool, an app and a cache of its own. */
const there = {} as { database: Database; app: Awaited<ReturnType<typeof buildApp>> }
beforeAll(async () => {
  there.database = connectDb(db.url)
  there.app = await buildApp(testDeps(db, { db: there.database.db }))
})
afterAll(async () => {
  await there.app?.close()
  await there.database?.close(1_000)
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

const ask = (app: typeof there.app, path: string, headers = {}) => app.inject({ method: 'GET', url: path, headers })
const trpc = async (app: typeof there.app, procedure: string, input: object) =>
  (await ask(app, `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)).json().result.data

/** Forgets the cached responses of both servers. */
const clearCaches = () => {
  catalogueCache(db.db).clear()
  catalogueCache(there.database.db).clear()
}

/** The price of Hampi in a list and alone, through REST and tRPC, on both servers. */
async function everyPrice() {
  const apps = [here.app, there.app]
  const prices = apps.flatMap((app) => [
    ask(app, '/api/packages').then((answer) => answer.json()[0].price),
    ask(app, `/api/packages/${hampi}`).then((answer) => answer.json().price),
    trpc(app, 'packages.list', {}).then(({ items }) => items[0].price),
    trpc(app, 'packages.get', { packageId: hampi }).then(({ price }) => price),
  ])
  return Promise.all(prices)
}

describe('a change of the catalogue', () => {
  test('by another process: every server shows it once its cache has expired', async () => {
    expect(await everyPrice()).toEqual(Array(8).fill(11_900))
    await importPackages(db.url, [{ ...HAMPI, price: 12_000 }])
    await expect.poll(everyPrice, { timeout: 5_000 }).toEqual(Array(8).fill(12_000))
  })

  test('by this process, which clears its cache: the next response shows it', async () => {
    await everyPrice()
    await importPackages(db.url, [{ ...HAMPI, price: 12_100 }])
    clearCaches()
    expect(await everyPrice()).toEqual(Array(8).fill(12_100))
  })

  test('not committed: no response shows it', async () => {
    let meanwhile: number[] = []
    const change = db.sql.begin(async (sql) => {
      await sql`update packages set price = 1 where slug = 'hampi'`
      clearCaches()
      meanwhile = await everyPrice()
      throw new Error('given up')
    })
    await expect(change).rejects.toThrow('given up')
    expect(meanwhile).toEqual(Array(8).fill(11_900))
  })

  test('a package that is deleted: 404 once the cache has expired', async () => {
    await everyPrice()
    await db.sql`delete from packages where slug = 'hampi'`
    const status = async () => (await ask(here.app, `/api/packages/${hampi}`)).statusCode
    await expect.poll(status, { timeout: 5_000 }).toBe(404)
  })
})

describe('If-None-Match', () => {
  test.each(['/api/packages', '/api/packages/:hampi'])('the ETag of %s: 304 until it changes', async (path) => {
    const url = path.replace(':hampi', hampi)
    const first = await ask(here.app, url)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const etag = String(first.headers.etag)
    const again = await ask(there.app, url, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['cache-control']).toBe('public, no-cache')
    await importPackages(db.url, [{ ...HAMPI, price: 10_900 }])
    clearCaches()
    const changed = await ask(there.app, url, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('a change of another package: still 304', async () => {
    const { etag } = (await ask(here.app, `/api/packages/${hampi}`)).headers
    await importPackages(db.url, [{ ...LEH, price: 30_000 }])
    clearCaches()
    const again = await ask(here.app, `/api/packages/${hampi}`, { 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['weakly', (etag: string) => `W/${etag}`, 304],
    ['among others', (etag: string) => `"other", ${etag}`, 304],
    ['by any tag', () => '*', 304],
    ['by another tag', () => '"other"', 200],
    ['by a tag without quotes', (etag: string) => etag.replaceAll('"', ''), 200],
  ])('given %s: the status is as HTTP says', async (_, header, status) => {
    const { etag } = (await ask(here.app, '/api/packages')).headers
    const again = await ask(here.app, '/api/packages', { 'if-none-match': header(String(etag)) })
    expect(again.statusCode).toBe(status)
  })

  test('a 304 of a page: it has the Link header', async () => {
    const first = await ask(here.app, '/api/packages?limit=1')
    const again = await ask(here.app, '/api/packages?limit=1', { 'if-none-match': first.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers.link).toBe(first.headers.link)
    expect(first.headers.link).toMatch(/rel="next"$/)
  })

  test('HEAD: it has the headers of GET', async () => {
    const whole = await ask(here.app, '/api/packages')
    const head = await here.app.inject({ method: 'HEAD', url: '/api/packages' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
})

test('REST and tRPC: they send the same packages', async () => {
  await everyPrice()
  const typed = await visitor(db).packages.list({ limit: 100 })
  expect((await ask(here.app, '/api/packages')).json()).toEqual(typed.items)
  expect((await ask(here.app, `/api/packages/${hampi}`)).json()).toEqual({ _id: hampi, ...HAMPI })
})

test('the database is out of reach: 503 once the cache has expired', async () => {
  const cut = connectDb(db.url, { deadlineMs: 500 })
  const app = await buildApp(testDeps(db, { db: cut.db }))
  expect((await ask(app, '/api/packages')).statusCode).toBe(200)
  await cut.close(100)
  await expect.poll(async () => (await ask(app, '/api/packages')).statusCode, { timeout: 5_000 }).toBe(503)
  await app.close()
})
