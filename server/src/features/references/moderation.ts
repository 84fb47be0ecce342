import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { travelReferences } from '../../db/schema/references.ts'
import { users } from '../../db/schema/social.ts'

const r = travelReferences

/**
 * Hides a reference: it is gone from lists and counts, and its writer alone reads why.
 * @param reason 1 to 300 characters, for the writer
 * @returns false if there is none, or it is hidden already
 */
export async function hideReference(db: Db, referenceId: string, reason: string): Promise<boolean> {
  const hidden = await db
    .update(r)
    .set({ hiddenAt: sql`now()`, hiddenReason: reason })
    .where(and(eq(r._id, referenceId), isNull(r.hiddenAt)))
    .returning({ _id: r._id })
  return hidden.length > 0
}

/** Shows a hidden reference again. @returns false if there is none, or it is not hidden */
export async function unhideReference(db: Db, referenceId: string): Promise<boolean> {
  const shown = await db
    .update(r)
    .set({ hiddenAt: null, hiddenReason: null })
    .where(and(eq(r._id, referenceId), sql`${r.hiddenAt} is not null`))
    .returning({ _id: r._id })
  return shown.length > 0
}

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
