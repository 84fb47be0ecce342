import { and, desc, eq, lt, ne } from 'drizzle-orm'
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
 * @returns false if there is none, or it is hidden already
 */
export const hideReference = (db: Db, referenceId: string, actor: Actor, reason: string): Promise<boolean> =>
  setHidden(db, referenceId, actor, reason)

/** Shows a hidden reference again. @returns false if there is none, or it is not hidden */
export const unhideReference = (db: Db, referenceId: string, actor: Actor): Promise<boolean> =>
  setHidden(db, referenceId, actor, null)

const setHidden = async (db: Db, referenceId: string, actor: Actor, reason: string | null): Promise<boolean> =>
  (await callFunction(db, 'hide_reference', { referenceId, actor, reason })) === true

const writer = alias(users, 'writer')
const about = alias(users, 'about')

/** References with a note to the moderators, newest first, before the id `before`; for moderators only. */
export const listNotesToModerators = (db: Db, { before, limit }: { before?: string; limit: number }) =>
  db
    .select({
      _id: r._id,
      at: r.createdAt,
      writer: writer.name,
      about: about.name,
      text: r.text,
      note: r.privateNote,
      hiddenReason: r.hiddenReason,
    })
    .from(r)
    .innerJoin(writer, eq(writer._id, r.fromId))
    .innerJoin(about, eq(about._id, r.aboutId))
    .where(and(ne(r.privateNote, ''), before === undefined ? undefined : lt(r._id, before)))
    .orderBy(desc(r._id))
    .limit(limit)
