import type { StaffReference, StaffReferencesQuery } from '@saathi/shared/moderation/references'
import { and, desc, eq, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Actor } from '../../../db/queries/actor.ts'
import { travelReferences } from '../../../db/schema/references.ts'
import { users } from '../../../db/schema/users.ts'

const r = travelReferences

/**
 * Hides a reference: it is gone from lists and counts, and its writer alone reads why.
 * @param reason 1 to 300 characters, for the writer
 * @returns false if there is none, it is hidden already, or the member of the staff has a part in it
 */
export const hideReference = (db: Db, referenceId: string, actor: Actor, reason: string): Promise<boolean> =>
  setHidden(db, referenceId, actor, reason)

/** Shows a hidden reference again. @returns false if there is none, it is not hidden, or they have a part in it */
export const unhideReference = (db: Db, referenceId: string, actor: Actor): Promise<boolean> =>
  setHidden(db, referenceId, actor, null)

const setHidden = async (db: Db, referenceId: string, actor: Actor, reason: string | null): Promise<boolean> =>
  (await callFunction(db, 'hide_reference', { referenceId, actor, reason })) === true

const writer = alias(users, 'writer')
const about = alias(users, 'about')
const person = (of: typeof writer | typeof about) => ({
  _id: of._id,
  name: of.name,
  profilePicture: of.profilePicture,
  isDeleted: sql<boolean>`false`,
})

const stateIs: Record<StaffReferencesQuery['state'], SQL | undefined> = {
  noted: ne(r.privateNote, ''),
  hidden: isNotNull(r.hiddenAt),
  all: undefined,
}

type Query = Omit<StaffReferencesQuery, 'cursor'> & { staffId: string; before: string | undefined }

/** References with their notes to the moderators, newest first, without those that this member of the staff wrote or that are about them. */
export const listReferencesForStaff = (
  db: Db,
  { state, userId, staffId, before, limit }: Query,
): Promise<StaffReference[]> =>
  db
    .select({
      _id: r._id,
      createdAt: r.createdAt,
      by: person(writer),
      about: person(about),
      text: r.text,
      reply: r.reply,
      note: r.privateNote,
      hiddenReason: r.hiddenReason,
    })
    .from(r)
    .innerJoin(writer, eq(writer._id, r.fromId))
    .innerJoin(about, eq(about._id, r.aboutId))
    .where(
      and(
        stateIs[state],
        userId ? eq(r.fromId, userId) : undefined,
        ne(r.fromId, staffId),
        ne(r.aboutId, staffId),
        before ? lt(r._id, before) : undefined,
      ),
    )
    .orderBy(desc(r._id))
    .limit(limit)
