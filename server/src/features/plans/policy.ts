import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { UserRef } from '../../db/queries/relationships.ts'
import { plans } from '../../db/schema/plans.ts'

/** The person who looks for plans. `hidden`: the people whom a block hides, as an array. `gender`: their declared one. */
type Seeker = { me: UserRef; gender: UserRef; hidden: UserRef }

/**
 * True for a plan of another that a search may find: not one that nobody is to find, that is for another gender, or whose owner
 * a block hides. Only columns of `plans`, since a node of a cluster answers it alone; what depends on the owner is `isShown`.
 */
export const isFoundBy = ({ me, gender, hidden }: Seeker): SQL =>
  sql`(${plans.userId} <> ${me}::uuid and ${plans.visibleTo} <> 'nobody'
    and (${plans.onlyGender} is null or ${plans.onlyGender} = ${gender}::text)
    and ${plans.userId} <> all(${hidden}::uuid[]))`

/** True for a plan that everybody may find, without being signed in. */
export const isForEverybody = (): SQL | undefined => and(eq(plans.visibleTo, 'everyone'), isNull(plans.onlyGender))

/** Whether the owner of a plan that a search found shows it to the reader: to everybody, or to those connected with them. */
export const isShown = (
  { visibleTo }: { visibleTo: string },
  { followsMe, matched }: { followsMe: boolean; matched: boolean },
): boolean => visibleTo === 'everyone' || (visibleTo === 'connections' && (followsMe || matched))
