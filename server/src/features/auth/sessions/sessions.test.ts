import { randomUUID } from 'node:crypto'
import type { Session } from '@saathi/shared/auth/sessions'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../../test/people.ts'
import { deleteExpiredSessions } from '../../../platform/identity/session-store.ts'
import { sessionsOf } from '../../../platform/identity/sessions.ts'
import { listSessions } from './queries/sessions.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
const LAPTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15'

type Device = { token: string; userAgent: string; cookie?: string }
let asha: TestPerson & { uid: string }
let phone: Device
let laptop: Device

const ask = ({ token, userAgent, cookie }: Device, method: 'GET' | 'POST', url: string) =>
  testApp.app.inject({
    method,
    url,
    payload: method === 'POST' ? {} : undefined,
    headers: { authorization: `Bearer ${token}`, 'user-agent': userAgent, ...(cookie && { cookie }) },
  })
const list = async (device: Device): Promise<Session[]> => (await ask(device, 'GET', '/api/sessions')).json()
const statusOf = async (device: Device) => (await ask(device, 'GET', '/api/users/profile')).statusCode

/** Logs in on a device and syncs, as our client does. */
async function logIn(uid: string, userAgent: string, cookie?: string): Promise<Device> {
  const device = { token: await tokenFor(testApp, uid), userAgent, cookie }
  const synced = await ask(device, 'POST', '/api/users/profile')
  expect(synced.statusCode).toBe(200)
  return { ...device, cookie: cookie ?? synced.headers['set-cookie']?.toString().split(';')[0] }
}

beforeEach(async () => {
  later(60)
  const person = await makePerson(testApp, db, 'Asha')
  const [row] = await db.sql`select firebase_uid as uid from users where id = ${person._id}`
  asha = { ...person, uid: row?.uid }
  await db.sql`delete from sessions where account = ${asha.uid}`
  later(1)
  phone = await logIn(asha.uid, PHONE)
  later(1)
  laptop = await logIn(asha.uid, LAPTOP)
})

