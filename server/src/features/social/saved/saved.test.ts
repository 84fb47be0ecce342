import { SAVED_MAX } from '@saathi/shared/social/saved'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aPackage, aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { importPackages } from '../../../db/seed/import-packages.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let packageId: string
beforeAll(async () => {
  await importPackages(db.url, [aPackage({ slug: 'saved-konkan', name: 'Konkan by boat' })])
  const [row] = await db.sql`select id from packages where slug = 'saved-konkan'`
  packageId = row?.id
  asha = await makePerson(testApp, db)
})

const UNKNOWN = '019aa1c0-4a00-7a5a-8b01-0242ac12ffff'
const saved = async ({ api }: TestPerson) => (await api.saved.list()).items

describe('saved.add and saved.remove', () => {
  test('a package and a destination: are listed once each, latest first, until they are removed', async () => {
    const konkan = { kind: 'package', id: packageId } as const
    const malvan = { kind: 'destination', id: 'tarkarli-malvan' } as const
    for (const ref of [konkan, konkan, malvan]) expect(await asha.api.saved.add(ref)).toEqual({ saved: true })
    expect(await saved(asha)).toEqual([
      {
        ...malvan,
        name: expect.stringContaining('Malvan'),
        image: expect.stringMatching(/^pictures\//),
        savedAt: expect.any(String),
      },
      {
        ...konkan,
        savedAt: expect.any(String),
        package: expect.objectContaining({ _id: packageId, name: 'Konkan by boat' }),
        withdrawn: false,
      },
    ])
    for (const ref of [konkan, konkan, malvan]) expect(await asha.api.saved.remove(ref)).toEqual({ saved: false })
    expect(await saved(asha)).toEqual([])
  })

  test('an id in capitals: names the same package', async () => {
    await asha.api.saved.add({ kind: 'package', id: packageId.toUpperCase() })
    await asha.api.saved.add({ kind: 'package', id: packageId })
    expect(await saved(asha)).toHaveLength(1)
    await asha.api.saved.remove({ kind: 'package', id: packageId.toUpperCase() })
    expect(await saved(asha)).toEqual([])
  })

  test('unknown items: NOT_FOUND; malformed ones: BAD_REQUEST', async () => {
    for (const ref of [
      { kind: 'package', id: UNKNOWN },
      { kind: 'destination', id: 'atlantis' },
    ] as const)
      await expect(asha.api.saved.add(ref)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const ref of [
      { kind: 'package', id: 'tarkarli-malvan' },
      { kind: 'destination', id: packageId },
      { kind: 'tour', id: UNKNOWN },
    ] as never[])
      await expect(asha.api.saved.add(ref)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await saved(asha)).toEqual([])
  })

  test('a withdrawn package: stays in the list, marked; a deleted one is left out', async () => {
    await importPackages(db.url, [aPackage({ slug: 'saved-once', withdrawn: true })])
    const [row] = await db.sql`select id from packages where slug = 'saved-once'`
    await asha.api.saved.add({ kind: 'package', id: row?.id })
    expect(await saved(asha)).toEqual([expect.objectContaining({ id: row?.id, withdrawn: true })])
    await db.sql`delete from packages where slug = 'saved-once'`
    expect(await saved(asha)).toEqual([])
    await asha.api.saved.remove({ kind: 'package', id: row?.id })
  })

  test('other users: have lists of their own', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await ravi.api.saved.add({ kind: 'package', id: packageId })
    expect(await saved(asha)).toEqual([])
    await asha.api.saved.remove({ kind: 'package', id: packageId })
    expect(await saved(ravi)).toHaveLength(1)
  })

  test('concurrent calls at the maximum: one is saved, the others are CONFLICT', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    await db.sql`insert into saved_items (user_id, kind, item_id)
      select ${mina._id}, 'destination', 'place-' || n from generate_series(1, ${SAVED_MAX - 1}) n`
    const ids = ['hampi', 'munnar', 'jaisalmer', 'varkala', 'tarkarli-malvan'] as const
    const outcomes = await Promise.allSettled(ids.map((id) => mina.api.saved.add({ kind: 'destination', id })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' })
    const [count] = await db.sql`select count(*)::int as n from saved_items where user_id = ${mina._id}`
    expect(count?.n).toBe(SAVED_MAX)
  })
})

describe('tours.list', () => {
  test('favorite and waiting: list only the favorites and the waitlists of the reader, through REST and tRPC', async () => {
    const host = await makePerson(testApp, db, 'Host')
    const guest = await makePerson(testApp, db, 'Guest')
    const create = async (name: string) => (await host.api.tours.create(aTour({ name, capacity: 1 })))._id
    const [liked, full, neither] = [await create('Liked'), await create('Full'), await create('Neither')]
    await asha.api.tours.join({ tourId: full })
    await guest.api.tours.join({ tourId: full })
    await guest.api.tours.favorite({ tourId: liked })
    await asha.api.tours.favorite({ tourId: neither })
    const namesOf = (items: { name: string }[]) => items.map(({ name }) => name)
    expect(namesOf((await guest.api.tours.list({ favorite: true })).items)).toEqual(['Liked'])
    expect(namesOf((await guest.api.tours.list({ waiting: true })).items)).toEqual(['Full'])
    expect(namesOf((await guest.api.tours.list({ waiting: false })).items)).toHaveLength(3)
    const answer = await testApp.app.inject({
      url: '/api/tours?favorite=true',
      headers: { authorization: `Bearer ${guest.token}` },
    })
    expect(namesOf(answer.json())).toEqual(['Liked'])
  })
})
