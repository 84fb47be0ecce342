import type { PushKind } from '@saathi/shared/push/schema'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { now } from '../../../db/columns.ts'
import { deleteBefore } from '../../../db/queries/delete-before.ts'
import { pushes, pushSubscriptions } from '../../../db/schema/push.ts'
import { users } from '../../../db/schema/users.ts'
import { sessionGoesOn } from '../../../platform/identity/session-store.ts'

/** A notification that a process has taken to send. `maySend`: its person and session may be told of it now. */
export type DuePush = {
  userId: string
  device: string
  tag: string
  kind: PushKind
  params: Record<string, string>
  at: string
  version: number
  attempts: number
  endpoint: string
  p256dh: string
  auth: string
  showsNames: boolean
  maySend: boolean
}

/** The time after its event for which a notification is retried, and for which the daily mail knows what was told. */
const GIVE_UP_AFTER = sql`interval '24 hours'`
const KEPT_DAYS = 8

const p = pushes
const ms = (time: number) => sql`${time} * interval '1 millisecond'`

const mayBeTold = sql`(${p.at} > now() - ${GIVE_UP_AFTER} and u.consented_at is not null and u.suspended_at is null and u.account_gone_at is null
  and u.deletion_asked_at is null and ${sessionGoesOn(sql`u.firebase_uid`, sql`s.auth_time`)})`

/**
 * Takes what is due, the longest due first, and reserves it for `leaseMs`; after that it is due again. What is too old to be sent
 * is taken too: left out it would stay due, and each statement would read all of it.
 */
export async function takeDuePushes(db: Db, { most, leaseMs }: { most: number; leaseMs: number }): Promise<DuePush[]> {
  const rows = await db.execute<DuePush & Record<string, unknown>>(sql`
    with due as (
      select user_id, device, tag from ${p}
      where next_attempt_at <= now()
      order by next_attempt_at limit ${most} for update skip locked)
    update ${p} set attempts = ${p}.attempts + 1, next_attempt_at = now() + ${ms(leaseMs)}
    from due, ${pushSubscriptions} s, ${users} u
    where (${p}.user_id, ${p}.device, ${p}.tag) = (due.user_id, due.device, due.tag)
      and (s.user_id, s.device) = (due.user_id, due.device) and u.id = due.user_id
    returning ${p}.user_id as "userId", ${p}.device, ${p}.tag, ${p}.kind, ${p}.params, ${p}.at::text, ${p}.version,
      ${p}.attempts, s.endpoint, s.p256dh, s.auth, s.shows_names as "showsNames", ${mayBeTold} as "maySend"`)
  return [...rows]
}

type Taken = Pick<DuePush, 'userId' | 'device' | 'tag' | 'version' | 'attempts'>

/** The row, unless another event has come or it was taken again since. */
const asTaken = ({ userId, device, tag, version, attempts }: Taken) =>
  and(
    eq(p.userId, userId),
    eq(p.device, device),
    eq(p.tag, tag),
    eq(p.version, version),
    eq(p.attempts, attempts),
    isNotNull(p.nextAttemptAt),
  )

/** Records that the push service has taken it. An event that has come meanwhile stays due. */
export async function saveTold(db: Db, push: DuePush): Promise<void> {
  const { userId, device, tag, version } = push
  await db
    .update(p)
    .set({
      toldUpTo: sql`greatest(${p.toldUpTo}, ${push.at}::timestamptz)`,
      nextAttemptAt: sql`case when ${p.version} <> ${version} then ${p.nextAttemptAt} end`,
      lastError: null,
    })
    .where(and(eq(p.userId, userId), eq(p.device, device), eq(p.tag, tag)))
}

/** Records that there is nothing to tell any more: it was read, or may not be seen. */
export async function saveDropped(db: Db, push: DuePush): Promise<void> {
  await db.update(p).set({ nextAttemptAt: null, lastError: null }).where(asTaken(push))
}

type Failure = { code: string; permanent: boolean; retryMs: number }

/** Records a failed attempt: it is due again in `retryMs`, or given up. Returns whether it was given up. */
export async function savePushFailure(db: Db, push: DuePush, { code, permanent, retryMs }: Failure): Promise<boolean> {
  const again = sql`${now} + ${ms(retryMs)}`
  const isOver = permanent ? sql`true` : sql`${again} > ${p.at} + ${GIVE_UP_AFTER}`
  const [failed] = await db
    .update(p)
    .set({ lastError: code, nextAttemptAt: sql`case when ${isOver} then null else ${again} end` })
    .where(asTaken(push))
    .returning({ nextAttemptAt: p.nextAttemptAt })
  return failed?.nextAttemptAt === null
}

/** Deletes what is so old that no daily mail is about it. */
export const deleteOldPushes = (db: Db, at: Date) =>
  deleteBefore(db, p, p.at, new Date(at.getTime() - KEPT_DAYS * 86_400_000).toISOString())

/** Until when a person was told of each thing by a notification, and when its last event was, by its tag. */
export async function toldByTag(db: Db, userId: string): Promise<Map<string, { upTo: string; lastAt: string }>> {
  const upTo = sql<string>`max(${p.toldUpTo})`.mapWith(p.at)
  const lastAt = sql<string>`max(${p.at})`.mapWith(p.at)
  const rows = await db
    .select({ tag: p.tag, upTo, lastAt })
    .from(p)
    .where(and(eq(p.userId, userId), isNotNull(p.toldUpTo)))
    .groupBy(p.tag)
  return new Map(rows.map(({ tag, ...row }) => [tag, row]))
}
