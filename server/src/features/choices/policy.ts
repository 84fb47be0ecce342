import { type SQL, sql } from 'drizzle-orm'
import { notBlocked, notSuspended } from '../../db/queries/relationships.ts'
import { choices } from '../../db/schema/choices.ts'

export type Reader = { userId: string; today: string; now: Date }

/**
 * True for a row of `choices`, joined with the reader's of `choice_people`, that the reader may see: the rule of
 * `choice_right`. A test compares the two.
 */
export const maySee = ({ userId, today }: Pick<Reader, 'userId' | 'today'>): SQL =>
  sql`(${notBlocked(userId, choices.ownerId)} and ${notSuspended(choices.ownerId)}
    and (${choices.groupId} is null or is_group_member(${userId}::uuid, ${choices.groupId}, ${today}::date)))`
