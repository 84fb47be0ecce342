import { addDays } from '@saathi/shared/lib/days'
import type { Trip } from '@saathi/shared/trips/schema'
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { deleteBefore } from '../../../db/queries/delete-before.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { tripLinks } from '../../../db/schema/trip-links.ts'
import { users } from '../../../db/schema/users.ts'
import { linkTokenHash } from '../../../platform/link-token.ts'

type Kind = Trip['links'][number]['kind']
type Dates = Pick<Trip, 'startDate' | 'dayCount'>

/** The last day on which a link for the family works: the day after the trip. Null for a trip without dates. */
export const familyLinkEnd = ({ startDate, dayCount }: Dates): string | null =>
  startDate === null ? null : addDays(startDate, dayCount)

type NewLink = {
  tripId: string
  kind: Kind
  ownerId: string
  token: string
  firstName: boolean
  showsTimes: boolean
  showsCosts: boolean
  expiresOn: string | null
  now: Date
}

/** Saves a link in place of the trip's link of that kind, which ends. */
export async function saveLink(db: Db, { token, now, ...link }: NewLink): Promise<void> {
  const facts = { ...link, tokenHash: linkTokenHash(token), createdAt: now.toISOString() }
  await db
    .insert(tripLinks)
    .values(facts)
    .onConflictDoUpdate({ target: [tripLinks.tripId, tripLinks.kind], set: facts })
}

export async function deleteLink(db: Db, ownerId: string, tripId: string, kind: Kind): Promise<void> {
  await db
    .delete(tripLinks)
    .where(and(eq(tripLinks.tripId, tripId), eq(tripLinks.kind, kind), eq(tripLinks.ownerId, ownerId)))
}

/** Deletes the links of a trip that its owner has removed. */
export async function deleteLinks(db: Db, ownerId: string, tripId: string): Promise<void> {
  await db.delete(tripLinks).where(and(eq(tripLinks.tripId, tripId), eq(tripLinks.ownerId, ownerId)))
}

/** The links of a trip that work, for its owner. */
export async function listLinks(db: Db, trip: Dates & { _id: string; ownerId: string }, today: string) {
  const rows = await db
    .select({
      kind: tripLinks.kind,
      createdAt: tripLinks.createdAt,
      expiresOn: tripLinks.expiresOn,
      times: tripLinks.showsTimes,
      costs: tripLinks.showsCosts,
    })
    .from(tripLinks)
    .where(and(eq(tripLinks.tripId, trip._id), eq(tripLinks.ownerId, trip.ownerId), notExpired(today)))
    .orderBy(asc(tripLinks.kind))
  return rows.filter((link) => isOpen(link, trip, today))
}

/** Moves the end of the link for the family with the dates of its trip. A link that has ended stays so. */
export async function moveFamilyLink(db: Db, trip: Dates & { _id: string }, today: string): Promise<void> {
  const expiresOn = familyLinkEnd(trip)
  if (expiresOn === null) return
  await db
    .update(tripLinks)
    .set({ expiresOn })
    .where(and(eq(tripLinks.tripId, trip._id), eq(tripLinks.kind, 'family'), gte(tripLinks.expiresOn, today)))
}

/**
 * The link with a token, and the first name that it shows; null for one that is unknown, revoked or expired, or whose
 * owner is suspended, leaving, or separated from the reader by a block. `reader`: a signed-in user.
 */
export async function findLink(db: Db, token: string, { reader, today }: { reader: string | null; today: string }) {
  const [link] = await db
    .select({
      tripId: tripLinks.tripId,
      kind: tripLinks.kind,
      ownerId: tripLinks.ownerId,
      expiresOn: tripLinks.expiresOn,
      showsTimes: tripLinks.showsTimes,
      showsCosts: tripLinks.showsCosts,
      firstName: sql<string | null>`case when ${tripLinks.firstName} then split_part(trim(${users.name}), ' ', 1) end`,
    })
    .from(tripLinks)
    .innerJoin(users, eq(users._id, tripLinks.ownerId))
    .where(
      and(
        eq(tripLinks.tokenHash, linkTokenHash(token)),
        notExpired(today),
        isNull(users.suspendedAt),
        isNull(users.accountGoneAt),
        isNull(users.deletionAskedAt),
        reader === null ? undefined : notBlocked(reader, tripLinks.ownerId),
      ),
    )
  return link ?? null
}

const notExpired = (today: string) => or(isNull(tripLinks.expiresOn), gte(tripLinks.expiresOn, today))

/** Whether a link works by the trip's present dates: they may have been moved since the link was made. */
export function isOpen({ kind }: { kind: Kind }, trip: Dates, today: string): boolean {
  if (kind === 'read') return true
  const end = familyLinkEnd(trip)
  return end !== null && end >= today
}

/** Deletes the links that have expired. */
export async function deleteExpiredLinks(db: Db, today: string): Promise<void> {
  await deleteBefore(db, tripLinks, tripLinks.expiresOn, today)
}
