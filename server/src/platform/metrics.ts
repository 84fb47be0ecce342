import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../context.ts'
import type { Database } from '../db/client.ts'
import type { RecentRequests } from '../db/schema/numbers.ts'
import { isLocal } from './local-request.ts'
import { BUCKETS, createRecentRequests } from './recent-requests.ts'

/** Metrics of this process, in Prometheus format. */
export type Metrics = {
  /** Counts a procedure call by REST or tRPC; `code` is OK or the error's code. */
  called: (procedure: string, code: string, seconds: number) => void
  /** Counts a response; `route` is the route's pattern, since the URL may identify a person. */
  answered: (method: string, route: string, status: number, seconds: number) => void
  /** Counts a rejection by a rate limit. */
  limited: (limit: string) => void
  /** The requests of the last five minutes. */
  recent: () => RecentRequests
  /** Statements that wait for a connection to the database. */
  waiting: () => number
  /** The Prometheus text. */
  text: () => Promise<string>
}

type Options = {
  load: Database['load']
  /** The number of open streams. */
  streams: () => number
  /** The number of unsent mails, and the age of the oldest, seconds. */
  outbox: () => Promise<{ mails: number; oldest: number }>
  /** Whether to include memory, event loop and garbage collection; at most once a process. */
  withProcessMetrics?: boolean
}

export function createMetrics({ load, streams, outbox, withProcessMetrics = false }: Options): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const recent = createRecentRequests()
  const calls = new Histogram({
    name: 'saathi_procedure_duration_seconds',
    help: 'How long procedures took, by outcome',
    labelNames: ['procedure', 'code'] as const,
    buckets: BUCKETS,
    registers,
  })
  const responses = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until they were answered, streams left out',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  })
  const refusals = new Counter({
    name: 'saathi_limited_total',
    help: 'How often somebody had reached a limit',
    labelNames: ['limit'] as const,
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('saathi_database_statements', 'Statements that have not been answered yet', () => load().running)
  gauge('saathi_database_connections_max', 'Connections to the database at most', () => load().connections)
  gauge('saathi_live_streams', 'Streams open to browsers', streams)
  const reachable = new Gauge({ name: 'saathi_database_up', help: 'Whether the database answered just now', registers })
  const outboxMails = new Gauge({ name: 'saathi_outbox_mails', help: 'Mails that have still to go', registers })
  const oldest = new Gauge({
    name: 'saathi_outbox_oldest_seconds',
    help: 'For how long the first of them has waited',
    registers,
  })
  if (withProcessMetrics) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })

  /** Updates the figures from the database; while it is down they stay, and `saathi_database_up` is 0. */
  async function updateFromDatabase() {
    try {
      const depth = await outbox()
      outboxMails.set(depth.mails)
      oldest.set(depth.oldest)
      reachable.set(1)
    } catch {
      reachable.set(0)
    }
  }

  return {
    called: (procedure, code, seconds) => calls.observe({ procedure, code }, seconds),
    answered(method, route, status, seconds) {
      responses.observe({ method, route, status }, seconds)
      recent.observe(status, seconds)
    },
    recent: recent.read,
    waiting: () => Math.max(0, load().running - load().connections),
    limited: (limit) => refusals.inc({ limit }),
    async text() {
      await updateFromDatabase()
      return registry.metrics()
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** With METRICS_TOKEN set, requests with that token; otherwise requests from this machine, except in production. */
function mayRead({ metricsToken, production }: Deps['config'], request: FastifyRequest): boolean {
  if (!metricsToken) return !production && isLocal(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
}

/** Counts every response and serves `/metrics`, which is a 404 for unauthorised requests. */
export function registerMetrics(app: FastifyInstance, { config, metrics }: Deps): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    const route = request.routeOptions.url ?? 'none'
    if (!isStream) metrics.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(config, request)) return reply.callNotFound()
    return reply
      .type(Registry.PROMETHEUS_CONTENT_TYPE)
      .header('cache-control', 'no-store')
      .send(await metrics.text())
  })
}
