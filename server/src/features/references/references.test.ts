import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { callerWith } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aReference } from '../../../test/make.ts'
import type { TestPerson } from '../../../test/people.ts'
import { endedTour, useReferences } from '../../../test/references.ts'
import { noticesOf } from '../../../test/requests.ts'
import { createLimits } from '../../platform/limits.ts'
import { announceReferences, askForReferences } from './jobs.ts'

const db = useDatabase()
const { testApp, at, on, write, about, rest } = useReferences(db)

describe('the notification that asks for references', () => {
  test('names the place and those about whom one has not written, until all are written or the time is over', async () => {
    await askForReferences(db.db, '2026-11-20')
    const asked = async () => (await at.asha.api.notices.list({})).items[0]
    const people = async () => (await asked())?.write?.people.toSorted()
    expect(await asked()).toMatchObject({
      tour: { name: 'Konkan, slowly', title: 'Malvan, 10–12 Nov · Konkan, slowly' },
      write: { place: 'Malvan', until: '2026-12-12' },
    })
    expect(await people()).toEqual(['Mina', 'Ravi'])
    await write(at.asha, at.ravi)
    expect(await people()).toEqual(['Mina'])
    await at.mina.api.social.block({ userId: at.asha._id })
    expect(await people()).toBeUndefined()
    await db.sql`delete from blocks`
    on('2026-12-13')
    expect(await people()).toBeUndefined()
  })
})

