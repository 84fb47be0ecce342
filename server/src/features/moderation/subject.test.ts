import type { ReportSubject } from '@saathi/shared/moderation/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { PLAN_PLACE } from '../../../test/blocked-paths.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { useModerators } from '../../../test/moderators.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
const moderators = useModerators(testApp, db)
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
let stranger: TestPerson
let tourId: string

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
  stranger = await makePerson(testApp, db, 'Stranger')
  tourId = (await mina.api.tours.create(aTour({ name: 'Konkan' })))._id
  for (const guest of [asha, ravi]) await guest.api.tours.join({ tourId })
})

const report = (by: TestPerson, about: TestPerson, subject: ReportSubject, more = {}) =>
  by.api.social.report({ userId: about._id, reason: 'harassment', subject, ...more })
const entry = (number: number): ReportSubject => ({ kind: 'groupEntry', tourId, number })
const say = async (who: TestPerson, text: string) => (await who.api.groups.send({ tourId, text })).number
const count = async () => (await db.sql`select count(*)::int as n from reports`)[0]?.n as number
async function latest() {
  const [row] = await db.sql`select id, subject from reports order by id desc limit 1`
  const { kind, evidence } = await (await moderators.api()).report({ reportId: row?.id })
  return { subject: row?.subject, kind, evidence }
}
const unknown = { code: 'NOT_FOUND', message: 'There is nothing like that of theirs that you can see.' }

