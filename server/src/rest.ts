import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type Deps } from './context.ts'
import { asTRPCError, faultOf, retryAfterOf } from './errors.ts'
import { bodyOf, sendableOf } from './kept.ts'
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

const truths = (query: Record<string, unknown>, field: string) =>
  query[field] === 'true' || query[field] === 'false' ? { ...query, [field]: query[field] === 'true' } : query

/** What came over the wire, on its way to a procedure that checks it. */
const unchecked = (...parts: object[]) => Object.assign({}, ...parts) as never

/** The documented paths under /api, each a procedure. What a path says wins over what a body says. */
export const table: (Row | PageRow)[] = [
  post('/auth/send-verification-code', (api, { body }) => api.auth.sendCode(unchecked(body))),
  post('/auth/verify-code-and-register', (api, { body }) => api.auth.register(unchecked(body))),

  post('/users/profile', (api) => api.auth.sync()),
  get('/users/profile', (api) => api.social.me()),
  get('/users/users/:userId', (api, { params }) => api.social.get(unchecked(params))),
  post('/users/favorite-tours', (api, { body }) => api.tours.favorite(unchecked(body))),

  list('/packages', (api, { query }) =>
    api.packages.list(unchecked({ limit: 100 }, numbers(query, 'limit', 'minPrice', 'maxPrice'))),
  ),
  get('/packages/:packageId', (api, { params }) => api.packages.get(unchecked(params))),

  list('/tours', (api, { query }) =>
    api.tours.list(unchecked({ limit: 100 }, truths(numbers(query, 'limit', 'minPrice', 'maxPrice'), 'hasSeats'))),
  ),
  post('/tours/:tourId/join', (api, { params, body }) => api.tours.join(unchecked(body, params))),
  post('/tours/:tourId/leave', (api, { params, body }) => api.tours.leave(unchecked(body, params))),
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

/** Sends an answer; one that is kept as the bytes that it is kept as, or 304 to whoever has them already. */
function send(answer: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (typeof answer !== 'object' || answer === null) return answer
  const kept = sendableOf(answer)
  if (!kept) return bodyOf(answer)
  reply.header('cache-control', 'public, no-cache').header('etag', kept.etag)
  if (isHeld(kept.etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(kept.bytes)
}

/** Whether `If-None-Match` names this tag, weakly or not. */
const isHeld = (etag: string, given: string | undefined) =>
  given?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)

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
          if ('answer' in row) return send(await row.answer(api, { params, query, body: body ?? {} }), request, reply)
          const page = await row.page(api, { params, query, body: {} })
          if (page.nextCursor) reply.header('link', nextLink(request, page.nextCursor))
          return send(page, request, reply)
        } catch (error) {
          return sendFault(error, request, reply)
        }
      },
    })
  }
}
