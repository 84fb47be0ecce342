import { beforeAll, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { catalogueCache } from './store.ts'

const db = useDatabase()
const held = useApp(db)
const anybody = () => visitor(db)

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

describe('a visitor looks for a package', () => {
  test('and sees them in the order of the catalogue', async () => {
    expect(slugs(await anybody().packages.list({}))).toEqual(['hampi', 'leh', 'malvan', 'gir'])
  })

  test.each([
    ['a word of the name', { q: 'indus' }, ['leh']],
    ['words of the name and of a place, in any order', { q: 'badami coracle' }, ['hampi']],
    ['a sign that means something to the database', { q: '100 %' }, ['malvan']],
    ['a word that stands nowhere', { q: 'greenland' }, []],
    ['a tour type', { tourType: 'historical' as const }, ['hampi']],
    ['a place', { destination: 'karnataka' }, ['hampi']],
    ['a price range', { minPrice: 12_000, maxPrice: 20_000 }, ['malvan', 'gir']],
    ['all at once', { q: 'lions', tourType: 'wildlife' as const, maxPrice: 18_000 }, ['gir']],
  ])('by %s', async (_, filters, expected) => {
    expect(slugs(await anybody().packages.list(filters))).toEqual(expected)
  })

  test('and reads on page by page, each once', async () => {
    const first = await anybody().packages.list({ limit: 3 })
    expect(slugs(first)).toEqual(['hampi', 'leh', 'malvan'])
    const second = await anybody().packages.list({ limit: 3, cursor: first.nextCursor ?? '' })
    expect(slugs(second)).toEqual(['gir'])
    expect(second.nextCursor).toBeNull()
  })

  test('and opens one whole', async () => {
    const [card] = (await anybody().packages.list({ q: 'coracle' })).items
    const { _id, ...facts } = await anybody().packages.get({ packageId: card!._id })
    expect(facts).toEqual(HAMPI)
    expect(_id).toBe(card!._id)
  })

  test('and is told plainly what is wrong with the question', async () => {
    await expect(anybody().packages.list({ limit: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(anybody().packages.list({ cursor: "x' or 1=1" })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(anybody().packages.get({ packageId: '0190a6d0-0000-7000-8000-000000000000' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'No such package.',
    })
  })
})

describe('the documented paths', () => {
  const get = (url: string) => held.app.inject({ method: 'GET', url })

  test('GET /api/packages answers an array', async () => {
    const answer = await get('/api/packages')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toHaveLength(4)
    expect(answer.json()[0]).toMatchObject({ _id: expect.any(String), name: HAMPI.name, images: HAMPI.images })
    expect(answer.headers.link).toBeUndefined()
  })

  test('and says in a Link header where it goes on, keeping the filters', async () => {
    const answer = await get('/api/packages?limit=1&maxPrice=16000')
    expect(answer.json()).toHaveLength(1)
    const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link))?.[1] ?? ''
    expect(slugs({ items: (await get(next)).json() })).toEqual(['malvan'])
  })

  test('GET /api/packages/{packageId} answers one', async () => {
    const [first] = (await get('/api/packages')).json()
    expect((await get(`/api/packages/${first._id}`)).json()).toEqual({ _id: first._id, ...HAMPI })
  })

  test('an unknown id is 404, a malformed one 400 and names the field', async () => {
    const unknown = await get('/api/packages/0190a6d0-0000-7000-8000-000000000000')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.json()).toEqual({ message: 'No such package.', code: 'NOT_FOUND', requestId: expect.any(String) })
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
  ])('GET /api/packages?%s is 400 and names the field', async (query) => {
    const answer = await get(`/api/packages?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(new RegExp(`^${query.split('=')[0]}: `))
  })
})

describe('the catalogue is imported again', () => {
  test('unchanged, then changed: ids stay, and the version moves only with a change', async () => {
    const version = async () => (await db.sql`select version from catalogue_version`)[0]?.version
    const before = await anybody().packages.list({})
    const was = await version()
    expect(await importPackages(db.url, [HAMPI, LEH])).toEqual({ added: 0, updated: 0, unchanged: 2 })
    expect(await version()).toBe(was)
    expect(await importPackages(db.url, [{ ...LEH, price: 35_000 }])).toEqual({ added: 0, updated: 1, unchanged: 0 })
    expect(Number(await version())).toBeGreaterThan(Number(was))
    catalogueCache(db.db).clear()
    const after = await anybody().packages.list({})
    expect(after.items.map(({ _id }) => _id)).toEqual(before.items.map(({ _id }) => _id))
    expect(after.items[1]?.price).toBe(35_000)
    await importPackages(db.url, [LEH])
  })

  test('by two at once: each package once', async () => {
    const fresh = [aPackage({ slug: 'twice' })]
    await Promise.all([importPackages(db.url, fresh), importPackages(db.url, fresh)])
    expect((await db.sql`select count(*)::int as n from packages where slug = 'twice'`)[0]?.n).toBe(1)
  })

  test('with a fault in the last row: nothing of it stays', async () => {
    const broken = [aPackage({ slug: 'first' }), aPackage({ slug: 'broken', price: -1 })]
    await expect(importPackages(db.url, broken)).rejects.toThrow()
    expect(await db.sql`select 1 from packages where slug in ('first', 'broken')`).toHaveLength(0)
  })
})
