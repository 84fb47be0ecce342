import type { PushChoices } from '@saathi/shared/push/schema'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { startPushes } from '../src/features/push/sender.ts'
import { NOON, useApp } from './app.ts'
import type { TestDb } from './db.ts'
import { clearUnread } from './digest.ts'
import { makePerson, type TestPerson } from './people.ts'
import { SERVER_KEYS } from './push-keys.ts'
import { openPushService } from './push-service.ts'

type Service = Awaited<ReturnType<typeof openPushService>>

/** What the devices of the tests are told. */
export const ALL: PushChoices = { kinds: ['messages', 'group', 'seat', 'requests', 'money'], showsNames: false }

export async function match(one: TestPerson, other: TestPerson) {
  await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
}

/** Writes from one to the other. */
export const say = (from: TestPerson, to: TestPerson) =>
  from.api.messages.send({ userId: to._id, text: 'A secret word' })

/** An app whose devices are told by a push service on this machine, with Asha and Ravi, who are matched. */
export function usePushes(db: TestDb) {
  const push = { publicKey: SERVER_KEYS.publicKey, hosts: [] as string[] }
  const testApp = useApp(db, { push })
  const used = { testApp } as { testApp: typeof testApp; service: Service; asha: TestPerson; ravi: TestPerson }
  const running: { stop: () => Promise<void> }[] = []
  beforeAll(async () => {
    used.service = await openPushService(SERVER_KEYS.publicKey)
    push.hosts.push(used.service.host)
    used.asha = await makePerson(testApp, db, 'Asha')
    used.ravi = await makePerson(testApp, db, 'Ravi')
    await match(used.asha, used.ravi)
  })
  beforeEach(async () => {
    used.service.arrived.length = 0
    used.service.refused.length = 0
    await db.sql`delete from push_subscriptions`
    await clearUnread(db)
  })
  afterEach(async () => {
    for (const pushes of running.splice(0)) await pushes.stop()
    expect(used.service.refused).toEqual([])
  })
  afterAll(() => used.service.close())

  const due = async () =>
    Number((await db.sql`select count(*) from pushes where next_attempt_at is not null`)[0]?.count)

  return Object.assign(used, {
    due,
    allDone: () => expect.poll(due, { timeout: 20_000 }).toBe(0),

    async subscribe(
      who: TestPerson,
      choices: Partial<PushChoices> = {},
      answers: Parameters<Service['subscribe']>[0] = [],
    ) {
      const device = used.service.subscribe(answers)
      await who.api.push.subscribe({ ...device.subscription, ...ALL, ...choices })
      return device
    },

    /** Starts a process that sends; `at` is the time for it. Returns how often it has looked at the clock. */
    start({ at = NOON, deadlineMs = 5_000 } = {}) {
      const { ca } = used.service
      const transport = { keys: SERVER_KEYS, subject: 'mailto:test@saathi.example', hosts: push.hosts, ca, deadlineMs }
      let looks = 0
      const now = () => {
        looks += 1
        return at
      }
      const options = { db: db.db, now, transport, log: { warn() {} }, pollMs: 20, retryMs: () => 20 }
      running.push(startPushes(options))
      return () => looks
    },
  })
}
