import type { Connection } from '@saathi/shared/social/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { matches, swipes } from '../../../db/schema/matching.ts'

const prepared = perDb((db) => {
  const [me, ids] = [sql.placeholder('me'), sql`${sql.placeholder('ids')}::uuid[]`]
  return db
    .select({ _id: matches.otherId, connection: sql<Connection>`'matched'` })
    .from(matches)
    .where(sql`${matches.userId} = ${me} and ${matches.otherId} = any(${ids})`)
    .unionAll(
      db
        .select({ _id: swipes.swipedId, connection: sql<Connection>`'asked'` })
        .from(swipes)
        .where(sql`${swipes.userId} = ${me} and ${swipes.swipedId} = any(${ids}) and ${swipes.action} = 'right'`),
    )
    .prepare('find_connections')
})

/** How the reader stands with those of these users whom they have asked to connect: by their own swipes and matches only. */
export async function findConnections(db: Db, me: string, ids: string[]): Promise<Map<string, Connection>> {
  const rows = await prepared(db).execute({ me, ids: idArray(ids) })
  const matched = rows.filter(({ connection }) => connection === 'matched')
  return new Map([...rows, ...matched].map(({ _id, connection }) => [_id, connection]))
}
