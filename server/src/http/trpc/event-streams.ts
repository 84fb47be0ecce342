import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { getTRPCErrorFromUnknown, getTRPCErrorShape, isTrackedEnvelope } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { appRouter, callProcedure, procedureAt } from '../../router.ts'
import { createPings } from './pings.ts'
import { type Call, config, inputsOf, isOrdinary } from './trpc-fast-path.ts'

const { sse } = appRouter._def._config

const HEADERS = {
  vary: 'trpc-accept, accept',
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  connection: 'keep-alive',
}
const END = '\n\n\n'
const CONNECTED = `event: connected\ndata: ${JSON.stringify(sse?.client)}${END}`
const RETURN = `event: return\ndata: ${END}`

const textOf = (value: unknown) =>
  isTrackedEnvelope(value)
    ? `data: ${JSON.stringify(value[1])}\nid: ${value[0]}${END}`
    : `data: ${JSON.stringify(value)}${END}`

const textOfError = (cause: unknown, call: Call & { ctx: Context }) => {
  const error = getTRPCErrorFromUnknown(cause)
  const shape = getTRPCErrorShape({ config, error, type: 'subscription', ...call })
  return `event: serialized-error\ndata: ${JSON.stringify(shape)}${END}`
}

/** The input with the id after which the browser resumes, as tRPC's adapter passes it. */
function resuming(input: unknown, { headers, query }: FastifyRequest): unknown {
  const given = query as Record<string, unknown>
  const id = headers['last-event-id'] ?? given.lastEventId ?? given['Last-Event-Id']
  if (!id) return input
  if (typeof input === 'object' && input !== null && !Array.isArray(input)) return { ...input, lastEventId: id }
  return input ?? { lastEventId: id }
}

/** The call of an ordinary request for an event stream; null for all others, which tRPC's adapter handles. */
export function parseSubscription(request: FastifyRequest): Call | null {
  const { params, query } = request
  const { path } = params as { path: string }
  if (request.method !== 'GET' || !isOrdinary(request)) return null
  if (procedureAt(path)?._def.type !== 'subscription') return null
  const { batch, connectionParams, input } = query as Record<string, unknown>
  if (batch !== undefined || connectionParams !== undefined) return null
  const inputs = inputsOf(input, 1, false)
  return inputs && { path, input: resuming(inputs[0], request) }
}

/**
 * Sends event streams: byte for byte what tRPC's adapter sends, without its Fetch API request and response and its chain of
 * web streams for each of them.
 */
export function createEventStreams() {
  const pings = createPings(sse?.ping?.intervalMs ?? Number.POSITIVE_INFINITY)

  async function run({ path, input }: Call, ctx: Context, raw: ServerResponse) {
    const connection = new AbortController()
    const { signal } = connection
    raw.once('close', () => {
      pings.forget(raw)
      connection.abort()
    })
    async function write(text: string) {
      if (raw.destroyed) return
      pings.sent(raw)
      if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => {})
    }
    try {
      await write(CONNECTED)
      const events = await callProcedure(path, input, ctx, 0, signal)
      for await (const event of events as AsyncIterable<unknown>) await write(textOf(event))
      await write(RETURN)
    } catch (cause) {
      if ((cause as Error | undefined)?.name !== 'AbortError') await write(textOfError(cause, { path, input, ctx }))
    }
    pings.forget(raw)
    raw.end()
  }

  /** Returns at once: a handler that waited would hold more for each stream. */
  return (call: Call, ctx: Context, reply: FastifyReply): void => {
    const { raw } = reply.hijack().headers({ ...HEADERS, ...(ctx.stopping.aborted && { connection: 'close' }) })
    raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
    void run(call, ctx, raw)
  }
}
