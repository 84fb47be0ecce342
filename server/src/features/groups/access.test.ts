import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, makePersonWithoutConsent, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const people = {} as Record<'host' | 'guest' | 'stranger' | 'waiting' | 'removed' | 'left' | 'blocked', TestPerson>
let tourId: string
let number: number
/** A poll of the host. */
let poll: number

const aPoll = { question: 'When do we leave?', choices: ['At six', 'At nine'] }
const aMeeting = () => ({ tourId, place: 'Bus stand', meetAt: new Date(clock.getTime() + 60_000).toISOString() })

beforeAll(async () => {
  for (const name of ['host', 'guest', 'stranger', 'waiting', 'removed', 'left', 'blocked'] as const)
    people[name] = await makePerson(testApp, db, `Person ${name}`)
  const { host, guest, waiting, removed, left, blocked } = people
  tourId = (await host.api.tours.create(aTour({ capacity: 4 })))._id
  for (const { api } of [guest, removed, left, blocked, waiting]) await api.tours.join({ tourId })
  for (const { api } of [removed, left, blocked]) await api.groups.send({ tourId, text: 'While I was here' })
  number = (await guest.api.groups.send({ tourId, text: 'Hello' })).number
  poll = (await host.api.groups.createPoll({ tourId, ...aPoll })).number
  await host.api.groups.setMeeting(aMeeting())
  await host.api.tours.setJoining({ tourId, open: false }) // so that nobody moves up
  await host.api.tours.remove({ tourId, userId: removed._id, reason: 'The boat is small.' })
  await left.api.tours.leave({ tourId })
  await host.api.social.block({ userId: blocked._id })
})

