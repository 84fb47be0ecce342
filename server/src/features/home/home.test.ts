import { describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { joinChoice, makeChoice } from '../../../test/choices.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense } from '../../../test/expenses.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson } from '../../../test/people.ts'
import { statementsOf } from '../../../test/statements.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })

const named = (name: string) => makePerson(testApp, db, name)
const pair = async () => ({ host: await named('Asha Rao'), guest: await named('Ravi Iyer') })

async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  clock = new Date(time)
  try {
    return await work()
  } finally {
    clock = NOON
  }
}

test('home.get, with nothing ahead: has no journey and no task', async () => {
  expect(await (await named('Meera Nair')).api.home.get({})).toMatchObject({ next: null, ahead: 0, tasks: [] })
})

test('home.get: the next journey is the one that begins first, without cancelled and ended ones', async () => {
  const { host, guest } = await pair()
  const cancelled = await host.api.tours.create(aTour({ travelDates: { start: '2026-12-01', end: '2026-12-03' } }))
  const joined = await host.api.tours.create(aTour({ travelDates: { start: '2026-12-10', end: '2026-12-12' } }))
  for (const { _id: tourId } of [cancelled, joined]) await guest.api.tours.join({ tourId })
  await host.api.tours.cancel({ tourId: cancelled._id })
  const alone = await makeTrip(guest, undefined, aTripRequest({ startDate: '2026-12-03' }))
  expect(await guest.api.home.get({})).toMatchObject({ next: { _id: alone._id, state: 'private' }, ahead: 2 })
  await at('2026-12-11T06:30:00Z', async () =>
    expect(await guest.api.home.get({})).toMatchObject({ next: { _id: joined._id, state: 'joined' }, ahead: 1 }),
  )
  await at('2026-12-13T06:30:00Z', async () =>
    expect(await guest.api.home.get({})).toMatchObject({ next: null, ahead: 0 }),
  )
})

test('home.get: an invitation to a trip waits until it is answered, withdrawn or hidden by a block', async () => {
  const { host, guest } = await pair()
  await host.api.social.follow({ followedId: guest._id })
  const invitations = async () => (await guest.api.home.get({})).invitations
  const invite = async () => {
    const { _id: tripId, title } = await makeTrip(host)
    await host.api.trips.invite({ tripId, userId: guest._id, mayEdit: true })
    return { tripId, title, host: 'Asha Rao' }
  }
  const first = await invite()
  expect(await invitations()).toEqual([first])
  expect((await (await named('Meera Nair')).api.home.get({})).invitations).toEqual([])
  await guest.api.trips.answerInvitation({ tripId: first.tripId, accept: true })
  expect(await invitations()).toEqual([])
  const second = await invite()
  await host.api.trips.removeFriend({ tripId: second.tripId, userId: guest._id })
  expect(await invitations()).toEqual([])
  expect(await invite().then(invitations)).toHaveLength(1)
  await guest.api.social.block({ userId: host._id })
  expect(await invitations()).toEqual([])
})

test('home.get: a host sees open requests, without those of people whom a block hides', async () => {
  const { host, guest } = await pair()
  const blocked = await named('Tara Sen')
  const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Boats', needsApproval: true }))
  for (const person of [guest, blocked]) await person.api.tours.join({ tourId })
  await host.api.social.block({ userId: blocked._id })
  expect((await host.api.home.get({})).tasks).toEqual([{ kind: 'accept', tourId, title: 'Boats', count: 1 }])
  await host.api.tours.accept({ tourId, userId: guest._id })
  expect((await host.api.home.get({})).tasks).toEqual([])
})

test('home.get: a host sees questions without an answer, without those of people whom a block or a suspension hides', async () => {
  const { host, guest } = await pair()
  const [blocked, suspended] = [await named('Tara Sen'), await named('Kabir Das')]
  const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Boats' }))
  for (const { api } of [guest, blocked, suspended])
    await api.tours.ask({ tourId, text: 'Is there a bed for my father?' })
  const questions = async () => (await host.api.home.get({})).questions
  expect(await questions()).toEqual([{ tourId, title: 'Boats', count: 3 }])
  expect((await guest.api.home.get({})).questions).toEqual([])
  await host.api.social.block({ userId: blocked._id })
  await db.sql`update users set suspended_at = now() where id = ${suspended._id}`
  expect(await questions()).toEqual([{ tourId, title: 'Boats', count: 1 }])
  const [asked] = (await host.api.tours.guestQuestions({ tourId })).items
  await host.api.tours.answer({ tourId, questionId: asked?._id ?? '', answer: 'There is.' })
  expect(await questions()).toEqual([])
})

test('home.get: an open poll without a vote is a task, until one votes or it closes', async () => {
  const { host, guest } = await pair()
  const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Boats' }))
  await guest.api.tours.join({ tourId })
  const poll = {
    tourId,
    question: 'Where do we sleep?',
    choices: ['Boat', 'House'],
    severalVotes: false,
    closesAt: null,
  }
  const { number } = await host.api.groups.createPoll(poll)
  const { number: second } = await host.api.groups.createPoll(poll)
  const tasks = async () => (await guest.api.home.get({})).tasks
  expect(await tasks()).toEqual([{ kind: 'vote', tourId, title: 'Boats', count: 2 }])
  await guest.api.groups.vote({ tourId, number, choices: [0] })
  expect(await tasks()).toMatchObject([{ kind: 'vote', count: 1 }])
  await host.api.groups.closePoll({ tourId, number: second })
  expect(await tasks()).toEqual([])
})

