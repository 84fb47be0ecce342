import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type Deps } from './context.ts'
import { asTRPCError, faultOf, retryAfterOf } from './errors.ts'
import { type Caller, createCaller } from './router.ts'

type Input = { params: Record<string, string>; query: Record<string, string>; body: object }
type Page = { items: unknown[]; nextCursor: string | null }
type Row = { method: 'GET' | 'POST'; path: string; answer: (api: Caller, input: Input) => Promise<unknown> }
type PageRow = { method: 'GET'; path: string; page: (api: Caller, input: Input) => Promise<Page> }

const get = (path: string, answer: Row['answer']): Row => ({ method: 'GET', path, answer })
const post = (path: string, answer: Row['answer']): Row => ({ method: 'POST', path, answer })
/** A list: answers a plain array, and says in a `Link` header where it goes on. */
const list = (path: string, page: PageRow['page']): PageRow => ({ method: 'GET', path, page })

/** Query strings are text: these fields of theirs are numbers when they look like one. */
const numbers = (query: Record<string, string>, ...fields: string[]) => ({
  ...query,
  ...Object.fromEntries(
    fields.flatMap((field) => (query[field]?.match(/^-?\d{1,15}$/) ? [[field, Number(query[field])]] : [])),
  ),
})

/** The documented paths under /api, each a procedure. What a path says wins over what a body says. */
export const table: (Row | PageRow)[] = [
  list('/packages', (api, { query }) =>
    api.packages.list({ limit: 100, ...numbers(query, 'limit', 'minPrice', 'maxPrice') } as never),
  ),
  get('/packages/:packageId', (api, { params }) => api.packages.get({ packageId: params.packageId as string })),
]

/** Where the page after this one is, for a `Link` header. */
function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://self')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}

export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const fault = asTRPCError(error)
  const retryAfter = retryAfterOf(fault)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(getHTTPStatusCodeFromError(fault)).send(faultOf(fault, request.id))
}

/** Mounts the table; register it under the prefix of the documented base path. */
export const rest = (deps: Deps) => async (app: FastifyInstance) => {
  for (const row of table) {
    app.route({
      method: row.method,
      url: row.path,
      handler: async (request, reply) => {
        const api = createCaller(createContext(deps, request))
        const { params, query, body } = request as unknown as Input
        try {
          if ('answer' in row) return await row.answer(api, { params, query, body: body ?? {} })
          const { items, nextCursor } = await row.page(api, { params, query, body: {} })
          if (nextCursor) reply.header('link', nextLink(request, nextCursor))
          return items
        } catch (error) {
          return sendFault(error, request, reply)
        }
      },
    })
  }
}
