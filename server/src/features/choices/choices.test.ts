import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { joinChoice, makeChoice, voteAll } from '../../../test/choices.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { tokenIn } from '../../../test/trip-links.ts'
import { aTripRequest } from '../../../test/trips.ts'
import { importPackages } from '../../db/seed/import-packages.ts'
import { placeIdOf } from '../destinations/place-ids.ts'

const db = useDatabase()
let now = NOON
const testApp = useApp(db, { now: () => now })
let [asha, ravi, mina, kabir] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
const person = (name: string) => makePerson(testApp, db, name)
beforeAll(async () => {
  ;[asha, ravi, mina, kabir] = [await person('Asha'), await person('Ravi'), await person('Mina'), await person('Kabir')]
})
beforeEach(() => {
  now = NOON
})

const notFound = { code: 'NOT_FOUND' }
const DAY = 86_400_000
const vote = ({ api }: TestPerson, choiceId: string, approvals: number[], veto: number | null = null) =>
  api.choices.vote({ choiceId, approvals, veto })
const read = ({ api }: TestPerson, choiceId: string) => api.choices.get({ choiceId })

test('a candidate from a result: costs what the trip of the same request costs, to the rupee', async () => {
  const request = aTripRequest({ people: 4 })
  const { candidates } = await makeChoice(asha, { candidate: { kind: 'trip', request } }, [])
  const trip = await asha.api.trips.create({ request, key: randomUUID() })
  const total = trip.items.reduce((sum, { cost }) => sum + cost, 0)
  expect(candidates).toEqual([
    expect.objectContaining({ number: 0, kind: 'place', name: 'Hampi', days: trip.dayCount, total, people: 4 }),
  ])
  expect(candidates[0]?.perHead).toBe(Math.round(total / 4))
  expect(candidates[0]?.why).toMatch(/\.$/)
})

test('a route as a candidate: is named, costed and opened as the trip over its places', async () => {
  const places = ['jaipur', 'pushkar-ajmer', 'udaipur']
  const request = aTripRequest({ placeId: 'jaipur', places, from: 'delhi', days: 9, people: 2 })
  const choice = await makeChoice(asha, { candidate: { kind: 'trip', request } })
  expect(choice.candidates[0]).toMatchObject({ kind: 'route', placeIds: expect.arrayContaining(places) })
  await voteAll(choice._id, [asha, ravi])
  const { tripId } = await ravi.api.choices.open({ choiceId: choice._id })
  const trip = await ravi.api.trips.get({ tripId })
  expect(trip.stops).toHaveLength(3)
  expect(trip.items.reduce((sum, { cost }) => sum + cost, 0)).toBe(choice.candidates[0]?.total)
})

test('a package as a candidate: has its price a head, and opens with that on one line', async () => {
  const facts = aPackage({ nights: 3, price: 12_500, destinations: ['Hampi'] })
  await importPackages(db.url, [facts], placeIdOf)
  const listed = await asha.api.packages.list({})
  const packageId = listed.items.find(({ slug }) => slug === facts.slug)?._id as string
  const candidate = { kind: 'package' as const, packageId, from: 'bangalore' as const, people: 3 }
  const choice = await makeChoice(asha, { candidate })
  expect(choice.candidates[0]).toMatchObject({
    kind: 'package',
    name: facts.name,
    days: 4,
    total: 37_500,
    perHead: 12_500,
  })
  await voteAll(choice._id, [asha, ravi])
  const { tripId } = await asha.api.choices.open({ choiceId: choice._id })
  const { items, dayCount } = await asha.api.trips.get({ tripId })
  expect(items.map(({ title, cost }) => [title, cost])).toEqual([[facts.name, 37_500]])
  expect(dayCount).toBe(4)
})

