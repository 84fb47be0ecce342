import type { PushChoices, PushSubscribe } from '@saathi/shared/push/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { pushSubscriptions } from '../../../db/schema/push.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import { inUse, sessionGoesOn } from '../../../platform/identity/session-store.ts'
import { deviceOf } from '../../../platform/push/endpoint.ts'

/** The devices of a person that are told of news. */
const DEVICES_MAX = 10

const s = pushSubscriptions

const isDevice = (userId: string, device: string) => and(eq(s.userId, userId), eq(s.device, device))

export async function findSubscription(db: Db, userId: string, device: string) {
  const [found] = await db
    .select({ kinds: s.kinds, showsNames: s.showsNames, authTime: s.authTime })
    .from(s)
    .where(isDevice(userId, device))
  return found ?? null
}

export async function saveSubscription(
  db: Db,
  userId: string,
  { endpoint, keys, kinds, showsNames }: PushSubscribe,
  authTime: number,
): Promise<void> {
  const device = deviceOf(endpoint)
  const facts = { userId, device, endpoint, ...keys, authTime, kinds: [...new Set(kinds)], showsNames }
  await callFunction(db, 'subscribe_push', { ...facts, most: DEVICES_MAX })
}

/** Changes what a device is told; false if it is told nothing yet. */
export async function changeSubscription(
  db: Db,
  userId: string,
  device: string,
  { kinds, showsNames }: PushChoices,
): Promise<boolean> {
  const changed = await db
    .update(s)
    .set({ kinds: [...new Set(kinds)], showsNames, changedAt: sql`now()` })
    .where(isDevice(userId, device))
    .returning({ device: s.device })
  return changed.length > 0
}

export async function deleteSubscription(db: Db, userId: string, device: string): Promise<void> {
  await db.delete(s).where(isDevice(userId, device))
}

/** Subscriptions that one statement looks at. */
const BATCH = 1_000

/** Deletes the subscriptions of sessions that have ended, or that are not used any more. */
export async function deleteEndedSubscriptions(db: Db, now: Date): Promise<void> {
  const isOpen = sql`exists (select from ${users} u join ${sessions} on ${sessions.account} = u.firebase_uid
    where u.id = ${s.userId} and ${sessions.authTime} = ${s.authTime} and ${inUse(now)}
      and ${sessionGoesOn(sql`u.firebase_uid`, s.authTime)})`
  const place = sql`(${s.userId}, ${s.device})`
  let after = sql`true`
  for (;;) {
    const [last] = await db
      .select({ userId: s.userId, device: s.device })
      .from(s)
      .where(after)
      .orderBy(asc(s.userId), asc(s.device))
      .offset(BATCH - 1)
      .limit(1)
    const end = last && sql`(${last.userId}::uuid, ${last.device}::text)`
    await db.delete(s).where(and(after, end && sql`${place} <= ${end}`, sql`not ${isOpen}`))
    if (!end) return
    after = sql`${place} > ${end}`
  }
}
