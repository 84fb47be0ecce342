import postgres from 'postgres'

const IN_USE = '55006'
/** A forced drop may not terminate an autovacuum worker, since only a superuser may. */
const NOT_ALLOWED = '42501'

const isError = (error: unknown, code: string) => error instanceof postgres.PostgresError && error.code === code

/** Each try without force takes up to five seconds. */
const MOST_TRIES = 8

/**
 * Drops a test database. Without `force` Postgres ends an autovacuum worker by itself and waits five seconds for other
 * connections, such as those of a pooler. With it, forgotten connections are terminated. Which of the two works changes
 * from one moment to the next, so they take turns. The connections of Citus never end by themselves, and its tests run as
 * a superuser, so there the first try is forced.
 */
export async function dropDatabase(execute: (statement: string) => PromiseLike<unknown>, name: string): Promise<void> {
  const plain = `drop database if exists ${name}`
  const forced = `${plain} with (force)`
  const isCluster = Boolean(process.env.TEST_CITUS_URL) || process.env.TEST_CITUS === '1'
  for (let attempt = isCluster ? 1 : 0; ; attempt += 1)
    try {
      await execute(attempt % 2 === 1 ? forced : plain)
      return
    } catch (error) {
      const isBusy = isError(error, IN_USE) || isError(error, NOT_ALLOWED)
      if (!isBusy || attempt === MOST_TRIES) throw error
    }
}
