import type { Home } from '@saathi/shared/home/schema'
import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { jsonRows } from '../../../db/queries/json.ts'
import { choiceCandidates, choicePeople, choices } from '../../../db/schema/choices.ts'
import { maySee, type Reader } from '../policy.ts'

type WaitingChoice = NonNullable<Home['choices']>[number]

/**
 * The choices that wait for the reader: open ones in which they can vote and have not, by their end, then those with a winner that
 * nobody has opened as a trip, the newest first. An expression, so that it can be read with others.
 */
export function waitingChoices(reader: Reader, most: number): SQL<WaitingChoice[]> {
  const candidates = sql`(select count(*) from ${choiceCandidates} c where c.choice_id = ${choices._id})`
  const waitsForVote = and(
    isNull(choices.outcome),
    gt(choices.closesAt, reader.now.toISOString()),
    isNull(choicePeople.votedAt),
    sql`${candidates} > 1`,
  )
  const waitsForTrip = and(eq(choices.outcome, 'won'), isNull(choices.tripId))
  return jsonRows<WaitingChoice>(
    {
      choiceId: choices._id,
      title: choices.title,
      kind: sql`case when ${choices.outcome} is null then 'vote' else 'open' end`,
    },
    sql`from ${choicePeople} join ${choices} on ${choices._id} = ${choicePeople.choiceId}
      where ${and(eq(choicePeople.userId, reader.userId), or(waitsForVote, waitsForTrip), maySee(reader))}
      order by ${choices.outcome} nulls first, case when ${choices.outcome} is null then ${choices.closesAt} end,
        ${choices.closesAt} desc, ${choices._id}
      limit ${most}`,
  )
}
