import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import { RETENTION } from '@saathi/shared/legal/retention'
import type { PhotoCheck, PhotoGesture, PhotoOutcome } from '@saathi/shared/moderation/schema'
import { and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../db/queries/actor.ts'
import { photoChecks } from '../../../db/schema/safety.ts'

const p = getTableColumns(photoChecks)

/** The state of the user's photo check. */
export async function findPhotoCheck(db: Db, userId: string): Promise<PhotoCheck> {
  const [check] = await db.select().from(photoChecks).where(eq(p.userId, userId))
  if (!check) return { state: 'none', gesture: null, at: null }
  const { gesture, createdAt, sentAt, decidedAt, outcome } = check
  if (outcome) return { state: outcome, gesture: null, at: decidedAt }
  return { state: sentAt ? 'waiting' : 'open', gesture, at: sentAt ?? createdAt }
}

type Opening = { gesture: PhotoGesture; consent: boolean; now: Date }

/** Opens a photo check with this gesture. One that is open, waits or was accepted stays as it is. */
export async function openPhotoCheck(db: Db, userId: string, { gesture, consent, now }: Opening) {
  const given = { userId, gesture, agrees: consent, notice: NOTICE_VERSION, at: now }
  return (await callFunction(db, 'open_photo_check', given)).outcome
}

/** Stores the picture of an open photo check; false when none is open, or it has its picture. */
export async function savePhoto(db: Db, userId: string, bytes: Uint8Array): Promise<boolean> {
  const saved = await db
    .update(photoChecks)
    .set({ bytes, sentAt: sql`now()` })
    .where(and(eq(p.userId, userId), isNull(p.sentAt), isNull(p.decidedAt)))
    .returning({ userId: p.userId })
  return saved.length > 0
}

/** When a moderator has compared the user's current profile picture with a picture of them; null if none has. */
export async function photoCheckedAt(db: Db, userId: string): Promise<string | null> {
  const [check] = await db
    .select({ at: p.decidedAt })
    .from(photoChecks)
    .where(and(eq(p.userId, userId), eq(p.outcome, 'accepted')))
  return check?.at ?? null
}

/** The pictures that wait for a decision, without the one of this member of the staff. */
export const countWaitingPhotos = (db: Db, staffId: string) =>
  db.$count(photoChecks, and(isNotNull(p.bytes), ne(p.userId, staffId)))

type PhotoDecision = { outcome: PhotoOutcome; actor: Actor; note?: string }

/** Decides a photo check, deletes its picture and notifies the user, whose name it returns. Null if none waits with this id. */
export const decidePhoto = (db: Db, checkId: string, { outcome, actor, note = '' }: PhotoDecision) =>
  callFunction(db, 'decide_photo', { checkId, outcome, actor, note })

/** Deletes photo checks without a decision, with their pictures, after 14 days. */
export async function deleteExpiredPhotoChecks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.photoCheckDays * 86_400_000).toISOString()
  await db.delete(photoChecks).where(and(isNull(p.decidedAt), sql`coalesce(${p.sentAt}, ${p.createdAt}) < ${before}`))
}
