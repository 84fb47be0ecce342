import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Reader } from '../policy.ts'

type Writer = Pick<Reader, 'userId' | 'today'>
type Draft = { tourId: string; text: string; picture?: string | null; replyTo?: number | null; key?: string }

/** Sends a message, once for each key. Returns the number of the entry or the reason why it was not sent. */
export async function sendToGroup(
  db: Db,
  { userId, today }: Writer,
  { tourId, text, picture = null, replyTo = null, key }: Draft,
): Promise<number | 'missing' | 'reply' | 'key'> {
  const message = { tourId, authorId: userId, text, picture, replyTo, key: key ?? null, today }
  const { outcome, entry_number } = await callFunction(db, 'send_to_group', message)
  return outcome === 'sent' ? Number(entry_number) : outcome
}

/** Adds or takes back a reaction to a message; false when the user may not see it. */
export const reactInGroup = async (
  db: Db,
  { userId, today }: Writer,
  { tourId, number, reaction, on }: { tourId: string; number: number; reaction: string; on: boolean },
): Promise<boolean> =>
  (await callFunction(db, 'react_in_group', { tourId, userId, number, reaction, isOn: on, today })) === true

/** Pins a message of the host's group, or takes that back; false when the user is not the host, or may not see it. */
export const pinInGroup = async (
  db: Db,
  { userId, today }: Writer,
  { tourId, number, pinned }: { tourId: string; number: number; pinned: boolean },
): Promise<boolean> =>
  (await callFunction(db, 'pin_in_group', { tourId, hostId: userId, number, isPinned: pinned, today })) === true

/** Marks entries as read. Returns how many are unread afterwards; null when the user is not a member. */
export const markGroupRead = (
  db: Db,
  { userId, today }: Writer,
  { tourId, upTo }: { tourId: string; upTo: number },
): Promise<number | null> => callFunction(db, 'mark_group_read', { tourId, userId, upTo, today })

/** Mutes a group, or takes that back; false when the user is not a member. */
export const muteGroup = async (
  db: Db,
  { userId, today }: Writer,
  { tourId, muted }: { tourId: string; muted: boolean },
): Promise<boolean> => (await callFunction(db, 'mute_group', { tourId, userId, isMuted: muted, today })) === true
