import { OWN_REQUESTS_MAX, TOUR_REQUESTS_MAX } from '@saathi/shared/tours/rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { insertPeople, makePerson, type TestPerson } from '../../../test/people.ts'
import { ANSWERS, mailsIn, noticesOf, QUESTIONS } from '../../../test/requests.ts'

const db = useDatabase()
const server = useApp(db)
let host: TestPerson
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  host = await makePerson(server, db, 'Meera')
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
})
beforeEach(async () => {
  await db.sql`delete from outbox`
  await db.sql`delete from notices`
})

const REASON = 'The boat is for swimmers.'
const newTour = async (given: Parameters<typeof aTour>[0] = {}) =>
  (await host.api.tours.create(aTour({ needsApproval: true, ...given })))._id
const post = (who: TestPerson, path: string, payload: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })
const trpc = (who: TestPerson, path: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })
const mails = () => mailsIn(db)
const requestsOf = async (tourId: string) => (await host.api.tours.people({ tourId })).requests

describe('tours.join of a tour whose host decides', () => {
  test('a tour without the new fields: is open to everybody, as before', async () => {
    const tour = await host.api.tours.create(aTour())
    expect([tour.needsApproval, tour.questions]).toEqual([false, []])
    expect(await asha.api.tours.join({ tourId: tour._id })).toMatchObject({ status: 'joined' })
  })

  test('REST: 200 with the status requested and a message of its own; no seat is taken', async () => {
    const tourId = await newTour({ capacity: 2 })
    const response = await post(asha, `/tours/${tourId}/join`, { userId: asha._id })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      status: 'requested',
      place: null,
      message: expect.stringMatching(/^Request sent. We’ll tell you when .+ answers.$/),
      tour: { participantCount: 0, mine: { joined: false, place: null, requested: true } },
    })
    expect(await noticesOf(host)).toEqual([['requested', 'Asha', null]])
  })

  test('missing or blank answers: 400 that names the field, through REST and tRPC', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    const rest = await post(asha, `/tours/${tourId}/join`, { answers: [ANSWERS[0]] })
    expect([rest.statusCode, rest.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'answers.1', message: 'Please answer each question of the host.' }),
    ])
    const rpc = await trpc(asha, 'tours.join', { tourId })
    expect([rpc.statusCode, rpc.json().error.data.field]).toEqual([400, 'answers.0'])
    const blank = await post(asha, `/tours/${tourId}/join`, { answers: [ANSWERS[0], { ...ANSWERS[1], answer: ' ' }] })
    expect([blank.statusCode, blank.json().field]).toEqual([400, 'answers.1.answer'])
    expect(await requestsOf(tourId)).toEqual([])
  })

  test('answers to a question that the host has changed meanwhile: do not count', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    await host.api.tours.update({ tourId, tour: aTour({ questions: ['Can you row?'] }) })
    const rest = await post(asha, `/tours/${tourId}/join`, { answers: ANSWERS })
    expect([rest.statusCode, rest.json().field]).toEqual([400, 'answers.0'])
  })

  test('a repeated call with new answers: replaces them, and the host gets one notification and one mail', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    await asha.api.tours.join({ tourId, answers: ANSWERS })
    const again = [ANSWERS[0]!, { question: 'What do you eat?', answer: ' Everything ' }]
    await asha.api.tours.join({ tourId, answers: again })
    expect(await requestsOf(tourId)).toMatchObject([
      { name: 'Asha', answers: [ANSWERS[0], { question: 'What do you eat?', answer: 'Everything' }] },
    ])
    expect(await noticesOf(host)).toEqual([['requested', 'Asha', null]])
    expect(await mails()).toEqual([[host.email, 'requested', null]])
  })

  test('the own words of whoever asks: stand before the answers, are replaced by the next, and need no question', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    const rest = await post(asha, `/tours/${tourId}/join`, { answers: ANSWERS, hello: ' Namaste! ' })
    expect(rest.statusCode).toBe(200)
    expect(await requestsOf(tourId)).toMatchObject([{ answers: [{ question: '', answer: 'Namaste!' }, ...ANSWERS] }])
    await asha.api.tours.join({ tourId, answers: ANSWERS, hello: '' })
    expect(await requestsOf(tourId)).toMatchObject([{ answers: ANSWERS }])
    const plain = await newTour()
    await ravi.api.tours.join({ tourId: plain, hello: 'I bring tea.' })
    expect(await requestsOf(plain)).toMatchObject([{ answers: [{ question: '', answer: 'I bring tea.' }] }])
    await expect(ravi.api.tours.join({ tourId: plain, hello: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('a second request while one waits: no second mail to the host', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    await ravi.api.tours.join({ tourId })
    expect(await mails()).toEqual([[host.email, 'requested', null]])
    expect((await requestsOf(tourId)).map(({ name }) => name)).toEqual(['Asha', 'Ravi'])
  })

  test('tours.leave: takes the request back, with the host’s notification', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    const response = await post(asha, `/tours/${tourId}/leave`)
    expect(response.json()).toMatchObject({
      message: 'Request withdrawn.',
      tour: { mine: { requested: false } },
    })
    expect([await requestsOf(tourId), await noticesOf(host)]).toEqual([[], []])
  })

  test.each([
    ['closed', (tourId: string) => host.api.tours.setJoining({ tourId, open: false }), /closed this tour/],
    ['cancelled', (tourId: string) => host.api.tours.cancel({ tourId }), /cancelled/],
  ])('a tour that is %s: CONFLICT', async (_, close, message) => {
    const tourId = await newTour()
    await close(tourId)
    await expect(asha.api.tours.join({ tourId })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(message),
    })
  })

  test('a tour with the maximum of open requests, and a user with the maximum: CONFLICT', async () => {
    const tourId = await newTour()
    const crowd = await insertPeople(db, TOUR_REQUESTS_MAX)
    await db.sql`insert into tour_requests (tour_id, user_id) select ${tourId}, unnest(${crowd}::uuid[])`
    const full = await post(asha, `/tours/${tourId}/join`)
    expect([full.statusCode, full.json().message]).toEqual([409, expect.stringContaining('200 people wait')])

    const others = await Promise.all(Array.from({ length: OWN_REQUESTS_MAX + 5 }, () => newTour()))
    const person = await makePerson(server, db, 'Kabir')
    const results = await Promise.allSettled(others.map((one) => person.api.tours.join({ tourId: one })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(OWN_REQUESTS_MAX)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', message: expect.stringContaining('20 hosts') },
    })
  })

  test.each([
    ['four questions', { questions: ['1', '2', '3', '4'] }, /questions/],
    ['a question of 201 characters', { questions: ['x'.repeat(201)] }, /questions/],
  ])('%s: are rejected with the field', async (_, given, field) => {
    await expect(newTour(given)).rejects.toThrow(field)
  })

  test('tours.update without the new fields: leaves them as they were; turning approval off leaves requests open', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    await asha.api.tours.join({ tourId, answers: ANSWERS })
    const same = await host.api.tours.update({ tourId, tour: aTour({ price: 9_000 }) })
    expect([same.needsApproval, same.questions]).toEqual([true, QUESTIONS])
    const off = await host.api.tours.update({ tourId, tour: aTour({ needsApproval: false, questions: [] }) })
    expect([off.needsApproval, off.participantCount]).toEqual([false, 0])
    expect((await requestsOf(tourId)).map(({ name }) => name)).toEqual(['Asha'])
    expect(await asha.api.tours.join({ tourId })).toMatchObject({ status: 'joined' })
    expect(await requestsOf(tourId)).toEqual([])
  })

  test('tours.list with waiting: has the tours that the reader has asked to join', async () => {
    const tourId = await newTour()
    await ravi.api.tours.join({ tourId })
    const ids = async (who: TestPerson) =>
      (await who.api.tours.list({ waiting: true, limit: 100 })).items.map(({ _id }) => _id)
    expect(await ids(ravi)).toContain(tourId)
    expect(await ids(asha)).not.toContain(tourId)
  })
})

