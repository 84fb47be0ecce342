import type { TestDb } from './db.ts'

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
