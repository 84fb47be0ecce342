import type { Package } from '@saathi/shared/packages/schema'
import { drizzle } from 'drizzle-orm/postgres-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import type { Db } from '../../db/client.ts'
import { CASING } from '../../db/columns.ts'
import { importFirstPackages } from '../../db/seed/first-start.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { catalogueCache } from '../packages/queries/packages.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { PLACE_ALIASES } from './place-aliases.ts'
import { placeIdOf } from './place-ids.ts'

const db = useDatabase()
const testApp = useApp(db)

describe('placeIdOf', () => {
  test.each([
    ['Hampi', 'hampi'],
    ['  hampi,  karnataka ', 'hampi'],
    ['Leh, Ladakh', 'leh-ladakh'],
    ['Malvan', 'tarkarli-malvan'],
    ['Swaraj Dweep (Havelock), Andaman Islands', 'havelock-neil'],
    ['Palolem, Goa', 'south-goa'],
    ['Chowk, Lucknow', 'lucknow'],
    ['Banaras', 'varanasi'],
    ['Mandu', 'mandu-maheshwar'],
  ])('%s: is the place %s', (destination, id) => {
    expect(placeIdOf(destination)).toBe(id)
  })

  test.each([
    'Goa',
    'Karnataka',
    'Hampi, Kerala',
    'Hampi and Badami',
    'Around Hampi',
    'Chilika',
    'Vengurla, Maharashtra',
    'constructor',
    ', ',
  ])('%s: is no place', (destination) => {
    expect(placeIdOf(destination)).toBeNull()
  })

  test('the name of every place, alone and with its state: is that place', () => {
    const wrong = loadDataset().destinations.filter(
      ({ id, name, state }) => placeIdOf(name) !== id || placeIdOf(`${name}, ${state}`) !== id,
    )
    expect(wrong).toEqual([])
  })

  test('the aliases: name existing places, in lower case', () => {
    const ids = loadDataset().destinations.map(({ id }) => id)
    for (const [alias, id] of Object.entries(PLACE_ALIASES)) {
      expect(ids).toContain(id)
      expect(alias).toBe(alias.toLowerCase())
    }
  })
})

describe('packages', () => {
  test('an import: gives each destination its place, and a later one finds new places', async () => {
    const facts = aPackage({ destinations: ['Leh, Ladakh', 'Nowhere, Ladakh', 'Hampi'] })
    const idsOf = async () => (await db.sql`select place_ids from packages where slug = ${facts.slug}`)[0]?.place_ids
    await importPackages(db.url, [facts])
    expect(await idsOf()).toEqual(['', '', ''])
    expect(await importPackages(db.url, [facts], placeIdOf)).toMatchObject({ updated: 1 })
    expect(await idsOf()).toEqual(['leh-ladakh', '', 'hampi'])
    expect(await importPackages(db.url, [facts], placeIdOf)).toMatchObject({ unchanged: 1 })
  })

  test('the page of a package: has a place for each destination, through REST and tRPC; lists have none', async () => {
    const { slug } = aPackage({ destinations: ['Varkala, Kerala', 'Nowhere'] })
    await importPackages(db.url, [aPackage({ slug, destinations: ['Varkala, Kerala', 'Nowhere'] })], placeIdOf)
    catalogueCache(db.db).clear()
    const { items } = await visitor(db).packages.list({ limit: 100 })
    const found = items.find((item) => item.slug === slug)
    expect(found).not.toHaveProperty('placeIds')
    const rest: Package = (await testApp.app.inject(`/api/packages/${found?._id}`)).json()
    expect(rest).toMatchObject({ destinations: ['Varkala, Kerala', 'Nowhere'], placeIds: ['varkala', null] })
    expect(await visitor(db).packages.get({ packageId: rest._id })).toEqual(rest)
  })

  test('destinations.get: has the packages that go there, without withdrawn ones', async () => {
    const gir = { destinations: ['Sasan Gir, Gujarat', 'Gir'] }
    const withdrawn = aPackage({ ...gir, withdrawn: true })
    const shown = aPackage(gir)
    await importPackages(db.url, [withdrawn, shown, aPackage({ destinations: ['Kabini'] })], placeIdOf)
    catalogueCache(db.db).clear()
    const { packages } = await visitor(db).destinations.get({ destinationId: 'gir' })
    expect(packages.map(({ slug }) => slug)).toEqual([shown.slug])
    expect(packages[0]).not.toHaveProperty('placeIds')
  })

  test('the first packages of an empty catalogue: have their places', async () => {
    await db.sql`delete from packages`
    await importFirstPackages(db.db, db.url, placeIdOf)
    const rows = await db.sql`select destinations, place_ids from packages`
    expect(rows.length).toBeGreaterThan(20)
    for (const { destinations, place_ids } of rows)
      expect(place_ids).toEqual(destinations.map((name: string) => placeIdOf(name) ?? ''))
    expect(rows.filter(({ place_ids }) => place_ids.every((id: string) => id === ''))).toEqual([])
  })
})