const asks = {
  get: ({ api }: TestPerson) => api.groups.get({ tourId }),
  entries: ({ api }: TestPerson) => api.groups.entries({ tourId }),
  changes: ({ api }: TestPerson) => api.groups.changes({ tourId, after: 0 }),
  send: ({ api }: TestPerson) => api.groups.send({ tourId, text: 'Let me in' }),
  react: ({ api }: TestPerson) => api.groups.react({ tourId, number, reaction: 'heart', on: true }),
  markRead: ({ api }: TestPerson) => api.groups.markRead({ tourId, upTo: 1 }),
  mute: ({ api }: TestPerson) => api.groups.mute({ tourId, muted: false }),
  createPoll: ({ api }: TestPerson) => api.groups.createPoll({ tourId, ...aPoll }),
  vote: ({ api }: TestPerson) => api.groups.vote({ tourId, number: poll, choices: [1] }),
  arrive: ({ api }: TestPerson) => api.groups.arrive({ tourId, here: true }),
}
/** The calls that only the host may make; `number` is one of the host's polls. */
const hostAsks = {
  pin: ({ api }: TestPerson) => api.groups.pin({ tourId, number, pinned: true }),
  closePoll: ({ api }: TestPerson, number = poll) => api.groups.closePoll({ tourId, number }),
  setMeeting: ({ api }: TestPerson) => api.groups.setMeeting(aMeeting()),
}
type Request = [method: 'GET' | 'POST', path: string, payload?: object]
const rest = (): Request[] => [
  ['GET', ''],
  ['GET', '/entries'],
  ['GET', '/changes?after=0'],
  ['POST', '/entries', { text: 'Let me in' }],
  ['POST', `/entries/${number}/reaction`, { reaction: 'heart', on: true }],
  ['POST', '/polls', aPoll],
  ['POST', `/entries/${poll}/vote`, { choices: [0] }],
  ['POST', '/arrival', { here: true }],
  ['POST', '/read', { upTo: 1 }],
  ['POST', '/mute', { muted: true }],
]
const hostRest = (closed = poll): Request[] => [
  ['POST', `/entries/${number}/pin`, { pinned: true }],
  ['POST', `/entries/${closed}/close`],
  ['POST', '/meeting', { place: 'Bus stand', meetAt: aMeeting().meetAt }],
]
const inject = (who: { token: string }, [method, path, payload]: Request) =>
  testApp.app.inject({
    method,
    url: `/api/tours/${tourId}/group${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })

const notFound = { code: 'NOT_FOUND', message: 'There is no such group, or you are not in it.' }

describe('the group of a tour', () => {
  test('the host and everybody with a seat: read and write it', async () => {
    for (const who of [people.host, people.guest])
      for (const [name, ask] of Object.entries(asks)) expect(await ask(who), name).toBeTruthy()
    for (const who of [people.host, people.guest])
      for (const one of rest()) expect((await inject(who, one)).statusCode, one.join(' ')).toBe(200)
  })

  test('the host: also pins, closes polls and sets the meeting point', async () => {
    const [one, other] = [await asks.createPoll(people.guest), await asks.createPoll(people.guest)]
    expect(await hostAsks.pin(people.host)).toMatchObject({ pinned: true })
    expect(await hostAsks.closePoll(people.host, one.number)).toMatchObject({ closed: true })
    expect(await hostAsks.setMeeting(people.host)).toMatchObject({ place: 'Bus stand' })
    for (const request of hostRest(other.number))
      expect((await inject(people.host, request)).statusCode, request.join(' ')).toBe(200)
  })

  test('a participant: gets NOT_FOUND for what only the host may do', async () => {
    for (const [name, ask] of Object.entries(hostAsks))
      await expect(ask(people.guest), name).rejects.toMatchObject(notFound)
    for (const one of hostRest()) expect((await inject(people.guest, one)).statusCode, one.join(' ')).toBe(404)
  })

  test.each(['stranger', 'waiting', 'removed', 'left', 'blocked'] as const)(
    '%s: NOT_FOUND for every call, and nothing is written',
    async (name) => {
      const who = people[name]
      const written = async () =>
        JSON.stringify(
          await db.sql`select number, version from group_entries where tour_id = ${tourId} order by number`,
        )
      const before = await written()
      for (const [ask, call] of Object.entries({ ...asks, ...hostAsks }))
        await expect(call(who), ask).rejects.toMatchObject(notFound)
      for (const one of [...rest(), ...hostRest()]) {
        const answer = await inject(who, one)
        expect([answer.statusCode, answer.json().message], one.join(' ')).toEqual([404, notFound.message])
      }
      expect(await who.api.groups.list()).toEqual({ items: [], unread: 0 })
      expect(await written()).toBe(before)
      for (const table of ['group_members', 'group_summaries', 'group_reactions', 'group_votes', 'group_arrivals'])
        expect(await db.sql`select from ${db.sql(table)} where user_id = ${who._id}`, table).toEqual([])
    },
  )

  test('a person without consent or suspended: FORBIDDEN', async () => {
    const young = await makePersonWithoutConsent(testApp, db, 'Young')
    const gone = await makePerson(testApp, db, 'Gone')
    await db.sql`insert into tour_participants (tour_id, user_id) values (${tourId}, ${young._id}), (${tourId}, ${gone._id})`
    await db.sql`update users set suspended_at = now() where id = ${gone._id}`
    for (const [who, reason] of [
      [young, 'consent'],
      [gone, 'suspended'],
    ] as const) {
      for (const [ask, call] of Object.entries({ ...asks, ...hostAsks }))
        await expect(call(who), ask).rejects.toMatchObject({ code: 'FORBIDDEN' })
      for (const one of [...rest(), ...hostRest()]) {
        const answer = await inject(who, one)
        expect([answer.statusCode, answer.json().reason], one.join(' ')).toEqual([403, reason])
      }
    }
    await db.sql`delete from tour_participants where user_id in (${young._id}, ${gone._id})`
  })

  test('words of a suspended person: are hidden, and shown again afterwards', async () => {
    const noisy = await makePerson(testApp, db, 'Noisy')
    await db.sql`insert into tour_participants (tour_id, user_id) values (${tourId}, ${noisy._id})`
    const said = await noisy.api.groups.send({ tourId, text: 'Pay to 98xxxx by UPI' })
    const answer = await people.guest.api.groups.send({ tourId, text: 'No', replyTo: said.number })
    const seen = async () => JSON.stringify(await people.guest.api.groups.entries({ tourId, limit: 100 }))
    expect(await seen()).toContain('98xxxx')
    for (const isMember of [true, false]) {
      if (!isMember) await db.sql`delete from tour_participants where user_id = ${noisy._id}`
      await db.sql`update users set suspended_at = now() where id = ${noisy._id}`
      expect(await seen()).not.toMatch(/98xxxx|Noisy/)
      expect(await seen()).toContain(`"number":${answer.number}`)
      expect(JSON.stringify(await people.guest.api.groups.get({ tourId }))).not.toContain('Noisy')
      expect(JSON.stringify(await people.guest.api.groups.changes({ tourId, after: 0 }))).not.toContain('98xxxx')
      await db.sql`update users set suspended_at = null where id = ${noisy._id}`
      expect(await seen()).toContain('98xxxx')
    }
  })

  test('30 days after the tour: is open until that day and closed afterwards', async () => {
    expect((await people.guest.api.groups.get({ tourId })).opensUntil).toBe('2027-01-14')
    clock = new Date('2027-01-14T18:00:00Z') // 23:30 in India
    await asks.send(people.guest)
    expect((await people.guest.api.groups.list()).items).toHaveLength(1)
    clock = new Date('2027-01-14T18:31:00Z') // 00:01 on the next day in India
    for (const who of [people.host, people.guest]) {
      for (const [name, ask] of Object.entries(asks)) await expect(ask(who), name).rejects.toMatchObject(notFound)
      expect((await who.api.groups.list()).items).toEqual([])
    }
    clock = NOON
  })

  test('a cancelled tour: its group stays open', async () => {
    await people.host.api.tours.cancel({ tourId })
    await asks.send(people.guest)
    expect((await people.guest.api.groups.get({ tourId })).tour).toMatchObject({
      cancelled: true,
      cancelledAt: expect.stringMatching(/^\d{4}-.+Z$/),
    })
  })
})
