import { GUEST_QUESTION_MAX, GUEST_QUESTIONS_MAX, OPEN_GUEST_QUESTIONS_MAX } from '@saathi/shared/tours/rules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aTour } from '../../../../test/make.ts'
import { useModerators } from '../../../../test/moderators.ts'
import { insertPeople, makePerson, type TestPerson } from '../../../../test/people.ts'
import { mailsIn, noticesOf } from '../../../../test/requests.ts'
import { addItem, aTripRequest, makeTrip } from '../../../../test/trips.ts'
import { toursJobs } from '../jobs.ts'

const db = useDatabase()
const server = useApp(db)
const moderators = useModerators(server, db)
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
  await db.sql`delete from rate_limits`
})

const TEXT = 'How far do we walk on the second day?'
const ANSWER = 'Three hours, with a long rest.'
const newTour = async (given: Parameters<typeof aTour>[0] = {}) => (await host.api.tours.create(aTour(given)))._id
const rest = (who: TestPerson | null, method: 'GET' | 'POST', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api${path}`,
    payload,
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
  })
const questionsOf = async (who: TestPerson, tourId: string) => (await who.api.tours.guestQuestions({ tourId })).items
const firstOf = async (tourId: string) => (await questionsOf(host, tourId))[0]?._id as string

describe('tours.ask', () => {
  test('the host reads it with the name, has a notification and a mail, and answers; the asker reads the answer', async () => {
    const tourId = await newTour()
    const { items } = await asha.api.tours.ask({ tourId, text: ` ${TEXT} ` })
    expect(items).toEqual([expect.objectContaining({ from: null, text: TEXT, answer: null, answeredAt: null })])
    expect(await noticesOf(host)).toEqual([['requested', 'Asha', null]])
    expect((await host.api.notices.list({})).items).toMatchObject([{ isQuestion: true }])
    expect(await mailsIn(db)).toEqual([[host.email, 'asked', null]])
    const [question] = await questionsOf(host, tourId)
    expect(question).toMatchObject({ from: { _id: asha._id, name: 'Asha' }, text: TEXT })
    await host.api.tours.answer({ tourId, questionId: question?._id as string, answer: ANSWER })
    expect(await questionsOf(asha, tourId)).toMatchObject([{ text: TEXT, answer: ANSWER }])
    expect((await asha.api.notices.list({})).items).toMatchObject([{ kind: 'changed', isQuestion: true, actor: null }])
    expect(await mailsIn(db)).toContainEqual([asha.email, 'answered', ANSWER])
    expect(await questionsOf(ravi, tourId)).toEqual([])
  })

  test('REST: the same through its paths, without a session 401', async () => {
    const tourId = await newTour()
    const path = `/tours/${tourId}/questions`
    expect((await rest(asha, 'POST', path, { text: TEXT })).json()).toMatchObject({ items: [{ text: TEXT }] })
    const id = await firstOf(tourId)
    expect((await rest(ravi, 'POST', `${path}/${id}/answer`, { answer: ANSWER })).statusCode).toBe(404)
    expect((await rest(host, 'POST', `${path}/${id}/answer`, { answer: ANSWER })).statusCode).toBe(200)
    expect((await rest(asha, 'GET', path)).json()).toMatchObject({ items: [{ answer: ANSWER, from: null }] })
    expect((await rest(null, 'GET', path)).statusCode).toBe(401)
    expect((await rest(null, 'POST', path, { text: TEXT })).statusCode).toBe(401)
  })

  test('a change of the tour after an answer: two notifications, since one does not replace the other', async () => {
    const tourId = await newTour()
    await asha.api.tours.ask({ tourId, text: TEXT })
    await host.api.tours.answer({ tourId, questionId: await firstOf(tourId), answer: ANSWER })
    await asha.api.tours.join({ tourId })
    await host.api.tours.update({ tourId, tour: aTour({ price: 900 }) })
    expect((await asha.api.notices.list({})).items.map(({ kind, isQuestion = false }) => [kind, isQuestion])).toEqual([
      ['changed', false],
      ['changed', true],
    ])
  })

  test('empty or too long: BAD_REQUEST; a second one before the answer, and more than enough: CONFLICT', async () => {
    const tourId = await newTour()
    for (const text of [' ', 'x'.repeat(GUEST_QUESTION_MAX + 1)])
      await expect(asha.api.tours.ask({ tourId, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    for (let n = 0; n < GUEST_QUESTIONS_MAX; n += 1) {
      await asha.api.tours.ask({ tourId, text: `${TEXT} ${n}` })
      if (n === 0)
        await expect(asha.api.tours.ask({ tourId, text: TEXT })).rejects.toMatchObject({
          code: 'CONFLICT',
          message: /not answered your last question/,
        })
      await host.api.tours.answer({ tourId, questionId: await firstOf(tourId), answer: ANSWER })
    }
    await expect(asha.api.tours.ask({ tourId, text: TEXT })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: /5 questions already/,
    })
  })

  test('a host with as many as fit: CONFLICT, and only the first of those that wait is mailed', async () => {
    const tourId = await newTour()
    const crowd = await insertPeople(db, OPEN_GUEST_QUESTIONS_MAX - 1)
    await asha.api.tours.ask({ tourId, text: TEXT })
    await db.sql`
      insert into guest_questions (tour_id, id, user_id, text)
      select ${tourId}, uuidv7(), who, ${TEXT} from unnest(${crowd}::uuid[]) who`
    await expect(ravi.api.tours.ask({ tourId, text: TEXT })).rejects.toMatchObject({ message: /100 questions wait/ })
    expect(await mailsIn(db)).toHaveLength(1)
  })

  test.each([
    ['a cancelled tour', (tourId: string) => host.api.tours.cancel({ tourId }), /cancelled/],
    [
      'a tour that is over',
      (id: string) => db.sql`update tours set start_date = '2026-01-01', end_date = '2026-01-02' where id = ${id}`,
      /over/,
    ],
    ['a closed tour', (tourId: string) => host.api.tours.setJoining({ tourId, open: false }), /closed/],
    ['a tour that one is in', (tourId: string) => asha.api.tours.join({ tourId }), /in its group/],
  ])('%s: CONFLICT', async (_, prepare, message) => {
    const tourId = await newTour()
    await prepare(tourId)
    await expect(asha.api.tours.ask({ tourId, text: TEXT })).rejects.toMatchObject({ code: 'CONFLICT', message })
  })

  test('one’s own tour, and one whose host has declined or removed the asker: CONFLICT', async () => {
    const tourId = await newTour()
    await expect(host.api.tours.ask({ tourId, text: TEXT })).rejects.toMatchObject({ code: 'CONFLICT' })
    await asha.api.tours.join({ tourId })
    await host.api.tours.remove({ tourId, userId: asha._id, reason: 'We have too few beds.' })
    await expect(asha.api.tours.ask({ tourId, text: TEXT })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('a tour for another gender: NOT_FOUND for asking, reading and its days', async () => {
    const woman = await makePerson(server, db, 'Kavya')
    await woman.api.genders.set({ gender: 'woman', consent: true })
    const { _id: tourId } = await woman.api.tours.create(aTour({ sameGenderOnly: true }))
    const { tours } = asha.api
    for (const call of [
      () => tours.ask({ tourId, text: TEXT }),
      () => tours.guestQuestions({ tourId }),
      () => tours.days({ tourId }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a block', () => {
  test.each(['the host', 'the asker'])('by %s: neither sees, asks or answers any more', async (by) => {
    const [meera, mina] = [await makePerson(server, db, 'Meera'), await makePerson(server, db, 'Mina')]
    const { _id: tourId } = await meera.api.tours.create(aTour())
    const { items } = await mina.api.tours.ask({ tourId, text: TEXT })
    for (const { api } of [mina, meera]) expect(JSON.stringify(await api.social.export())).toContain(TEXT)
    const questionId = items[0]?._id as string
    const [blocker, blocked] = by === 'the host' ? [meera, mina] : [mina, meera]
    await blocker.api.social.block({ userId: blocked._id })
    expect(await questionsOf(meera, tourId)).toEqual([])
    expect(await noticesOf(meera)).toEqual([])
    await expect(meera.api.tours.answer({ tourId, questionId, answer: ANSWER })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    for (const [method, path] of [
      ['GET', 'questions'],
      ['POST', 'questions'],
      ['GET', 'days'],
    ] as const)
      expect(
        (await rest(mina, method, `/tours/${tourId}/${path}`, method === 'POST' ? { text: TEXT } : undefined))
          .statusCode,
      ).toBe(404)
    const { tours } = mina.api
    for (const call of [
      () => tours.ask({ tourId, text: TEXT }),
      () => tours.guestQuestions({ tourId }),
      () => tours.days({ tourId }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(JSON.stringify(await meera.api.social.export())).not.toContain(TEXT)
  })
})

describe('at once', () => {
  test('two answers: the first one stands, and the asker is told once', async () => {
    const tourId = await newTour()
    await asha.api.tours.ask({ tourId, text: TEXT })
    const questionId = await firstOf(tourId)
    const answers = ['Three hours.', 'Four hours.']
    const outcomes = await Promise.allSettled(
      answers.map((answer) => host.api.tours.answer({ tourId, questionId, answer })),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const first = answers[outcomes.findIndex(({ status }) => status === 'fulfilled')] as string
    expect((await questionsOf(asha, tourId))[0]?.answer).toBe(first)
    expect(await noticesOf(asha)).toHaveLength(1)
    // The same words again change nothing.
    await host.api.tours.answer({ tourId, questionId, answer: first })
    expect((await mailsIn(db)).filter(([, kind]) => kind === 'answered')).toHaveLength(1)
  })

  test('many questions of one person: one is stored', async () => {
    const tourId = await newTour()
    const asks = Array.from({ length: 6 }, (_, n) => asha.api.tours.ask({ tourId, text: `${TEXT} ${n}` }))
    const outcomes = await Promise.allSettled(asks)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await questionsOf(host, tourId)).toHaveLength(1)
  })
})

test('a report about the asker: its evidence has the question and the answer, each with who wrote it', async () => {
  const tourId = await newTour()
  await asha.api.tours.ask({ tourId, text: 'Do you sleep alone?' })
  await host.api.tours.answer({ tourId, questionId: await firstOf(tourId), answer: 'That is no question for a host.' })
  await host.api.social.report({ userId: asha._id, reason: 'harassment' })
  const [report] = await db.sql`select id from reports order by id desc limit 1`
  const { evidence } = await (await moderators.api()).report({ reportId: report?.id })
  expect(evidence?.lines.slice(-2).map(({ by, text }) => [by, text])).toEqual([
    ['reported', 'Do you sleep alone?'],
    ['reporter', 'That is no question for a host.'],
  ])
})

test('questions are deleted 30 days after the tour, and with the account of their asker', async () => {
  const tourId = await newTour()
  const left = async () => (await db.sql`select from guest_questions where tour_id = ${tourId}`).length
  const mina = await makePerson(server, db, 'Mina')
  for (const { api } of [asha, mina]) await api.tours.ask({ tourId, text: TEXT })
  await db.sql`delete from users where id = ${mina._id}`
  expect(await left()).toBe(1)
  const { end } = aTour().travelDates
  const later = (days: number) =>
    toursJobs({ db: db.db, now: () => new Date(Date.parse(`${end}T12:00:00Z`) + days * 86_400_000) })
  await later(30).guestQuestions()
  expect(await left()).toBe(1)
  await later(31).guestQuestions()
  expect(await left()).toBe(0)
})

describe('tours.days', () => {
  test('have the sights by name, and of all else that the plan holds only how many visits', async () => {
    const tourId = await newTour({ destination: 'Hampi, Karnataka', isPublic: true })
    expect(await asha.api.tours.days({ tourId })).toEqual({ days: [], startsIn: null })
    const trip = await makeTrip(host, tourId, aTripRequest())
    const secret = { note: 'The key is under the mat', title: 'Tea at 12 Temple Road, with Anu' }
    await addItem(host, trip._id, secret)
    await addItem(host, trip._id, { ...secret, kind: 'other', order: 1001 })
    await addItem(host, trip._id, { ...secret, highlight: 'No sight of this place', order: 1002 })
    const { days, startsIn } = await asha.api.tours.days({ tourId })
    expect(startsIn).toBe('Hampi')
    expect(days).toHaveLength(trip.dayCount)
    expect(days[0]).toMatchObject({ day: 0, date: '2026-12-12', otherVisits: expect.any(Number) })
    expect(days.flatMap(({ sights }) => sights)).toContain('Virupaksha temple')
    const all = JSON.stringify(days)
    for (const word of ['Temple Road', 'the mat', 'Meet', 'No sight', 'Lunch', 'Night']) expect(all).not.toContain(word)
    expect(Object.keys(days[0] ?? {}).sort()).toEqual(['date', 'day', 'otherVisits', 'sights'])
    const shared = await visitor(db, server.deps).tours.shared({ tourId })
    expect(shared).toMatchObject({ days, startsIn })
    expect((await rest(asha, 'GET', `/tours/${tourId}/days`)).json()).toEqual({ days, startsIn })
    expect((await rest(null, 'GET', `/tours/${tourId}/days`)).statusCode).toBe(401)
  })

  test('a plan that begins with a journey from home: its place is not said to be the start', async () => {
    const tourId = await newTour({ destination: 'Hampi, Karnataka' })
    const trip = await makeTrip(host, tourId)
    await addItem(host, trip._id, { kind: 'travel', by: 'rail', title: 'Night train', order: -1000 })
    expect(await asha.api.tours.days({ tourId })).toMatchObject({ startsIn: null })
  })
})