describe('tours.accept', () => {
  test('a free seat: the user gets it, with a notification and a mail', async () => {
    const tourId = await newTour({ capacity: 1 })
    await asha.api.tours.join({ tourId })
    await db.sql`delete from outbox`
    const accepted = await host.api.tours.accept({ tourId, userId: asha._id })
    expect(accepted).toMatchObject({ status: 'joined', place: null, tour: { participantCount: 1 } })
    expect((await asha.api.tours.get({ tourId })).mine).toMatchObject({ joined: true, requested: false })
    expect(await noticesOf(asha)).toEqual([['accepted', null, null]])
    expect(await mails()).toEqual([[asha.email, 'accepted', null]])
    expect(await host.api.tours.accept({ tourId, userId: asha._id })).toMatchObject({ status: 'joined' })
    expect(await noticesOf(asha)).toHaveLength(1)
  })

  test('a full tour: the accepted user waits, and only accepted users move up', async () => {
    const tourId = await newTour({ capacity: 1 })
    await asha.api.tours.join({ tourId })
    await host.api.tours.accept({ tourId, userId: asha._id })
    const other = await makePerson(server, db, 'Kabir')
    await other.api.tours.join({ tourId })
    await ravi.api.tours.join({ tourId })
    const accepted = await host.api.tours.accept({ tourId, userId: ravi._id })
    expect(accepted).toMatchObject({ status: 'waiting', place: 1 })
    expect(await noticesOf(ravi)).toEqual([['acceptedToWait', null, null]])
    expect((await mails()).at(-1)).toEqual([ravi.email, 'acceptedToWait', null])

    await asha.api.tours.leave({ tourId })
    await host.api.tours.update({ tourId, tour: aTour({ capacity: 3 }) })
    const { participants, requests } = await host.api.tours.people({ tourId })
    expect([participants.map(({ name }) => name), requests.map(({ name }) => name)]).toEqual([['Ravi'], ['Kabir']])
  })

  test('another user than the host: NOT_FOUND; a request that is gone, or closed joining: says so', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    const request = { tourId, userId: asha._id }
    const missing = { code: 'NOT_FOUND', message: 'No such tour.' }
    await expect(ravi.api.tours.accept(request)).rejects.toMatchObject(missing)
    await expect(asha.api.tours.accept(request)).rejects.toMatchObject(missing)
    await expect(ravi.api.tours.decline({ ...request, reason: REASON })).rejects.toMatchObject(missing)
    await host.api.tours.setJoining({ tourId, open: false })
    await expect(host.api.tours.accept(request)).rejects.toMatchObject({ code: 'CONFLICT' })
    await asha.api.tours.leave({ tourId })
    await host.api.tours.setJoining({ tourId, open: true })
    const gone = { code: 'NOT_FOUND', message: expect.stringContaining('no such request') }
    await expect(host.api.tours.accept(request)).rejects.toMatchObject(gone)
    await expect(host.api.tours.decline({ ...request, reason: REASON })).rejects.toMatchObject(gone)
  })
})

