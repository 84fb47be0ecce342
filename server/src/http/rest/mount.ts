import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf, serializedOf } from '../../cache/response-cache.ts'
import { createContext, type Deps } from '../../context.ts'
import { rawJsonOf } from '../../platform/raw-json.ts'
import { callProcedure } from '../../router.ts'
import { TRPCError } from '../../trpc.ts'
import type { Row } from '../rest.ts'
import { sendFault } from './error-handler.ts'
import { queryReader } from './query-coercion.ts'

type Asked = { params: object; query: Record<string, unknown>; body: unknown }

/** The fields of a JSON body; there may be none. @throws TRPCError BAD_REQUEST */
function fieldsOf(body: unknown): object {
  if (typeof body === 'object' && !Array.isArray(body)) return body ?? {}
  if (body === undefined) return {}
  throw new TRPCError({ code: 'BAD_REQUEST', message: 'The body has to be a JSON object.' })
}

/** Where the page after this one is, for a `Link` header. */
function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://self')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends a response; a cached one as its bytes, or 304 when the client has them. */
function send(answer: object, request: FastifyRequest, reply: FastifyReply) {
  const cached = serializedOf(answer)
  if (!cached) {
    const written = rawJsonOf(answer)
    return written ? reply.header('content-type', JSON_TYPE).send(written.items) : bodyOf(answer)
  }
  reply.header('cache-control', 'public, no-cache').header('etag', cached.etag)
  if (isHeld(cached.etag, request.headers['if-none-match'])) return reply.code(304).send()
  return reply.header('content-type', JSON_TYPE).send(cached.bytes)
}

/** Whether `If-None-Match` names this tag, weakly or not. */
export const isHeld = (etag: string, given: string | undefined) =>
  given?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false

/** Mounts the documented paths. What a path says wins over what a body or a query says. */
export const rest = (deps: Deps, rows: Row[]) => async (app: FastifyInstance) => {
  for (const { method, path, procedure, whole, as } of rows) {
    const read = queryReader(procedure)
    const inputOf = ({ query, body, params }: Asked) =>
      method === 'GET' ? { ...whole, ...read(query), ...params } : { ...fieldsOf(body), ...params }
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        try {
          const context = createContext(deps, request)
          const answer = await callProcedure(procedure, inputOf(request as unknown as Asked), context)
          if ('nextCursor' in answer && typeof answer.nextCursor === 'string')
            reply.header('link', nextLink(request, answer.nextCursor))
          return send(as ? as.from(answer as never) : answer, request, reply)
        } catch (error) {
          return sendFault(error, request, reply)
        }
      },
    })
  }
}
