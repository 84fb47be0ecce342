import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { callerWith, NOON } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../test/people.ts'
import { ALL, match, say, usePushes } from '../../../test/push.ts'
import { SERVER_KEYS } from '../../../test/push-keys.ts'
import { statementsOf } from '../../../test/statements.ts'
import { deleteEndedSubscriptions } from './queries/subscriptions.ts'

const db = useDatabase()
const pushes = usePushes(db)

describe('what the push service answers', () => {
  const subscriptions = () => db.sql`select * from push_subscriptions`

  test.each([404, 410])('%i: the subscription is deleted', async (status) => {
    await pushes.subscribe(pushes.asha, {}, [status])
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    await expect.poll(subscriptions).toHaveLength(0)
    expect(pushes.service.arrived).toHaveLength(1)
  })

  test('429 and 500: it is sent again, and told once', async () => {
    await pushes.subscribe(pushes.asha, {}, [429, 500, 503])
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived.map(({ status }) => status)).toEqual([429, 500, 503, 201])
    expect(await subscriptions()).toHaveLength(1)
  })

  test('429 with a time: it waits for that long', async () => {
    await pushes.subscribe(pushes.asha, {}, [
      (response) => void response.writeHead(429, { 'retry-after': '600' }).end(),
    ])
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    const wait = async () =>
      Number(
        (await db.sql`select extract(epoch from next_attempt_at - now()) as s from pushes where last_error = '429'`)[0]
          ?.s,
      )
    await expect.poll(wait).toBeGreaterThan(500)
  })

  test.each([
    [
      'a redirect',
      (to: string) => [(response: ServerResponse) => void response.writeHead(307, { location: to }).end()],
    ],
    ['400', () => [400]],
    ['413', () => [413]],
  ] as const)('%s: is not followed and not repeated', async (_, answers) => {
    const other = pushes.service.subscribe()
    await pushes.subscribe(pushes.asha, {}, [...answers(other.subscription.endpoint)])
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toHaveLength(1)
    expect(await db.sql`select told_up_to from pushes`).toEqual([{ told_up_to: null }])
  })

  test('no answer in time: it is sent again', async () => {
    await pushes.subscribe(pushes.asha, {}, [() => {}])
    await say(pushes.ravi, pushes.asha)
    pushes.start({ deadlineMs: 300 })
    await pushes.allDone()
    // More often on a machine that is too busy to take an answer in that time.
    expect(pushes.service.arrived.length).toBeGreaterThanOrEqual(2)
  })

  test('no answer to one: others are told meanwhile', async () => {
    let answerLate = () => {}
    const late = (response: ServerResponse) => {
      answerLate = () => void response.writeHead(201).end()
    }
    await pushes.subscribe(pushes.asha, {}, [late])
    const other = await pushes.subscribe(pushes.ravi)
    pushes.start({ deadlineMs: 60_000 })
    await say(pushes.ravi, pushes.asha)
    await expect.poll(() => pushes.service.arrived).toHaveLength(1)
    await say(pushes.asha, pushes.ravi)
    await expect.poll(() => pushes.service.arrived[1]?.id).toBe(other.id)
    await expect.poll(pushes.due).toBe(1)
    answerLate()
    await pushes.allDone()
  })

  test('an event of more than a day ago: is not told, and does not stay due', async () => {
    await pushes.subscribe(pushes.asha)
    await say(pushes.ravi, pushes.asha)
    await db.sql`update pushes set at = now() - interval '25 hours', since = now() - interval '25 hours'`
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toEqual([])
  })

  test('an endless body after 201: it is told, and no more of it is read', async () => {
    let isClosed = false
    const endless = (response: ServerResponse) => {
      response.writeHead(201)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      response.on('close', () => {
        isClosed = true
      })
      more()
    }
    await pushes.subscribe(pushes.asha, {}, [endless])
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    await pushes.allDone()
    await expect.poll(() => isClosed).toBe(true)
    expect(pushes.service.arrived).toHaveLength(1)
  })

  test('three devices of a person: are told alike, and what there is to tell is read once', async () => {
    for (let devices = 0; devices < 3; devices += 1) await pushes.subscribe(pushes.asha)
    await say(pushes.ravi, pushes.asha)
    const statements = await statementsOf(db, async () => {
      pushes.start()
      await pushes.allDone()
    })
    const reads = statements
      .map(({ sql }) => sql)
      .filter((sql) => /^\s*(select|with)/.test(sql) && !/skip locked/.test(sql))
    expect(reads.length).toBeGreaterThan(0)
    expect(reads).toHaveLength(new Set(reads).size)
    expect(pushes.service.arrived).toHaveLength(3)
  })

  test('three processes: each push arrives once', async () => {
    await Promise.all(Array.from({ length: 3 }, () => pushes.subscribe(pushes.asha)))
    const writers = await Promise.all(
      Array.from({ length: 3 }, (_, i) => makePerson(pushes.testApp, db, `Writer ${i}`)),
    )
    for (const writer of writers) await match(writer, pushes.asha)
    await Promise.all(writers.map((writer) => say(writer, pushes.asha)))
    for (let i = 0; i < 3; i += 1) pushes.start()
    await pushes.allDone()
    const told = pushes.service.arrived.map(({ id, tag }) => `${id} ${tag}`)
    expect(told).toHaveLength(9)
    expect(new Set(told).size).toBe(9)
  })

  test('a process that died while sending: another one takes over', async () => {
    await pushes.subscribe(pushes.asha)
    await say(pushes.ravi, pushes.asha)
    await db.sql`update pushes set attempts = 1, next_attempt_at = now() + interval '300 milliseconds'`
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toHaveLength(1)
  })
})

