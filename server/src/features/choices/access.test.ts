import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { makeChoice } from '../../../test/choices.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { tokenIn } from '../../../test/trip-links.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
const NAMES = ['host', 'guest', 'stranger', 'removed', 'left', 'blocked', 'blocker'] as const
const people = {} as Record<(typeof NAMES)[number], TestPerson>
const outsiders = () => [people.stranger, people.removed, people.left, people.blocked, people.blocker]

/** One by a link with its token, and one of the group of a tour, both open; and one by a link that has been decided. */
let [linked, ofGroup, decided, token, tourId] = ['', '', '', '', '']

beforeAll(async () => {
  for (const name of NAMES) people[name] = await makePerson(testApp, db, `Person ${name}`)
  const { host, guest, removed, left, blocked, blocker } = people
  const joining = [guest, left, blocked, blocker]
  const byLink = async () => {
    const { _id: choiceId } = await makeChoice(host, { voters: 10 })
    token = tokenIn((await host.api.choices.createLink({ choiceId })).path)
    for (const { api } of joining) await api.choices.join({ token })
    for (const { api } of [host, ...joining]) await api.choices.vote({ choiceId, approvals: [0], veto: null })
    return choiceId
  }
  decided = await byLink()
  await host.api.choices.close({ choiceId: decided })
  linked = await byLink()
  tourId = (await host.api.tours.create(aTour({ capacity: 8 })))._id
  for (const { api } of [...joining, removed]) await api.tours.join({ tourId })
  ofGroup = (await makeChoice(host, { groupId: tourId }))._id
  for (const { api } of [...joining, removed]) await api.choices.vote({ choiceId: ofGroup, approvals: [1], veto: null })
  await host.api.tours.remove({ tourId, userId: removed._id, reason: 'The boat is small.' })
  await left.api.tours.leave({ tourId })
  for (const choiceId of [decided, linked]) await left.api.choices.leave({ choiceId })
  await host.api.social.block({ userId: blocked._id })
  await blocker.api.social.block({ userId: host._id })
})

const candidate = () => ({ kind: 'trip' as const, request: aTripRequest({ placeId: 'coorg' }) })
const aDraft = () => ({ title: 'Where?', closesInDays: 3 as const, candidate: candidate(), key: crypto.randomUUID() })

/** The procedures that name a choice. */
const asks = {
  get: ({ api }: TestPerson, choiceId: string) => api.choices.get({ choiceId }),
  add: ({ api }: TestPerson, choiceId: string) => api.choices.add({ choiceId, candidate: candidate() }),
  vote: ({ api }: TestPerson, choiceId: string) => api.choices.vote({ choiceId, approvals: [0], veto: 1 }),
  close: ({ api }: TestPerson, choiceId: string) => api.choices.close({ choiceId }),
  open: ({ api }: TestPerson, choiceId: string) => api.choices.open({ choiceId }),
  leave: ({ api }: TestPerson, choiceId: string) => api.choices.leave({ choiceId }),
  remove: ({ api }: TestPerson, choiceId: string) => api.choices.remove({ choiceId }),
  createLink: ({ api }: TestPerson, choiceId: string) => api.choices.createLink({ choiceId }),
  revokeLink: ({ api }: TestPerson, choiceId: string) => api.choices.revokeLink({ choiceId }),
}
/** Those that name none. */
const otherAsks = {
  list: ({ api }: TestPerson) => api.choices.list(),
  start: ({ api }: TestPerson) => api.choices.start({ ...aDraft(), groupId: tourId }),
  linked: ({ api }: TestPerson) => api.choices.linked({ token }),
  join: ({ api }: TestPerson) => api.choices.join({ token }),
}
/** Everything that is stored of choices. */
const stored = async () => [
  await db.sql`select * from choices order by id`,
  await db.sql`select * from choice_candidates order by choice_id, number`,
  await db.sql`select * from choice_people order by choice_id, user_id`,
]
const notFound = { code: 'NOT_FOUND' }
const choices = () => ({ linked, ofGroup, decided })

