import { beforeAll, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage, aTour } from '../../../test/make.ts'
import { makePerson } from '../../../test/people.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { catalogueCache } from './queries/packages.ts'

const db = useDatabase()
const server = useApp(db)
const guest = () => visitor(db)

const HAMPI = aPackage({
  slug: 'hampi',
  name: 'Hampi by coracle',
  tourType: 'historical',
  price: 11_900,
  destinations: ['Hampi, Karnataka', 'Badami, Karnataka'],
})
const LEH = aPackage({
  slug: 'leh',
  name: 'Monasteries of the Indus',
  tourType: 'mountains',
  price: 34_500,
  destinations: ['Leh, Ladakh'],
})
const MALVAN = aPackage({ slug: 'malvan', name: '100 % Konkan', price: 15_200 })
const NO_PICTURE = aPackage({
  slug: 'gir',
  name: 'Lions of Gir',
  tourType: 'wildlife',
  price: 18_000,
  images: [],
  imageUrl: null,
})

beforeAll(() => importPackages(db.url, [HAMPI, LEH, MALVAN, NO_PICTURE]))

const slugs = (page: { items: { slug: string }[] }) => page.items.map(({ slug }) => slug)

describe('packages.list and packages.get', () => {
  test('list without filters: packages in catalogue order', async () => {
    expect(slugs(await guest().packages.list({}))).toEqual(['hampi', 'leh', 'malvan', 'gir'])
  })

  test.each([
    ['a word of the name', { q: 'indus' }, ['leh']],
    ['words of the name and of a destination, in any order', { q: 'badami coracle' }, ['hampi']],
    ['a character that is special in LIKE', { q: '100 %' }, ['malvan']],
    ['a word that no package has', { q: 'greenland' }, []],
    ['a tour type', { tourType: 'historical' as const }, ['hampi']],
    ['a destination', { destination: 'karnataka' }, ['hampi']],
    ['a price range', { minPrice: 12_000, maxPrice: 20_000 }, ['malvan', 'gir']],
    ['several filters', { q: 'lions', tourType: 'wildlife' as const, maxPrice: 18_000 }, ['gir']],
  ])('list and count filtered by %s', async (_, filters, expected) => {
    expect(await guest().packages.count(filters)).toEqual({ count: expected.length })
    expect(slugs(await guest().packages.list(filters))).toEqual(expected)
  })

  test('list by pages: each package once', async () => {
    const first = await guest().packages.list({ limit: 3 })
    expect(slugs(first)).toEqual(['hampi', 'leh', 'malvan'])
    const second = await guest().packages.list({ limit: 3, cursor: first.nextCursor ?? '' })
    expect(slugs(second)).toEqual(['gir'])
    expect(second.nextCursor).toBeNull()
  })

  test('get: the complete package', async () => {
    const [card] = (await guest().packages.list({ q: 'coracle' })).items
    const { _id, ...facts } = await guest().packages.get({ packageId: card!._id })
    expect(facts).toEqual({ ...HAMPI, placeIds: [null, null] })
    expect(_id).toBe(card!._id)
  })

  test('invalid input is BAD_REQUEST, an unknown id NOT_FOUND', async () => {
    await expect(guest().packages.list({ limit: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(guest().packages.list({ cursor: "x' or 1=1" })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(guest().packages.get({ packageId: '0190a6d0-0000-7000-8000-000000000000' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No such package.',
    })
  })
})

describe('REST paths', () => {
  const get = (url: string) => server.app.inject({ method: 'GET', url })

  test('GET /api/packages: an array', async () => {
    const response = await get('/api/packages')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toHaveLength(4)
    expect(response.json()[0]).toMatchObject({ _id: expect.any(String), name: HAMPI.name, images: HAMPI.images })
    expect(response.headers.link).toBeUndefined()
  })

  test('GET /api/packages with a limit: the Link header has the next page and keeps the filters', async () => {
    const response = await get('/api/packages?limit=1&maxPrice=16000')
    expect(response.json()).toHaveLength(1)
    const next = /^<(.+)>; rel="next"$/.exec(String(response.headers.link))?.[1] ?? ''
    expect(slugs({ items: (await get(next)).json() })).toEqual(['malvan'])
  })

  test('GET /api/packages/{packageId}: one package', async () => {
    const [first] = (await get('/api/packages')).json()
    expect((await get(`/api/packages/${first._id}`)).json()).toEqual({
      _id: first._id,
      ...HAMPI,
      placeIds: [null, null],
    })
  })

  test('GET /api/packages/{packageId}: 404 for an unknown id, 400 with the field for a malformed one', async () => {
    const unknown = await get('/api/packages/0190a6d0-0000-7000-8000-000000000000')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toEqual({
      message: 'No such package.',
      code: 'NOT_FOUND',
      messageId: 'packages.notFound',
      requestId: expect.any(String),
    })
    const malformed = await get('/api/packages/1')
    expect(malformed.statusCode).toBe(400)
    expect(malformed.json()).toMatchObject({
      code: 'BAD_REQUEST',
      field: 'packageId',
      message: expect.stringMatching(/^packageId: /),
    })
  })

  test.each([
    'limit=0',
    'limit=many',
    'tourType=moon',
    'minPrice=-1',
    'maxPrice=99999999999',
    'cursor=%00',
    'q=%00',
    'destination=a%00',
    `q=${'x'.repeat(101)}`,
  ])('GET /api/packages?%s: 400 with the field', async (query) => {
    const response = await get(`/api/packages?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toMatch(new RegExp(`^${query.split('=')[0]}: `))
  })
})

describe('importPackages', () => {
  test('a repeated import: ids stay, and the version grows only when a package changed', async () => {
    const version = async () => (await db.sql`select version from catalogue_version`)[0]?.version
    const before = await guest().packages.list({})
    const versionBefore = await version()
    expect(await importPackages(db.url, [HAMPI, LEH])).toEqual({ added: 0, updated: 0, unchanged: 2 })
    expect(await version()).toBe(versionBefore)
    expect(await importPackages(db.url, [{ ...LEH, price: 35_000 }])).toEqual({ added: 0, updated: 1, unchanged: 0 })
    expect(Number(await version())).toBeGreaterThan(Number(versionBefore))
    catalogueCache(db.db).clear()
    const after = await guest().packages.list({})
    expect(after.items.map(({ _id }) => _id)).toEqual(before.items.map(({ _id }) => _id))
    expect(after.items[1]?.price).toBe(35_000)
    await importPackages(db.url, [LEH])
  })

  test('two concurrent imports: each package is stored once', async () => {
    const fresh = [aPackage({ slug: 'twice' })]
    await Promise.all([importPackages(db.url, fresh), importPackages(db.url, fresh)])
    expect((await db.sql`select count(*)::int as n from packages where slug = 'twice'`)[0]?.n).toBe(1)
  })

  test('an invalid last row: nothing is stored', async () => {
    const broken = [aPackage({ slug: 'first' }), aPackage({ slug: 'broken', price: -1 })]
    await expect(importPackages(db.url, broken)).rejects.toThrow()
    expect(await db.sql`select 1 from packages where slug in ('first', 'broken')`).toHaveLength(0)
  })
})

describe('packages.tours', () => {
  test('what can be joined at its places, made from it first: public ones for a visitor, no full, cancelled, past or hidden ones', async () => {
    const [asha, ravi, mina] = [
      await makePerson(server, db, 'Asha'),
      await makePerson(server, db, 'Ravi'),
      await makePerson(server, db, 'Mina'),
    ]
    const packageId = (await guest().packages.list({ q: 'coracle' })).items[0]?._id as string
    await db.sql`update packages set place_ids = '{hampi,badami-aihole-pattadakal}' where slug = 'hampi'`
    const host = async (facts: Parameters<typeof aTour>[0]) =>
      (await asha.api.tours.create(aTour({ destination: 'Hampi', isPublic: true, ...facts })))._id
    const there = await host({ name: 'There' })
    const later = { travelDates: { start: '2026-12-20', end: '2026-12-22' } }
    const own = await host({ ...later, name: 'Own', packageId, isPublic: false })
    const second = await host({ ...later, name: 'Second stop', destination: 'Badami' })
    const full = await host({ name: 'Full', capacity: 1 })
    await ravi.api.tours.join({ tourId: full })
    await asha.api.tours.cancel({ tourId: await host({ name: 'Cancelled' }) })
    await host({ name: 'Elsewhere', destination: 'Goa' })
    const past = await host({ name: 'Past' })
    await db.sql`update tours set start_date = '2026-01-01', end_date = '2026-01-02' where id = ${past}`
    const seenBy = async (api: Pick<ReturnType<typeof guest>, 'packages'>) =>
      (await api.packages.tours({ packageId })).items.map(({ _id, ofPackage }) => [_id, ofPackage])

    expect(await seenBy(mina.api)).toEqual([
      [own, true],
      [there, false],
      [second, false],
    ])
    expect(await seenBy(guest())).toEqual([
      [there, false],
      [second, false],
    ])
    await asha.api.social.block({ userId: mina._id })
    expect(await seenBy(mina.api)).toEqual([])
    await expect(guest().packages.tours({ packageId: there })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
