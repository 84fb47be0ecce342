import { GroupMessage } from '@saathi/shared/groups/schema'
import { RETENTION } from '@saathi/shared/legal/retention'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { shareGroup } from '../../../test/groups.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { formOf, plain } from '../../../test/pictures.ts'
import { statementsOf } from '../../../test/statements.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'
import { exportPersonalData } from '../auth/account/queries/export.ts'
import { deleteExpiredMedia } from '../media/queries/media.ts'
import { deleteExpiredGroups } from './jobs.ts'

const db = useDatabase()
const testApp = useApp(db)
let host: TestPerson
let guest: TestPerson
let tourId: string

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Host')
  guest = await makePerson(testApp, db, 'Guest')
  tourId = (await host.api.tours.create(aTour()))._id
  await guest.api.tours.join({ tourId })
})

const GROUP_TABLES = [
  'group_counters',
  'group_entries',
  'group_reactions',
  'group_votes',
  'group_members',
  'group_arrivals',
  'group_summaries',
  'group_pictures',
]
const rowsOf = async (tour: string) => {
  const counts = GROUP_TABLES.map(
    async (table) => (await db.sql`select from ${db.sql(table)} where tour_id = ${tour}`).length,
  )
  return Promise.all(counts)
}
const DAY = 86_400_000

