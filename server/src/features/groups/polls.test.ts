import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makeGroup } from '../../../test/groups.ts'
import { insertPeople, type TestPerson } from '../../../test/people.ts'
import { joinTour } from '../tours/queries/tours.ts'
import { closePoll, postInGroup, voteInGroup } from './queries/polls.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let host: TestPerson
let ravi: TestPerson
let mina: TestPerson
let stranger: TestPerson
let tourId: string

beforeAll(async () => {
  ;({ host, ravi, mina, stranger, tourId } = await makeGroup(testApp, db))
})

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(clock.getTime() + hours * HOUR).toISOString()
const aPoll = (more = {}) => ({ tourId, question: 'Where do we eat?', choices: ['Beach', 'Market', 'Fort'], ...more })
const votesIn = ({ choices }: { choices: { votes: number }[] }) => choices.map(({ votes }) => votes)

describe('groups.createPoll', () => {
  test('a poll: every member reads it, and it counts as unread', async () => {
    const { unread } = await mina.api.groups.get({ tourId })
    const poll = await ravi.api.groups.createPoll(aPoll({ closesAt: inHours(24) }))
    const choice = (text: string) => ({ text, votes: 0, mine: false, voters: [] })
    expect(poll).toEqual({
      kind: 'poll',
      number: poll.number,
      version: poll.number,
      at: expect.stringMatching(/Z$/),
      from: { _id: ravi._id, name: 'Ravi', profilePicture: null },
      question: 'Where do we eat?',
      choices: ['Beach', 'Market', 'Fort'].map(choice),
      severalVotes: false,
      closesAt: inHours(24),
      closed: false,
      voterCount: 0,
    })
    expect((await mina.api.groups.entries({ tourId })).items[0]).toEqual(poll)
    expect((await mina.api.groups.get({ tourId })).unread).toBe(unread + 1)
  })

  test('a repeated key: makes one poll, also after votes and closing; another poll with it: BAD_REQUEST', async () => {
    const draft = aPoll({ key: crypto.randomUUID() })
    const made = await Promise.all([1, 2, 3].map(() => ravi.api.groups.createPoll(draft)))
    const number = made[0]?.number ?? 0
    await ravi.api.groups.vote({ tourId, number, choices: [1] })
    await ravi.api.groups.closePoll({ tourId, number })
    const again = await ravi.api.groups.createPoll(draft)
    expect(new Set([...made, again].map((poll) => poll.number)).size).toBe(1)
    await expect(ravi.api.groups.createPoll({ ...draft, question: 'Other?' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'key' },
    })
  })

  test('a repeated key after the closing time: the poll as it is; a new poll with such a time: BAD_REQUEST', async () => {
    const draft = aPoll({ closesAt: inHours(0.5), key: crypto.randomUUID() })
    const { number } = await ravi.api.groups.createPoll(draft)
    clock = new Date(clock.getTime() + HOUR)
    expect(await ravi.api.groups.createPoll(draft)).toMatchObject({ number, closed: true })
    for (const wrong of [
      { ...draft, key: crypto.randomUUID() },
      { ...draft, key: undefined },
    ])
      await expect(ravi.api.groups.createPoll(wrong)).rejects.toMatchObject({
        code: 'BAD_REQUEST',
        cause: { field: 'closesAt' },
      })
    await expect(ravi.api.groups.createPoll({ ...draft, question: 'Other?' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'key' },
    })
    clock = NOON
  })

  test.each([
    ['one choice', { choices: ['Beach'] }, 'choices'],
    ['nine choices', { choices: Array.from({ length: 9 }, (_, n) => `${n}`) }, 'choices'],
    ['an empty choice', { choices: ['Beach', ' '] }, 'choices.1'],
    ['a choice twice', { choices: ['Beach', 'Fort', ' beach'] }, 'choices.2'],
    ['no question', { question: ' ' }, 'question'],
    ['a closing time that is over', { closesAt: '2026-01-01T00:00:00Z' }, 'closesAt'],
    ['a closing time in two years', { closesAt: '2028-12-01T00:00:00Z' }, 'closesAt'],
  ])('%s: BAD_REQUEST', async (_, wrong, field) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/tours/${tourId}/group/polls`,
      headers: { authorization: `Bearer ${ravi.token}` },
      payload: aPoll(wrong),
    })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })
})

describe('groups.vote', () => {
  test('one vote a person: a further vote replaces the first, and none takes it back', async () => {
    const { number } = await ravi.api.groups.createPoll(aPoll())
    const vote = (who: TestPerson, ...choices: number[]) => who.api.groups.vote({ tourId, number, choices })
    await vote(ravi, 0)
    expect(votesIn(await vote(mina, 0))).toEqual([2, 0, 0])
    const changed = await vote(ravi, 2)
    expect(changed).toMatchObject({
      voterCount: 2,
      choices: [{ mine: false }, {}, { mine: true, voters: [{ name: 'Ravi' }] }],
    })
    expect(votesIn(changed)).toEqual([1, 0, 1])
    expect(votesIn(await vote(mina))).toEqual([0, 0, 1])
    for (const wrong of [[0, 1], [3], [7]])
      await expect(vote(ravi, ...wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'choices' } })
    expect(votesIn(await vote(ravi, 2, 2))).toEqual([0, 0, 1])
  })

  test('several votes a person: each choice counts once', async () => {
    const { number } = await host.api.groups.createPoll(aPoll({ severalVotes: true }))
    await mina.api.groups.vote({ tourId, number, choices: [1, 2, 1] })
    const poll = await ravi.api.groups.vote({ tourId, number, choices: [2, 0] })
    expect([votesIn(poll), poll.voterCount]).toEqual([[1, 1, 2], 2])
  })

  test('a vote: gives the poll a new version, which groups.changes returns; the same vote again does not', async () => {
    const { number, version } = await ravi.api.groups.createPoll(aPoll())
    const voted = await mina.api.groups.vote({ tourId, number, choices: [1] })
    expect(voted.version).toBeGreaterThan(version)
    const { entries } = await host.api.groups.changes({ tourId, after: version })
    expect(entries).toMatchObject([{ kind: 'poll', number, version: voted.version, voterCount: 1 }])
    expect((await mina.api.groups.vote({ tourId, number, choices: [1] })).version).toBe(voted.version)
  })

  test('after the closing time, or after its author has closed it: CONFLICT through REST and tRPC', async () => {
    const timed = await ravi.api.groups.createPoll(aPoll({ closesAt: inHours(0.5) }))
    const { number } = await ravi.api.groups.createPoll(aPoll())
    await mina.api.groups.vote({ tourId, number, choices: [1] })
    await expect(mina.api.groups.closePoll({ tourId, number })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await host.api.groups.closePoll({ tourId, number })).toMatchObject({ closed: true, voterCount: 1 })
    const { version } = await ravi.api.groups.closePoll({ tourId, number })
    expect((await host.api.groups.closePoll({ tourId, number })).version).toBe(version)
    clock = new Date(clock.getTime() + HOUR / 2)
    for (const closed of [timed.number, number]) {
      await expect(mina.api.groups.vote({ tourId, number: closed, choices: [0] })).rejects.toMatchObject({
        code: 'CONFLICT',
      })
      const answer = await testApp.app.inject({
        method: 'POST',
        url: `/api/tours/${tourId}/group/entries/${closed}/vote`,
        headers: { authorization: `Bearer ${mina.token}` },
        payload: { choices: [0] },
      })
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'This poll is closed.'])
    }
    const [, shown] = (await ravi.api.groups.entries({ tourId, limit: 2 })).items
    expect(shown).toMatchObject({ number: timed.number, closed: true })
    clock = NOON
  })

  test('a stranger, a message, and a poll of somebody whom a block hides: NOT_FOUND', async () => {
    const { number } = await ravi.api.groups.createPoll(aPoll())
    const message = await ravi.api.groups.send({ tourId, text: 'Hello' })
    const refused = { code: 'NOT_FOUND' }
    await expect(stranger.api.groups.vote({ tourId, number, choices: [0] })).rejects.toMatchObject(refused)
    await expect(stranger.api.groups.createPoll(aPoll())).rejects.toMatchObject(refused)
    await expect(mina.api.groups.vote({ tourId, number: message.number, choices: [0] })).rejects.toMatchObject(refused)
    await mina.api.social.block({ userId: ravi._id })
    await expect(mina.api.groups.vote({ tourId, number, choices: [0] })).rejects.toMatchObject(refused)
    await mina.api.social.unblock({ userId: ravi._id })
  })

  test('voters whom a block or a suspension hides: are neither named nor counted', async () => {
    const { number } = await host.api.groups.createPoll(aPoll())
    for (const who of [ravi, mina]) await who.api.groups.vote({ tourId, number, choices: [0] })
    const seenBy = async (who: TestPerson) => {
      const entry = (await who.api.groups.entries({ tourId, limit: 100 })).items.find((one) => one.number === number)
      return entry?.kind === 'poll'
        ? [entry.voterCount, entry.choices[0]?.votes, entry.choices[0]?.voters.map(({ name }) => name).sort()]
        : null
    }
    await mina.api.social.block({ userId: ravi._id })
    expect(await seenBy(mina)).toEqual([1, 1, ['Mina']])
    expect(await seenBy(ravi)).toEqual([1, 1, ['Ravi']])
    expect(await seenBy(host)).toEqual([2, 2, ['Mina', 'Ravi']])
    await mina.api.social.unblock({ userId: ravi._id })
    await db.sql`update users set suspended_at = now() where id = ${ravi._id}`
    expect(await seenBy(host)).toEqual([1, 1, ['Mina']])
    await db.sql`update users set suspended_at = null where id = ${ravi._id}`
  })
})

describe('concurrent calls', () => {
  const today = '2026-11-20'
  const now = NOON
  const makePoll = async (members: string[], severalVotes: boolean) => {
    const [tour] = await db.sql`
      insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
      values (uuidv7(), ${members[0] as string}, 'Konkan', 'Malvan', '2026-12-12', '2026-12-15', 1, 'konkan') returning id`
    const id = tour?.id as string
    for (const guest of members.slice(1)) await joinTour(db.db, id, guest, today)
    const data = { choices: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], severalVotes, closesAt: null }
    const reader = { userId: members[0] as string, today, now }
    const number = await postInGroup(db.db, reader, { tourId: id, kind: 'poll', text: 'Which?', data, inTime: true })
    return { tourId: id, number: number as number }
  }
  const tally = (poll: { tourId: string; number: number }) => db.sql`
    select user_id, array_agg(choice::int order by choice) as choices from group_votes
    where tour_id = ${poll.tourId} and number = ${poll.number} group by user_id`

  test.each([
    ['one vote a person', false],
    ['several votes a person', true],
  ])(
    '1,000 votes of 50 people who change their minds and click twice, %s: the last vote of each counts, once',
    async (_, severalVotes) => {
      const people = await insertPeople(db, 50)
      const poll = await makePoll(people, severalVotes)
      const vote = (userId: string, choices: number[]) =>
        voteInGroup(db.db, { userId, today, now }, { ...poll, choices })
      const last = new Map<string, number[]>()
      // Each of ten rounds waits for the one before of the same person only, so that all people race.
      await Promise.all(
        people.map(async (userId, at) => {
          for (let round = 0; round < 10; round += 1) {
            const first = (at + round * 3) % 8
            const choices = severalVotes && round % 2 === 1 ? [first, (first + 1) % 8] : [first]
            expect(await Promise.all([vote(userId, choices), vote(userId, choices)])).toEqual(['voted', 'voted'])
            last.set(userId, [...choices].sort())
          }
        }),
      )
      const stored = await tally(poll)
      expect(new Map(stored.map(({ user_id, choices }) => [user_id, choices]))).toEqual(last)
      const [entry] = await db.sql`select version::int, last::int from group_entries join group_counters using (tour_id)
      where tour_id = ${poll.tourId} and number = ${poll.number}`
      expect(entry?.version).toBe(entry?.last)
      // Each person's vote changed ten times.
      expect(entry?.version).toBe(poll.number + 500)
    },
    120_000,
  )

  test('closing while people vote: no vote changes after it, and each later one is refused', async () => {
    const people = await insertPeople(db, 20)
    const poll = await makePoll(people, false)
    const [host = ''] = people
    const votes = people.map(async (userId, at) => {
      const outcomes: string[] = []
      for (let round = 0; round < 5; round += 1)
        outcomes.push(await voteInGroup(db.db, { userId, today, now }, { ...poll, choices: [(at + round) % 8] }))
      return { userId, at, outcomes }
    })
    await votes[0]
    expect(await closePoll(db.db, { userId: host, today, now }, poll)).toBe(true)
    const voted = await Promise.all(votes)
    const expected = voted.flatMap(({ userId, at, outcomes }) => {
      const taken = outcomes.lastIndexOf('voted')
      expect(outcomes.slice(0, taken + 1).every((outcome) => outcome === 'voted')).toBe(true)
      expect(outcomes.slice(taken + 1).every((outcome) => outcome === 'closed')).toBe(true)
      return taken < 0 ? [] : [{ user_id: userId, choices: [(at + taken) % 8] }]
    })
    const byUser = (a: { user_id: string }, b: { user_id: string }) => a.user_id.localeCompare(b.user_id)
    const stored = (await tally(poll)).map(({ user_id, choices }) => ({ user_id, choices }))
    expect(stored.sort(byUser)).toEqual(expected.sort(byUser))
    expect(await voteInGroup(db.db, { userId: host, today, now }, { ...poll, choices: [0] })).toBe('closed')
  })
})
