import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callerWith, NOON, testDeps } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { insertSignedIn } from '../../../test/signed-in.ts'
import { statementsOf } from '../../../test/statements.ts'
import type { Deps } from '../../context.ts'
import { TOPICS } from '../../deps.ts'
import { createRealtime } from '../../realtime/realtime.ts'
import type { Caller } from '../../router.ts'

const db = useDatabase()
const STREAMS = 300
/** The interval at which each stream is checked. */
const CHECK_MS = 5_000

type Event = { kind: string; tourId?: string | null }
type Person = { userId: string; api: Caller }
/** The events of each open stream since it was last emptied. */
const heard: Event[][] = []
const stopping = new AbortController()
let deps: Deps
let people: Person[]

/** Opens a stream in this process, without a socket; resolves after its first event. */
async function open({ api }: Person): Promise<Event[]> {
  const events: Event[] = []
  heard.push(events)
  const stream = (await api.messages.live({})) as AsyncIterable<[string, Event]>
  await new Promise<void>((begun) => {
    void (async () => {
      for await (const [, event] of stream) {
        events.push(event)
        begun()
      }
    })().catch(() => {})
  })
  return events
}

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000, interval: 10 })

/** Waits until the streams have heard that the process listens, and forgets what they have heard. */
async function quiet() {
  await soon(() => {
    for (const events of heard) expect(events.length).toBeGreaterThan(0)
  })
  await sleep(100)
  for (const events of heard) events.length = 0
}

beforeAll(async () => {
  const realtime = createRealtime({
    db: db.db,
    topics: TOPICS,
    url: db.url,
    onError: () => {},
    checkMs: CHECK_MS,
    askingMs: 0,
  })
  deps = testDeps(db, { realtime, stopping: stopping.signal })
  const count = STREAMS + 4
  const signedIn = await insertSignedIn({ sql: db.sql, db: db.db, projectId: 'saathi-test', count, now: NOON })
  people = signedIn.map(({ userId, token }) => ({ userId, api: callerWith(db, token, deps) }))
  for (const person of people.slice(0, STREAMS)) await open(person)
  await quiet()
}, 120_000)
afterAll(async () => {
  stopping.abort()
  await deps?.realtime.stop()
})
const personAt = (at: number) => people[at] as Person

test(`${STREAMS} open streams: a join of a tour wakes those who were shown it and its host, at the cost of few statements`, async () => {
  const [host, viewer, joiner] = [personAt(0), personAt(1), personAt(STREAMS)]
  const { _id: tourId } = await host.api.tours.create(aTour())
  await viewer.api.tours.list({})
  const statements = await statementsOf(db, async () => {
    await joiner.api.tours.join({ tourId })
    await soon(() => {
      for (const at of [0, 1]) expect(heard[at]).toContainEqual({ kind: 'tour', tourId })
      expect(heard[0]).toContainEqual({ kind: 'notice' })
    })
  })
  expect(heard.flatMap((events, at) => (events.length > 0 ? [at] : []))).toEqual([0, 1])
  // The join itself, the checks of streams meanwhile, and one for the tour and one for its group.
  expect(statements.length).toBeLessThanOrEqual(20)
  expect(statements.filter(({ sql }) => /select one\.tour/.test(sql))).toHaveLength(1)
})

test('ten streams of each of two people: a message costs a statement for all of them, not one for each', async () => {
  const [one, other] = [personAt(STREAMS + 1), personAt(STREAMS + 2)]
  await one.api.matching.swipe({ swipedUserId: other.userId, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one.userId, action: 'right' })
  const streams = await Promise.all(Array.from({ length: 20 }, (_, at) => open(at % 2 ? one : other)))
  const say = async (text: string) => {
    await one.api.messages.send({ userId: other.userId, text })
    await soon(() => {
      for (const events of streams)
        expect(events).toContainEqual({ kind: 'message', message: expect.objectContaining({ text }) })
    })
  }
  await say('Window seat?')
  const statements = await statementsOf(db, () => say('Or the aisle?'))
  const reads = statements.filter(({ sql }) => /read_events/.test(sql)).length
  // One for the message; each of the two notifications, and a check that falls due, may come late and read again.
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThanOrEqual(3)
})

test(`${STREAMS} idle streams: all are checked by a few statements`, async () => {
  const statements = await statementsOf(db, () => sleep(CHECK_MS))
  expect(statements.length).toBeGreaterThan(0)
  // Five groups in this time, or seven when a timer was late, each by three statements; and the ended sessions.
  expect(statements.length).toBeLessThanOrEqual(24)
})

test('an event that was written without a notification: reaches the stream at its next check', async () => {
  const [one, other] = [personAt(2), personAt(3)]
  await db.sql`select notify_pair(${one.userId}, 'closed', ${other.userId}, 'closed', null, null)`
  await soon(() => {
    expect(heard[2]).toContainEqual({ kind: 'closed', userId: other.userId })
    expect(heard[3]).toContainEqual({ kind: 'closed', userId: one.userId })
  })
})

test('suspended people: all their streams end at the next check', async () => {
  const before = deps.realtime.subscriptionCount()
  await db.sql`update users set suspended_at = now() where id = any(${people.slice(10, 60).map(({ userId }) => userId)})`
  await soon(() => expect(deps.realtime.subscriptionCount()).toBe(before - 50))
})
