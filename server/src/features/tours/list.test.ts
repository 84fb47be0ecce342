import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
  mina = await makePerson(server, db, 'Mina')
})

describe('tours.list', () => {
  const create = (name: string, start: string, end: string, more = {}) =>
    asha.api.tours.create(aTour({ name, travelDates: { start, end }, ...more }))
  const listed = async (query: Parameters<TestPerson['api']['tours']['list']>[0]) =>
    (await ravi.api.tours.list({ q: 'sorted', ...query })).items.map(({ name }) => name.replace('Sorted ', ''))

  beforeAll(async () => {
    clock = new Date('2026-10-01T06:30:00Z')
    await create('Sorted past', '2026-10-10', '2026-10-12', { price: 500 })
    await create('Sorted long past', '2026-10-02', '2026-10-03', { price: 400 })
    await create('Sorted late', '2027-03-01', '2027-03-04', { price: 300, destination: 'Leh, Ladakh' })
    await create('Sorted soon', '2026-11-21', '2026-11-22', { price: 200, capacity: 1 })
    await create('Sorted today', '2026-11-20', '2026-11-21', { price: 100 })
    clock = NOON
  })

  test('default order: upcoming tours by start, then past tours from the latest, also by pages', async () => {
    const order = ['today', 'soon', 'late', 'past', 'long past']
    expect(await listed({})).toEqual(order)
    for (const limit of [1, 2, 3]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await ravi.api.tours.list({ q: 'sorted', limit, cursor })
        seen.push(...page.items.map(({ name }) => name.replace('Sorted ', '')))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(order)
    }
  })

  test.each([
    [{ sort: 'cheapest' as const }, ['today', 'soon', 'late', 'long past', 'past']],
    [{ sort: 'newest' as const }, ['today', 'soon', 'late', 'long past', 'past']],
    [{ from: '2026-11-21' }, ['soon', 'late']],
    [{ from: '2026-11-01', to: '2026-11-30' }, ['today', 'soon']],
    [{ maxPrice: 200 }, ['today', 'soon']],
    [{ minPrice: 300, maxPrice: 300 }, ['late']],
    [{ destination: 'ladakh' }, ['late']],
    [{ q: 'sorted leh' }, ['late']],
    [{ hasSeats: true }, ['today', 'soon', 'late']],
  ])('filtered, sorted and counted by %j', async (query, expected) => {
    const { sort, ...filters } = query as { sort?: string; q?: string }
    expect(await ravi.api.tours.count({ q: 'sorted', ...filters })).toEqual({ count: expected.length, more: false })
    expect(await listed(query)).toEqual(expected)
  })

  test('hasSeats: omits a full tour', async () => {
    const [soon] = (await ravi.api.tours.list({ q: 'sorted soon' })).items
    await mina.api.tours.join({ tourId: soon!._id })
    await mina.api.social.update({ joinedToursVisibleTo: 'everyone' })
    expect(await listed({ hasSeats: true })).toEqual(['today', 'late'])
    expect((await ravi.api.tours.list({ joinedBy: mina._id, q: 'sorted' })).items).toHaveLength(1)
    expect((await ravi.api.tours.list({ hostId: mina._id })).items).toHaveLength(0)
  })

  test('a cursor of another sort: BAD_REQUEST', async () => {
    const { nextCursor } = await ravi.api.tours.list({ limit: 1 })
    const other = ravi.api.tours.list({ sort: 'cheapest', cursor: nextCursor ?? '' })
    await expect(other).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'cursor' } })
  })
})

describe('REST paths', () => {
  const request = (method: 'GET' | 'POST', url: string, person: TestPerson | null, payload?: object) =>
    server.app.inject({ method, url, payload, headers: person ? { authorization: `Bearer ${person.token}` } : {} })

  test('GET /api/tours: an array, with the next page in the Link header', async () => {
    const first = await request('GET', `/api/tours?limit=2&hostId=${asha._id}`, ravi)
    expect(first.json()).toHaveLength(2)
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await request('GET', next, ravi)
    expect(second.json()).toHaveLength(2)
    expect(second.json()[0]._id).not.toBe(first.json()[0]._id)
  })

  test('POST join and leave: 401 without a token, 403 with the userId of another user', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const join = `/api/tours/${tourId}/join`
    expect((await request('POST', join, null, { userId: ravi._id })).statusCode).toBe(401)
    expect((await request('POST', join, ravi, { userId: mina._id })).statusCode).toBe(403)
    const joined = await request('POST', join, ravi, { userId: ravi._id })
    expect([
      joined.statusCode,
      joined.json().message,
      joined.json().tour.participants.map(({ name }: { name: string }) => name),
    ]).toEqual([200, 'Successfully joined the tour!', ['Ravi']])
    expect((await request('POST', `/api/tours/${tourId}/leave`, ravi, { userId: mina._id })).statusCode).toBe(403)
    const left = await request('POST', `/api/tours/${tourId}/leave`, ravi, { userId: ravi._id, tourId: 'another' })
    expect([left.statusCode, left.json().message]).toEqual([200, 'Successfully left the tour!'])
    const own = await request('POST', join, asha, { userId: asha._id })
    expect([own.statusCode, own.json().message]).toEqual([409, expect.stringMatching(/your own tour/)])
  })

  test('POST /api/users/favorite-tours: adds the tour', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const hearted = await request('POST', '/api/users/favorite-tours', mina, { tourId })
    expect(hearted.json()).toEqual({ message: expect.any(String), favoriteTours: expect.arrayContaining([tourId]) })
  })
})
