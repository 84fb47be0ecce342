import { randomUUID } from 'node:crypto'
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import * as z from 'zod/mini'
import { createContext, type Deps } from './context.ts'
import { appliedMigrations, knownMigrations } from './db/migrate.ts'
import { loggable, retryAfterOf } from './errors.ts'
import { mediaRoutes } from './media/routes.ts'
import { apiDocs } from './openapi/docs.ts'
import { allowOrigins } from './rest/cors.ts'
import { otherMethods } from './rest/methods.ts'
import { rest } from './rest/mount.ts'
import { outsideTable, table } from './rest.ts'
import { type AppRouter, appRouter } from './router.ts'
import { site } from './site.ts'
import { profileForm } from './social/form.ts'
import { signedInUser } from './trpc.ts'

type Logger = Exclude<FastifyServerOptions['logger'], undefined>

/** A request as the log keeps it: no query string, address or header, which may say who somebody is. */
const serializers = {
  req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
}

/** Puts the server together, in the order in which its parts run. It listens to nothing yet. */
export async function buildApp(deps: Deps, { logger = false }: { logger?: Logger } = {}): Promise<FastifyInstance> {
  z.config(z.locales.en())
  const app = fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers } : logger,
    routerOptions: { maxParamLength: 5000 },
    bodyLimit: 256 * 1024,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  answerErrors(app)
  health(app, deps)
  await allowOrigins(app, deps.config.corsOrigins)
  const refuseOthers = otherMethods(app)
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      createContext: ({ req }) => createContext(deps, req),
      maxBatchSize: 20,
      responseMeta: ({ errors }) => {
        const wait = Math.max(0, ...errors.map((error) => retryAfterOf(error) ?? 0))
        return wait ? { headers: { 'retry-after': String(wait) } } : {}
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  })
  for (const plugin of deps.embedded) await app.register(plugin)
  await app.register(rest(deps, outsideTable))
  await app.register(rest(deps, table), { prefix: '/api' })
  await app.register(profileForm(deps), { prefix: '/api' })
  await app.register(mediaRoutes({ ...deps, signedIn: (request) => signedInUser(createContext(deps, request)) }), {
    prefix: '/api',
  })
  await app.register(apiDocs, { prefix: '/api' })
  await app.register(site(deps))
  await app.register(refuseOthers)
  return app
}

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Errors from outside any procedure: a body that is no JSON, too large, of another type. */
function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
    if (status >= 500) request.log.error(loggable(error), 'a request failed')
    const message = status < 500 ? error.message : 'Something went wrong on our side. Please try again.'
    return reply.code(status).send({ message, code, requestId: request.id })
  })
}

/** `/healthz`: the process answers. `/readyz`: it may be sent requests; the database answers and is migrated. */
function health(app: FastifyInstance, { db, stopping }: Deps) {
  const known = knownMigrations()
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const unready = (status: string) => reply.code(503).header('retry-after', '1').send({ status })
    if (stopping.aborted) return unready('stopping')
    try {
      return (await appliedMigrations(db)) >= known ? { status: 'ready' } : unready('not migrated')
    } catch {
      return unready('database unreachable')
    }
  })
}
