import { beforeAll, describe, expect, test } from 'vitest'
import { actOnReport } from '../src/features/moderation/queries/moderation.ts'
import { publishTourChange } from '../src/features/tours/topics.ts'
import { linkPreviewFor } from '../src/http/spa/link-preview.ts'

import { NOON, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { Browser } from './stream.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let host: TestPerson
let guest: TestPerson
let coming: string
let past: string
let browser: Browser
const SCAM = 'Pay to 98xxxx by UPI'
const get = (path: string) =>
  testApp.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${guest.token}` } })
const preview = (tourId: string) => linkPreviewFor(db.db, new URL(`http://saathi.test/tours?tour=${tourId}`))
const chatReply = async () => {
  const parts: unknown[] = []
  const messages = [{ sender: 'user' as const, text: 'Which tours are there in December?' }]
  for await (const part of await guest.api.chat.reply({ messages })) parts.push(part)
  return JSON.stringify(parts)
}

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Hostile')
  guest = await makePerson(testApp, db, 'Guest')
  const facts = { name: SCAM, description: SCAM, isPublic: true }
  clock = new Date('2026-10-01T06:30:00Z')
  past = (await host.api.tours.create(aTour({ ...facts, travelDates: { start: '2026-10-02', end: '2026-10-03' } })))._id
  await guest.api.tours.join({ tourId: past })
  clock = NOON
  coming = (await host.api.tours.create(aTour(facts)))._id
  await guest.api.tours.join({ tourId: coming })
  for (const tourId of [past, coming]) await guest.api.tours.favorite({ tourId })
  expect(await chatReply()).toContain(SCAM)
  expect((await preview(coming))?.title).toContain(SCAM)
  browser = await new Browser(await testApp.app.listen({ host: '127.0.0.1', port: 0 }), guest.token).connect()

  await guest.api.social.report({ userId: host._id, reason: 'scam' })
  const [report] = await db.sql`select id from reports`
  await actOnReport(db.db, report?.id, { action: 'suspend', actor: { name: 'test' }, today: '2026-11-20' })
})

describe('a suspended host: past and coming tours are hidden from other users at once', () => {
  const notFound = { code: 'NOT_FOUND' }
  test('in every list', async () => {
    for (const query of [{}, { hostId: host._id }, { joinedBy: guest._id }, { q: 'upi' }])
      expect((await guest.api.tours.list(query)).items).toEqual([])
    for (const path of ['tours', `tours?hostId=${host._id}`, `tours?joinedBy=${guest._id}`])
      expect((await get(path)).json()).toEqual([])
  })

  test('by id, for reads and writes: NOT_FOUND', async () => {
    for (const tourId of [past, coming])
      for (const act of ['get', 'shared', 'calendar', 'join', 'leave', 'favorite', 'joinCheck'] as const)
        await expect(guest.api.tours[act]({ tourId }), act).rejects.toMatchObject(notFound)
    await expect(guest.api.social.get({ userId: host._id })).rejects.toMatchObject(notFound)
    expect((await get(`users/users/${host._id}`)).statusCode).toBe(404)
  })

  test('in favorites, link previews and the help chat', async () => {
    expect((await guest.api.social.me()).favoriteTours).toEqual([])
    expect((await get('users/profile')).json().favoriteTours).toEqual([])
    expect(await preview(coming)).toBeNull()
    expect(await preview(past)).toBeNull()
    const visitor = await testApp.app.inject(
      `/trpc/tours.shared?input=${encodeURIComponent(JSON.stringify({ tourId: coming }))}`,
    )
    expect(visitor.statusCode).toBe(404)
    expect(await chatReply()).not.toContain(SCAM)
  })

  test('in the event stream', async () => {
    const { _id: own } = await guest.api.tours.create(aTour())
    publishTourChange(testApp.deps.realtime, coming)
    await guest.api.tours.update({ tourId: own, tour: aTour({ name: 'Own' }) })
    await expect.poll(() => browser.of('tour').map(({ tourId }) => tourId)).toContain(own)
    expect(browser.of('tour').map(({ tourId }) => tourId)).not.toContain(coming)
    await browser.drop()
  })

  test('participants: are notified that the tour was cancelled, with its dates and none of the host’s texts', async () => {
    const { items } = await guest.api.notices.list({})
    expect(items.filter(({ tour }) => tour)).toMatchObject([
      { kind: 'cancelled', tour: { _id: coming, name: 'Tour of 12–15 Dec 2026' } },
    ])
    expect(JSON.stringify(items)).not.toContain('Hostile')
  })
})
