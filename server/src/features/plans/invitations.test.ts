import { beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { exportPersonalData } from '../auth/account/queries/export.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeEach(async () => {
  for (const table of ['plans', 'plan_summaries', 'tours']) await db.sql`delete from ${db.sql(table)}`
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})

const UNKNOWN = '019aa1c0-4a00-7a5a-8b01-0242ac12ffff'
const DAYS = { start: '2026-12-12', end: '2026-12-15', flexibleDays: 0 }
const days = (start: string, end = start) => ({ travelDates: { start, end } })
const find = async (reader: TestPerson, query: object = {}) =>
  (await reader.api.plans.search({ placeId: 'hampi', ...query })).items
const rest = (who: TestPerson, path: string, payload?: object) =>
  testApp.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })
const tourOf = async (host: TestPerson, facts: object = {}) =>
  (await host.api.tours.create(aTour({ destination: 'Hampi, Karnataka', ...facts })))._id
const planOf = async (owner: TestPerson, facts: object = {}) => (await owner.api.plans.create(aPlan(facts)))._id
const noticesOf = async ({ api }: TestPerson) => (await api.notices.list({})).items

describe('plans.invite', () => {
  test('the owner of a plan: is notified once a tour, however often and concurrently; the host sees no days', async () => {
    const [planId, tourId] = [await planOf(ravi), await tourOf(asha)]
    const invite = () => asha.api.plans.invite({ planId, placeId: 'hampi', tourId })
    for (const { plan } of await Promise.all([invite(), invite(), invite()]))
      expect(plan).toMatchObject({ invited: true, days: null })
    expect(await noticesOf(ravi)).toMatchObject([{ kind: 'invited', tour: { _id: tourId, creatorId: asha._id } }])
    expect(await find(asha)).toMatchObject([{ invited: true, days: null }])
    const mina = await makePerson(testApp, db, 'Mina')
    expect(await find(mina)).toMatchObject([{ invited: false, days: null }])
    await asha.api.tours.cancel({ tourId })
    expect(await find(asha)).toMatchObject([{ invited: false, days: null }])
  })

  test('without the right to it: NOT_FOUND, and no notification', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const hidden = await planOf(ravi, { visibleTo: 'nobody' })
    const [planId, own, tourId] = [await planOf(ravi), await planOf(asha), await tourOf(asha)]
    const minas = await tourOf(mina)
    for (const [id, tour, placeId] of [
      [hidden, tourId, 'hampi'],
      [own, tourId, 'hampi'],
      [UNKNOWN, tourId, 'hampi'],
      [planId, minas, 'hampi'],
      [planId, UNKNOWN, 'hampi'],
      [planId, tourId, 'munnar'],
    ] as const)
      await expect(asha.api.plans.invite({ planId: id, placeId, tourId: tour })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    await ravi.api.social.block({ userId: asha._id })
    expect((await rest(asha, `plans/${planId}/invite`, { placeId: 'hampi', tourId })).statusCode).toBe(404)
    expect(await db.sql`select from plan_invitations`).toHaveLength(0)
  })

  test('a tour to another place, in another week, cancelled or with them in it: is rejected', async () => {
    const planId = await planOf(ravi)
    const invite = (tourId: string) => asha.api.plans.invite({ planId, placeId: 'hampi', tourId })
    for (const facts of [{ destination: 'Malvan' }, days('2027-01-12', '2027-01-15')])
      await expect(invite(await tourOf(asha, facts))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const cancelled = await tourOf(asha)
    await asha.api.tours.cancel({ tourId: cancelled })
    await expect(invite(cancelled)).rejects.toMatchObject({ code: 'CONFLICT' })
    const joined = await tourOf(asha)
    await ravi.api.tours.join({ tourId: joined })
    await expect(invite(joined)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('plans.accept and plans.decline', () => {
  /** A plan of Ravi's, for which Asha has invited him to a tour. */
  async function invited(facts: object = {}) {
    const [planId, tourId] = [await planOf(ravi), await tourOf(asha, facts)]
    await asha.api.plans.invite({ planId, placeId: 'hampi', tourId })
    return { planId, tourId }
  }
  const daysSeen = async (reader = asha) => (await find(reader))[0]?.days ?? null

  test('an acceptance: shows the days to that host alone, who is notified once; declining hides them, through REST and tRPC', async () => {
    const { planId, tourId } = await invited()
    const mina = await makePerson(testApp, db, 'Mina')
    const minas = await tourOf(mina)
    await mina.api.plans.invite({ planId, placeId: 'hampi', tourId: minas })
    expect((await rest(ravi, 'plans/invitations')).json()).toMatchObject([
      { planId, tour: { _id: minas }, host: { name: 'Mina' }, accepted: false },
      { planId, tour: { _id: tourId, travelDates: { start: '2026-12-12' } }, host: { _id: asha._id }, accepted: false },
    ])
    const answered = await rest(ravi, `plans/${planId}/accept`, { tourId })
    expect(answered.json()).toEqual({ message: 'The host can now see the days of your plan.' })
    expect([await daysSeen(), await daysSeen(mina)]).toEqual([DAYS, null])
    await rest(ravi, `plans/${planId}/decline`, { tourId })
    expect(await daysSeen()).toBeNull()
    expect((await ravi.api.plans.invitations()).items.map(({ tour }) => tour._id)).toEqual([minas])
    await ravi.api.plans.accept({ planId, tourId })
    expect(await daysSeen()).toEqual(DAYS)
    expect(await noticesOf(asha)).toMatchObject([{ kind: 'invitationAccepted', actor: { _id: ravi._id } }])
    expect(await ravi.api.tours.get({ tourId })).toMatchObject({ participantCount: 0 })
    await asha.api.tours.cancel({ tourId })
    expect(await daysSeen()).toBeNull()
  })

  test('a refusal: changes nothing that the host sees, in lists, notifications, further invitations and the export', async () => {
    const { planId, tourId } = await invited()
    const other = await planOf(ravi, days('2026-12-13'))
    const seen = async () => {
      const exported = await exportPersonalData(db.db, asha._id, { evidenceDays: 180, today: '2026-11-20' })
      return [await find(asha), await noticesOf(asha), exported.planInvitations]
    }
    const before = await seen()
    await ravi.api.plans.decline({ planId, tourId })
    expect(await seen()).toEqual(before)
    expect((await asha.api.plans.invite({ planId, placeId: 'hampi', tourId })).plan?.invited).toBe(true)
    expect((await asha.api.plans.invite({ planId: other, placeId: 'hampi', tourId })).plan?.invited).toBe(true)
    expect((await ravi.api.plans.invitations()).items).toEqual([])
    expect(await noticesOf(ravi)).toHaveLength(1)
  })

  test('other days or another place: end the acceptance; another note does not', async () => {
    const { planId, tourId } = await invited()
    await ravi.api.plans.accept({ planId, tourId })
    await ravi.api.plans.update({ planId, plan: aPlan({ note: 'Boulders' }) })
    expect(await daysSeen()).toEqual(DAYS)
    await ravi.api.plans.update({ planId, plan: aPlan(days('2026-12-20')) })
    expect(await daysSeen()).toBeNull()
    expect((await ravi.api.plans.invitations()).items).toMatchObject([{ planId, accepted: false }])
  })

  test('an acceptance for one plan: shows no days of another, to which the invitation moves', async () => {
    const { planId, tourId } = await invited()
    await ravi.api.plans.accept({ planId, tourId })
    const other = await planOf(ravi, days('2026-12-13'))
    await asha.api.plans.invite({ planId: other, placeId: 'hampi', tourId })
    expect((await find(asha)).map(({ days }) => days)).toEqual([null, null])
  })

  test('an invitation of before the answers: counts as not accepted', async () => {
    const [planId, tourId] = [await planOf(ravi), await tourOf(asha)]
    await db.sql`insert into plan_invitations (tour_id, user_id, plan_id) values (${tourId}, ${ravi._id}, ${planId})`
    expect(await find(asha)).toMatchObject([{ invited: true, days: null }])
    expect((await ravi.api.plans.invitations()).items).toMatchObject([{ planId, accepted: false }])
  })

  test('without such an invitation: NOT_FOUND, also for one’s own invitation, a withdrawn plan and a tour for another gender', async () => {
    const { planId, tourId } = await invited()
    const [other, withdrawn] = [await planOf(ravi, days('2026-12-13')), await planOf(ravi)]
    const elsewhere = await tourOf(asha)
    await asha.api.plans.invite({ planId: withdrawn, placeId: 'hampi', tourId: elsewhere })
    await ravi.api.plans.withdraw({ planId: withdrawn })
    await asha.api.genders.set({ gender: 'woman', consent: true })
    const forWomen = await tourOf(asha, { sameGenderOnly: true })
    await asha.api.plans.invite({ planId, placeId: 'hampi', tourId: forWomen })
    for (const [who, ref] of [
      [asha, { planId, tourId }],
      [ravi, { planId: other, tourId }],
      [ravi, { planId, tourId: UNKNOWN }],
      [ravi, { planId: withdrawn, tourId: elsewhere }],
      [ravi, { planId, tourId: forWomen }],
    ] as const) {
      await expect(who.api.plans.accept(ref)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await rest(who, `plans/${ref.planId}/decline`, { tourId: ref.tourId })).statusCode).toBe(404)
    }
    expect((await ravi.api.plans.invitations()).items).toMatchObject([{ tour: { _id: tourId } }])
    expect(await daysSeen()).toBeNull()
  })

  test('a cancelled tour: CONFLICT to accept, and can still be declined', async () => {
    const { planId, tourId } = await invited()
    await asha.api.tours.cancel({ tourId })
    await expect(ravi.api.plans.accept({ planId, tourId })).rejects.toMatchObject({ code: 'CONFLICT' })
    await ravi.api.plans.decline({ planId, tourId })
    expect((await ravi.api.plans.invitations()).items).toEqual([])
  })

  test('accepting while the host is blocked, again and again: ends without days and without an invitation', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { planId, tourId } = await invited()
      await Promise.allSettled([
        ravi.api.plans.accept({ planId, tourId }),
        ravi.api.social.block({ userId: asha._id }),
        asha.api.plans.invite({ planId, placeId: 'hampi', tourId }),
      ])
      await ravi.api.social.unblock({ userId: asha._id })
      expect(await db.sql`select from plan_invitations where tour_id = ${tourId}`).toHaveLength(0)
      expect((await find(asha)).every(({ days }) => days === null)).toBe(true)
      await ravi.api.plans.withdraw({ planId })
    }
  })
})