describe('social.report of a group entry', () => {
  test('a message: it is stored as it was, with what was written around it, by role instead of name', async () => {
    await say(asha, 'Please stop')
    await say(mina, 'Calm, both')
    const number = await say(ravi, 'I know where you live')
    await say(ravi, 'Written later')
    await report(asha, ravi, entry(number))
    await db.sql`update group_entries set text = '' where tour_id = ${tourId} and number = ${number}`
    const { subject, kind, evidence } = await latest()
    expect(subject).toEqual(entry(number))
    expect(kind).toBe('groupEntry')
    expect(evidence).toMatchObject({
      subject: [
        { label: 'Tour', text: 'Konkan' },
        { label: 'Days', text: '12–15 Dec 2026' },
      ],
      lines: [
        { by: 'reporter', text: 'Please stop', isReported: false },
        { by: 'other', text: 'Calm, both', isReported: false },
        { by: 'reported', text: 'I know where you live', isReported: true },
        { by: 'reported', text: 'Written later', isReported: false },
      ],
    })
    for (const name of ['Asha', 'Mina']) expect(JSON.stringify(evidence)).not.toContain(name)
  })

  test('a long group: of others only the ten entries before and after are stored, and of the two fifty before', async () => {
    const { _id: busy } = await mina.api.tours.create(aTour({ name: 'Busy' }))
    for (const guest of [asha, ravi]) await guest.api.tours.join({ tourId: busy })
    await db.sql`insert into group_entries (tour_id, number, from_id, kind, text, version)
      select ${busy}, 100 + n, case when n % 2 = 0 then ${mina._id}::uuid else ${ravi._id}::uuid end, 'message', 'line ' || n, 100 + n
      from generate_series(1, 200) n`
    await asha.api.social.report({
      userId: ravi._id,
      reason: 'harassment',
      subject: { kind: 'groupEntry', tourId: busy, number: 251 },
    })
    const { lines = [] } = (await latest()).evidence ?? {}
    const of = (by: string) => lines.filter((line) => line.by === by).map(({ text }) => Number(text.slice(5)))
    expect(of('other')).toEqual([142, 144, 146, 148, 150, 152, 154, 156, 158, 160])
    expect([of('reported')[0], of('reported').at(-1), lines.length]).toEqual([61, 161, 61])
  })

  test('a poll and a meeting point: are stored with their choices and note', async () => {
    const poll = await ravi.api.groups.createPoll({ tourId, question: 'Who drinks?', choices: ['All', 'Only the men'] })
    await report(asha, ravi, entry(poll.number))
    const { evidence } = await latest()
    expect(evidence?.lines.at(-1)).toMatchObject({ text: 'Who drinks?', isReported: true })
    expect(evidence?.subject).toEqual([
      { label: 'Tour', text: 'Konkan' },
      { label: 'Days', text: '12–15 Dec 2026' },
      { label: 'Choices', text: 'All\nOnly the men' },
    ])
    const meeting = {
      place: 'My flat',
      note: 'Come alone',
      meetAt: NOON.toISOString(),
      mapUrl: 'https://maps.example/x',
    }
    const { number } = await mina.api.groups.setMeeting({ tourId, ...meeting })
    await report(asha, mina, entry(number))
    const shown = await latest()
    expect(shown.evidence?.lines.at(-1)).toMatchObject({ text: 'My flat', isReported: true })
    expect(shown.evidence?.subject).toEqual([
      { label: 'Tour', text: 'Konkan' },
      { label: 'Days', text: '12–15 Dec 2026' },
      { label: 'Note', text: 'Come alone' },
      { label: 'Map', text: 'https://maps.example/x' },
    ])
  })

  test('somebody else’s message, a system line or no entry: NOT_FOUND, and nothing is stored', async () => {
    const before = await count()
    const number = await say(mina, 'From Mina')
    const [line] = await db.sql`select number from group_entries where tour_id = ${tourId} and kind = 'joined' limit 1`
    for (const wrong of [number, Number(line?.number), 99_999])
      await expect(report(asha, ravi, entry(wrong), { alsoBlock: true })).rejects.toMatchObject(unknown)
    expect(await count()).toBe(before)
    expect((await asha.api.social.blocked({})).items).toEqual([])
  })

  test('who is not in the group, or no longer sees the author: NOT_FOUND, also over HTTP', async () => {
    const number = await say(ravi, 'Hello')
    await expect(report(stranger, ravi, entry(number))).rejects.toMatchObject(unknown)
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/trpc/social.report',
      headers: { authorization: `Bearer ${stranger.token}` },
      payload: { userId: ravi._id, reason: 'other', subject: entry(number) },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { data: { code: 'NOT_FOUND' } } }])
    await report(asha, ravi, entry(number), { alsoBlock: true })
    await expect(report(asha, ravi, entry(number))).rejects.toMatchObject(unknown)
    await asha.api.social.unblock({ userId: ravi._id })
  })

  test('an unknown kind, or an id that is none: BAD_REQUEST', async () => {
    for (const wrong of [{ kind: 'diary', tourId }, { ...entry(1), tourId: 'x' }, { kind: 'groupEntry' }])
      await expect(report(asha, ravi, wrong as ReportSubject)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('social.report of a travel plan', () => {
  test('a plan that the reporter sees: it is stored as it was; after it is hidden: NOT_FOUND', async () => {
    const { _id: planId } = await ravi.api.plans.create(aPlan({ placeId: PLAN_PLACE, note: 'Pretty girls only' }))
    const plan: ReportSubject = { kind: 'plan', placeId: PLAN_PLACE, planId }
    await report(asha, ravi, plan)
    await expect(report(asha, mina, plan)).rejects.toMatchObject(unknown)
    await ravi.api.plans.update({ planId, plan: aPlan({ placeId: PLAN_PLACE, note: '', visibleTo: 'nobody' }) })
    await expect(report(asha, ravi, plan)).rejects.toMatchObject(unknown)
    expect((await latest()).evidence?.subject).toEqual([
      { label: 'I am going', text: expect.stringMatching(/20\d\d/) },
      { label: 'Note', text: 'Pretty girls only' },
    ])
  })
})

describe('social.report of a tour, a profile picture and a reference', () => {
  const picture = (path: string): ReportSubject => ({ kind: 'picture', path })

  test('a tour: is stored with its text and pictures as they were; of another host, or blocked: NOT_FOUND', async () => {
    const { _id } = await ravi.api.tours.create(aTour({ name: 'Only models', description: 'Send photos first' }))
    const pictures = ['media/first', 'media/second', 'media/third']
    await db.sql`update tours set images = ${pictures} where id = ${_id}`
    const subject: ReportSubject = { kind: 'tour', tourId: _id }
    await expect(report(asha, mina, subject)).rejects.toMatchObject(unknown)
    await report(asha, ravi, subject, { alsoBlock: true })
    await db.sql`update tours set description = 'Nothing' where id = ${_id}`
    const { evidence } = await latest()
    expect([evidence?.subjectPicture, ...(evidence?.morePictures ?? [])]).toEqual(pictures)
    expect(evidence?.subject).toMatchObject([
      { label: 'Tour', text: 'Only models' },
      { label: 'Destination' },
      { label: 'Days' },
      { label: 'Description', text: 'Send photos first' },
    ])
    await expect(report(asha, ravi, subject)).rejects.toMatchObject(unknown)
    await asha.api.social.unblock({ userId: ravi._id })
  })

  test('a profile picture: the one that the reporter sees; any other path, or blocked: NOT_FOUND', async () => {
    await db.sql`update users set profile_picture = 'media/rude' where id = ${ravi._id}`
    await expect(report(asha, ravi, picture('media/other'))).rejects.toMatchObject(unknown)
    await report(asha, ravi, picture('media/rude'), { alsoBlock: true })
    expect((await latest()).evidence).toMatchObject({ subject: [], subjectPicture: 'media/rude' })
    await expect(report(asha, ravi, picture('media/rude'))).rejects.toMatchObject(unknown)
    await asha.api.social.unblock({ userId: ravi._id })
  })

  test('a reference: its text and reply, without the private note; hidden, not yet shown or blocked: NOT_FOUND', async () => {
    const [row] = await db.sql`
      insert into travel_references (id, tour_id, from_id, about_id, tour_ended_on, company, would_travel_again, text,
        private_note, shown_from, reply, replied_at)
      values (uuidv7(), ${tourId}, ${ravi._id}, ${mina._id}, '2026-10-01', '{calm}', false, 'She is a thief',
        'For moderators', '2026-10-02', 'Not true', now()) returning id`
    const subject: ReportSubject = { kind: 'reference', referenceId: row?.id }
    const set = (column: string, value: string | null) =>
      db.sql`update travel_references set ${db.sql({ [column]: value })} where id = ${row?.id}`
    for (const by of [mina, stranger]) {
      await report(by, ravi, subject)
      const { evidence } = await latest()
      expect(evidence?.subject).toEqual([
        { label: 'Reference', text: 'She is a thief' },
        { label: 'The reply to it', text: 'Not true' },
      ])
      expect(JSON.stringify(evidence)).not.toContain('For moderators')
    }
    await expect(report(asha, mina, subject)).rejects.toMatchObject(unknown)
    await set('shown_from', '2027-01-01')
    await expect(report(mina, ravi, subject)).rejects.toMatchObject(unknown)
    await set('shown_from', '2026-10-02')
    await stranger.api.social.block({ userId: mina._id })
    await expect(report(stranger, ravi, subject)).rejects.toMatchObject(unknown)
    await mina.api.social.block({ userId: ravi._id })
    await expect(report(mina, ravi, subject)).rejects.toMatchObject(unknown)
  })
})

describe('social.report of a person in a group', () => {
  test('somebody who feels unsafe in a group: the report names the tour, with its last 30 entries', async () => {
    const make = (name: string) => makePerson(testApp, db, name)
    const [asha, ravi, mina] = [await make('Asha'), await make('Ravi'), await make('Mina')]
    const { _id } = await ravi.api.tours.create(aTour({ name: 'Ghats' }))
    for (const guest of [asha, mina]) await guest.api.tours.join({ tourId: _id })
    await ravi.api.groups.send({ tourId: _id, text: 'I wait at your door' })
    await mina.api.groups.send({ tourId: _id, text: 'Leave her alone' })
    await ravi.api.tours.cancel({ tourId: _id })
    await report(asha, ravi, { kind: 'group', tourId: _id })
    const { kind, evidence } = await latest()
    expect(kind).toBe('group')
    expect(evidence).toMatchObject({
      subject: [{ text: 'Ghats' }, { label: 'Days' }, { label: 'State', text: 'Cancelled' }],
      groupLines: [
        { by: 'reported', text: 'I wait at your door' },
        { by: 'other', text: 'Leave her alone' },
      ],
    })
    expect(evidence?.tours).toContainEqual(expect.objectContaining({ name: 'Ghats', cancelled: true }))
  })

  test('a group in which one of the two is not: NOT_FOUND', async () => {
    const before = await count()
    const outside = await makePerson(testApp, db, 'Outside')
    await expect(report(outside, ravi, { kind: 'group', tourId })).rejects.toMatchObject(unknown)
    await expect(report(asha, outside, { kind: 'group', tourId })).rejects.toMatchObject(unknown)
    await outside.api.tours.join({ tourId })
    await outside.api.social.block({ userId: ravi._id })
    await expect(report(outside, ravi, { kind: 'group', tourId })).rejects.toMatchObject(unknown)
    expect(await count()).toBe(before)
  })
})