describe('sessions.list', () => {
  test('two devices: lists both with their names, those used last first, and marks the own one', async () => {
    later(4)
    const signedInAt = (minutesAgo: number) => new Date(clock.getTime() - minutesAgo * 60_000).toISOString()
    expect(await list(laptop)).toEqual([
      {
        _id: expect.any(String),
        app: 'Safari',
        system: 'Mac',
        signedInAt: signedInAt(4),
        seenAt: signedInAt(4),
        isCurrent: true,
      },
      {
        _id: expect.any(String),
        app: 'Chrome',
        system: 'Android',
        signedInAt: signedInAt(5),
        seenAt: signedInAt(5),
        isCurrent: false,
      },
    ])
    expect((await list(phone)).filter(({ isCurrent }) => isCurrent)).toMatchObject([{ app: 'Chrome' }])
  })

  test('a session in use: is written again after five minutes, not before', async () => {
    const seen = async () =>
      (await db.sql`select seen_at from sessions where account = ${asha.uid} order by auth_time`)[0]
    await list(phone)
    const first = await seen()
    later(3)
    await list(phone)
    expect(await seen()).toEqual(first)
    later(2)
    await list(phone)
    await expect.poll(async () => (await seen())?.seen_at).toEqual(clock)
  })

  test('another account: its sessions are not listed and cannot be ended', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const his: Device = { token: ravi.token, userAgent: LAPTOP }
    const [mine] = await list(phone)
    expect((await list(his)).map(({ _id }) => _id)).not.toContain(mine?._id)
    expect((await ask(his, 'POST', `/api/sessions/${mine?._id}/end`)).statusCode).toBe(404)
    expect((await ask(his, 'POST', `/api/sessions/${randomUUID()}/end`)).statusCode).toBe(404)
    expect(await statusOf(phone)).toBe(200)
  })

  test('a browser that logs in again: is listed once, and logged out with all of its sessions', async () => {
    later(1)
    const again = await logIn(asha.uid, PHONE, phone.cookie)
    const listed = await list(laptop)
    expect(listed.map(({ app }) => app)).toEqual(['Chrome', 'Safari'])
    expect((await ask(laptop, 'POST', `/api/sessions/${listed[0]?._id}/end`)).statusCode).toBe(200)
    expect([await statusOf(again), await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401, 200])
  })

  test('a session that the provider has ended: is not listed', async () => {
    await db.sql`delete from identity_refresh_tokens where uid = ${asha.uid}`
    expect((await list(laptop)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  })
})

describe('the end of sessions', () => {
  const openSessions = async () =>
    (await db.sql`select count(*)::int as open from identity_refresh_tokens where uid = ${asha.uid}`)[0]?.open
  const idOf = async (device: Device) => (await list(device)).find(({ isCurrent }) => isCurrent)?._id

  test('sessions.end: its tokens are refused at once, its refresh token is deleted, and a repetition succeeds', async () => {
    const sessionId = await idOf(phone)
    const before = await openSessions()
    for (let times = 0; times < 2; times += 1)
      expect((await ask(laptop, 'POST', `/api/sessions/${sessionId}/end`)).statusCode).toBe(200)
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 200])
    expect(await openSessions()).toBe(before - 1)
    expect(await list(laptop)).toHaveLength(1)
    expect((await ask(phone, 'POST', '/api/users/profile')).statusCode).toBe(401)
  })

  test('sessions.endOthers: only the own session goes on, and a session never seen is refused too', async () => {
    const unseen: Device = { token: await tokenFor(testApp, asha.uid), userAgent: PHONE }
    later(1)
    const third = await logIn(asha.uid, PHONE, phone.cookie)
    expect((await ask(third, 'POST', '/api/sessions/end-others')).statusCode).toBe(200)
    expect([await statusOf(phone), await statusOf(unseen), await statusOf(third)]).toEqual([401, 401, 200])
    expect(await openSessions()).toBe(1)
  })

  test('sessions.endCurrent, at a log-out: the tokens of this session are refused at once, others go on', async () => {
    expect((await ask(phone, 'POST', '/trpc/sessions.endCurrent')).statusCode).toBe(200)
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 200])
  })

  test('sessions.endOthers twice, from two devices in turn: the second ends the first', async () => {
    await ask(laptop, 'POST', '/api/sessions/end-others')
    later(1)
    const next = await logIn(asha.uid, PHONE)
    await ask(next, 'POST', '/api/sessions/end-others')
    expect([await statusOf(laptop), await statusOf(next)]).toEqual([401, 200])
  })

  test('sessions.endAll: every session is refused, and a new log-in works', async () => {
    expect((await ask(laptop, 'POST', '/trpc/sessions.endAll')).statusCode).toBe(200)
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401])
    expect(await openSessions()).toBe(0)
    expect(await statusOf(await logIn(asha.uid, PHONE))).toBe(200)
  })

  test('a suspended user: may list and end sessions', async () => {
    await db.sql`update users set suspended_at = now() where id = ${asha._id}`
    expect(await list(laptop)).toHaveLength(2)
    expect((await ask(laptop, 'POST', '/api/sessions/end-others')).statusCode).toBe(200)
    expect(await statusOf(phone)).toBe(401)
  })

  test('not used for 90 days: refused and not listed, while its row is kept as a log', async () => {
    const authTime = Math.floor(clock.getTime() / 1000)
    later(91 * 24 * 60)
    sessionsOf(db.db).forget(asha.uid)
    await deleteExpiredSessions(db.db, clock, 180)
    expect(await db.sql`select 1 from sessions where account = ${asha.uid}`).not.toEqual([])
    expect(await sessionsOf(db.db).hasEnded({ account: asha.uid, authTime }, clock)).toBe(true)
    expect(await listSessions(db.db, asha.uid, clock)).toEqual([])
  })

  test('its row deleted after the period of logs: the session is still refused', async () => {
    await ask(laptop, 'POST', `/api/sessions/${await idOf(phone)}/end`)
    const ended = clock
    later(181 * 24 * 60)
    await deleteExpiredSessions(db.db, clock, 180)
    expect(await db.sql`select 1 from sessions where account = ${asha.uid}`).toEqual([])
    const authTime = Math.floor(ended.getTime() / 1000)
    sessionsOf(db.db).forget(asha.uid)
    expect(await sessionsOf(db.db).hasEnded({ account: asha.uid, authTime }, clock)).toBe(true)
    expect(await sessionsOf(db.db).hasEnded({ account: asha.uid, authTime: authTime + 92 * 86_400 }, clock)).toBe(false)
  })
})

