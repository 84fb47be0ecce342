import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOON, testDeps, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Browser } from '../../../test/stream.ts'
import { buildApp } from '../../app.ts'
import type { Database } from '../../db/client.ts'
import { TOPICS } from '../../deps.ts'
import { createRealtime } from '../../realtime/realtime.ts'

const db = useDatabase()
let clock = NOON
const CHECK_MS = 400
/** Two replicas over one database: `testApp`, and another one with connections of its own. */
const testApp = useApp(db, { now: () => clock })
const addresses: string[] = []
const stopping = new AbortController()
let second: { database: Database; close: () => Promise<void> }
let asha: TestPerson
let ravi: TestPerson

beforeAll(async () => {
  const database = db.connect()
  const realtime = createRealtime({
    db: database.db,
    topics: TOPICS,
    url: db.url,
    onError: () => {},
    checkMs: CHECK_MS,
    askingMs: 0,
  })
  const other = await buildApp({
    ...testDeps({ ...db, ...database }, { now: () => clock, stopping: stopping.signal }),
    realtime,
  })
  for (const app of [testApp.app, other]) addresses.push(await app.listen({ host: '127.0.0.1', port: 0 }))
  second = {
    database,
    close: async () => {
      await other.close()
      await realtime.stop()
      await database.close(1_000)
    },
  }
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  await match(asha, ravi)
})
const open: Browser[] = []
const browser = (who: TestPerson, replica = 0) => {
  const made = new Browser(addresses[replica] ?? '', who.token)
  open.push(made)
  return made
}
afterEach(async () => {
  clock = NOON
  for (const one of open.splice(0)) await one.drop()
})
afterAll(() => second?.close())

async function match(one: TestPerson, other: TestPerson) {
  await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
}
const say = (from: TestPerson, to: TestPerson, text: string) => from.api.messages.send({ userId: to._id, text })
const texts = (one: Browser) => one.of('message').map(({ message }) => message.text)
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5_000, interval: 10 })

describe('messages.live', () => {
  test('the first event is refresh, then messages reach every browser of both users on every replica', async () => {
    const browsers = [browser(asha), browser(asha, 1), browser(ravi, 1)]
    for (const one of browsers) expect((await one.connect()).events.map(({ event }) => event.kind)).toEqual(['refresh'])
    const started = performance.now()
    const sent = await say(asha, ravi, 'Window seat?')
    await soon(() => {
      for (const one of browsers) expect(one.of('message')).toEqual([{ kind: 'message', message: sent }])
    })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('read marks, matches, unmatches, tours and notices are sent', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const [hers, his] = [await browser(mina).connect(), await browser(ravi, 1).connect()]
    await match(mina, ravi)
    await soon(() => {
      expect(his.of('match')).toMatchObject([{ match: { _id: mina._id, name: 'Mina', matchedAt: expect.any(String) } }])
      expect(hers.of('match')).toMatchObject([{ match: { _id: ravi._id, name: 'Ravi' } }])
    })
    const { _id: upTo } = await say(mina, ravi, 'Hello')
    await ravi.api.messages.markRead({ userId: mina._id, upTo })
    const read = { kind: 'read', by: ravi._id, from: mina._id, upTo }
    await soon(() => {
      expect(hers.of('read')).toEqual([read])
      expect(his.of('read')).toEqual([read])
    })
    const tour = await ravi.api.tours.create(aTour())
    await mina.api.tours.join({ tourId: tour._id })
    await soon(() => {
      expect(hers.of('tour')).toContainEqual({ kind: 'tour', tourId: tour._id })
      expect(his.of('tour')).toContainEqual({ kind: 'tour', tourId: tour._id })
      expect(his.of('notice')).toEqual([{ kind: 'notice' }])
    })
    expect(hers.of('notice')).toEqual([])
    await mina.api.matching.unmatch({ userId: ravi._id })
    await soon(() => {
      expect(hers.of('closed')).toEqual([{ kind: 'closed', userId: ravi._id }])
      expect(his.of('closed')).toEqual([{ kind: 'closed', userId: mina._id }])
    })
  })

  test('a tour that another replica has shown, before or after the stream began: its changes are sent, those of others are not', async () => {
    const [mina, kabir] = [await makePerson(testApp, db, 'Mina'), await makePerson(testApp, db, 'Kabir')]
    const [before, after, never] = [
      await kabir.api.tours.create(aTour()),
      await kabir.api.tours.create(aTour()),
      await kabir.api.tours.create(aTour()),
    ]
    await mina.api.tours.get({ tourId: before._id })
    const hers = await browser(mina, 1).connect()
    await mina.api.tours.get({ tourId: after._id })
    const heard = () => new Set(hers.of('tour').flatMap(({ tourId }) => tourId ?? []))
    await vi.waitFor(async () => {
      for (const { _id: tourId } of [never, before, after])
        await kabir.api.tours.update({ tourId, tour: aTour({ name: crypto.randomUUID() }) })
      expect(heard()).toEqual(new Set([before._id, after._id]))
    }, 10_000)
  })

  test('events of other users are not sent', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const hers = await browser(mina).connect()
    await say(asha, ravi, 'Between us')
    // Events arrive in order, so hers is the first after those of others.
    const tour = await mina.api.tours.create(aTour())
    await ravi.api.tours.join({ tourId: tour._id })
    await soon(() => expect(hers.of('notice')).toHaveLength(1))
    expect(hers.of('message')).toEqual([])
  })

  test('an invalid token is UNAUTHORIZED', async () => {
    const nobody = await new Browser(addresses[0] ?? '', 'forged').connect()
    await nobody.ended
    expect(nobody.error).toEqual({ message: 'Your session has ended. Please log in again.', code: 'UNAUTHORIZED' })
    expect(nobody.events).toEqual([])
  })

  test('the eleventh stream of a user is TOO_MANY_REQUESTS until one is closed', async () => {
    const zoya = await makePerson(testApp, db, 'Zoya')
    const ten = Array.from({ length: 10 }, () => browser(zoya))
    await Promise.all(ten.map((one) => one.connect()))
    const next = await browser(zoya).connect()
    await next.ended
    expect(next.error).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/close one/) })
    await ten[0]?.drop()
    await vi.waitFor(async () => {
      await next.connect()
      expect(next.of('refresh')).toHaveLength(1)
    })
    expect((await browser(asha).connect()).of('refresh')).toHaveLength(1)
  })
})

