import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appError } from '../errors.ts'
import * as text from '../messages/en/request.ts'
import { toNetwork } from '../platform/networks.ts'
import { sendError } from './rest/error-handler.ts'

/** The default maximum body, bytes; a long conversation with the help chat fits. */
export const BODY_LIMIT = 256 * 1024

/** The maximum bytes of bodies whose requests are running: in total, and from one network. */
const MAX_BYTES = { all: 64 * 1024 * 1024, network: 16 * 1024 * 1024 }
/**
 * How much of a body is read and discarded after an early response, so that a client that is still sending receives it, and how
 * long a client that has sent so much has for reading the response.
 */
const DISCARD = { bytes: 8 * 1024 * 1024, ms: 5_000, readMs: 1_000, everyMs: 50 }

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The size of a body from its header; null for a chunked one. */
export const bodySize = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null

/**
 * Limits the bodies of all requests. A body larger than its route's limit is rejected before it is read if the header
 * states its size, else by the parser as soon as the limit is passed. Compressed bodies are rejected. The total size of
 * the bodies of running requests is limited too. A route with `config.ownLimit` reads and limits its body itself. A
 * response that is sent before its request has arrived closes the connection.
 */
export function boundBodies(app: FastifyInstance, limits = MAX_BYTES): void {
  const networks = new Map<string, number>()
  let all = 0

  /** Counts the body until the response is sent. @returns whether there is room for it */
  function reserve({ ip }: FastifyRequest, { raw }: FastifyReply, bytes: number): boolean {
    const network = toNetwork(ip)
    const own = (networks.get(network) ?? 0) + bytes
    if (all + bytes > limits.all || own > limits.network) return false
    all += bytes
    networks.set(network, own)
    raw.once('close', () => {
      all -= bytes
      const rest = (networks.get(network) ?? 0) - bytes
      if (rest > 0) networks.set(network, rest)
      else networks.delete(network)
    })
    return true
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.headers)) return done()
    const { bodyLimit = BODY_LIMIT, config } = request.routeOptions
    const size = bodySize(request)
    const coding = request.headers['content-encoding'] ?? 'identity'
    if (coding !== 'identity') return refuse(415, text.bodyCompressed)
    if (config.ownLimit) return done()
    if (size !== null && size > bodyLimit) return refuse(413, text.bodyTooLarge)
    if (reserve(request, reply, size ?? bodyLimit)) return done()
    sendError(appError('SERVICE_UNAVAILABLE', 'request.tooMuchData', { retryAfter: 5 }), request, reply)

    function refuse(statusCode: number, message: string) {
      done(Object.assign(new Error(message), { statusCode }))
    }
  })
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    if (hasBody(raw.headers) && raw.complete === false) {
      reply.header('connection', 'close')
      closeGently(raw)
    }
    done()
  })
}

/**
 * Closes the connection of an incomplete request after its response: the rest of the request is discarded, up to a
 * number of bytes and a time. Closing at once would reset the connection and lose the response, also where the network
 * has held all those bytes already and the client has not had a turn since.
 */
function closeGently(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    const before = socket.bytesRead
    let until = performance.now() + DISCARD.ms
    const end = () => {
      clearInterval(timer)
      socket.destroy()
    }
    const timer = setInterval(() => {
      const now = performance.now()
      if (now > until) return end()
      if (request.isPaused() || socket.bytesRead - before <= DISCARD.bytes) return
      request.pause()
      until = Math.min(until, now + DISCARD.readMs)
    }, DISCARD.everyMs)
    socket.once('close', end)
    request.once('end', end)
    socket.end()
    request.unpipe()
    request.resume()
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads and limits its body itself. */
    ownLimit?: boolean
  }
}
