import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })

/** The answer to somebody without an account. */
const openShared = (tourId: string) =>
  server.app.inject(`/trpc/tours.shared?input=${encodeURIComponent(JSON.stringify({ tourId }))}`)
const openPage = (tourId: string) => server.app.inject({ url: `/tours/${tourId}`, headers: { accept: 'text/html' } })

describe('tours.shared, without a log-in', () => {
  let [host, guest]: TestPerson[] = []
  beforeAll(async () => {
    ;[host, guest] = [await makePerson(server, db, 'Farhan Qureshi'), await makePerson(server, db, 'Ananya Rao')]
  })

  test('a public tour: its facts and free seats, and nothing of its guests or its host', async () => {
    const { _id: tourId } = await host!.api.tours.create(aTour({ isPublic: true, capacity: 4 }))
    await guest!.api.tours.join({ tourId })
    const { result } = (await openShared(tourId)).json()
    expect(result.data).toEqual({
      _id: tourId,
      name: 'Konkan, slowly',
      description: 'Boats in the morning, fish at noon.',
      cancellationTerms: '',
      images: ['pictures/tarkarli-malvan.svg'],
      travelDates: { start: '2026-12-12', end: '2026-12-15' },
      covers: [],
      days: [],
      startsIn: null,
      price: 15_200,
      destination: 'Malvan, Maharashtra',
      packageId: null,
      ended: false,
      joiningClosed: false,
      needsApproval: false,
      seatsLeft: 3,
      host: null,
    })
  })

  test('a host who chose to be shown: first name, picture and what was checked only', async () => {
    const { _id: tourId } = await host!.api.tours.create(aTour({ isPublic: true, showsHost: true }))
    const answer = await openShared(tourId)
    expect(answer.json().result.data.host).toEqual({ firstName: 'Farhan', picture: null, photo: false, references: 0 })
    for (const secret of ['Qureshi', host!._id, host!.firebaseUid]) expect(answer.body).not.toContain(secret)
  })

  test('tours.update without showsHost: leaves the choice as it was', async () => {
    const { _id: tourId } = await host!.api.tours.create(aTour({ isPublic: true, showsHost: true }))
    await host!.api.tours.update({ tourId, tour: aTour({ isPublic: true, price: 9_000 }) })
    expect(await host!.api.tours.get({ tourId })).toMatchObject({ price: 9_000, showsHost: true })
    await host!.api.tours.update({ tourId, tour: aTour({ isPublic: true, showsHost: false }) })
    expect((await openShared(tourId)).json().result.data.host).toBeNull()
  })

  test('a tour that ended: is shown as ended', async () => {
    const { _id: tourId } = await host!.api.tours.create(aTour({ isPublic: true }))
    clock = new Date('2026-12-20T06:30:00Z')
    expect((await openShared(tourId)).json().result.data.ended).toBe(true)
    clock = NOON
  })

  test('tours that are not public, cancelled or missing: NOT_FOUND alike, and pages that name nothing', async () => {
    const hidden = await host!.api.tours.create(aTour({ name: 'Hidden hills' }))
    const cancelled = await host!.api.tours.create(aTour({ name: 'Cancelled coast', isPublic: true }))
    await host!.api.tours.cancel({ tourId: cancelled._id })
    const ids = [hidden._id, cancelled._id, '0198c0de-0000-7000-8000-000000000001']
    const answers = await Promise.all(ids.map(openShared))
    const texts = answers.map(({ statusCode, body }) => [statusCode, body.replace(/"requestId":"[^"]*"/, '')])
    expect(texts[0]?.[0]).toBe(404)
    expect(new Set(texts.map(String)).size).toBe(1)
    for (const id of ids) {
      const { statusCode, body } = await openPage(id)
      expect(statusCode).toBe(200)
      expect(body).toContain('<meta name="robots" content="noindex" />')
      expect(body).toContain(`["tours.shared",{"tourId":"${id}"},null]`)
      expect(body).not.toMatch(/Hidden hills|Cancelled coast|Malvan/)
    }
  })

  test('the page of a public tour: has its preview and data, and is not indexed', async () => {
    const { _id: tourId } = await host!.api.tours.create(aTour({ isPublic: true }))
    const { statusCode, body } = await openPage(tourId)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Konkan, slowly · 12–15 Dec 2026 · Saathi</title>')
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).toContain('["tours.shared",')
    expect(body).not.toContain('Farhan')
    expect((await server.app.inject('/sitemap.xml')).body).not.toContain(tourId)
  })

  test('a malformed id: BAD_REQUEST naming the field', async () => {
    const { error } = (await openShared('none')).json()
    expect([error.data.code, error.data.field]).toEqual(['BAD_REQUEST', 'tourId'])
  })
})

test('tours.shared, by a user whom the host has blocked: NOT_FOUND with the token', async () => {
  const [host, blocked] = [await makePerson(server, db, 'Host'), await makePerson(server, db, 'Blocked')]
  const { _id: tourId } = await host.api.tours.create(aTour({ isPublic: true }))
  expect(await blocked.api.tours.shared({ tourId })).toMatchObject({ _id: tourId })
  await host.api.social.block({ userId: blocked._id })
  await expect(blocked.api.tours.shared({ tourId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('tours that exist before the choice: do not show their host', async () => {
  const host = await makePerson(server, db, 'Host')
  const { _id: tourId } = await host.api.tours.create(aTour({ isPublic: true }))
  expect((await host.api.tours.get({ tourId })).showsHost).toBe(false)
})