describe('whose device it is', () => {
  const devices = async (who: TestPerson) =>
    (await db.sql`select device from push_subscriptions where user_id = ${who._id}`).map(({ device }) => device)

  test('a stranger: neither sees, changes nor removes it', async () => {
    const { device } = await pushes.subscribe(pushes.asha)
    expect(await pushes.asha.api.push.device({ device })).toEqual({
      publicKey: SERVER_KEYS.publicKey,
      choices: ALL,
      isCurrent: true,
    })
    expect(await pushes.ravi.api.push.device({ device })).toMatchObject({ choices: null, isCurrent: false })
    await expect(pushes.ravi.api.push.change({ device, ...ALL })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await pushes.ravi.api.push.unsubscribe({ device })
    expect(await devices(pushes.asha)).toEqual([device])
    await pushes.asha.api.push.unsubscribe({ device })
    expect(await devices(pushes.asha)).toEqual([])
  })

  test('somebody who subscribes with the address of another person’s device: takes nothing from them', async () => {
    const { device, subscription } = await pushes.subscribe(pushes.asha)
    await pushes.ravi.api.push.subscribe({ ...subscription, ...ALL })
    expect(await devices(pushes.asha)).toEqual([device])
  })

  test('log-out, also of a session that follows in the same browser: the device is told nothing more', async () => {
    const again = callerWith(db, await tokenFor(pushes.testApp, pushes.asha.firebaseUid), pushes.testApp.deps)
    const { device } = await pushes.subscribe(pushes.asha)
    await again.push.device({})
    await db.sql`update sessions set browser = 'same' where account = ${pushes.asha.firebaseUid}`
    await db.sql`update sessions set auth_time = auth_time - 100 where account = ${pushes.asha.firebaseUid} and auth_time = (
      select min(auth_time) from sessions where account = ${pushes.asha.firebaseUid})`
    await db.sql`update push_subscriptions set auth_time = (select min(auth_time) from sessions where account = ${pushes.asha.firebaseUid})`
    expect(await devices(pushes.asha)).toEqual([device])
    await again.sessions.endCurrent()
    expect(await devices(pushes.asha)).toEqual([])
  })

  test('a session that has ended without a trace: is told nothing, and its row goes', async () => {
    const reader = await makePerson(pushes.testApp, db, 'Reader')
    await match(reader, pushes.ravi)
    await pushes.subscribe(reader)
    await say(pushes.ravi, reader)
    await db.sql`insert into session_cutoffs (account, ended_before) values (${reader.firebaseUid}, 99999999999)`
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toEqual([])
    await deleteEndedSubscriptions(db.db, NOON)
    expect(await devices(reader)).toEqual([])
  })

  test('an eleventh device: replaces the one that was changed longest ago, also if several subscribe at once', async () => {
    const first = await pushes.subscribe(pushes.asha)
    await Promise.all(Array.from({ length: 12 }, () => pushes.subscribe(pushes.asha)))
    expect(await devices(pushes.asha)).toHaveLength(10)
    expect(await devices(pushes.asha)).not.toContain(first.device)
  })
})

describe('push.subscribe', () => {
  const { subscription } = { subscription: { keys: { p256dh: SERVER_KEYS.publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } } }
  test.each([
    ['http', 'http://fcm.googleapis.com/fcm/send/a'],
    ['a private address', 'https://10.0.0.1/push'],
    ['this machine', 'https://localhost/push'],
    ['an IPv6 address', 'https://[::1]/push'],
    ['another host', 'https://push.example/a'],
    ['a host with the same end', 'https://evilfcm.googleapis.com/a'],
    ['a host with the same beginning', 'https://fcm.googleapis.com.push.example/a'],
    ['another port', 'https://fcm.googleapis.com:8443/a'],
    ['a user', 'https://fcm.googleapis.com@push.example/a'],
    ['a password', 'https://a:b@fcm.googleapis.com/a'],
    ['a backslash', 'https://fcm.googleapis.com\\@push.example/a'],
    ['a bare suffix', 'https://notify.windows.com/a'],
    ['two labels under a suffix', 'https://a.b.notify.windows.com/a'],
    ['capitals', 'https://FCM.googleapis.com/a'],
    ['no URL', 'fcm.googleapis.com'],
  ])('%s: is refused, and the error names the field', async (_, endpoint) => {
    await expect(pushes.asha.api.push.subscribe({ ...subscription, ...ALL, endpoint })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'endpoint' },
    })
  })

  test('keys that are no point of the curve: are refused', async () => {
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const { subscription: real } = pushes.service.subscribe()
    await expect(
      pushes.asha.api.push.subscribe({ ...real, keys: { ...real.keys, p256dh }, ...ALL }),
    ).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
