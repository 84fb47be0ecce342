import { randomUUID } from 'node:crypto'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import * as z from 'zod/mini'
import { createContext, type Deps } from './context.ts'
import { createMigrationCheck } from './db/migrations.ts'
import { loggable } from './errors.ts'
import { imageHosts } from './features/packages/queries/packages.ts'
import { adminRoutes } from './http/admin-routes.ts'
import { admitFairly } from './http/admission.ts'
import { BODY_LIMIT, boundBodies } from './http/body-limit.ts'
import { browserIds } from './http/browser-id.ts'
import { compressResponses } from './http/compress.ts'
import { apiDocs } from './http/openapi/docs.ts'
import { calendarRoutes } from './http/rest/calendar-routes.ts'
import { allowOrigins } from './http/rest/cors.ts'
import { expenseFiles } from './http/rest/expense-files.ts'
import { mediaRoutes } from './http/rest/media-routes.ts'
import { otherMethods } from './http/rest/methods.ts'
import { mountRestRoutes } from './http/rest/mount.ts'
import { profileForm } from './http/rest/profile-form.ts'
import { unsubscribeRoutes } from './http/rest/unsubscribe.ts'
import { restRoutes, rootRoutes } from './http/rest.ts'
import { securityHeaders } from './http/security/headers.ts'
import { watchImageHosts } from './http/security/image-hosts.ts'
import { requireSoundRequests } from './http/security/sound-requests.ts'
import { spa } from './http/spa/spa.ts'
import { trpcRoutes } from './http/trpc/mount.ts'
import { errorTexts } from './messages/errors.ts'
import { pathWithoutToken } from './platform/link-token.ts'
import { registerMetrics } from './platform/metrics.ts'
import { inNetworks } from './platform/networks.ts'
import { requireAdult } from './trpc.ts'

type Logger = Exclude<FastifyServerOptions['logger'], undefined>

/** Logged requests have no query string, address, headers or link token, which may identify a person or admit one. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({
    method,
    path: pathWithoutToken(url.split('?')[0] ?? ''),
  }),
}

/** Connection timeouts, ms. */
const TIMEOUTS = {
  /** To send the request line and headers. */
  headersTimeout: 15_000,
  /** To send the whole request: enough for a picture of 5 MB over 140 kbit/s. */
  requestTimeout: 300_000,
  /** Without traffic. Streams ping every 15 s, and the slowest response takes half of this. */
  connectionTimeout: 120_000,
  /** Until the next request: longer than a proxy's usual minute, so that the proxy closes first. */
  keepAliveTimeout: 72_000,
  /** The interval at which the first two are checked. */
  connectionsCheckingInterval: 5_000,
}

type Options = {
  logger?: Logger
  timeouts?: Partial<typeof TIMEOUTS>
  /** The smallest body that is compressed, bytes. */
  compressFrom?: number
}

/** Builds the app; plugins and hooks run in the order of registration. The caller calls `listen`. */
export async function buildApp(deps: Deps, options: Options = {}): Promise<FastifyInstance> {
  const { logger = false, timeouts: given, compressFrom } = options
  z.config(z.locales.en())
  const { headersTimeout, connectionsCheckingInterval, ...timeouts } = { ...TIMEOUTS, ...given }
  const { trustedProxies } = deps.config
  const isProxy = inNetworks(trustedProxies)
  const { every, page } = securityHeaders(deps.config)
  const begin = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(every).header('x-request-id', request.id)
  const app = fastify({
    logger: typeof logger === 'object' ? { ...logger, serializers } : logger,
    routerOptions: { maxParamLength: 5000 },
    bodyLimit: BODY_LIMIT,
    ...timeouts,
    // Requests on connections that are still open are answered until the last one is closed.
    return503OnClosing: false,
    http: { headersTimeout, connectionsCheckingInterval },
    // A malformed URL runs no hooks, so its headers are set here.
    frameworkErrors: (error, request, reply) => answerError(error, request, begin(request, reply)),
    trustProxy: trustedProxies.length > 0 && isProxy,
    genReqId: ({ headers, socket }) => {
      const given = headers['x-request-id']
      const isValid = typeof given === 'string' && /^[\w-]{1,64}$/.test(given)
      return isValid && isProxy(socket.remoteAddress) ? given : randomUUID()
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply)
    done()
  })
  requireSoundRequests(app)
  const catalogueHosts = watchImageHosts(async () => (deps.config.production ? [] : imageHosts(deps.db)))
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (deps.stopping.aborted) reply.header('connection', 'close')
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    // Most responses are personal, so only routes that say so may be cached.
    if (!reply.hasHeader('cache-control') && !reply.raw.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    if (!isPage || reply.getHeader('content-security-policy') !== every['content-security-policy']) return done()
    catalogueHosts().then((hosts) => {
      const referrerPolicy = reply.getHeader('referrer-policy')
      reply.headers({ ...page(hosts), ...(referrerPolicy && { 'referrer-policy': referrerPolicy }) })
      done()
    }, done)
  })
  app.setErrorHandler(answerError)
  health(app, deps)
  registerMetrics(app, deps)
  boundBodies(app)
  compressResponses(app, compressFrom)
  browserIds(app, deps.config)
  await allowOrigins(app, deps.config.corsOrigins)
  admitFairly(app, deps) // after CORS, so that pages of other origins can read its errors
  const refuseOthers = otherMethods(app)
  await app.register(trpcRoutes(deps), { prefix: '/trpc' })
  for (const plugin of deps.embedded) await app.register(plugin)
  await app.register(mountRestRoutes(deps, rootRoutes))
  await app.register(mountRestRoutes(deps, restRoutes), { prefix: '/api' })
  await app.register(mountRestRoutes(deps, adminRoutes), { prefix: '/api' })
  await app.register(profileForm(deps), { prefix: '/api' })
  await app.register(mediaRoutes({ ...deps, requireUser: (request) => requireAdult(createContext(deps, request)) }), {
    prefix: '/api',
  })
  await app.register(expenseFiles(deps), { prefix: '/api' })
  await app.register(unsubscribeRoutes(deps), { prefix: '/api' })
  await app.register(calendarRoutes(deps), { prefix: '/api' })
  await app.register(apiDocs, { prefix: '/api' })
  await app.register(spa(deps))
  await app.register(refuseOthers)
  return app
}

const CODES: Record<number, string> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** Errors outside of procedures: a body that is not JSON, too large, or of another type. */
function answerError(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  const code = CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')
  if (status >= 500) request.log.error(loggable(error), 'a request failed')
  const message = status < 500 ? error.message : errorTexts['service.unexpected']
  return reply.code(status).send({ message, code, requestId: request.id })
}

/** `/healthz`: the process responds. `/readyz`: it can serve requests, since the database responds and is migrated. */
function health(app: FastifyInstance, { db, stopping }: Deps) {
  const isMigrated = createMigrationCheck(db)
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const unready = (status: string) => reply.code(503).header('retry-after', '1').send({ status })
    if (stopping.aborted) return unready('stopping')
    try {
      return (await isMigrated()) ? { status: 'ready' } : unready('not migrated')
    } catch {
      return unready('database unreachable')
    }
  })
}
