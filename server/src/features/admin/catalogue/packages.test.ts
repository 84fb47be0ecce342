import { PackageFacts } from '@saathi/shared/packages/schema'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aPackage } from '../../../../test/make.ts'
import type { TestPerson } from '../../../../test/people.ts'
import { formOf, type Part, plain } from '../../../../test/pictures.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { importPackages } from '../../../db/seed/import-packages.ts'
import seed from '../../../db/seed/packages.json' with { type: 'json' }
import { placeIdOf } from '../../destinations/place-ids.ts'

const db = useDatabase()
const testApp = useApp(db)
let editor: TestPerson
let other: TestPerson
let packageId: string
const HAMPI = aPackage({ slug: 'hampi', destinations: ['Hampi, Karnataka'] })
const { withdrawn: _, ...FACTS } = HAMPI
beforeAll(async () => {
  editor = await makeStaff(testApp, db, 'editor')
  other = await makeStaff(testApp, db, 'editor')
})
beforeEach(async () => {
  await db.sql`delete from packages`
  await importPackages(db.url, [HAMPI], placeIdOf)
  packageId = (await editor.api.admin.packages({})).items[0]?._id ?? ''
})

const factsOf = async () => {
  const { _id, placeIds, withdrawn, ...facts } = (await editor.api.admin.package({ packageId })).package
  return facts
}
const save = (change: object, version = 0, by = editor) =>
  by.api.admin.savePackage({ packageId, version, facts: { ...FACTS, ...change }, note: 'From the season’s list' })
const lines = async () =>
  [...(await db.sql`select act, before, after from audit_log where subject_id = ${packageId} order by id`)].map(
    ({ act, before, after }) => [act, before, after],
  )

describe('admin.savePackage', () => {
  test('a first edit: keeps what was before as version 1, is shown at once, and is audited with what changed', async () => {
    expect(await save({ price: 9_900, destinations: ['Ziro'] })).toEqual({ packageId, version: 2 })
    const { version, versions } = await editor.api.admin.package({ packageId })
    expect(version).toBe(2)
    expect(versions).toMatchObject([
      { number: 2, by: { _id: editor._id }, note: 'From the season’s list' },
      { number: 1, by: null, note: '' },
    ])
    expect(await editor.api.admin.packageVersion({ packageId, number: 1 })).toEqual(FACTS)
    expect(await visitor(db).packages.get({ packageId })).toMatchObject({ price: 9_900, placeIds: ['ziro'] })
    expect((await visitor(db).packages.list({ q: 'ziro' })).items).toHaveLength(1)
    expect(await lines()).toEqual([
      [
        'package.save',
        { price: HAMPI.price, destinations: HAMPI.destinations },
        { price: 9_900, destinations: ['Ziro'] },
      ],
    ])
  })

  test('the same facts again: no new version and no line', async () => {
    await save({ price: 9_900 })
    expect(await save({ price: 9_900 }, 2)).toEqual({ packageId, version: 2 })
    expect(await lines()).toHaveLength(1)
  })

  test('two editors at once: one wins, the other gets CONFLICT, and the versions have no gap', async () => {
    const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => save({ price: n }, 0, n % 2 ? editor : other)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' })
    const { versions } = await editor.api.admin.package({ packageId })
    expect(versions.map(({ number }) => number)).toEqual([2, 1])
  })

  test('an import from the command line meanwhile: the editor gets CONFLICT', async () => {
    await importPackages(db.url, [{ ...HAMPI, price: 1 }], placeIdOf, { name: 'meera' })
    await expect(save({ price: 2 })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await editor.api.admin.package({ packageId })).versions).toMatchObject([
      { number: 2, by: { _id: null, name: 'meera' } },
      { number: 1, by: null },
    ])
  })

  test('a new package: is added with a first version; a slug of another: is named', async () => {
    const facts = { ...FACTS, slug: 'gir', name: 'Gir' }
    const added = await editor.api.admin.savePackage({ facts })
    expect(added.version).toBe(1)
    expect((await editor.api.admin.package({ packageId: added.packageId })).versions).toMatchObject([
      { number: 1, by: { _id: editor._id } },
    ])
    for (const change of [{ facts }, { packageId, version: 0, facts }]) {
      const refused = editor.api.admin.savePackage(change)
      await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'facts.slug' } })
    }
  })

  test.each([
    ['facts.price', { price: -1 }],
    ['facts.activities.0.name', { activities: [{ name: '', description: 'x' }] }],
    ['facts.slug', { slug: 'Two Words' }],
  ])('an invalid %s: is named', async (field, change) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/trpc/admin.savePackage',
      headers: { authorization: `Bearer ${editor.token}` },
      payload: { packageId, facts: { ...FACTS, ...change } },
    })
    expect([response.statusCode, response.json().error.data.field]).toEqual([400, field])
  })
})

