import { EXCLUSIONS_MAX } from '@saathi/shared/recommend/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db)
})

const HAMPI = { id: 'hampi', reason: 'far' } as const
const MUNNAR = { id: 'munnar', reason: 'been' } as const
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('exclusions', () => {
  test('a user who has not chosen to keep them: has none, and a change is CONFLICT', async () => {
    expect(await asha.api.exclusions.list()).toEqual({ remember: false, items: [] })
    for (const call of [
      () => asha.api.exclusions.add(HAMPI),
      () => asha.api.exclusions.remove({ id: 'hampi' }),
      () => asha.api.exclusions.clear(),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await asha.api.exclusions.list()).toEqual({ remember: false, items: [] })
  })

  test('a user who has: places are named, oldest first, each once with its last reason', async () => {
    const hampi = { ...HAMPI, name: expect.stringContaining('Hampi') }
    const munnar = { ...MUNNAR, name: expect.stringContaining('Munnar') }
    const unknown = { id: 'atlantis', reason: 'kind' } as const
    expect(await asha.api.exclusions.remember({ places: [HAMPI, unknown] })).toEqual({ remember: true, items: [hampi] })
    expect((await asha.api.exclusions.add(MUNNAR)).items).toEqual([hampi, munnar])
    expect((await asha.api.exclusions.add({ ...HAMPI, reason: 'dear' })).items).toEqual([
      munnar,
      { ...hampi, reason: 'dear' },
    ])
    expect(ids(await asha.api.exclusions.remember({ places: [] }))).toEqual(['munnar', 'hampi'])
    expect(ids(await asha.api.exclusions.remove({ id: 'hampi' }))).toEqual(['munnar'])
    expect(ids(await asha.api.exclusions.remove({ id: 'hampi' }))).toEqual(['munnar'])
    expect(await asha.api.exclusions.clear()).toEqual({ remember: true, items: [] })
  })

  test('the choice taken back: deletes the stored list', async () => {
    await asha.api.exclusions.remember({ places: [HAMPI] })
    expect(await asha.api.exclusions.forget()).toEqual({ remember: false, items: [] })
    expect(await db.sql`select 1 from exclusion_lists where user_id = ${asha._id}`).toEqual([])
  })

  test('unknown places: NOT_FOUND; malformed ones and too many: BAD_REQUEST', async () => {
    await asha.api.exclusions.remember({ places: [] })
    await expect(asha.api.exclusions.add({ id: 'atlantis', reason: 'far' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const many = Array.from({ length: EXCLUSIONS_MAX + 1 }, () => HAMPI)
    for (const call of [
      () => asha.api.exclusions.add({ id: 'hampi', reason: 'dull' } as never),
      () => asha.api.exclusions.add({ id: '', reason: 'far' }),
      () => asha.api.exclusions.remember({ places: many }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect((await asha.api.exclusions.list()).items).toEqual([])
  })

  test('concurrent additions: none is lost, and the newest stay when there are too many', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const places = loadDataset()
      .destinations.slice(0, EXCLUSIONS_MAX + 4)
      .map(({ id }) => id)
    const add = (id: string) => mina.api.exclusions.add({ id, reason: 'far' })
    await Promise.all([
      mina.api.exclusions.remember({ places: [HAMPI] }),
      mina.api.exclusions.remember({ places: [MUNNAR] }),
    ])
    expect(ids(await mina.api.exclusions.list()).sort()).toEqual(['hampi', 'munnar'])
    await mina.api.exclusions.clear()
    await Promise.all(places.slice(0, EXCLUSIONS_MAX).map(add))
    expect(ids(await mina.api.exclusions.list()).sort()).toEqual(places.slice(0, EXCLUSIONS_MAX).sort())
    await Promise.all(places.slice(EXCLUSIONS_MAX).map(add))
    const kept = ids(await mina.api.exclusions.list())
    expect(kept).toHaveLength(EXCLUSIONS_MAX)
    expect(kept).toEqual(expect.arrayContaining(places.slice(EXCLUSIONS_MAX)))
  })

  test('other users: have lists of their own; visitors have none', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await ravi.api.exclusions.remember({ places: [MUNNAR] })
    await asha.api.exclusions.remember({ places: [HAMPI] })
    expect(ids(await ravi.api.exclusions.list())).toEqual(['munnar'])
    await asha.api.exclusions.forget()
    expect(ids(await ravi.api.exclusions.list())).toEqual(['munnar'])
    const { statusCode } = await testApp.app.inject('/trpc/exclusions.list')
    expect(statusCode).toBe(401)
  })

  test('an account that is deleted: its list goes with it', async () => {
    const lila = await makePerson(testApp, db, 'Lila')
    await lila.api.exclusions.remember({ places: [HAMPI] })
    await db.sql`delete from users where id = ${lila._id}`
    expect(await db.sql`select 1 from exclusion_lists where user_id = ${lila._id}`).toEqual([])
  })
})