describe('a reconnect', () => {
  test('after repeated disconnects every message arrives once and in order, on any replica', async () => {
    const his = [browser(ravi), browser(ravi, 1)]
    const hers = browser(asha)
    for (const one of [...his, hers]) await one.connect()
    const sent: string[] = []
    const sendMessages = async () => {
      for (let at = 0; at < 80; at += 1) {
        const [from, to] = at % 3 === 0 ? [ravi, asha] : [asha, ravi]
        sent.push((await say(from, to, `talk ${at}`))._id)
        await sleep(5) // a conversation that goes on over many cuts
      }
    }
    let talking = true
    const cuts = [...his, hers].map(async (one, at) => {
      while (talking) {
        await sleep(30 + 20 * at) // cuts at different moments are the subject
        await one.drop()
        await sleep(15 * at)
        await one.connect()
      }
    })
    await sendMessages()
    talking = false
    await Promise.all(cuts)
    for (const one of [...his, hers]) {
      await soon(() => expect(one.of('message')).toHaveLength(sent.length))
      expect(one.of('message').map(({ message }) => message._id)).toEqual(sent)
      expect(one.of('refresh')).toHaveLength(1)
    }
  }, 120_000)

  test('after its events were deleted the stream starts with refresh', async () => {
    const his = await browser(ravi).connect()
    await his.drop()
    await say(asha, ravi, 'told while he was away')
    await db.sql`delete from live_events`
    await his.connect()
    expect(his.events.map(({ event }) => event.kind)).toEqual(['refresh', 'refresh'])
    await say(asha, ravi, 'and on')
    await soon(() => expect(texts(his)).toEqual(['and on']))
  })

  test('messages of a user who was blocked meanwhile are not sent', async () => {
    const [mina, kabir] = [await makePerson(testApp, db, 'Mina'), await makePerson(testApp, db, 'Kabir')]
    await match(mina, kabir)
    const hers = await browser(mina).connect()
    await hers.drop()
    await say(kabir, mina, 'You again')
    await mina.api.social.block({ userId: kabir._id })
    await hers.connect()
    await soon(() => expect(hers.of('closed')).toEqual([{ kind: 'closed', userId: kabir._id }]))
    expect(texts(hers)).toEqual([])
  })
})

describe('a database failure', () => {
  test('events are delayed, not lost or repeated, while connections are killed five times', async () => {
    const his = await browser(ravi).connect()
    const hers = await browser(asha, 1).connect()
    const admin = postgres(db.url, { max: 1, onnotice: () => {} })
    const kill = () =>
      admin`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'saathi%'`
    const sent: string[] = []
    let killed = 0
    for (let at = 0; at < 50; at += 1) {
      if (at % 10 === 5) killed += (await kill()).length
      const key = crypto.randomUUID()
      // The sender cannot know whether an interrupted call succeeded, so it retries with the same key.
      const { _id } = await vi.waitFor(
        () => asha.api.messages.send({ userId: ravi._id, text: `after ${killed} deaths: ${at}`, key }),
        { timeout: 10_000, interval: 20 },
      )
      sent.push(_id)
    }
    await admin.end()
    expect(killed).toBeGreaterThan(10)
    for (const one of [his, hers]) {
      await vi.waitFor(() => expect(one.of('message').length).toBeGreaterThanOrEqual(sent.length), { timeout: 20_000 })
      expect(one.of('message').map(({ message }) => message._id)).toEqual(sent)
      expect(one.error).toBeNull()
    }
  }, 60_000)
})

describe('the end of a stream', () => {
  test('a suspended user gets FORBIDDEN with the reason', async () => {
    const kabir = await makePerson(testApp, db, 'Kabir')
    const his = await browser(kabir, 1).connect()
    await db.sql`update users set suspended_at = now() where id = ${kabir._id}`
    await his.ended
    expect(his.error).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/suspended/) })
  })

  test('a user who requires a passkey after a log-in without one gets FORBIDDEN with the reason', async () => {
    const kabir = await makePerson(testApp, db, 'Kabir')
    const his = await browser(kabir, 1).connect()
    await db.sql`update users set passkey_recovery_hash = 'x' where id = ${kabir._id}`
    await his.ended
    expect(his.error).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/passkey/) })
  })

  test('an expired token ends the stream without an error, so that the browser reconnects', async () => {
    const his = await browser(ravi, 1).connect()
    clock = new Date(NOON.getTime() + 2 * 3_600_000)
    await his.ended
    expect(his.error).toBeNull()
    await his.connect()
    await his.ended
    expect(his.error).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('a process that shuts down ends the stream without an error', async () => {
    const his = await browser(ravi, 1).connect()
    stopping.abort()
    await his.ended
    expect(his.error).toBeNull()
  })
})
