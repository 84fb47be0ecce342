import type { TestDb } from './db.ts'
import { type Node, stepsOf } from './plan.ts'

export type Statement = { sql: string; params: unknown[] }
type Logged = { session: { logger: { logQuery: (sql: string, params: unknown[]) => void } } }

/** The statements that the app sends to the database while `work` runs. Call it for one piece of work at a time. */
export async function statementsOf(db: TestDb, work: () => Promise<unknown>): Promise<Statement[]> {
  const { logger } = (db.db as unknown as Logged).session
  const statements: Statement[] = []
  const before = logger.logQuery
  logger.logQuery = (sql, params) => statements.push({ sql, params })
  try {
    await work()
  } finally {
    logger.logQuery = before
  }
  return statements
}

/** The nodes of the plans of these statements, each executed once more, without what that changes. */
export async function executedPlans(db: TestDb, work: () => Promise<unknown>): Promise<Node[]> {
  const steps: Node[] = []
  for (const { sql, params } of await statementsOf(db, work)) {
    const own = await db.sql.reserve()
    try {
      await own`begin`
      steps.push(...stepsOf(await own.unsafe(`explain (analyze, format json) ${sql}`, params as never[])))
      await own`rollback`
    } finally {
      own.release()
    }
  }
  return steps
}
