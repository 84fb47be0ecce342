import postgres from 'postgres'
import { StartupError } from '../../platform/startup-error.ts'
import { citusVersion, tableStates } from '../distribute/state.ts'
import { LOCK_TIMEOUT, retryWhileLocked } from '../retry-while-locked.ts'

export type HeldWrites = {
  tables: string[]
  /** Lets writes go on. @throws StartupError if they were not held all the time */
  release: () => Promise<void>
  /** The same after a failure, without the check. */
  end: () => Promise<void>
}

/**
 * Lets writes to distributed tables wait: the nodes of a cluster have no common snapshot, so a copy of several tables is
 * of one moment only while nothing is written. Transactions that a lost node left prepared are finished first. Null on a
 * single Postgres, whose snapshot is enough.
 */
export async function holdWrites(url: string): Promise<HeldWrites | null> {
  const connection = { application_name: 'saathi backup', idle_in_transaction_session_timeout: 0 }
  const sql = postgres(url, { max: 1, max_lifetime: null, onnotice: () => {}, connection })
  const end = () => sql.end({ timeout: 1 })
  try {
    const states = (await citusVersion(sql)) === null ? [] : await tableStates(sql)
    const tables = states.flatMap(({ table, distributed }) => (distributed ? [table] : []))
    if (tables.length === 0) {
      await end()
      return null
    }
    await sql.unsafe(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    const listed = tables.map((table) => `"${table}"`).join(', ')
    await retryWhileLocked(tables.join(', '), async () => {
      await sql.unsafe('begin')
      await sql.unsafe(`lock table ${listed} in share mode`).catch(async (error) => {
        await sql.unsafe('rollback')
        throw error
      })
    })
    const [held] = await sql`select pg_backend_pid() as pid`
    await finishPrepared(url)
    const release = async () => {
      const [now] = await sql`select pg_backend_pid() as pid`
      await end()
      if (now?.pid !== held?.pid) throw new StartupError('The connection that held writes was lost: try again.')
    }
    return { tables, release, end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Commits or rolls back what a lost node left prepared; Citus does the same by itself within a minute. */
async function finishPrepared(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await sql`select recover_prepared_transactions()`.finally(() => sql.end({ timeout: 1 }))
}
