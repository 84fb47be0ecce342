import postgres from 'postgres'

const IN_USE = '55006'

/**
 * Drops a test database. Without `force` Postgres ends an autovacuum worker by itself; with it the command fails, since
 * only a superuser may terminate that process. Forgotten connections are terminated by the second try.
 */
export async function dropDatabase(execute: (statement: string) => PromiseLike<unknown>, name: string): Promise<void> {
  try {
    await execute(`drop database if exists ${name}`)
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== IN_USE) throw error
    await execute(`drop database if exists ${name} with (force)`)
  }
}
