import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})
const get = (url: string, who = asha) =>
  testApp.app.inject({ url, headers: { authorization: `Bearer ${who.token}`, accept: '*/*' } })
const typed = (procedure: string, input: object) =>
  get(`/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`)
const post = (procedure: string, payload: object) =>
  testApp.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    payload,
    headers: { authorization: `Bearer ${asha.token}` },
  })
const cursor = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const ID = '0190a6d0-0000-7000-8000-000000000000'

describe('a day outside of 2000 to 2100: 400 with the field', () => {
  test.each(['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '10000-01-01', '-0001-01-01'])(
    '%s',
    async (day) => {
      for (const field of ['from', 'to']) {
        const listed = await get(`/api/tours?${field}=${day}`)
        expect([listed.statusCode, listed.json().field]).toEqual([400, field])
        const listedTyped = await typed('tours.list', { [field]: day })
        expect([listedTyped.statusCode, listedTyped.json().error.data.field]).toEqual([400, field])
      }
      const made = await post('tours.create', aTour({ travelDates: { start: day, end: day } }))
      expect([made.statusCode, made.json().error.data.field]).toEqual([400, 'travelDates.start'])
    },
  )

  test('an empty day: no filter in REST, 400 in tRPC', async () => {
    expect((await get('/api/tours?from=&to=')).statusCode).toBe(200)
    expect((await typed('tours.list', { to: '' })).statusCode).toBe(400)
    expect((await get('/api/tours?from=2000-01-01&to=2100-12-31')).statusCode).toBe(200)
  })
})

describe('a forged cursor: 400', () => {
  test.each([
    ['soonest', { key: '0000-01-01', id: ID }],
    ['soonest', { key: '2026-02-30', id: ID }],
    ['soonest', { key: '2026-12-12', id: 'x' }],
    ['cheapest', { key: 2 ** 31, id: ID }],
    ['cheapest', { key: -1, id: ID }],
    ['cheapest', { key: 1e300, id: ID }],
    ['newest', { key: 2 ** 53, id: ID }],
  ])('%s: %j', async (sort, value) => {
    const listed = await get(`/api/tours?sort=${sort}&cursor=${cursor(value)}`)
    expect([listed.statusCode, listed.json().field]).toEqual([400, 'cursor'])
  })

  test.each(['matching.matches', 'messages.threads', 'notices.list', 'packages.list', 'social.blocked'])(
    'of %s',
    async (list) => {
      for (const one of ['9'.repeat(19), '-1', '0', '1e9', 'x', ID.replace('7', '4')])
        expect((await typed(list, { cursor: one })).statusCode, one).toBe(400)
    },
  )
})

describe('tours.calendar', () => {
  test('a stored tour that ends after 2100: 400 with a clear message', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await db.sql`update tours set end_date = '9999-12-31' where id = ${tourId}`
    const { statusCode, body } = await typed('tours.calendar', { tourId })
    expect([statusCode, body]).toEqual([400, expect.stringContaining('This tour is too far off for a calendar.')])
    expect((await get('/api/tours')).statusCode).toBe(200)
    expect((await typed('tours.get', { tourId })).statusCode).toBe(200)
  })

  test('line breaks in the host’s texts: start no new line of the file', async () => {
    const description = 'Boats.\rATTENDEE:mailto:x@example.in\u2028X-A:b\u0085X-B:c\r\nX-C:d\ttab'
    const { _id: tourId } = await asha.api.tours.create(aTour({ description }))
    const { text } = await asha.api.tours.calendar({ tourId })
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
    expect(text).not.toMatch(/^(ATTENDEE|X-[ABC]):/m)
    expect(text.replaceAll('\r\n\t', '')).toContain('Boats.\\nATTENDEE:mailto:x@example.in\\nX-A:b')
  })
})

describe('notifications about one event', () => {
  const noticesOf = async ({ api }: TestPerson) => (await api.notices.list({ limit: 100 })).items

  test('repeated joins and leaves of one user: one notification', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour({ name: 'Hampi' }))
    const mina = await makePerson(testApp, db, 'Mina')
    for (let round = 0; round < 10; round += 1) {
      await ravi.api.tours.join({ tourId })
      await ravi.api.tours.leave({ tourId })
    }
    await mina.api.tours.join({ tourId })
    const about = (await noticesOf(asha)).filter(({ tour }) => tour?._id === tourId)
    expect(about.map(({ kind, actor }) => [kind, actor?.name])).toEqual([
      ['joined', 'Mina'],
      ['left', 'Ravi'],
    ])
    expect((await asha.api.notices.list({})).unread).toBe(2)
  })

  test('repeated changes of a tour: one unread notification', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await ravi.api.tours.join({ tourId })
    for (const price of [9_000, 9_100, 9_200]) {
      await asha.api.tours.update({ tourId, tour: aTour({ price }) })
      const [latest] = await noticesOf(ravi)
      await ravi.api.notices.markRead({ upTo: latest?._id as string })
    }
    await asha.api.tours.update({ tourId, tour: aTour({ price: 9_300 }) })
    const about = (await noticesOf(ravi)).filter(({ tour }) => tour?._id === tourId)
    expect(about.map(({ kind, read }) => [kind, read])).toEqual([['changed', false]])
  })

  test('concurrent joins and leaves of one user: one notification', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await Promise.all(Array.from({ length: 30 }, (_, at) => ravi.api.tours[at % 2 ? 'leave' : 'join']({ tourId })))
    const about = (await noticesOf(asha)).filter(({ tour }) => tour?._id === tourId)
    expect(about).toHaveLength(1)
  })
})

describe('/sitemap.xml and /robots.txt', () => {
  test.each([
    [undefined, 'no-store'],
    ['https://saathi.example', 'public, max-age=86400'],
  ])('are cacheable only with PUBLIC_URL set: %j', async (publicUrl, caching) => {
    const app = await buildApp(testDeps(db, { config: readConfig({ PUBLIC_URL: publicUrl }) }))
    for (const url of ['/sitemap.xml', '/robots.txt']) {
      const { headers, body } = await app.inject({ url, headers: { host: 'evil.example' } })
      expect(headers['cache-control']).toBe(caching)
      if (publicUrl) expect(body).not.toContain('evil.example')
    }
    await app.close()
  })
})
