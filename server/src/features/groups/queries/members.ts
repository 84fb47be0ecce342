import type { Member } from '@saathi/shared/groups/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { users } from '../../../db/schema/users.ts'

export type KnownMember = { member: Member; isSuspended: boolean }

const prepared = perDb((db) =>
  db
    .select({
      _id: users._id,
      name: users.name,
      profilePicture: users.profilePicture,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null`,
    })
    .from(users)
    .where(sql`${users._id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('group_people'),
)

/** The people with these ids; those whose accounts were deleted are missing. */
export async function findMembers(db: Db, ids: (string | null)[]): Promise<Map<string, KnownMember>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await prepared(db).execute({ ids: idArray(wanted) })
  return new Map(rows.map(({ isSuspended, ...member }) => [member._id, { member, isSuspended }]))
}