test('home.get: a poll of somebody whom a block hides is no task', async () => {
  const { host, guest } = await pair()
  const other = await named('Tara Sen')
  const { _id: tourId } = await host.api.tours.create(aTour())
  for (const { api } of [guest, other]) await api.tours.join({ tourId })
  await other.api.groups.createPoll({ tourId, question: 'Where do we eat?', choices: ['Here', 'There'] })
  expect((await guest.api.home.get({})).tasks).toMatchObject([{ kind: 'vote', count: 1 }])
  await guest.api.social.block({ userId: other._id })
  expect((await guest.api.home.get({})).tasks).toEqual([])
})

test('home.get: a debt is a task of who owes, and a payment under way one of who gets it', async () => {
  const { host, guest } = await pair()
  const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Boats' }))
  await guest.api.tours.join({ tourId })
  const ledger = { kind: 'tour' as const, id: tourId }
  await host.api.expenses.add({ ledger, expense: anExpense([host, guest]) })
  const debt = { ledger, title: 'Boats', paise: 15_000 }
  expect((await guest.api.home.get({})).tasks).toEqual([{ kind: 'pay', ...debt }])
  expect((await host.api.home.get({})).tasks).toEqual([])
  const { id: transferId } = await guest.api.expenses.begin({ ledger, to: host._id, amountPaise: 15_000 })
  expect((await host.api.home.get({})).tasks).toEqual([{ kind: 'confirm', ...debt }])
  await host.api.expenses.confirm({ ledger, transferId })
  for (const { api } of [host, guest]) expect((await api.home.get({})).tasks).toEqual([])
})

test('home.get: the people of an ended tour about whom one has not written are a task', async () => {
  const { host, guest } = await pair()
  const { _id: tourId } = await host.api.tours.create(
    aTour({ name: 'Boats', travelDates: { start: '2026-12-10', end: '2026-12-12' } }),
  )
  await guest.api.tours.join({ tourId })
  await at('2026-12-20T06:30:00Z', async () =>
    expect((await guest.api.home.get({})).tasks).toEqual([
      { kind: 'write', tourId, title: 'Boats', count: 1, until: '2027-01-11' },
    ]),
  )
})

test('home.get: a choice waits for a vote while it is open, and for a trip once it is won, hidden by a block', async () => {
  const { host, guest } = await pair()
  const choices = async ({ api }: typeof host) => (await api.home.get({})).choices
  await makeChoice(host, { title: 'Only one place' }, [])
  const { _id: first, title } = await makeChoice(host)
  const { _id: second } = await makeChoice(host, { closesInDays: 1 })
  const [vote, open] = (['vote', 'open'] as const).map((kind) => ({ choiceId: first, title, kind }))
  expect(await choices(host)).toEqual([{ ...vote, choiceId: second }, vote])
  expect(await choices(guest)).toEqual([])
  await joinChoice(host, first, [guest])
  expect(await choices(guest)).toEqual([vote])
  await host.api.choices.vote({ choiceId: first, approvals: [0], veto: null })
  expect(await choices(host)).toEqual([{ ...vote, choiceId: second }])
  await at('2026-12-31T06:30:00Z', async () => expect(await choices(guest)).toEqual([]))
  await guest.api.choices.vote({ choiceId: first, approvals: [0], veto: null })
  expect(await choices(guest)).toEqual([open])
  expect(await choices(host)).toEqual([{ ...vote, choiceId: second }, open])
  await host.api.social.block({ userId: guest._id })
  expect(await choices(guest)).toEqual([])
  await host.api.choices.open({ choiceId: first })
  expect(await choices(host)).toEqual([{ ...vote, choiceId: second }])
})

test('home.get: reads at most five statements, also with a tour, trips, friends on them and people who go there too', async () => {
  const { host, guest } = await pair()
  const { _id: tourId } = await host.api.tours.create(aTour())
  await guest.api.tours.join({ tourId })
  await makeTrip(host, tourId)
  const { _id: tripId } = await makeTrip(guest, undefined, aTripRequest({ startDate: undefined, month: 12 }))
  await guest.api.social.follow({ followedId: host._id })
  await guest.api.trips.invite({ tripId, userId: host._id, mayEdit: true })
  const { api: other } = await named('Tara Sen')
  await other.plans.create(aPlan({ placeId: 'varanasi', travelDates: { start: '2027-02-10', end: '2027-02-14' } }))
  for (const { api } of [host, guest]) {
    await makeTrip({ api }, undefined, aTripRequest({ placeId: 'varanasi', startDate: '2027-02-11' }))
    const { goingToo } = await api.home.get({})
    expect(goingToo).toHaveLength(1)
    const statements = await statementsOf(db, () => api.home.get({}))
    expect(statements.length).toBeLessThanOrEqual(5)
  }
})

describe('home.get: long weekends', () => {
  const weekends = async (from?: 'pune') => {
    const { api } = await named('Meera Nair')
    return { api, weekends: (await api.home.get({ from })).weekends ?? [] }
  }

  test('from a known home: each has a near place of its own, with the price of its quote', async () => {
    const { api, weekends: found } = await weekends('pune')
    expect(found.length).toBeGreaterThan(1)
    for (const { start, end, place } of found) {
      if (!place) continue
      const { id, from, type, hours, total } = place
      expect(hours).toBeLessThanOrEqual(9)
      const trip = {
        ...({ budget: '20000', starting_location: from, group_size: '2', preference_type: type } as const),
        ...{ from: start, to: end },
      }
      const { quote } = await api.destinations.quote({ destinationId: id, trip })
      expect(quote).toMatchObject({ fits: true, estimated_costs: { total_cost: total } })
    }
    const ids = found.flatMap(({ place }) => place?.id ?? [])
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('without a home: have no place', async () => {
    const { weekends: found } = await weekends()
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ place }) => place)).toEqual(found.map(() => null))
  })
})
