import postgres from 'postgres'

/**
 * Runs work on a connection of its own, which is closed afterwards. Statements of a transaction whose connection is lost
 * never settle in the driver (porsager/postgres #1208), so the loss itself ends the wait.
 * @throws Error with the code CONNECTION_LOST
 */
export async function onOwnConnection<T>(url: string, work: (connection: postgres.Sql) => Promise<T>): Promise<T> {
  let onLost = () => {}
  const lost = new Promise<never>((_, reject) => {
    onLost = () => reject(Object.assign(new Error('the connection was lost'), { code: 'CONNECTION_LOST' }))
  })
  const connection = postgres(url, { max: 1, onnotice: () => {}, onclose: () => onLost() })
  try {
    return await Promise.race([work(connection), lost])
  } finally {
    onLost = () => {}
    await connection.end({ timeout: 5 })
  }
}
