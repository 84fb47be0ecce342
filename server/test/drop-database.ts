import postgres from 'postgres'

const IN_USE = '55006'
/** A forced drop may not terminate an autovacuum worker, since only a superuser may. */
const NOT_ALLOWED = '42501'

const isError = (error: unknown, code: string) => error instanceof postgres.PostgresError && error.code === code

/**
 * Drops a test database. Without `force` Postgres ends an autovacuum worker by itself and waits five seconds for other
 * connections, such as those of a pooler. Forgotten connections are terminated by the second try. The connections of
 * Citus never end by themselves, and its tests run as a superuser, so there the first try is forced.
 */
export async function dropDatabase(execute: (statement: string) => PromiseLike<unknown>, name: string): Promise<void> {
  const drop = `drop database if exists ${name}`
  try {
    await execute(process.env.TEST_CITUS_URL || process.env.TEST_CITUS === '1' ? `${drop} with (force)` : drop)
  } catch (error) {
    if (!isError(error, IN_USE)) throw error
    try {
      await execute(`${drop} with (force)`)
    } catch (forced) {
      if (!isError(forced, NOT_ALLOWED)) throw forced
      await execute(drop)
    }
  }
}
