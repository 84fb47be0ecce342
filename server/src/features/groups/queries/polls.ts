import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Reader } from '../policy.ts'

/** The data of a poll in `group_entries.data`; `closedAt` once somebody has closed it. */
export type PollData = { choices: string[]; severalVotes: boolean; closesAt: string | null; closedAt?: string }
export type MeetingData = { meetAt: string; note: string; mapUrl: string | null }

type New = { tourId: string; text: string; key?: string | undefined; inTime: boolean } & (
  | { kind: 'poll'; data: PollData }
  | { kind: 'meeting'; data: MeetingData }
)

/**
 * Adds a poll or a meeting point, once for each key. Returns its number, or the reason why it was not added. When the
 * tour is cancelled, or its time is over or too late (`inTime`), only a repetition succeeds.
 */
export async function postInGroup(
  db: Db,
  { userId, today }: Pick<Reader, 'userId' | 'today'>,
  { tourId, kind, text, data, key, inTime }: New,
): Promise<number | 'missing' | 'key' | 'cancelled' | 'time'> {
  const entry = { tourId, authorId: userId, kind, text, data, key: key ?? null, today, inTime }
  const { outcome, entry_number } = await callFunction(db, 'post_in_group', entry)
  return outcome === 'sent' ? Number(entry_number) : outcome
}

/** Replaces the user's votes. `choice`: the poll has no such choice, or takes only one. */
export const voteInGroup = (
  db: Db,
  { userId, today, now }: Reader,
  { tourId, number, choices }: { tourId: string; number: number; choices: number[] },
) => callFunction(db, 'vote_in_group', { tourId, userId, number, choices, at: now, today })

/** Closes a poll; false when the user is neither its author nor the host, or may not see it. */
export const closePoll = async (
  db: Db,
  { userId, today, now }: Reader,
  { tourId, number }: { tourId: string; number: number },
): Promise<boolean> => (await callFunction(db, 'close_poll', { tourId, userId, number, at: now, today })) === true

/** Notes that the user is at the newest meeting point, or takes that back. Returns the number of the meeting point. */
export async function arriveInGroup(
  db: Db,
  { userId, today, now }: Reader,
  { tourId, here }: { tourId: string; here: boolean },
): Promise<number | 'missing' | 'day'> {
  const arrival = { tourId, userId, isHere: here, at: now, today }
  const { outcome, entry_number } = await callFunction(db, 'arrive_in_group', arrival)
  return outcome === 'done' ? Number(entry_number) : outcome
}
