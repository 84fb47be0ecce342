import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Reader } from './access.ts'

/** What only polls have, as `group_entries.data`; `closedAt` once somebody has closed it. */
export type PollData = { choices: string[]; severalVotes: boolean; closesAt: string | null; closedAt?: string }
export type MeetingData = { meetAt: string; note: string; mapUrl: string | null }

type New = { tourId: string; text: string; key?: string | undefined; inTime: boolean } & (
  | { kind: 'poll'; data: PollData }
  | { kind: 'meeting'; data: MeetingData }
)

/**
 * Adds a poll or a meeting point, once for each key. Returns its number, or the reason why it was not added. When its time
 * is over or too late (`inTime`), only a repetition succeeds.
 */
export async function postInGroup(
  db: Db,
  { userId, today }: Pick<Reader, 'userId' | 'today'>,
  { tourId, kind, text, data, key, inTime }: New,
): Promise<number | 'missing' | 'key' | 'time'> {
  const [sent] = await db.execute<{
    outcome: 'sent' | 'missing' | 'key' | 'time'
    entry_number: number | string | null
  }>(sql`
    select * from post_in_group(${tourId}, ${userId}, ${kind}, ${text}, ${JSON.stringify(data)}::text::jsonb,
      ${key ?? null}, ${today}, ${inTime})`)
  if (sent?.outcome === 'sent') return Number(sent.entry_number)
  return sent?.outcome ?? 'missing'
}

/** Replaces the user's votes. `choice`: the poll has no such choice, or takes only one. */
export async function voteInGroup(
  db: Db,
  { userId, today, now }: Reader,
  { tourId, number, choices }: { tourId: string; number: number; choices: number[] },
): Promise<'voted' | 'missing' | 'closed' | 'choice'> {
  const [row] = await db.execute<{ outcome: 'voted' | 'missing' | 'closed' | 'choice' }>(sql`
    select vote_in_group(${tourId}, ${userId}, ${number}, ${`{${choices.join()}}`}, ${now.toISOString()}, ${today}) as outcome`)
  return row?.outcome ?? 'missing'
}

/** Closes a poll; false when the user is neither its author nor the host, or may not see it. */
export async function closePoll(
  db: Db,
  { userId, today, now }: Reader,
  { tourId, number }: { tourId: string; number: number },
): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(
    sql`select close_poll(${tourId}, ${userId}, ${number}, ${now.toISOString()}, ${today}) as done`,
  )
  return row?.done === true
}

/** Notes that the user is at the newest meeting point, or takes that back. Returns the number of the meeting point. */
export async function arriveInGroup(
  db: Db,
  { userId, today, now }: Reader,
  { tourId, here }: { tourId: string; here: boolean },
): Promise<number | 'missing' | 'day'> {
  const [row] = await db.execute<{ outcome: 'done' | 'missing' | 'day'; entry_number: number | string | null }>(
    sql`select * from arrive_in_group(${tourId}, ${userId}, ${here}, ${now.toISOString()}, ${today})`,
  )
  if (row?.outcome === 'done') return Number(row.entry_number)
  return row?.outcome ?? 'missing'
}