describe('references.write', () => {
  test('two people of a tour: neither sees anything before both have written, then both do', async () => {
    const written = await write(at.asha, at.ravi, { privateNote: 'He drank once.' })
    expect(written).toMatchObject({
      state: 'waiting',
      shownFrom: '2026-12-04',
      about: { name: 'Ravi Menon' },
      tour: { _id: at.tourId },
      month: '2026-11',
      privateNote: 'He drank once.',
    })
    for (const reader of [at.ravi, at.asha, at.mina])
      expect(await about(at.ravi, reader)).toEqual({ items: [], nextCursor: null, count: 0, travelAgain: null })
    expect(await noticesOf(at.ravi)).toEqual([])

    expect((await write(at.ravi, at.asha)).state).toBe('shown')
    const page = await about(at.ravi, at.mina)
    expect(page).toMatchObject({ count: 1, travelAgain: null })
    expect(page.items).toEqual([
      {
        _id: written._id,
        writer: { _id: at.asha._id, name: 'Asha', profilePicture: null },
        tour: { _id: at.tourId, name: 'Konkan, slowly' },
        month: '2026-11',
        company: ['calm', 'organised'],
        text: 'Knew every ferry, and never hurried anybody.',
        reply: null,
      },
    ])
    expect(JSON.stringify(page)).not.toContain('drank')
    expect((await about(at.asha, at.mina)).count).toBe(1)
    expect(await noticesOf(at.ravi)).toEqual([['referenced', 'Asha Rao', null]])
    expect(await noticesOf(at.asha)).toEqual([['referenced', 'Ravi Menon', null]])
  })

  test('guests of the same tour: write about each other as well', async () => {
    await write(at.ravi, at.mina)
    await write(at.mina, at.ravi)
    expect((await about(at.mina, at.asha)).items.map(({ writer }) => writer.name)).toEqual(['Ravi'])
  })

  test('one alone: is shown and announced 14 days after the tour, and may still be answered by another', async () => {
    await write(at.asha, at.ravi)
    on('2026-12-03')
    await announceReferences(db.db, '2026-12-03')
    expect([(await about(at.ravi, at.ravi)).count, await noticesOf(at.ravi)]).toEqual([0, []])
    on('2026-12-04')
    await announceReferences(db.db, '2026-12-04')
    await announceReferences(db.db, '2026-12-04')
    expect([(await about(at.ravi, at.ravi)).count, await noticesOf(at.ravi)]).toEqual([
      1,
      [['referenced', 'Asha Rao', null]],
    ])
    on('2026-12-12')
    expect(await write(at.ravi, at.asha)).toMatchObject({ state: 'shown', shownFrom: '2026-12-12' })
    expect(await noticesOf(at.ravi)).toHaveLength(1)
    expect(await noticesOf(at.asha)).toEqual([['referenced', 'Ravi Menon', null]])
  })

  test('one alone that is written late: waits 14 days from then, past the time in which the other may write', async () => {
    on('2026-12-10')
    expect(await write(at.asha, at.ravi)).toMatchObject({ state: 'waiting', shownFrom: '2026-12-24' })
    on('2026-12-23')
    expect((await about(at.ravi, at.mina)).count).toBe(0)
    on('2026-12-24')
    expect((await about(at.ravi, at.mina)).count).toBe(1)
  })

  test('a second one: CONFLICT, the first stays; the same one again: is stored once', async () => {
    const first = await write(at.asha, at.ravi)
    expect((await write(at.asha, at.ravi))._id).toBe(first._id)
    await expect(write(at.asha, at.ravi, { wouldTravelAgain: false })).rejects.toMatchObject({ code: 'CONFLICT' })
    const answer = await rest(at.asha, 'POST', 'references', {
      tourId: at.tourId,
      aboutId: at.ravi._id,
      ...aReference({ company: ['patient'] }),
    })
    expect([answer.statusCode, answer.json().messageId]).toEqual([409, 'references.once'])
    expect((await at.asha.api.references.mine({})).items).toEqual([first])
  })

  test('people who were not on it to its end: NOT_FOUND through tRPC and REST, whatever the day', async () => {
    await db.sql`insert into tour_removals (tour_id, user_id, reason) values (${at.tourId}, ${at.zoya._id}, 'Late')`
    await db.sql`insert into tour_waitlist (tour_id, user_id) values (${at.tourId}, ${at.zoya._id})`
    for (const day of ['2026-11-11', '2026-11-20', '2027-01-20']) {
      on(day)
      for (const [from, to] of [
        [at.zoya, at.asha],
        [at.zoya, at.ravi],
        [at.asha, at.zoya],
        [at.ravi, at.zoya],
      ] as const) {
        await expect(write(from, to)).rejects.toMatchObject({ code: 'NOT_FOUND' })
        // A token is good for an hour.
        if (day !== '2026-11-20') continue
        const answer = await rest(from, 'POST', 'references', { tourId: at.tourId, aboutId: to._id, ...aReference() })
        expect([answer.statusCode, answer.json().messageId]).toEqual([404, 'references.notTogether'])
      }
    }
    await expect(write(at.asha, at.ravi, {}, v7())).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(write(at.asha, at.asha)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test.each([
    ['on its last day', '2026-11-12', 'references.tourComing'],
    ['31 days after it', '2026-12-13', 'references.closed'],
  ])('a tour %s: CONFLICT', async (_, day, messageId) => {
    on(day)
    await expect(write(at.asha, at.ravi)).rejects.toMatchObject({ code: 'CONFLICT', cause: { messageId } })
  })

  test.each(['2026-11-13', '2026-12-12'])('a tour until 12 November, on %s: is allowed', async (day) => {
    on(day)
    await expect(write(at.asha, at.ravi)).resolves.toMatchObject({ state: 'waiting' })
  })

  test('a cancelled tour: CONFLICT, and nobody is asked', async () => {
    const cancelled = await endedTour(db, at.asha._id, [at.ravi._id], { cancelled: true })
    await expect(write(at.asha, at.ravi, {}, cancelled)).rejects.toMatchObject({
      cause: { messageId: 'references.cancelled' },
    })
    expect((await at.asha.api.references.pending({ tourId: cancelled })).items).toEqual([])
  })

  test.each([
    ['no kind of company', { company: [] }, 'company'],
    ['four kinds', { company: ['calm', 'patient', 'curious', 'helpful'] }, 'company'],
    ['a kind twice', { company: ['calm', 'calm'] }, 'company'],
    ['an unknown kind', { company: ['rich'] }, 'company.0'],
    ['19 characters', { text: 'x'.repeat(19) }, 'text'],
    ['601 characters', { text: 'x'.repeat(601) }, 'text'],
    ['a note of 501 characters', { privateNote: 'x'.repeat(501) }, 'privateNote'],
  ])('%s: BAD_REQUEST that names the field', async (_, changes, field) => {
    const answer = await rest(at.asha, 'POST', 'references', {
      tourId: at.tourId,
      aboutId: at.ravi._id,
      ...aReference(),
      ...changes,
    })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })

  test('a text of 300 emoji, which are 600 UTF-16 units: is stored', async () => {
    expect((await write(at.asha, at.ravi, { text: '🛶'.repeat(300) })).text).toBe('🛶'.repeat(300))
  })

  test('more than the limit: TOO_MANY_REQUESTS', async () => {
    const limits = createLimits(db.db, { secret: 'of this test', settings: { references: '1/hour' } })
    const api = callerWith(db, at.zoya.token, { ...testApp.deps, limits })
    const attempt = () => api.references.write({ tourId: at.tourId, aboutId: at.ravi._id, ...aReference() })
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(attempt()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('references.reply', () => {
  test('the person it is about: replies once, after it is shown; all see the reply', async () => {
    const { _id: referenceId } = await write(at.asha, at.ravi)
    const reply = (who: TestPerson, text = 'Thank you.') => who.api.references.reply({ referenceId, text })
    await expect(reply(at.ravi)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await write(at.ravi, at.asha)
    for (const other of [at.asha, at.mina, at.zoya])
      await expect(reply(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await reply(at.ravi)).toEqual({ reply: 'Thank you.' })
    expect(await reply(at.ravi)).toEqual({ reply: 'Thank you.' })
    await expect(reply(at.ravi, 'Or not.')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await about(at.ravi, at.zoya)).items[0]?.reply).toBe('Thank you.')
    expect((await at.asha.api.references.mine({})).items[0]?.reply).toBe('Thank you.')
  })
})

describe('references.list', () => {
  const fill = async (answers: boolean[]) => {
    for (const [n, wouldTravelAgain] of answers.entries()) {
      const of = await endedTour(db, at.asha._id, [at.ravi._id], { name: `Tour ${n}` })
      await write(at.asha, at.ravi, { wouldTravelAgain }, of)
      await write(at.ravi, at.asha, {}, of)
    }
  }
  test('who would travel again: a share from three references on, and in no single one', async () => {
    await fill([true, false])
    expect(await about(at.ravi, at.mina)).toMatchObject({ count: 2, travelAgain: null })
    await fill([true])
    const page = await about(at.ravi, at.mina)
    expect(page).toMatchObject({ count: 3, travelAgain: 67 })
    expect(JSON.stringify(page.items)).not.toMatch(/again/i)
  })

  test('pages: go on after the cursor, through tRPC and REST', async () => {
    await fill([true, true, true])
    const first = await at.mina.api.references.list({ userId: at.ravi._id, limit: 2 })
    const rest2 = await at.mina.api.references.list({
      userId: at.ravi._id,
      limit: 2,
      cursor: first.nextCursor as string,
    })
    expect([first.items.length, rest2.items.length, rest2.nextCursor]).toEqual([2, 1, null])
    const answer = await rest(at.mina, 'GET', `users/${at.ravi._id}/references?limit=2`)
    expect(answer.json()).toEqual({ items: first.items, count: 3, travelAgain: 100 })
    expect(answer.headers.link).toContain(`cursor=${first.nextCursor}`)
  })

  test('a tour that one of the two does not show: its name and id are for those who were on it', async () => {
    await write(at.ravi, at.mina)
    await write(at.mina, at.ravi)
    await at.mina.api.social.update({ joinedToursVisibleTo: 'nobody' })
    try {
      for (const whom of [at.ravi, at.mina]) {
        expect((await about(whom, at.zoya)).items[0]).toMatchObject({ tour: null, month: '2026-11' })
        expect((await about(whom, at.asha)).items[0]?.tour).toMatchObject({ _id: at.tourId })
      }
    } finally {
      await at.mina.api.social.update({ joinedToursVisibleTo: 'everyone' })
    }
  })

  test('a tour of one gender: its name and id are not for readers to whom it was not open', async () => {
    await write(at.ravi, at.mina)
    await write(at.mina, at.ravi)
    for (const { api } of [at.ravi, at.mina]) await api.social.update({ joinedToursVisibleTo: 'everyone' })
    await db.sql`insert into genders (user_id, gender) values (${at.zoya._id}, 'woman')`
    for (const [gender, seen] of [
      ['woman', at.tourId],
      ['man', undefined],
    ] as const) {
      await db.sql`update tours set only_gender = ${gender} where id = ${at.tourId}`
      expect((await about(at.ravi, at.zoya)).items[0]?.tour?._id).toBe(seen)
    }
  })

  test('suspended writers: their references are gone from lists and counts, until the suspension is lifted', async () => {
    await write(at.asha, at.ravi)
    await write(at.ravi, at.asha)
    await db.sql`update users set suspended_at = now() where id = ${at.asha._id}`
    expect(await about(at.ravi, at.mina)).toMatchObject({ items: [], count: 0 })
    expect((await at.mina.api.references.marks({ userId: at.ravi._id })).references).toBe(0)
    await db.sql`update users set suspended_at = null where id = ${at.asha._id}`
    expect((await about(at.ravi, at.mina)).count).toBe(1)
  })

  test('a block between the two: hides both from the two, and not from others; the time goes on', async () => {
    await write(at.asha, at.ravi)
    await write(at.ravi, at.asha)
    await at.ravi.api.social.block({ userId: at.asha._id })
    for (const one of [at.asha, at.ravi]) {
      expect(await about(one, one)).toMatchObject({ items: [], count: 0 })
      expect((await one.api.references.mine({})).items).toEqual([])
      const pending = await one.api.references.pending({})
      expect(JSON.stringify(pending)).not.toContain((one === at.asha ? at.ravi : at.asha)._id)
      expect((await about(one, at.mina)).count).toBe(1)
      expect((await one.api.social.export()).referencesAboutMe).toEqual([])
    }
    await expect(write(at.ravi, at.asha)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
