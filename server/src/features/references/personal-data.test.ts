import { describe, expect, test } from 'vitest'
import { callerWith } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { useModerators } from '../../../test/moderators.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { endedTour, useReferences } from '../../../test/references.ts'
import { noticesOf } from '../../../test/requests.ts'
import { announceReferences } from './jobs.ts'

const db = useDatabase()
const { testApp, at, on, write, about } = useReferences(db)
const moderators = useModerators(testApp, db)

describe('moderation', () => {
  test('a hidden reference: its writer reads why, others and counts have it no more, until it is shown again', async () => {
    const { _id } = await write(at.asha, at.ravi, { privateNote: 'He drank once.' })
    await write(at.ravi, at.asha)
    const admin = await moderators.api()
    await admin.hideReference({ referenceId: _id, reason: ' Names a third person. ' })
    await expect(admin.hideReference({ referenceId: _id, reason: 'Again.' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const reader of [at.ravi, at.asha, at.mina])
      expect(await about(at.ravi, reader)).toMatchObject({ items: [], count: 0 })
    await expect(at.ravi.api.references.reply({ referenceId: _id, text: 'Thanks' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await at.asha.api.references.mine({})).items).toMatchObject([
      { state: 'hidden', hiddenReason: 'Names a third person.' },
    ])
    await expect(write(at.asha, at.ravi, { wouldTravelAgain: false })).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const state of ['noted', 'hidden'] as const)
      expect((await admin.references({ state })).items).toMatchObject([
        {
          _id,
          by: { name: 'Asha Rao' },
          about: { name: 'Ravi Menon' },
          note: 'He drank once.',
          hiddenReason: 'Names a third person.',
        },
      ])
    await admin.showReference({ referenceId: _id })
    await expect(admin.showReference({ referenceId: _id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await admin.references({ state: 'hidden' })).items).toEqual([])
    const written = await admin.references({ state: 'all', userId: at.ravi._id })
    expect(written.items.map(({ by, note }) => [by.name, note])).toEqual([['Ravi Menon', '']])
    expect((await about(at.ravi, at.mina)).count).toBe(1)
    expect(
      await db.sql`select act, actor, before, after from audit_log
      where subject_id = ${_id} and act <> 'reference.read' order by id`,
    ).toEqual([
      {
        act: 'reference.hide',
        actor: 'Lakshmi Iyer',
        before: { hidden: null },
        after: { hidden: 'Names a third person.' },
      },
      {
        act: 'reference.show',
        actor: 'Lakshmi Iyer',
        before: { hidden: 'Names a third person.' },
        after: { hidden: null },
      },
    ])
  })

  test('one that is hidden before it is shown: is announced to nobody', async () => {
    const { _id } = await write(at.asha, at.ravi)
    await (await moderators.api()).hideReference({ referenceId: _id, reason: 'Names a third person.' })
    await write(at.ravi, at.asha)
    on('2026-12-20')
    await announceReferences(db.db, '2026-12-20')
    expect(await noticesOf(at.ravi)).toEqual([])
  })
})

describe('references.pending', () => {
  test('the people of tours that ended in the last 30 days: with whether they were written about', async () => {
    await write(at.ravi, at.asha)
    const { items } = await at.ravi.api.references.pending({})
    expect(items.map(({ person, written, until }) => [person.name, written, until]).sort()).toEqual([
      ['Asha Rao', true, '2026-12-12'],
      ['Mina Das', false, '2026-12-12'],
    ])
    expect((await at.zoya.api.references.pending({})).items).toEqual([])
    for (const day of ['2026-11-12', '2026-12-13']) {
      on(day)
      expect((await at.ravi.api.references.pending({})).items).toEqual([])
    }
  })

  test('pages and one tour: each person once, those whose time ends first first', async () => {
    const later = await endedTour(db, at.mina._id, [at.ravi._id], { endDate: '2026-11-15' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await at.ravi.api.references.pending({ limit: 1, cursor })
      seen.push(...page.items.map(({ tour, person }) => `${tour._id} ${person._id}`))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(3)
    expect([new Set(seen).size, seen[2]]).toEqual([3, `${later} ${at.mina._id}`])
    expect((await at.ravi.api.references.pending({ tourId: later })).items).toHaveLength(1)
    await expect(at.ravi.api.references.pending({ cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('deletion and export', () => {
  test('a deleted account: its references and those about it go; a deleted host leaves those of the guests', async () => {
    await write(at.ravi, at.mina)
    await write(at.mina, at.ravi)
    const host = await makePerson(testApp, db, 'Host')
    const of = await endedTour(db, host._id, [at.ravi._id, at.mina._id])
    for (const [from, to] of [
      [at.ravi, at.mina],
      [at.mina, at.ravi],
      [host, at.ravi],
      [at.ravi, host],
    ] as const)
      await write(from, to, {}, of)
    await db.sql`delete from users where id = ${host._id}`
    const page = await about(at.ravi, at.asha)
    expect(page.items.map(({ writer, tour }) => [writer.name, tour?.name ?? null])).toEqual([
      ['Mina', null],
      ['Mina', 'Konkan, slowly'],
    ])
    expect((await at.ravi.api.references.mine({})).items.map(({ about }) => about.name)).toEqual([
      'Mina Das',
      'Mina Das',
    ])
  })

  test('the data export: has the note of the writer only, and what is shown about the user', async () => {
    await write(at.asha, at.ravi, { privateNote: 'He drank once.', wouldTravelAgain: false })
    const lists = async (who: TestPerson) => {
      const { references, referencesAboutMe } = await who.api.social.export()
      return { references, referencesAboutMe }
    }
    expect(await lists(at.ravi)).toEqual({ references: [], referencesAboutMe: [] })
    expect((await lists(at.asha)).references).toMatchObject([{ private_note: 'He drank once.' }])
    await write(at.ravi, at.asha)
    const { referencesAboutMe } = await lists(at.ravi)
    expect(referencesAboutMe).toMatchObject([{ text: 'Knew every ferry, and never hurried anybody.' }])
    expect(JSON.stringify(referencesAboutMe)).not.toMatch(/drank|again/)
  })
})

describe('references.peopleMarks', () => {
  test('the people of a list: each with what was checked, without people whom a block hides', async () => {
    const of = async (reader: TestPerson) => {
      const userIds = [at.ravi._id, at.asha._id, at.ravi._id]
      const { items } = await reader.api.references.peopleMarks({ userIds })
      return Object.fromEntries(items.map(({ userId, references }) => [userId, references]))
    }
    await write(at.asha, at.ravi)
    await write(at.ravi, at.asha)
    expect(await of(at.mina)).toEqual({ [at.ravi._id]: 1, [at.asha._id]: 1 })
    await at.asha.api.social.block({ userId: at.mina._id })
    expect(await of(at.mina)).toEqual({ [at.ravi._id]: 0 })
  })
})

describe('references.marks', () => {
  test('signed-in readers: the month of the confirmed address and the count of references, and nothing unchecked', async () => {
    await db.sql`update users set created_at = '2026-03-31T20:00:00Z' where id = ${at.ravi._id}`
    expect(await at.mina.api.references.marks({ userId: at.ravi._id })).toEqual({
      email: { month: '2026-04' },
      phone: null,
      photo: null,
      document: null,
      references: 0,
    })
  })

  test('a service that checks documents: gives a month for those whom it has checked', async () => {
    const checked = new Map([[at.ravi._id, new Date('2026-10-05T10:00:00Z')]])
    const documentChecks = { checkedAt: async (userId: string) => checked.get(userId) ?? null }
    const api = callerWith(db, at.mina.token, { ...testApp.deps, documentChecks })
    expect((await api.references.marks({ userId: at.ravi._id })).document).toEqual({ month: '2026-10' })
    expect((await api.references.marks({ userId: at.asha._id })).document).toBeNull()
  })
})
