import postgres from 'postgres'
import { StartupError } from '../../platform/startup-error.ts'
import { holdMigrationLock } from '../migrate.ts'
import { LOCK_TIMEOUT, retryWhileLocked } from '../retry-while-locked.ts'
import { distributionProblems } from './checks.ts'
import { tableStates } from './state.ts'

type Options = {
  /** Receives a line after each step. */
  say?: (line: string) => void
}

/**
 * Distributes the tables of DISTRIBUTION that are not distributed yet, with their rows, one after the other. Each step
 * is one statement that happens as a whole or not at all, so a run can be broken off at any point and started again. It
 * holds the lock of migrations. Reads of a table go on while it moves; writes to it wait.
 * @returns the number of tables that were moved
 * @throws StartupError if the database is not ready for it
 */
export async function distribute(url: string, { say = () => {} }: Options = {}): Promise<number> {
  const connection = { application_name: 'saathi distribute' }
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {}, connection })
  try {
    // Asked before the lock, which a pooler would not keep.
    await refuseUnless(sql)
    await holdMigrationLock(sql)
    await refuseUnless(sql)
    await sql.unsafe(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    return await moveTables(sql, say)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

async function refuseUnless(sql: postgres.Sql): Promise<void> {
  const problems = await distributionProblems(sql)
  if (problems.length > 0) throw new StartupError(['Nothing was moved:', ...problems].join('\n'))
}

async function moveTables(sql: postgres.Sql, say: (line: string) => void): Promise<number> {
  const before = await tableStates(sql)
  const moved = new Map(before.flatMap(({ table, group, distributed }) => (distributed ? [[group, table]] : [])))
  for (const { table, column, group, distributed } of before) {
    if (distributed) continue
    const together = moved.get(group) ?? 'none'
    await retryWhileLocked(
      table,
      () => sql`select create_distributed_table(${table}, ${column}, colocate_with => ${together})`,
    )
    moved.set(group, table)
    await sql.unsafe(`analyze "${table}"`)
    say(`${table}: distributed by ${column}`)
  }
  // Citus copies the rows and leaves the old ones on the coordinator, hidden.
  for (const { table, localBytes } of await tableStates(sql)) {
    if (localBytes === 0) continue
    await retryWhileLocked(table, () => sql`select truncate_local_data_after_distributing_table(${table})`)
    say(`${table}: removed the old copy from the coordinator`)
  }
  return before.filter(({ distributed }) => !distributed).length
}
