import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { ANSWERS, mailsIn, noticesOf, QUESTIONS } from '../../../test/requests.ts'
import { deleteExpiredRequests } from './queries/requests.ts'

const db = useDatabase()
const server = useApp(db)
let host: TestPerson
let asha: TestPerson
beforeAll(async () => {
  host = await makePerson(server, db, 'Meera')
  asha = await makePerson(server, db, 'Asha')
})
beforeEach(async () => {
  await db.sql`delete from outbox`
  await db.sql`delete from notices`
})

const newTour = async (given: Parameters<typeof aTour>[0] = {}) =>
  (await host.api.tours.create(aTour({ needsApproval: true, ...given })))._id
const mails = () => mailsIn(db)
const requestsOf = async (tourId: string) => (await host.api.tours.people({ tourId })).requests

describe('what ends a request', () => {
  test('a block, either way: the host sees none, and can accept none', async () => {
    for (const [blocker, blocked] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const [meera, kabir] = [await makePerson(server, db, 'Meera'), await makePerson(server, db, 'Kabir')]
      const pair = [meera, kabir] as const
      const tourId = (await meera.api.tours.create(aTour({ needsApproval: true })))._id
      await kabir.api.tours.join({ tourId })
      await pair[blocker].api.social.block({ userId: pair[blocked]._id })
      expect((await meera.api.tours.people({ tourId })).requests).toEqual([])
      expect((await meera.api.notices.list({})).items).toEqual([])
      await expect(meera.api.tours.accept({ tourId, userId: kabir._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(await db.sql`select from tour_requests where tour_id = ${tourId}`).toHaveLength(0)
      await expect(kabir.api.tours.join({ tourId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('a suspension: the host cannot accept the user', async () => {
    const tourId = await newTour()
    const kabir = await makePerson(server, db, 'Kabir')
    await kabir.api.tours.join({ tourId })
    await db.sql`update users set suspended_at = now() where id = ${kabir._id}`
    expect(await requestsOf(tourId)).toEqual([])
    await expect(host.api.tours.accept({ tourId, userId: kabir._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a suspension by a moderator, and a deleted account: the request and its answers are deleted', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    const [kabir, sana] = [await makePerson(server, db, 'Kabir'), await makePerson(server, db, 'Sana')]
    for (const one of [kabir, sana]) await one.api.tours.join({ tourId, answers: ANSWERS })
    await host.api.social.report({ userId: kabir._id, reason: 'other' })
    const [report] = await db.sql`select id from reports where reported_id = ${kabir._id}`
    await db.sql`select act_on_report(${report?.id}, 'suspend', '{"name": "Meera"}', '2026-11-20')`
    await db.sql`delete from users where id = ${sana._id}`
    expect(await db.sql`select from tour_requests where tour_id = ${tourId}`).toHaveLength(0)
  })

  test('a cancelled tour: the user gets a notification and a mail, and the answers are deleted', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    await asha.api.tours.join({ tourId, answers: ANSWERS })
    await host.api.tours.cancel({ tourId })
    expect(await noticesOf(asha)).toEqual([['cancelled', null, null]])
    expect((await mails()).at(-1)).toEqual([asha.email, 'cancelled', null])
    expect(await db.sql`select from tour_requests where tour_id = ${tourId}`).toHaveLength(0)
  })

  test('a tour that is over: its requests are deleted, and no others', async () => {
    const [ended, coming] = [
      await newTour(),
      await newTour({ travelDates: { start: '2026-12-16', end: '2026-12-16' } }),
    ]
    for (const tourId of [ended, coming]) await asha.api.tours.join({ tourId })
    await deleteExpiredRequests(db.db, '2026-12-16')
    const left = await db.sql`select tour_id from tour_requests where user_id = ${asha._id}`
    expect(left.map(({ tour_id }) => tour_id)).toContain(coming)
    expect(left.map(({ tour_id }) => tour_id)).not.toContain(ended)
  })

  test('the export of the person: has the request with its answers', async () => {
    const tourId = await newTour({ questions: QUESTIONS })
    await asha.api.tours.join({ tourId, answers: ANSWERS })
    const { requests } = (await asha.api.social.export()) as { requests: object[] }
    expect(requests).toContainEqual(expect.objectContaining({ tour_id: tourId, answers: ANSWERS }))
  })
})
