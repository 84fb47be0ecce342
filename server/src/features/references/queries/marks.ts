import { indianDay } from '@saathi/shared/lib/days'
import type { Marks } from '@saathi/shared/references/schema'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import type { DocumentChecks } from '../../../platform/document-checks.ts'
import { photoCheckedAt } from '../../moderation/queries/photo-checks.ts'
import { countReferences, type Reader } from './references.ts'

const monthOf = (instant: string) => ({ month: indianDay(new Date(instant)).slice(0, 7) })

/**
 * What was checked about somebody whom the reader may see. An account has a profile only once its address is confirmed,
 * so that of the address is the month of the profile. Nobody logs in by phone so far.
 */
export async function findMarks(
  db: Db,
  userId: string,
  reader: Reader,
  documents: DocumentChecks | undefined,
): Promise<Marks | null> {
  const [[person], { count }, photo, document] = await Promise.all([
    db
      .select({ joinedIn: sql<string>`to_char(${users.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM')` })
      .from(users)
      .where(eq(users._id, userId)),
    countReferences(db, userId, reader),
    photoCheckedAt(db, userId),
    documents?.checkedAt(userId) ?? null,
  ])
  if (!person) return null
  return {
    email: { month: person.joinedIn },
    phone: null,
    photo: photo === null ? null : monthOf(photo),
    document: document && monthOf(document.toISOString()),
    references: count,
  }
}
