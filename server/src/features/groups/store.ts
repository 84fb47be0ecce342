import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Reader } from './access.ts'

type Writer = Pick<Reader, 'userId' | 'today'>

type Outcome = { outcome: 'sent' | 'missing' | 'reply' | 'key'; entry_number: number | string | null }

type Draft = { tourId: string; text: string; picture?: string | null; replyTo?: number | null; key?: string }

/** Sends a message, once for each key. Returns the number of the entry or the reason why it was not sent. */
export async function sendToGroup(
  db: Db,
  { userId, today }: Writer,
  { tourId, text, picture, replyTo, key }: Draft,
): Promise<number | 'missing' | 'reply' | 'key'> {
  const [sent] = await db.execute<Outcome>(sql`
    select * from send_to_group(${tourId}, ${userId}, ${text}, ${picture ?? null}, ${replyTo ?? null}, ${key ?? null}, ${today})`)
  if (sent?.outcome === 'sent') return Number(sent.entry_number)
  return sent?.outcome ?? 'missing'
}

/** Adds or takes back a reaction to a message; false when the user may not see it. */
export async function reactInGroup(
  db: Db,
  { userId, today }: Writer,
  { tourId, number, reaction, on }: { tourId: string; number: number; reaction: string; on: boolean },
): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(
    sql`select react_in_group(${tourId}, ${userId}, ${number}, ${reaction}, ${on}, ${today}) as done`,
  )
  return row?.done === true
}

/** Pins a message of the host's group, or takes that back; false when the user is not the host, or may not see it. */
export async function pinInGroup(
  db: Db,
  { userId, today }: Writer,
  { tourId, number, pinned }: { tourId: string; number: number; pinned: boolean },
): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(
    sql`select pin_in_group(${tourId}, ${userId}, ${number}, ${pinned}, ${today}) as done`,
  )
  return row?.done === true
}

/** Marks entries as read. Returns how many are unread afterwards; null when the user is not a member. */
export async function markGroupRead(
  db: Db,
  { userId, today }: Writer,
  { tourId, upTo }: { tourId: string; upTo: number },
): Promise<number | null> {
  const [row] = await db.execute<{ unread: number | null }>(
    sql`select mark_group_read(${tourId}, ${userId}, ${upTo}, ${today}) as unread`,
  )
  return row?.unread ?? null
}

/** Mutes a group, or takes that back; false when the user is not a member. */
export async function muteGroup(
  db: Db,
  { userId, today }: Writer,
  { tourId, muted }: { tourId: string; muted: boolean },
): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(
    sql`select mute_group(${tourId}, ${userId}, ${muted}, ${today}) as done`,
  )
  return row?.done === true
}