describe('a log-in: the mail about a new device', () => {
  const mails = () =>
    db.sql`select kind, params, path from outbox where "to" = ${asha.email} and kind = 'newDevice' order by id`

  test('a new device: its owner is told the device and the time, once', async () => {
    await db.sql`delete from outbox where kind = 'newDevice'`
    later(1)
    const at = clock
    const tablet = await logIn(asha.uid, PHONE)
    later(10)
    await list(tablet)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toEqual({
      kind: 'newDevice',
      path: '/account/security',
      params: { device: 'Chrome on Android', at: expect.any(String) },
    })
    expect(new Date(mail?.params.at)).toEqual(at)
  })

  test('a browser that is known by its cookie: no mail', async () => {
    await db.sql`delete from outbox where kind = 'newDevice'`
    later(1)
    await logIn(asha.uid, PHONE, phone.cookie)
    expect(await mails()).toEqual([])
  })

  test('the first log-in of a fresh account: no mail, of an older one: a mail', async () => {
    const firstLogIn = async (createdAt: Date) => {
      await db.sql`delete from outbox where kind = 'newDevice'`
      await db.sql`delete from sessions where account = ${asha.uid}`
      await db.sql`update users set created_at = ${createdAt} where id = ${asha._id}`
      later(1)
      await logIn(asha.uid, PHONE)
      return (await mails()).length
    }
    expect(await firstLogIn(new Date(Date.now() - 60_000))).toBe(0)
    expect(await firstLogIn(new Date(Date.now() - 2 * 86_400_000))).toBe(1)
  })

  test('a session from before sessions were recorded: no mail', async () => {
    await db.sql`delete from outbox where kind = 'newDevice'`
    const old: Device = { token: await tokenFor(testApp, asha.uid), userAgent: LAPTOP }
    later(20)
    await list(old)
    expect(await mails()).toEqual([])
  })
})

test('five log-ins in the same second: are five sessions, and the end of the others ends four, seen or not', async () => {
  const devices: Device[] = await Promise.all(
    Array.from({ length: 5 }, async () => ({ token: await tokenFor(testApp, asha.uid), userAgent: PHONE })),
  )
  const [own, seen] = devices as [Device, Device]
  expect([await statusOf(own), await statusOf(seen)]).toEqual([200, 200])
  expect((await ask(own, 'POST', '/api/sessions/end-others')).statusCode).toBe(200)
  expect(await Promise.all(devices.map(statusOf))).toEqual([200, 401, 401, 401, 401])
  const next = { token: await tokenFor(testApp, asha.uid), userAgent: LAPTOP }
  expect((await ask(own, 'POST', '/trpc/sessions.endAll')).statusCode).toBe(200)
  expect([await statusOf(own), await statusOf(next)]).toEqual([401, 401])
  expect(await statusOf({ token: await tokenFor(testApp, asha.uid), userAgent: PHONE })).toBe(200)
})

test('sessions.endOthers with a log-in older than five minutes: is refused, so that an open session is not enough', async () => {
  later(6)
  const answer = await ask(laptop, 'POST', '/api/sessions/end-others')
  expect([answer.statusCode, answer.json().reason]).toEqual([403, 'login-too-old'])
  expect(await statusOf(phone)).toBe(200)
})

test('the first requests of a session at once: one row', async () => {
  const device: Device = { token: await tokenFor(testApp, asha.uid), userAgent: PHONE }
  await Promise.all(Array.from({ length: 10 }, () => statusOf(device)))
  const rows = await db.sql`select auth_time from sessions where account = ${asha.uid}`
  expect(new Set(rows.map(({ auth_time }) => auth_time)).size).toBe(rows.length)
})
