import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testDeps, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { openSql } from '../../../test/sql.ts'
import { buildApp } from '../../app.ts'
import { connectDb, type Database } from '../../db/client.ts'
import { importPackages } from '../../db/seed/import-packages.ts'

const db = useDatabase()
const here = useApp(db)

/** A second process of the same site: pool, app and kept answers of its own over the same database. */
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
})

const ask = (app: typeof there.app, path: string, headers = {}) => app.inject({ method: 'GET', url: path, headers })
const trpc = async (app: typeof there.app, procedure: string, input: object) =>
  (await ask(app, `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)).json().result.data

/** What somebody reads of Hampi's price at either process, through either door, in a list and alone. */
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

describe('a write to the catalogue shows in the very next read, in every process', () => {
  test('when an import changes a package, again and again', async () => {
    expect(await everyPrice()).toEqual(Array(8).fill(11_900))
    for (const price of [12_000, 12_100, 11_900, 12_200]) {
      await importPackages(db.url, [{ ...HAMPI, price }])
      expect(await everyPrice()).toEqual(Array(8).fill(price))
    }
  })

  test('when an import adds one', async () => {
    await everyPrice()
    await importPackages(db.url, [aPackage({ slug: 'gir' })])
    for (const app of [here.app, there.app]) expect((await ask(app, '/api/packages')).json()).toHaveLength(3)
  })

  test('when somebody changes one by hand, or takes it away', async () => {
    await everyPrice()
    await db.sql`update packages set price = 9900 where slug = 'hampi'`
    expect(await everyPrice()).toEqual(Array(8).fill(9_900))
    await db.sql`delete from packages where slug = 'hampi'`
    for (const app of [here.app, there.app]) {
      expect((await ask(app, `/api/packages/${hampi}`)).statusCode).toBe(404)
      expect((await ask(app, '/api/packages')).json()).toHaveLength(1)
    }
  })

  test('and not before: a change under way shows nothing', async () => {
    await everyPrice()
    let meanwhile: number[] = []
    const change = db.sql.begin(async (sql) => {
      await sql`update packages set price = 1 where slug = 'hampi'`
      meanwhile = await everyPrice()
      throw new Error('given up')
    })
    await expect(change).rejects.toThrow('given up')
    expect(meanwhile).toEqual(Array(8).fill(11_900))
    expect(await everyPrice()).toEqual(Array(8).fill(11_900))
  })

  test('while many read and it changes under them, nobody is told a price older than the one that stood', async () => {
    let standing = 11_900
    let over = false
    const reader = async (app: typeof there.app) => {
      while (!over) {
        await setImmediate() // so that what the database says is heard at once
        const atLeast = standing
        const { price } = (await ask(app, `/api/packages/${hampi}`)).json()
        expect(price).toBeGreaterThanOrEqual(atLeast)
      }
    }
    const readers = [here.app, there.app].flatMap((app) => [reader(app), reader(app), reader(app)])
    for (let price = 11_901; price <= 11_920; price += 1) {
      await db.sql`update packages set price = ${price} where slug = 'hampi'`
      standing = price
    }
    over = true
    await Promise.all(readers)
  })
})

test('no lease runs on beyond a write, however closely they follow each other', async () => {
  const looking = [1, 2, 3, 4].map(() => openSql(db.url))
  const leases: { version: number; until: number }[] = []
  const writes: { version: number; at: number }[] = []
  let over = false
  const looks = looking.map(async (sql) => {
    while (!over) {
      const asked = performance.now()
      const [lease] = await sql`select version::int, lease_ms from catalogue_lease()`
      if (lease?.lease_ms > 0) leases.push({ version: lease?.version, until: asked + lease?.lease_ms })
    }
  })
  for (let price = 1; price <= 20; price += 1) {
    await db.sql`update packages set price = ${price} where slug = 'hampi'`
    const at = performance.now()
    const [row] = await db.sql`select version::int from catalogue_version`
    writes.push({ version: row?.version, at })
  }
  over = true
  await Promise.all(looks)
  await Promise.all(looking.map((sql) => sql.end()))
  expect(leases.length).toBeGreaterThan(20)
  const stale = writes.flatMap((write) => leases.filter((one) => one.version < write.version && one.until > write.at))
  expect(stale).toEqual([])
})

describe('a reader who has it already', () => {
  test.each(['/api/packages', '/api/packages/:hampi'])('of %s is told so, until it changes', async (path) => {
    const url = path.replace(':hampi', hampi)
    const first = await ask(here.app, url)
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const etag = String(first.headers.etag)
    const again = await ask(there.app, url, { 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['cache-control']).toBe('public, no-cache')
    await importPackages(db.url, [{ ...HAMPI, price: 10_900 }])
    const changed = await ask(there.app, url, { 'if-none-match': etag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('keeps it through a change of something else', async () => {
    const { etag } = (await ask(here.app, `/api/packages/${hampi}`)).headers
    await importPackages(db.url, [{ ...LEH, price: 30_000 }])
    const again = await ask(here.app, `/api/packages/${hampi}`, { 'if-none-match': etag })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['weakly', (etag: string) => `W/${etag}`, 304],
    ['among others', (etag: string) => `"other", ${etag}`, 304],
    ['by any tag', () => '*', 304],
    ['by another tag', () => '"other"', 200],
    ['by a tag without quotes', (etag: string) => etag.replaceAll('"', ''), 200],
  ])('may say so %s', async (_, header, status) => {
    const { etag } = (await ask(here.app, '/api/packages')).headers
    const again = await ask(here.app, '/api/packages', { 'if-none-match': header(String(etag)) })
    expect(again.statusCode).toBe(status)
  })

  test('finds the next page on a 304 too', async () => {
    const first = await ask(here.app, '/api/packages?limit=1')
    const again = await ask(here.app, '/api/packages?limit=1', { 'if-none-match': first.headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.headers.link).toBe(first.headers.link)
    expect(first.headers.link).toMatch(/rel="next"$/)
  })

  test('of the head alone gets the same head', async () => {
    const whole = await ask(here.app, '/api/packages')
    const head = await here.app.inject({ method: 'HEAD', url: '/api/packages' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })
})

test('what is kept says the same as what is read', async () => {
  await everyPrice()
  const typed = await visitor(db).packages.list({ limit: 100 })
  expect((await ask(here.app, '/api/packages')).json()).toEqual(typed.items)
  expect((await ask(here.app, `/api/packages/${hampi}`)).json()).toEqual({ _id: hampi, ...HAMPI })
})

test('nothing kept is told while the database is out of reach', async () => {
  const cut = connectDb(db.url, { deadlineMs: 500 })
  const app = await buildApp(testDeps(db, { db: cut.db }))
  expect((await ask(app, '/api/packages')).statusCode).toBe(200)
  await cut.close(100)
  await expect.poll(async () => (await ask(app, '/api/packages')).statusCode).toBe(503) // when the lease is over
  await app.close()
})
