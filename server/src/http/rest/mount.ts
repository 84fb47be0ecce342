import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf, serialize, serializedOf } from '../../cache/response-cache.ts'
import { createContext, type Deps } from '../../context.ts'
import { appError } from '../../errors.ts'
import { rawJsonOf } from '../../platform/raw-json.ts'
import { callProcedure } from '../../router.ts'
import type { RestRoute } from '../rest.ts'
import { sendError } from './error-handler.ts'
import { queryReader } from './query-coercion.ts'

type Input = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

/** The fields of a JSON body, which may be absent. @throws TRPCError BAD_REQUEST */
function fieldsOf(body: unknown): object {
  if (typeof body === 'object' && !Array.isArray(body)) return body ?? {}
  if (body === undefined) return {}
  throw appError('BAD_REQUEST', 'request.bodyNotObject')
}

/** The `Link` header of the next page. */
function nextLink(request: FastifyRequest, cursor: string): string {
  const url = new URL(request.url, 'http://self')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="next"`
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends a response; a cached one as its bytes, or 304 when the client has them. */
function send(output: object, request: FastifyRequest, reply: FastifyReply) {
  const cached = serializedOf(output)
  if (!cached) {
    const rawJson = rawJsonOf(output)
    return rawJson ? reply.header('content-type', JSON_TYPE).send(rawJson.items) : bodyOf(output)
  }
  if (request.method !== 'POST') {
    reply.header('cache-control', 'public, no-cache').header('etag', cached.etag)
    if (matchesETag(cached.etag, request.headers['if-none-match'])) return reply.code(304).send()
  }
  return reply.header('content-type', JSON_TYPE).send(cached.bytes)
}

/** Whether `If-None-Match` names this tag; weak tags match too (RFC 9110, 13.1.2). */
export const matchesETag = (etag: string, ifNoneMatch: string | undefined) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false

/** Converts outputs to their documented shape; a cached output is converted and serialized once. */
function converter(from: (output: never) => object): (output: object) => object {
  const converted = new WeakMap<object, object>()
  return (output) => {
    if (!serializedOf(output)) return from(output as never)
    const known = converted.get(output) ?? serialize(from(output as never))
    converted.set(output, known)
    return known
  }
}

/** Mounts documented paths. Fields of the path win over those of the body or query. */
export const mountRestRoutes = (deps: Deps, routes: RestRoute[]) => async (app: FastifyInstance) => {
  for (const { method, path, procedure, defaultInput, as, ledger } of routes) {
    const readQuery = queryReader(procedure)
    const convert = as ? converter(as.from) : (output: object) => output
    const ledgerOf = (params: Input['params']) => ledger && { ledger: { kind: ledger, id: params[`${ledger}Id`] } }
    const inputOf = ({ query, body, params }: Input) =>
      method === 'GET'
        ? { ...defaultInput, ...readQuery(query), ...readQuery(params), ...ledgerOf(params) }
        : { ...fieldsOf(body), ...readQuery(params), ...ledgerOf(params) }
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        try {
          const context = createContext(deps, request)
          const output = await callProcedure(procedure, inputOf(request as unknown as Input), context)
          if ('nextCursor' in output && typeof output.nextCursor === 'string')
            reply.header('link', nextLink(request, output.nextCursor))
          return send(convert(output), request, reply)
        } catch (error) {
          return sendError(error, request, reply)
        }
      },
    })
  }
}
