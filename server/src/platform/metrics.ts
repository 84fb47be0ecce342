import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Deps } from '../context.ts'
import type { Database } from '../db/client.ts'
import { createHistogram } from './histogram.ts'
import { isLocal } from './local-request.ts'

/** What the process counts of itself, for Prometheus to collect. */
export type Metrics = {
  /** A procedure was called, through either door; `code` is OK or its error's. */
  called: (procedure: string, code: string, seconds: number) => void
  /** A request was answered; `route` is its pattern, never its address, which may name somebody. */
  answered: (method: string, route: string, status: number, seconds: number) => void
  /** Somebody had reached a limit. */
  limited: (limit: string) => void
  /** All of it, as Prometheus reads it. */
  text: () => Promise<string>
}

type Options = {
  load: Database['load']
  /** How many streams are open. */
  streams: () => number
  /** Mails that have still to go, and for how long the first has waited, seconds. */
  outbox: () => Promise<{ mails: number; oldest: number }>
  /** Whether to tell of memory, event loop and collections too: once a process. */
  ofProcess?: boolean
}

export function createMetrics({ load, streams, outbox, ofProcess = false }: Options): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const calls = createHistogram({
    name: 'saathi_procedure_duration_seconds',
    help: 'How long procedures took, by outcome',
    labels: ['procedure', 'code'],
  })
  const answers = createHistogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until they were answered, streams left out',
    labels: ['method', 'route', 'status'],
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
  const waiting = new Gauge({ name: 'saathi_outbox_mails', help: 'Mails that have still to go', registers })
  const oldest = new Gauge({
    name: 'saathi_outbox_oldest_seconds',
    help: 'For how long the first of them has waited',
    registers,
  })
  if (ofProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })

  /** What the database knows; a database that is away leaves the figures as they were, and says so. */
  async function ask() {
    try {
      const depth = await outbox()
      waiting.set(depth.mails)
      oldest.set(depth.oldest)
      reachable.set(1)
    } catch {
      reachable.set(0)
    }
  }

  return {
    called: (procedure, code, seconds) => calls.observe(seconds, procedure, code),
    answered: (method, route, status, seconds) => answers.observe(seconds, method, route, String(status)),
    limited: (limit) => refusals.inc({ limit }),
    async text() {
      await ask()
      return answers.text() + calls.text() + (await registry.metrics())
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** With a token, whoever brings it; without one, this machine alone, and in production nobody. */
function mayRead({ metricsToken, production }: Deps['config'], request: FastifyRequest): boolean {
  if (!metricsToken) return !production && isLocal(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
}

/** Counts every answer, and tells of them at `/metrics`; whoever may not read that finds nothing there. */
export function metricsOf(app: FastifyInstance, { config, metrics }: Deps): void {
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