describe('a refused picture of an editor', () => {
  const send = (body: Uint8Array | string, fields: Part[] = []) => {
    const { payload, headers } = formOf(...fields, { name: 'file', filename: 'a.jpg', type: 'image/jpeg', body })
    const authorization = `Bearer ${editor.token}`
    return testApp.app.inject({ method: 'POST', url: '/api/media', payload, headers: { ...headers, authorization } })
  }

  test('one that cannot be decoded, or is none: the field is named, and nothing is stored', async () => {
    const jpeg = await plain().jpeg().toBuffer()
    const before = await db.sql`select count(*)::int from media_owners`
    const bodies = [jpeg.subarray(0, 200), 'no picture']
    const answers = []
    for (const body of bodies) {
      const response = await send(body)
      answers.push([response.statusCode, response.json().field])
    }
    expect(answers).toEqual([
      [400, 'file'],
      [415, 'file'],
    ])
    const unknownKind = await send(jpeg, [{ name: 'kind', body: 'package' }])
    expect([unknownKind.statusCode, unknownKind.json().field]).toEqual([400, 'kind'])
    expect(await db.sql`select count(*)::int from media_owners`).toEqual(before)
  })

  test.each([
    ['facts.images.0', { images: ['https://evil.example/a\0.jpg'] }],
    ['facts.images.1', { images: ['pictures/konkan.svg', 'javascript:alert(1)'] }],
    ['facts.imageUrl', { imageUrl: 'data:image/png;base64,AAAA' }],
  ])('an address that no page may show: %s is named, and the package stays', async (field, change) => {
    const before = await editor.api.admin.package({ packageId })
    const response = await testApp.app.inject({
      method: 'POST',
      url: '/api/admin/savePackage',
      headers: { authorization: `Bearer ${editor.token}` },
      payload: { packageId, version: 0, facts: { ...FACTS, ...change } },
    })
    expect([response.statusCode, response.json().field]).toEqual([400, field])
    expect(await editor.api.admin.package({ packageId })).toEqual(before)
  })
})

