import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type Deps } from './context.ts'
import type { Db } from './db/client.ts'
import { asTRPCError, faultOf, loggable, retryAfterOf } from './errors.ts'
import { bodyOf, type Kept, sendableOf } from './kept.ts'
import { keptCatalogue } from './packages/store.ts'
import { asDocumented } from './recommend/recommend.ts'
import { type Caller, createCaller } from './router.ts'

type Input = { params: Record<string, string>; query: Record<string, string>; body: object }
type Page = { items: unknown[]; nextCursor: string | null }
type Answer = (api: Caller, input: Input) => Promise<unknown>
type Row = {
  method: 'GET' | 'POST'
  path: string
  answer: Answer
  /** A list: answers a plain array, and says in a `Link` header where it goes on. */
  isPage?: boolean
  /** Where answers are kept that are the same for everybody. */
  kept?: (db: Db) => Kept
}

const get = (path: string, answer: Answer, kept?: Row['kept']): Row => ({ method: 'GET', path, answer, kept })
const post = (path: string, answer: Answer): Row => ({ method: 'POST', path, answer })
const list = (path: string, answer: (api: Caller, input: Input) => Promise<Page>, kept?: Row['kept']): Row => ({
  method: 'GET',
  path,
  answer,
  isPage: true,
  kept,
})

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

/** The recommendation service's own path, which is documented outside /api and works inside it too. */
const recommendTravel = post('/recommend_travel', async (api, { body }) =>
  asDocumented(await api.recommend.travel(unchecked(body))),
)
export const outsideTable = [recommendTravel]

/** The documented paths under /api, each a procedure. What a path says wins over what a body says. */
export const table: Row[] = [
  post('/auth/send-verification-code', (api, { body }) => api.auth.sendCode(unchecked(body))),
  post('/auth/verify-code-and-register', (api, { body }) => api.auth.register(unchecked(body))),

  post('/users/profile', (api) => api.auth.sync()),
  get('/users/profile', (api) => api.social.me()),
  get('/users/users/:userId', (api, { params }) => api.social.get(unchecked(params))),
  post('/users/favorite-tours', (api, { body }) => api.tours.favorite(unchecked(body))),

  get('/users', async (api, { query }) => {
    const { items } = await api.matching.deck(unchecked({ limit: 100 }, numbers(query, 'limit')))
    return items
  }),
  post('/users/swipe', (api, { body }) => api.matching.swipe(unchecked(body))),
  list('/users/matches', (api, { query }) => api.matching.matches(unchecked({ limit: 100 }, numbers(query, 'limit')))),
  get('/users/:followedId/follow-status', (api, { params, query }) =>
    api.social.followStatus(unchecked(query, params)),
  ),
  post('/users/:followedId/follow', (api, { params, body }) => api.social.follow(unchecked(body, params))),
  post('/users/:followedId/unfollow', (api, { params, body }) => api.social.unfollow(unchecked(body, params))),

  recommendTravel,
  post('/contact', (api, { body }) => api.contact.send(unchecked(body))),

  list(
    '/packages',
    (api, { query }) => api.packages.list(unchecked({ limit: 100 }, numbers(query, 'limit', 'minPrice', 'maxPrice'))),
    keptCatalogue,
  ),
  get('/packages/:packageId', (api, { params }) => api.packages.get(unchecked(params)), keptCatalogue),

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

/** Answers an error. Those from within a procedure are logged there already. */
export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof TRPCError)) request.log.error(loggable(error), 'a request failed')
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

/** Mounts a table; register it under the prefix that its paths have. */
export const rest = (deps: Deps, rows: typeof table) => async (app: FastifyInstance) => {
  for (const { method, path, answer, isPage, kept } of rows) {
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const { params, query, body } = request as unknown as Input
        const ask = () => answer(createCaller(createContext(deps, request)), { params, query, body: body ?? {} })
        try {
          const answered = await (kept
            ? kept(deps.db).answer(['GET', request.url], ask as () => Promise<object>)
            : ask())
          const next = isPage && (answered as Page).nextCursor
          if (next) reply.header('link', nextLink(request, next))
          return send(answered, request, reply)
        } catch (error) {
          return sendFault(error, request, reply)
        }
      },
    })
  }
}