describe('tours.decline', () => {
  test('the words of the host: are in the notification and the mail, and the user cannot ask again', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    await db.sql`delete from outbox`
    await host.api.tours.decline({ tourId, userId: asha._id, reason: `  ${REASON} ` })
    expect(await noticesOf(asha)).toEqual([['declined', null, REASON]])
    expect(await mails()).toEqual([[asha.email, 'declined', REASON]])
    const response = await post(asha, `/tours/${tourId}/join`)
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringContaining('declined')])
    expect((await asha.api.tours.get({ tourId })).mine).toMatchObject({
      requested: false,
      removed: true,
      declined: true,
    })
    expect((await host.api.tours.people({ tourId })).removed).toMatchObject([
      { name: 'Asha', reason: REASON, declined: true },
    ])
    await host.api.tours.decline({ tourId, userId: asha._id, reason: REASON })
    expect(await noticesOf(asha)).toHaveLength(1)
  })

  test('tours.readmit: the user can ask again', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    await host.api.tours.decline({ tourId, userId: asha._id, reason: REASON })
    await host.api.tours.readmit({ tourId, userId: asha._id })
    expect(await asha.api.tours.join({ tourId })).toMatchObject({ status: 'requested' })
  })

  test.each(['', '   ', 'x'.repeat(301)])('the words %j: are rejected with the field', async (reason) => {
    const tourId = await newTour()
    await expect(host.api.tours.decline({ tourId, userId: asha._id, reason })).rejects.toThrow(/reason/)
  })
})