test('admin.undoPackage: any version comes back with equal facts, as the newest one', async () => {
  const states = [FACTS]
  for (const change of [{ price: 1 }, { name: 'Other', images: [] }, { activities: [], imageUrl: null }]) {
    await save(change, states.length === 1 ? 0 : states.length)
    states.push({ ...FACTS, ...change })
  }
  for (const [at, facts] of states.entries()) {
    const { version } = await editor.api.admin.package({ packageId })
    await editor.api.admin.undoPackage({ packageId, number: at + 1, version })
    expect(await factsOf()).toEqual(facts)
  }
  const { version } = await editor.api.admin.package({ packageId })
  const missing = editor.api.admin.undoPackage({ packageId, number: 99, version })
  await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const stale = editor.api.admin.undoPackage({ packageId, number: 2, version: 1 })
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('admin.withdrawPackage: once, with a line each; the lists of visitors leave it out', async () => {
  const withdraw = (withdrawn: boolean) => editor.api.admin.withdrawPackage({ packageId, withdrawn })
  expect(await withdraw(true)).toEqual({ name: HAMPI.name, changed: true })
  expect(await withdraw(true)).toEqual({ name: HAMPI.name, changed: false })
  expect((await visitor(db).packages.list({})).items).toEqual([])
  expect((await editor.api.admin.packages({ state: 'withdrawn' })).items).toMatchObject([{ withdrawn: true }])
  expect((await editor.api.admin.packages({ state: 'offered' })).items).toEqual([])
  await withdraw(false)
  expect(await lines()).toEqual([
    ['package.withdraw', { withdrawn: false }, { withdrawn: true }],
    ['package.offer', { withdrawn: true }, { withdrawn: false }],
  ])
})

describe('admin.importCatalogue', () => {
  test('the export of the whole catalogue: changes nothing, and is not audited', async () => {
    await importPackages(db.url, z.array(PackageFacts).parse(seed), placeIdOf)
    const { text } = await editor.api.admin.exportCatalogue()
    const all = JSON.parse(text).length
    const before = await db.sql`select * from packages order by id`
    const count = () => db.sql`select count(*) from audit_log`
    const linesBefore = await count()
    expect(await editor.api.admin.importCatalogue({ text })).toEqual({
      added: 0,
      updated: 0,
      unchanged: all,
      errors: [],
    })
    expect(await db.sql`select * from packages order by id`).toEqual(before)
    expect(await count()).toEqual(linesBefore)
  })

  test('changed and new packages: get versions and lines, also for `withdrawn`', async () => {
    const text = JSON.stringify([{ ...HAMPI, price: 7, withdrawn: true }, aPackage()])
    expect(await editor.api.admin.importCatalogue({ text, note: 'Summer' })).toMatchObject({ added: 1, updated: 1 })
    expect(await lines()).toEqual([
      ['package.import', { price: HAMPI.price }, { price: 7 }],
      ['package.withdraw', { withdrawn: false }, { withdrawn: true }],
    ])
    await editor.api.admin.undoPackage({ packageId, number: 1, version: 2 })
    expect(await factsOf()).toEqual(FACTS)
  })

  test('an error in one row: is named, and nothing is imported', async () => {
    const text = JSON.stringify([aPackage({ slug: 'new' }), { ...HAMPI, price: -5 }])
    const { errors, ...counts } = await editor.api.admin.importCatalogue({ text })
    expect(counts).toEqual({ added: 0, updated: 0, unchanged: 0 })
    expect(errors).toEqual([expect.stringMatching(/^row 2 \(slug hampi\): price: /)])
    expect((await editor.api.admin.packages({})).items).toHaveLength(1)
  })

  test('imports and saves at once: none waits for the other for ever', async () => {
    const text = JSON.stringify([{ ...HAMPI, price: 1 }])
    const answers = await Promise.allSettled([
      editor.api.admin.importCatalogue({ text }),
      save({ price: 2 }),
      editor.api.admin.withdrawPackage({ packageId, withdrawn: true }),
      save({ price: 3 }, 0, other),
      editor.api.admin.importCatalogue({ text: JSON.stringify([{ ...HAMPI, price: 4 }]) }),
    ])
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' })
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
  })
})

test('admin.destinations and admin.destinationFacts: facts in groups, with doubts and open reports', async () => {
  await visitor(db).destinations.reportFact({ destinationId: 'hampi', section: 'costs', text: 'Too low.' })
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = await editor.api.admin.destinations({ limit: 50, cursor })
    names.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(new Set(names).size).toBe((await visitor(db).destinations.list({})).items.length)
  const [hampi] = (await editor.api.admin.destinations({ q: 'hampi karnat' })).items
  expect(hampi).toMatchObject({ id: 'hampi', state: 'Karnataka', openReports: 1 })
  const facts = await editor.api.admin.destinationFacts({ destinationId: 'hampi' })
  expect(facts.groups.map(({ title }) => title)).toContain('What to see and do')
  expect(facts.groups.flatMap((group) => group.facts).filter(({ sure }) => !sure)).toHaveLength(hampi?.uncertain ?? -1)
  const atlantis = editor.api.admin.destinationFacts({ destinationId: 'atlantis' })
  await expect(atlantis).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
