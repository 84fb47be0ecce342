import { RETENTION } from '@saathi/shared/legal/retention'
import { and, asc, isNull, lte } from 'drizzle-orm'
import type { Deps } from '../../context.ts'
import type { Db } from '../../db/client.ts'
import { deleteBefore } from '../../db/queries/delete-before.ts'
import { choices } from '../../db/schema/choices.ts'
import { settleChoice } from './queries/choices.ts'

const BATCH_SIZE = 100

/** Closes choices whose time is over, at most 100. */
export async function settleDueChoices(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ choiceId: choices._id })
    .from(choices)
    .where(and(isNull(choices.closedAt), lte(choices.closesAt, now.toISOString())))
    .orderBy(asc(choices.closesAt))
    .limit(BATCH_SIZE)
  for (const { choiceId } of due) await settleChoice(db, choiceId, now)
}

/** Deletes choices, with their votes, a while after they have closed. */
export const deleteOldChoices = (db: Db, now: Date): Promise<void> =>
  deleteBefore(db, choices, choices.closedAt, new Date(now.getTime() - RETENTION.choiceDays * 86_400_000).toISOString())

export const choicesJobs = ({ db, now }: Pick<Deps, 'db' | 'now'>) => ({
  dueChoices: () => settleDueChoices(db, now()),
  oldChoices: () => deleteOldChoices(db, now()),
})