describe('tours', () => {
  let asha: TestPerson
  let ravi: TestPerson
  beforeAll(async () => {
    asha = await makePerson(testApp, db)
    ravi = await makePerson(testApp, db, 'Ravi')
  })

  test('a new or changed destination: sets the place; the string stays as typed', async () => {
    const tour = await asha.api.tours.create(aTour({ destination: 'hampi, karnataka' }))
    expect(tour).toMatchObject({ destination: 'hampi, karnataka', placeId: 'hampi' })
    const change = (destination: string) => asha.api.tours.update({ tourId: tour._id, tour: aTour({ destination }) })
    expect(await change('Somewhere near Hampi')).toMatchObject({ placeId: null })
    expect(await change('Badami')).toMatchObject({ placeId: 'badami-aihole-pattadakal' })
    expect(await ravi.api.tours.get({ tourId: tour._id })).toMatchObject({ placeId: 'badami-aihole-pattadakal' })
  })

  test('the filter placeId: lists the tours to a place by whatever name, through REST and tRPC', async () => {
    const create = async (destination: string) => (await asha.api.tours.create(aTour({ destination })))._id
    const there = [await create('Banaras'), await create('Sarnath, Uttar Pradesh')]
    await create('Near Varanasi')
    const { items } = await ravi.api.tours.list({ placeId: 'varanasi' })
    expect(items.map(({ _id }) => _id).sort()).toEqual(there.sort())
    const answer = await testApp.app.inject({
      url: '/api/tours?placeId=varanasi',
      headers: { authorization: `Bearer ${ravi.token}` },
    })
    expect(answer.json()).toHaveLength(2)
    await expect(ravi.api.tours.list({ placeId: 'Not an id' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('destinations.tours: public ones for a visitor, all for a user, none that are past, cancelled or of a blocked host', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const kochi = { destination: 'Fort Kochi', images: ['pictures/konkan.svg'] }
    const shown = await asha.api.tours.create(aTour({ ...kochi, name: 'Shown', isPublic: true }))
    const inner = await asha.api.tours.create(
      aTour({ ...kochi, name: 'Inner', travelDates: { start: '2026-12-20', end: '2026-12-22' } }),
    )
    const gone = await asha.api.tours.create(aTour({ ...kochi, name: 'Gone', isPublic: true }))
    await asha.api.tours.cancel({ tourId: gone._id })
    const past = await asha.api.tours.create(aTour({ ...kochi, name: 'Past', isPublic: true }))
    await db.sql`update tours set start_date = '2026-01-01', end_date = '2026-01-02' where id = ${past._id}`
    const seenBy = async (api: Pick<TestPerson['api'], 'destinations'>) =>
      (await api.destinations.tours({ destinationId: 'kochi' })).items.map(({ _id }) => _id)

    expect(await seenBy(visitor(db))).toEqual([shown._id])
    expect(await seenBy(ravi.api)).toEqual([shown._id, inner._id])
    expect((await visitor(db).destinations.tours({ destinationId: 'kochi' })).items).toEqual([
      {
        _id: shown._id,
        name: 'Shown',
        travelDates: { start: '2026-12-12', end: '2026-12-15' },
        price: 15_200,
        image: 'pictures/konkan.svg',
      },
    ])
    for (const [blocker, blocked] of [
      [asha, mina],
      [ravi, asha],
    ] as const)
      await blocker.api.social.block({ userId: blocked._id })
    expect(await seenBy(mina.api)).toEqual([])
    expect(await seenBy(ravi.api)).toEqual([])
    await db.sql`update users set suspended_at = now() where id = ${asha._id}`
    expect(await seenBy(visitor(db))).toEqual([])
    await db.sql`update users set suspended_at = null where id = ${asha._id}`
  })
})

test('destinations.get: runs two statements at once, destinations.tours one, destinations.list none', async () => {
  const statements: string[] = []
  const logger = { logQuery: (query: string) => void statements.push(query) }
  const logged = drizzle(db.sql, { casing: CASING, logger }) as unknown as Db
  const { destinations } = visitor(db, { db: logged })
  await destinations.list({})
  expect(statements).toHaveLength(0)
  await destinations.get({ destinationId: 'ziro' })
  expect(statements).toHaveLength(2)
  await destinations.tours({ destinationId: 'ziro' })
  expect(statements).toHaveLength(3)
})
