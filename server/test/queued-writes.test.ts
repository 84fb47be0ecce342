import { randomUUID } from 'node:crypto'
import type { ExpenseFacts } from '@saathi/shared/expenses/facts'
import { expect, test, vi } from 'vitest'
import type { Call } from '../../client/src/lib/offline/mutation-classes.ts'
import { createWriteQueue, type Write } from '../../client/src/lib/offline/write-queue.ts'
import { createLimits } from '../src/platform/limits.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { anExpense } from './expenses.ts'
import { makeGroup } from './groups.ts'
import type { TestPerson } from './people.ts'
import { makeTrip } from './trips.ts'
import { isWhole } from './whole.ts'

const db = useDatabase()
const LIMITS = {
  messages: '9999/minute',
  groupMessages: '9999/minute',
  expenses: '9999/minute',
  changes: '9999/minute',
  tripChanges: '9999/minute',
}
const testApp = useApp(db, {
  get limits() {
    return createLimits(db.db, { secret: 'test', settings: LIMITS })
  },
})

/** Requests that never arrive, and answers that are lost. */
const CUT = { requests: 0.2, answers: 0.3 }
const WRITES = isWhole ? 1_000 : 320

/** The same numbers between 0 and 1 in each run. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

class Refused extends Error {}

/** A device: what its browser stores, the lock of its tabs, and a network that cuts calls. */
function aDevice(address: string, person: TestPerson, random: () => number) {
  const stored = new Map<number, Write>()
  const counts = { sent: 0, lostRequests: 0, lostAnswers: 0 }
  let last = 0
  let turn: Promise<unknown> = Promise.resolve()

  async function send({ name, input }: Call) {
    counts.sent += 1
    if (random() < CUT.requests) {
      counts.lostRequests += 1
      throw new Error('The request was cut.')
    }
    const response = await fetch(`${address}/trpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
      body: JSON.stringify(input),
    })
    const { result, error } = (await response.json()) as { result?: { data: unknown }; error?: { message: string } }
    if (random() < CUT.answers) {
      counts.lostAnswers += 1
      throw new Error('The answer was lost.')
    }
    if (error) throw new Refused(error.message)
    return result?.data
  }

  const openTab = () =>
    createWriteQueue({
      userId: person._id,
      send,
      store: {
        add: async (write) => {
          last += 1
          stored.set(last, { ...write, id: last })
        },
        all: async () => [...stored.values()],
        update: async (id, change) => {
          const write = stored.get(id)
          if (write) stored.set(id, { ...write, ...change })
        },
        delete: async (id) => {
          stored.delete(id)
        },
      },
      judge: (error) => (error instanceof Refused ? { refusal: error.message } : { waitMs: 1 }),
      alone: <T>(run: () => Promise<T>) => {
        const next = turn.then(run)
        turn = next.catch(() => {})
        return next
      },
      tell: () => {},
      now: Date.now,
    })
  return { openTab, counts, stored }
}

test('queued writes over a network that loses requests and answers, from two tabs each of two devices: each is there once, in order', {
  timeout: 240_000,
}, async () => {
  const { host, ravi, tourId } = await makeGroup(testApp, db)
  const { _id: tripId } = await makeTrip(ravi)
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const devices = [41, 42].map((seed) => aDevice(address, ravi, seeded(seed)))
  const ledger = { kind: 'tour', id: tourId } as const

  const checks = Array.from({ length: 5 }, () => randomUUID())
  const callOf = (device: number, at: number): Call => {
    const label = `${device} ${at}`
    const key = randomUUID()
    const kinds: (() => Call)[] = [
      () => ({ name: 'messages.send', input: { userId: host._id, text: label, key } }),
      () => ({ name: 'groups.send', input: { tourId, text: label, key } }),
      () => ({
        name: 'expenses.add',
        input: { ledger, key, expense: anExpense([host, ravi], { title: label }) as ExpenseFacts },
      }),
      () => {
        const step = Math.floor(at / 4)
        const id = checks[(step + device) % checks.length] ?? ''
        if (step < checks.length) return { name: 'trips.addCheck', input: { tripId, id, kind: 'packing', text: 'Tea' } }
        return { name: 'trips.tick', input: { tripId, itemId: id, done: device === 0 } }
      },
    ]
    return (kinds[at % kinds.length] as () => Call)()
  }

  const expected: Record<string, string[][]> = {}
  async function writeAll({ openTab, stored }: (typeof devices)[number], device: number) {
    let tabs = [openTab(), openTab()]
    for (let at = 0; at < WRITES / 2; at += 1) {
      const call = callOf(device, at)
      await tabs[at % 2]?.add(call)
      expected[call.name] ??= [[], []]
      expected[call.name]?.[device]?.push(`${device} ${at}`)
      if (at === WRITES / 4) {
        // The browser is closed amid everything, and opened again.
        for (const tab of tabs) tab.close()
        tabs = [openTab(), openTab()]
        for (const tab of tabs) tab.open()
      }
    }
    const refused = () => [...stored.values()].map(({ refusal }) => refusal)
    await vi.waitFor(() => expect(refused()).toEqual([]), { timeout: 100_000, interval: 50 })
    for (const tab of tabs) tab.close()
  }
  await Promise.all(devices.map(writeAll))

  const found = {
    'messages.send': await db.sql`select text from messages where from_id = ${ravi._id} order by id`,
    'groups.send': await db.sql`
      select text from group_entries where tour_id = ${tourId} and from_id = ${ravi._id} and kind = 'message' order by number`,
    'expenses.add': await db.sql`
      select title as text from expense_entries where ledger_id = ${tourId} and author_id = ${ravi._id} order by number`,
  }
  for (const [name, rows] of Object.entries(found))
    for (const device of [0, 1])
      expect(
        rows.map(({ text }) => text as string).filter((text) => text.startsWith(`${device} `)),
        name,
      ).toEqual(expected[name]?.[device])
  const { checklist } = await ravi.api.trips.get({ tripId })
  expect(
    checklist
      .filter(({ own }) => own)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(checks.toSorted())
  expect((await host.api.messages.threads({})).unread).toBeGreaterThan(0)
  const { budget } = await ravi.api.expenses.get({ ledger })
  const perEntry = anExpense([host, ravi]).amountPaise
  expect(budget.spent.totalPaise).toBe(perEntry * found['expenses.add'].length)
  for (const { counts } of devices) {
    expect(counts.sent).toBeGreaterThan(WRITES / 2)
    expect(counts.lostRequests).toBeGreaterThan(WRITES / 20)
    expect(counts.lostAnswers).toBeGreaterThan(WRITES / 20)
  }
})