describe('a picture in a message', () => {
  const upload = async (who: TestPerson, width: number) => {
    const { payload, headers } = formOf({
      name: 'file',
      filename: 'tent.jpg',
      type: 'image/jpeg',
      body: await plain(width, 64).jpeg().toBuffer(),
    })
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/media',
      payload,
      headers: { ...headers, authorization: `Bearer ${who.token}` },
    })
    return answer.json().path as string
  }

  test('of the author: needs no text, and is shown to the others', async () => {
    const picture = await upload(guest, 70)
    const sent = await guest.api.groups.send({ tourId, picture })
    expect(sent).toMatchObject({ text: '', picture })
    expect(GroupMessage.parse(sent)).toEqual(sent)
    expect((await host.api.groups.entries({ tourId })).items[0]).toMatchObject({ picture, from: { name: 'Guest' } })
  })

  test.each([
    ['of another person', async () => upload(host, 71)],
    ['that nobody has uploaded', async () => `media/${'x'.repeat(43)}`],
    ['of another site', async () => 'https://example.in/a.jpg'],
    ['of the catalogue', async () => 'pictures/konkan.svg'],
  ])('%s: BAD_REQUEST', async (_, make) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/tours/${tourId}/group/entries`,
      payload: { text: 'Look', picture: await make() },
      headers: { authorization: `Bearer ${guest.token}` },
    })
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'picture'])
  })

  test('the cleanup job: keeps it as long as its message exists', async () => {
    const picture = await upload(guest, 72)
    const own = (await host.api.tours.create(aTour()))._id
    await guest.api.tours.join({ tourId: own })
    await guest.api.groups.send({ tourId: own, text: 'Look', picture })
    const isStored = async () => {
      await deleteExpiredMedia(db.db, new Date(Date.now() + 30 * 3_600_000))
      return (await db.sql`select from media where hash = ${picture.slice('media/'.length)}`).length === 1
    }
    expect(await isStored()).toBe(true)
    await db.sql`select delete_group(${own})`
    expect(await isStored()).toBe(false)
  })
})

describe('social.export', () => {
  test('has the conversations of the groups that one is in, also after they have closed', async () => {
    const tour = (await host.api.tours.create(aTour()))._id
    const left = await makePerson(testApp, db, 'Left')
    const blocked = await makePerson(testApp, db, 'Blocked')
    for (const who of [guest, left, blocked]) await who.api.tours.join({ tourId: tour })
    const { number } = await host.api.groups.send({ tourId: tour, text: 'From the host' })
    await left.api.groups.send({ tourId: tour, text: 'From one who left' })
    await blocked.api.groups.send({ tourId: tour, text: 'From one who is blocked' })
    await left.api.groups.react({ tourId: tour, number, reaction: 'heart', on: true })
    await left.api.tours.leave({ tourId: tour })
    await guest.api.social.block({ userId: blocked._id })
    await db.sql`update tours set start_date = '2026-09-01', end_date = '2026-09-02' where id = ${tour}`
    await expect(guest.api.groups.get({ tourId: tour })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const textsOf = async (who: TestPerson) =>
      ((await who.api.social.export()).groupConversations as { tourId: string; text: string; from: string }[])
        .filter((entry) => entry.tourId === tour && entry.text)
        .map(({ text, from }) => `${from}: ${text}`)
    const all = ['Host: From the host', 'Left: From one who left', 'Blocked: From one who is blocked']
    expect(await textsOf(host)).toEqual(all)
    expect(await textsOf(guest)).toEqual(all.slice(0, 2))
    expect(await textsOf(left)).toEqual(all.slice(1, 2))
    expect((await left.api.social.export()).groupReactions).toEqual([
      { tourId: tour, number, userId: left._id, reaction: 'heart' },
    ])
  })
})

describe('an account that is deleted', () => {
  test('its words leave the group at once, its entries stay empty, and members who follow the group learn of it', async () => {
    const gone = await makePerson(testApp, db, 'Gone')
    const tour = (await host.api.tours.create(aTour()))._id
    for (const who of [gone, guest]) await who.api.tours.join({ tourId: tour })
    const said = await gone.api.groups.send({ tourId: tour, text: 'My own words' })
    await host.api.groups.pin({ tourId: tour, number: said.number, pinned: true })
    const reply = await host.api.groups.send({ tourId: tour, text: 'Quite so', replyTo: said.number })
    await gone.api.groups.send({ tourId: tour, text: 'My last words' })
    const { version } = await guest.api.groups.get({ tourId: tour })
    await db.sql`delete from users where id = ${gone._id}`
    const seen = async () =>
      JSON.stringify([await guest.api.groups.entries({ tourId: tour }), await guest.api.groups.list()])
    expect(await seen()).not.toMatch(/Gone|words/)
    await forgetRemovedAccounts(db.db)
    expect(await seen()).not.toMatch(/Gone|words/)
    const { entries } = await guest.api.groups.changes({ tourId: tour, after: version })
    expect(entries).toMatchObject([
      { kind: 'joined', person: null },
      { kind: 'message', number: said.number, from: null, text: '', pinned: false },
      { kind: 'message', from: null, text: '' },
    ])
    expect(
      (await guest.api.groups.entries({ tourId: tour })).items.find(({ number }) => number === reply.number),
    ).toMatchObject({
      text: 'Quite so',
      replyTo: null,
    })
    const left = await db.sql`select from group_entries where from_id = ${gone._id} or text like '%words%'`
    expect(left).toEqual([])
    // The conversation goes on behind the new versions.
    expect((await host.api.groups.send({ tourId: tour, text: 'And on' })).number).toBeGreaterThan(version + 3)
  })
})

describe('votes, reactions and arrivals of an account that is deleted', () => {
  test('leave with a new version of their entry, so that members who follow the group learn of it', async () => {
    const gone = await makePerson(testApp, db, 'Gone')
    const tour = (await host.api.tours.create(aTour()))._id
    for (const who of [gone, guest]) await who.api.tours.join({ tourId: tour })
    const said = await host.api.groups.send({ tourId: tour, text: 'Who swims?' })
    const poll = await host.api.groups.createPoll({ tourId: tour, question: 'Where?', choices: ['Beach', 'Fort'] })
    const meeting = await host.api.groups.setMeeting({ tourId: tour, place: 'Malvan', meetAt: NOON.toISOString() })
    const untouched = await host.api.groups.send({ tourId: tour, text: 'Good night' })
    for (const who of [gone, guest]) {
      await who.api.groups.react({ tourId: tour, number: said.number, reaction: 'heart', on: true })
      await who.api.groups.vote({ tourId: tour, number: poll.number, choices: [0] })
      await who.api.groups.arrive({ tourId: tour, here: true })
    }
    const { version } = await guest.api.groups.get({ tourId: tour })
    await db.sql`delete from users where id = ${gone._id}`
    // Some at a time: no row leaves without its version.
    await forgetRemovedAccounts(db.db, { rowsAtOnce: 1, calls: 20 })
    const { entries } = await guest.api.groups.changes({ tourId: tour, after: version })
    const changed = entries.filter(({ kind }) => kind !== 'joined')
    expect(changed.map(({ number }) => number).sort()).toEqual([said.number, poll.number, meeting.number].sort())
    expect(changed.find(({ kind }) => kind === 'message')).toMatchObject({ reactions: [{ count: 1, mine: true }] })
    expect(changed.find(({ kind }) => kind === 'poll')).toMatchObject({ voterCount: 1, choices: [{ votes: 1 }, {}] })
    expect(changed.find(({ kind }) => kind === 'meeting')).toMatchObject({ arrivalCount: 1, mine: true })
    expect(changed.map(({ number }) => number)).not.toContain(untouched.number)
  })
})

describe('the cleanup job of groups', () => {
  test('the group of a deleted tour: is deleted with everything in it', async () => {
    const gone = await makePerson(testApp, db, 'Gone host')
    const tour = await shareGroup(db, gone, guest)
    expect((await rowsOf(tour)).slice(0, 7).every((count) => count > 0)).toBe(true)
    await db.sql`delete from users where id = ${gone._id}`
    await deleteExpiredGroups(db.db, NOON)
    expect(await rowsOf(tour)).toEqual(GROUP_TABLES.map(() => 0))
    expect(await db.sql`select from group_ends where tour_id = ${tour}`).toEqual([])
  })

  test('a tour that ended: its group is deleted after the period of the privacy page, and not before', async () => {
    const tour = await shareGroup(db, host, guest)
    const later = (days: number) => new Date(new Date('2026-12-15T06:30:00Z').getTime() + days * DAY)
    await deleteExpiredGroups(db.db, later(RETENTION.groupDays))
    expect((await rowsOf(tour))[1]).toBeGreaterThan(0)
    await host.api.tours.update({
      tourId: tour,
      tour: aTour({ travelDates: { start: '2026-12-13', end: '2026-12-16' } }),
    })
    await deleteExpiredGroups(db.db, later(RETENTION.groupDays + 1))
    expect((await rowsOf(tour))[1]).toBeGreaterThan(0)
    await deleteExpiredGroups(db.db, later(RETENTION.groupDays + 2))
    expect(await rowsOf(tour)).toEqual(GROUP_TABLES.map(() => 0))
  })
})

test('groups.send: the limit of messages a minute holds', async () => {
  const writer = await makePerson(testApp, db, 'Writer')
  const own = (await writer.api.tours.create(aTour()))._id
  const sent = await Promise.allSettled(
    Array.from({ length: 61 }, (_, n) => writer.api.groups.send({ tourId: own, text: `${n}` })),
  )
  const refused = sent.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'TOO_MANY_REQUESTS', cause: { retryAfter: expect.any(Number) } } }])
})

test('an export of 1,200 messages: reads at most 500 in a statement, and has each once, in order', async () => {
  await db.sql`
    insert into group_entries (tour_id, number, version, kind, from_id, text)
    select ${tourId}, n, n, 'message', ${guest._id}, 'Boat ' || n from generate_series(10001, 11200) n`
  let exported: Record<string, unknown> = {}
  const statements = await statementsOf(db, async () => {
    exported = await exportPersonalData(db.db, guest._id, { evidenceDays: 180, today: '2026-11-20' })
  })
  const pages = statements.filter(({ sql }) => /^select .* from "group_entries" .* limit /s.test(sql))
  expect(pages).toHaveLength(3)
  const numbers = (exported.groupConversations as { number: number }[]).map(({ number }) => number)
  expect(numbers.filter((number) => number > 10_000)).toEqual(Array.from({ length: 1_200 }, (_, at) => 10_001 + at))
})
