import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
let clock = NOON
const held = useApp(db, { now: () => clock })
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
beforeAll(async () => {
  asha = await makePerson(held, db, 'Asha')
  ravi = await makePerson(held, db, 'Ravi')
  mina = await makePerson(held, db, 'Mina')
})

describe('tours are listed', () => {
  const at = (name: string, start: string, end: string, more = {}) =>
    asha.api.tours.create(aTour({ name, travelDates: { start, end }, ...more }))
  const listed = async (query: Parameters<TestPerson['api']['tours']['list']>[0]) =>
    (await ravi.api.tours.list({ q: 'sorted', ...query })).items.map(({ name }) => name.replace('Sorted ', ''))

  beforeAll(async () => {
    clock = new Date('2026-10-01T06:30:00Z')
    await at('Sorted past', '2026-10-10', '2026-10-12', { price: 500 })
    await at('Sorted long past', '2026-10-02', '2026-10-03', { price: 400 })
    await at('Sorted late', '2027-03-01', '2027-03-04', { price: 300, destination: 'Leh, Ladakh' })
    await at('Sorted soon', '2026-11-21', '2026-11-22', { price: 200, capacity: 1 })
    await at('Sorted today', '2026-11-20', '2026-11-21', { price: 100 })
    clock = NOON
  })

  test('what is to come soonest first, then what has been, latest first; page by page as well', async () => {
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
  ])('%j', async (query, expected) => {
    expect(await listed(query)).toEqual(expected)
  })

  test('a full one is not among those with seats', async () => {
    const [soon] = (await ravi.api.tours.list({ q: 'sorted soon' })).items
    await mina.api.tours.join({ tourId: soon!._id })
    expect(await listed({ hasSeats: true })).toEqual(['today', 'late'])
    expect((await ravi.api.tours.list({ joinedBy: mina._id, q: 'sorted' })).items).toHaveLength(1)
    expect((await ravi.api.tours.list({ hostId: mina._id })).items).toHaveLength(0)
  })

  test('a cursor of another sort is refused', async () => {
    const { nextCursor } = await ravi.api.tours.list({ limit: 1 })
    const other = ravi.api.tours.list({ sort: 'cheapest', cursor: nextCursor ?? '' })
    await expect(other).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'cursor' } })
  })
})

describe('the documented paths', () => {
  const ask = (method: 'GET' | 'POST', url: string, person: TestPerson | null, payload?: object) =>
    held.app.inject({ method, url, payload, headers: person ? { authorization: `Bearer ${person.token}` } : {} })

  test('GET /api/tours answers a plain array, and where it goes on in a Link header', async () => {
    const first = await ask('GET', `/api/tours?limit=2&hostId=${asha._id}`, ravi)
    expect(first.json()).toHaveLength(2)
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await ask('GET', next, ravi)
    expect(second.json()).toHaveLength(2)
    expect(second.json()[0]._id).not.toBe(first.json()[0]._id)
  })

  test('POST join and leave take the userId of the token alone, and none without one', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const join = `/api/tours/${tourId}/join`
    expect((await ask('POST', join, null, { userId: ravi._id })).statusCode).toBe(401)
    expect((await ask('POST', join, ravi, { userId: mina._id })).statusCode).toBe(403)
    const joined = await ask('POST', join, ravi, { userId: ravi._id })
    expect([
      joined.statusCode,
      joined.json().message,
      joined.json().tour.participants.map(({ name }: { name: string }) => name),
    ]).toEqual([200, 'Successfully joined the tour!', ['Ravi']])
    expect((await ask('POST', `/api/tours/${tourId}/leave`, ravi, { userId: mina._id })).statusCode).toBe(403)
    const left = await ask('POST', `/api/tours/${tourId}/leave`, ravi, { userId: ravi._id, tourId: 'another' })
    expect([left.statusCode, left.json().message]).toEqual([200, 'Successfully left the tour!'])
    const own = await ask('POST', join, asha, { userId: asha._id })
    expect([own.statusCode, own.json().message]).toEqual([409, expect.stringMatching(/your own tour/)])
  })

  test('POST /api/users/favorite-tours toggles', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const hearted = await ask('POST', '/api/users/favorite-tours', mina, { tourId })
    expect(hearted.json()).toEqual({ message: expect.any(String), favoriteTours: expect.arrayContaining([tourId]) })
  })
})