test('four friends choose: who has voted is told, and how is not; the last vote closes it, and the winner opens with all', async () => {
  const people = [asha, ravi, mina, kabir]
  const { _id: choiceId } = await makeChoice(asha, { voters: 4 }, ['gokarna', 'coorg'])
  await joinChoice(asha, choiceId, [ravi, mina, kabir])
  await vote(asha, choiceId, [0, 1])
  await vote(ravi, choiceId, [0])
  await vote(mina, choiceId, [1], 0)
  const before = await read(kabir, choiceId)
  expect(before).toMatchObject({ vote: null, result: null, mayAdd: false })
  expect(before.people.map(({ name, hasVoted }) => [name, hasVoted])).toEqual([
    ['Asha', true],
    ['Ravi', true],
    ['Mina', true],
    ['Kabir', false],
  ])
  await vote(kabir, choiceId, [0, 2])
  for (const one of people) {
    const { result, vote: own } = await read(one, choiceId)
    expect(result, one.name).toMatchObject({ outcome: 'won', winner: 1, tripId: null })
    expect(own?.veto, one.name).toBe(one === mina ? 0 : null)
  }
  await expect(vote(kabir, choiceId, [0])).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This choice has closed.',
  })
  const { tripId } = await kabir.api.choices.open({ choiceId })
  expect(await asha.api.choices.open({ choiceId })).toEqual({ tripId })
  expect((await read(mina, choiceId)).result?.tripId).toBe(tripId)
  for (const one of people) expect((await one.api.trips.get({ tripId })).place.id, one.name).toBe('gokarna')
  const { owner, friends } = await ravi.api.trips.friends({ tripId })
  expect([owner.name, ...friends.map(({ name }) => name)].sort()).toEqual(['Asha', 'Kabir', 'Mina', 'Ravi'])
  expect((await mina.api.groups.get({ tourId: tripId })).members.map(({ name }) => name).sort()).toEqual([
    'Asha',
    'Kabir',
    'Mina',
    'Ravi',
  ])
})

test('an answer: has no vote but the reader’s own, open or closed', async () => {
  const { _id: choiceId } = await makeChoice(asha, { voters: 3 })
  await joinChoice(asha, choiceId, [ravi, mina])
  await vote(ravi, choiceId, [0], 1)
  const shown = async () => [await read(asha, choiceId), (await asha.api.choices.list()).items]
  const texts = [JSON.stringify(await shown())]
  await vote(ravi, choiceId, [1], 0)
  texts.push(JSON.stringify(await shown()))
  expect(texts[0]).toBe(texts[1])
  expect(texts.join()).not.toMatch(/"veto":\d|"approvals":\[\d/)
})

test('two voters: an "I can’t" does not count, since each would know the other’s', async () => {
  const { _id: choiceId } = await makeChoice(asha)
  await joinChoice(asha, choiceId, [ravi])
  await vote(asha, choiceId, [0])
  await vote(ravi, choiceId, [], 0)
  expect((await read(asha, choiceId)).result).toMatchObject({ outcome: 'won', winner: 0 })
})

test('three invited of whom two vote: an "I can’t" does not count, since who has voted is known', async () => {
  const { _id: choiceId } = await makeChoice(asha, { voters: 3 })
  await joinChoice(asha, choiceId, [ravi, mina])
  await vote(asha, choiceId, [0])
  await vote(ravi, choiceId, [1], 0)
  await asha.api.choices.close({ choiceId })
  const { result, candidates } = await read(mina, choiceId)
  const cheapest = candidates[0]!.perHead <= candidates[1]!.perHead ? 0 : 1
  expect(result).toMatchObject({ outcome: 'won', winner: cheapest })
})

test('all candidates ruled out: it is said so, nothing opens, and the group can choose anew', async () => {
  const { _id: choiceId } = await makeChoice(asha, { voters: 3 })
  await joinChoice(asha, choiceId, [ravi, mina])
  await vote(asha, choiceId, [0, 1])
  await vote(ravi, choiceId, [], 0)
  await vote(mina, choiceId, [], 1)
  expect((await read(asha, choiceId)).result).toMatchObject({ outcome: 'ruledOut', winner: null, tripId: null })
  await expect(asha.api.choices.open({ choiceId })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await makeChoice(asha, { voters: 3 })).result).toBeNull()
})

test('the time of a choice: closes it when somebody looks, and by the job; a later vote is refused', async () => {
  const { _id: choiceId } = await makeChoice(asha, { voters: 4 })
  await joinChoice(asha, choiceId, [ravi])
  await vote(asha, choiceId, [1])
  now = new Date(NOON.getTime() + 3 * DAY)
  await expect(vote(ravi, choiceId, [0])).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This choice has closed.',
  })
  expect((await read(ravi, choiceId)).result).toMatchObject({ outcome: 'won', winner: 1, at: now.toISOString() })
})

