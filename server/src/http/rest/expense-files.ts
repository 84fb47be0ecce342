import type { FastifyInstance } from 'fastify'
import { createContext, type Deps } from '../../context.ts'
import { callProcedure } from '../../router.ts'
import { sendError } from './error-handler.ts'

/** `GET /tours/:id/expenses.csv` and `GET /trips/:id/expenses.csv`: a ledger as a file, below the base path of the API. */
export const expenseFiles = (deps: Deps) => async (app: FastifyInstance) => {
  for (const kind of ['tour', 'trip'] as const)
    app.get<{ Params: { id: string } }>(`/${kind}s/:id/expenses.csv`, async (request, reply) => {
      try {
        const input = { ledger: { kind, id: request.params.id } }
        const file = await callProcedure('expenses.csv', input, createContext(deps, request))
        const { name, csv } = file as { name: string; csv: string }
        reply.headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        })
        return reply.send(csv)
      } catch (error) {
        return sendError(error, request, reply)
      }
    })
}
