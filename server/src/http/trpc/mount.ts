import { MAX_BATCH } from '@saathi/shared/lib/batch'
import { getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContext, type Deps } from '../../context.ts'
import { loggable } from '../../errors.ts'
import { type AppRouter, appRouter } from '../../router.ts'
import { createEventStreams, parseSubscription } from './event-streams.ts'
import { errorBody, headersFor, parseCalls, runCalls } from './trpc-fast-path.ts'

/** Errors of Fastify's body parser and of the body limits, by status. */
const PARSER_ERRORS: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Texts that may hold an object with `__proto__` or `constructor.prototype`; these are parsed once more, by Fastify. */
const MAY_POISON = /__proto__|constructor|\\u/

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Passes a request to tRPC's own adapter. */
const adapterOf =
  (deps: Deps): Handler =>
  (req, res) =>
    fastifyRequestHandler<AppRouter, FastifyRequest, FastifyReply>({
      router: appRouter,
      createContext: ({ req }) => createContext(deps, req),
      maxBatchSize: MAX_BATCH,
      responseMeta: ({ errors }) => ({ headers: headersFor(errors) }),
      req,
      res,
      path: (req.params as { path: string }).path,
    })

const mountAt = (handlerOf: (deps: Deps) => Handler) => (deps: Deps) => async (app: FastifyInstance) => {
  // Procedures accept only JSON: the adapter would run those without input for a form, which a page of any origin may
  // post.
  app.removeAllContentTypeParsers()
  const parseStrictly = app.getDefaultJsonParser('error', 'error')
  const checkPrototypes = (request: FastifyRequest, text: string, done: (error?: Error) => void) =>
    MAY_POISON.test(text) ? parseStrictly(request, text, (error) => done(error ?? undefined)) : done()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    checkPrototypes(request, body, (error) => done(error ?? null, body)),
  )
  app.addHook('preHandler', (request, _reply, done) => {
    const { input } = request.query as { input?: unknown }
    if (typeof input === 'string' && input !== '') checkPrototypes(request, input, done)
    else done()
  })
  // Errors of the body parser and of hooks occur before any call; they get tRPC's format too.
  app.setErrorHandler<FastifyError>((cause, request, reply) => {
    const { path = '' } = request.params as { path?: string }
    const { statusCode = 500 } = cause
    const code = PARSER_ERRORS[statusCode] ?? (statusCode < 500 ? 'BAD_REQUEST' : undefined)
    const message = code ? cause.message : undefined
    const error = code ? new TRPCError({ code, message }) : getTRPCErrorFromUnknown(cause)
    if (!code) request.log.error(loggable(error), 'a request failed')
    const status = code ? statusCode : 500
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(errorBody(error, createContext(deps, request), path))
  })
  app.all('/:path', handlerOf(deps))
}

/** Mounts the procedures on tRPC's own adapter only. */
export const adapterRoutes = mountAt(adapterOf)

/**
 * Mounts the procedures. Each request is decided once, before anything runs: ordinary calls and
 * event streams are run here, and all others (streamed answers, unusual or malformed requests) go to tRPC's adapter.
 */
export const trpcRoutes = mountAt((deps) => {
  const adapter = adapterOf(deps)
  const sendEvents = createEventStreams()
  return async (request, reply) => {
    const calls = parseCalls(request)
    if (calls) return runCalls(calls, createContext(deps, request), reply)
    const subscription = parseSubscription(request)
    if (subscription) return sendEvents(subscription, createContext(deps, request), reply)
    return adapter(request, reply)
  }
})