test('adding: ends with the first vote, with the fourth candidate and with the choice; the same one is there once', async () => {
  const { _id: choiceId } = await makeChoice(asha, {}, ['gokarna', 'coorg'])
  const add = (placeId: string) =>
    asha.api.choices.add({ choiceId, candidate: { kind: 'trip', request: aTripRequest({ placeId }) } })
  expect((await add('coorg')).candidates).toHaveLength(3)
  expect((await add('munnar')).mayAdd).toBe(false)
  await expect(add('mysuru')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'There are 4 trips to choose from already.',
  })
  const other = await makeChoice(asha, { voters: 3 })
  await vote(asha, other._id, [0])
  const late = {
    choiceId: other._id,
    candidate: { kind: 'trip' as const, request: aTripRequest({ placeId: 'coorg' }) },
  }
  await expect(asha.api.choices.add(late)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('votes that cannot be: name the field', async () => {
  const { _id: choiceId } = await makeChoice(asha)
  await expect(vote(asha, choiceId, [0], 0)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(vote(asha, choiceId, [0, 0])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(vote(asha, choiceId, [3])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(vote(asha, choiceId, [0], 3)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  const alone = await makeChoice(asha, {}, [])
  await expect(vote(asha, alone._id, [0])).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('the link: takes as many as vote, and ends with the choice, when it is revoked, and after a week', async () => {
  const { _id: choiceId } = await makeChoice(asha, { voters: 2, closesInDays: 14 })
  const token = async () => tokenIn((await asha.api.choices.createLink({ choiceId })).path)
  const first = await token()
  expect(await ravi.api.choices.linked({ token: first })).toMatchObject({
    title: 'Where do we go?',
    owner: { name: 'Asha' },
  })
  const second = await token()
  await expect(ravi.api.choices.join({ token: first })).rejects.toMatchObject(notFound)
  expect(await ravi.api.choices.join({ token: second })).toEqual({ choiceId })
  expect(await ravi.api.choices.join({ token: second })).toEqual({ choiceId })
  await expect(mina.api.choices.join({ token: second })).rejects.toMatchObject({ code: 'CONFLICT' })
  await ravi.api.choices.leave({ choiceId })
  await expect(read(ravi, choiceId)).rejects.toMatchObject(notFound)
  now = new Date(NOON.getTime() + 8 * DAY)
  await expect(mina.api.choices.join({ token: second })).rejects.toMatchObject(notFound)
  const third = await token()
  await asha.api.choices.revokeLink({ choiceId })
  await expect(mina.api.choices.join({ token: third })).rejects.toMatchObject(notFound)
})

test('a removed choice: is gone for all, and only its owner removes or closes it', async () => {
  const { _id: choiceId } = await makeChoice(asha, { voters: 3 })
  await joinChoice(asha, choiceId, [ravi])
  for (const call of ['remove', 'close', 'createLink', 'revokeLink'] as const)
    await expect(ravi.api.choices[call]({ choiceId }), call).rejects.toMatchObject(notFound)
  await asha.api.choices.remove({ choiceId })
  for (const one of [asha, ravi]) await expect(read(one, choiceId)).rejects.toMatchObject(notFound)
})

test('the trip that won, once its owner has deleted it or a friend has left it: is told to be gone, and opens no second time', async () => {
  const { _id: choiceId } = await makeChoice(asha)
  await voteAll(choiceId, [asha, ravi])
  const { tripId } = await asha.api.choices.open({ choiceId })
  const sees = async () => [
    (await read(asha, choiceId)).result?.seesTrip,
    (await read(ravi, choiceId)).result?.seesTrip,
  ]
  expect(await sees()).toEqual([true, true])
  await ravi.api.trips.removeFriend({ tripId, userId: ravi._id })
  expect(await sees()).toEqual([true, false])
  await asha.api.trips.remove({ tripId })
  expect(await sees()).toEqual([false, false])
  await ravi.api.choices.open({ choiceId })
  expect(await db.sql`select from trips where owner_id = ${asha._id} and id = ${tripId}`).toEqual([])
  expect((await read(asha, choiceId)).result).toMatchObject({ tripId, seesTrip: false })
})
