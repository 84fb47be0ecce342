// The reference, in a separate process: Fastify without our code, which sends fixed bytes or one row of Postgres.
import fastify from 'fastify'
import postgres from 'postgres'
import type { Statement } from './rows.ts'

/** The response of our server, and the SQL statement for the same rows. */
export type Reference = { body: string; statement: Statement | null }

const JSON_TYPE = 'application/json; charset=utf-8'

process.once('message', async ({ url, references }: { url: string; references: Reference[] }) => {
  const sql = postgres(url, { max: 10, onnotice: () => {} })
  const app = fastify()
  references.forEach(({ body, statement }, at) => {
    const bytes = Buffer.from(body)
    app.route({
      method: ['GET', 'POST'],
      url: `/bytes/${at}`,
      handler: (_request, reply) => reply.header('content-type', JSON_TYPE).send(bytes),
    })
    if (!statement) return
    app.get(`/statement/${at}`, async (_request, reply) => {
      const [row] = await sql.unsafe(statement.text, statement.params, { prepare: true })
      return reply.header('content-type', JSON_TYPE).send(row?.body)
    })
  })
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
})
