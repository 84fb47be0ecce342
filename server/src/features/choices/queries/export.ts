import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { choiceCandidates, choicePeople, choices } from '../../../db/schema/choices.ts'

/** The personal data of a user in choices: those that they started, what they added, and their own votes. */
export async function exportChoices(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const c = choiceCandidates
  const [own, candidates, votes] = await Promise.all([
    db.select().from(choices).where(eq(choices.ownerId, userId)).orderBy(asc(choices.createdAt)),
    db
      .select({ choiceId: c.choiceId, number: c.number, kind: c.kind, facts: c.facts, total: c.total })
      .from(c)
      .where(eq(c.addedBy, userId))
      .orderBy(asc(c.choiceId), asc(c.number)),
    db.select().from(choicePeople).where(eq(choicePeople.userId, userId)).orderBy(asc(choicePeople.joinedAt)),
  ])
  return {
    // Without the hash, which only the server can use.
    choices: own.map(({ tokenHash, key, ...choice }) => choice),
    choiceCandidates: candidates,
    choiceVotes: votes,
  }
}
