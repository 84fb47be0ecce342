import postgres from 'postgres'

const IN_USE = '55006'
/** A forced drop may not terminate an autovacuum worker, since only a superuser may. */
const NOT_ALLOWED = '42501'

const isError = (error: unknown, code: string) => error instanceof postgres.PostgresError && error.code === code

/**
 * Drops a test database. Without `force` Postgres ends an autovacuum worker by itself and waits five seconds for other
 * connections, such as those of a pooler. Forgotten connections are terminated by the second try.
 */
export async function dropDatabase(execute: (statement: string) => PromiseLike<unknown>, name: string): Promise<void> {
  const drop = `drop database if exists ${name}`
  try {
    await execute(drop)
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