describe('who is not among those who vote', () => {
  test('a stranger, who has left, who was removed, and a block either way: see and change none, by any procedure', async () => {
    const before = await stored()
    for (const who of outsiders()) {
      for (const [which, choiceId] of Object.entries(choices()))
        for (const [name, ask] of Object.entries(asks))
          await expect(ask(who, choiceId), `${who.name} ${name} ${which}`).rejects.toMatchObject(notFound)
      expect(await otherAsks.list(who), who.name).toEqual({ items: [] })
      await expect(otherAsks.start(who), who.name).rejects.toMatchObject(notFound)
      const { decisions = [] } = await who.api.notices.list({})
      expect(decisions, who.name).toEqual([])
      expect(JSON.stringify(await who.api.home.get()), who.name).not.toContain('Where do we go?')
    }
    expect(await stored()).toEqual(before)
  })

  test('a block either way: the link leads nowhere', async () => {
    const before = await stored()
    for (const who of [people.blocked, people.blocker])
      for (const name of ['linked', 'join'] as const)
        await expect(otherAsks[name](who), `${who.name} ${name}`).rejects.toMatchObject(notFound)
    expect(await stored()).toEqual(before)
  })

  test('a suspended one, who votes in it: is refused by all procedures, and back when the suspension ends', async () => {
    const { _id, token: session } = people.guest
    const before = await stored()
    await db.sql`update users set suspended_at = now() where id = ${_id}`
    const guest = { ...people.guest, api: callerWith(db, session, testApp.deps) }
    for (const choiceId of Object.values(choices()))
      for (const [name, ask] of Object.entries(asks))
        await expect(ask(guest, choiceId), name).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const [name, ask] of Object.entries(otherAsks))
      await expect(ask(guest), name).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await people.host.api.choices.get({ choiceId: linked })).people.map(({ _id }) => _id)).toEqual([
      people.host._id,
    ])
    await db.sql`update users set suspended_at = null where id = ${_id}`
    expect(await stored()).toEqual(before)
    expect(await asks.get(people.guest, linked)).toMatchObject({ vote: { approvals: [0] } })
  })

  test('the choices of a suspended owner: are gone for who votes in them, until the suspension ends', async () => {
    const { host, guest } = people
    const before = await stored()
    await db.sql`update users set suspended_at = now() where id = ${host._id}`
    for (const choiceId of Object.values(choices()))
      for (const [name, ask] of Object.entries(asks))
        await expect(ask(guest, choiceId), name).rejects.toMatchObject(notFound)
    expect(await otherAsks.list(guest)).toEqual({ items: [] })
    for (const name of ['linked', 'join'] as const)
      await expect(otherAsks[name](people.stranger), name).rejects.toMatchObject(notFound)
    await db.sql`update users set suspended_at = null where id = ${host._id}`
    expect(await stored()).toEqual(before)
    expect((await otherAsks.list(guest)).items).toHaveLength(3)
  })

  test('who votes in it, and is not its owner: cannot close, delete or share it', async () => {
    const before = await stored()
    for (const choiceId of Object.values(choices()))
      for (const name of ['close', 'remove', 'createLink', 'revokeLink'] as const)
        await expect(asks[name](people.guest, choiceId), name).rejects.toMatchObject(notFound)
    expect(await stored()).toEqual(before)
  })
})

describe('what somebody is told of the votes of the others', () => {
  const four = () => [people.host, people.guest, people.stranger, people.removed] as const
  /** Everything that they can read in which a choice is. */
  const told = async ({ api }: TestPerson, choiceId: string) => ({
    get: await api.choices.get({ choiceId }),
    list: await api.choices.list(),
    notices: await api.notices.list({}),
    home: await api.home.get(),
    groups: await api.groups.list(),
    export: await api.social.export(),
  })
  /** The same, while the others have other votes in the database. */
  async function toldWithOtherVotes(reader: TestPerson, choiceId: string) {
    const votes = await db.sql`select user_id, approvals, veto from choice_people where choice_id = ${choiceId}`
    await db.sql`update choice_people set approvals = '{2}', veto = 1
      where choice_id = ${choiceId} and user_id <> ${reader._id} and voted_at is not null`
    const answers = await told(reader, choiceId)
    for (const { user_id, approvals, veto } of votes)
      await db.sql`update choice_people set approvals = ${approvals}, veto = ${veto}
        where choice_id = ${choiceId} and user_id = ${user_id}`
    return answers
  }
  const VOTES = [
    { approvals: [0, 1], veto: 2 },
    { approvals: [1], veto: null },
    { approvals: [1, 2], veto: 0 },
    { approvals: [0], veto: null },
  ]
  async function expectSecret(choiceId: string, votes: number) {
    for (const [at, reader] of four().entries()) {
      const own = at < votes ? VOTES[at] : null
      const answers = await told(reader, choiceId)
      expect(answers.get.vote, reader.name).toEqual(own)
      const { vote: _, ...rest } = answers.get
      expect(JSON.stringify(rest), reader.name).not.toMatch(/approv|veto/i)
      const { list, notices, home, groups } = answers
      expect(JSON.stringify({ list, notices, home, groups }), reader.name).not.toMatch(/approv|veto/i)
      const exported = answers.export.choiceVotes as { choiceId: string; userId: string }[]
      expect(new Set(exported.map(({ userId }) => userId)), reader.name).toEqual(new Set([reader._id]))
      const everywhere = JSON.stringify(answers.export).match(/"veto"/g)
      expect(everywhere, reader.name).toHaveLength(exported.length)
      expect(await toldWithOtherVotes(reader, choiceId), reader.name).toEqual(answers)
    }
  }

  test('four friends, by a link: none is told how another votes, before it closes, after, and as a trip', async () => {
    const [owner, ...others] = four()
    const { _id: choiceId } = await makeChoice(owner, { voters: 4 }, ['gokarna', 'coorg'])
    const { path } = await owner.api.choices.createLink({ choiceId })
    for (const { api } of others) await api.choices.join({ token: tokenIn(path) })
    const vote = (at: number) => four()[at]?.api.choices.vote({ choiceId, ...(VOTES[at] as (typeof VOTES)[number]) })
    for (const at of [0, 1, 2]) await vote(at)
    await expectSecret(choiceId, 3)
    await vote(3)
    expect((await owner.api.choices.get({ choiceId })).result).toMatchObject({ outcome: 'won', winner: 1 })
    await expectSecret(choiceId, 4)
    await people.guest.api.choices.open({ choiceId })
    await expectSecret(choiceId, 4)
  })

  test('the friends of a trip, in its group: the same', async () => {
    const [owner, ...others] = four()
    const { _id: tripId } = await makeTrip(owner, undefined, aTripRequest({ startDate: '2026-12-20' }))
    const invite = await owner.api.trips.createInvite({ tripId, mayEdit: true })
    for (const { api } of others) await api.trips.join({ token: tokenIn(invite.path) })
    const { _id: choiceId } = await makeChoice(owner, { groupId: tripId }, ['gokarna', 'coorg'])
    for (const at of [0, 1, 2])
      await four()[at]?.api.choices.vote({ choiceId, ...(VOTES[at] as (typeof VOTES)[number]) })
    await expectSecret(choiceId, 3)
  })
})
