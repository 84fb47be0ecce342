import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tryLater } from '../errors.ts'
import { networkOf } from '../platform/networks.ts'
import { sendError } from './rest/error-handler.ts'

/** The largest body of a route that names no other limit, bytes: a long talk with the help chat fits. */
export const BODY_LIMIT = 256 * 1024

/** Bodies that the process holds while their requests run, bytes: in all, and from one network. */
const HELD = { all: 64 * 1024 * 1024, network: 16 * 1024 * 1024 }
/** What is still taken, and dropped, of a body after its answer, so that the answer reaches a caller who is sending. */
const LINGER = { bytes: 8 * 1024 * 1024, ms: 5_000, everyMs: 50 }

const hasBody = (headers: IncomingHttpHeaders) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The size that a request names for its body; null for a chunked one. */
export const bodySize = ({ headers }: FastifyRequest): number | null =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : null

/**
 * Bounds the bodies of all requests. A body larger than its route takes is refused before it is read when the request
 * names its size, and by its parser as soon as a chunked one has passed the limit. Compressed bodies are not taken. Bodies
 * held at one time are bounded too. A route with `config.ownLimit` reads and bounds its body itself.
 *
 * An answer that is sent before its request has arrived closes the connection.
 */
export function boundBodies(app: FastifyInstance, held = HELD): void {
  const networks = new Map<string, number>()
  let all = 0

  /** Counts the body until the answer is sent. @returns whether there is room for it */
  function hold({ ip }: FastifyRequest, { raw }: FastifyReply, bytes: number): boolean {
    const network = networkOf(ip)
    const own = (networks.get(network) ?? 0) + bytes
    if (all + bytes > held.all || own > held.network) return false
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
    if (coding !== 'identity') return refuse(415, 'A compressed body is not taken.')
    if (config.ownLimit) return done()
    if (size !== null && size > bodyLimit) return refuse(413, 'The body is too large.')
    if (hold(request, reply, size ?? bodyLimit)) return done()
    sendError(tryLater('SERVICE_UNAVAILABLE', 'Too much is being sent to us just now.', 5), request, reply)

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
 * Ends the connection of a request of which more is to come, once its answer is sent: what comes is dropped, and after so
 * many bytes or so long the connection is closed. Closed at once, it would be reset and the answer lost on its way.
 */
function closeGently(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    const before = socket.bytesRead
    const since = performance.now()
    const end = () => {
      clearInterval(timer)
      socket.destroy()
    }
    const timer = setInterval(() => {
      if (socket.bytesRead - before > LINGER.bytes || performance.now() - since > LINGER.ms) end()
    }, LINGER.everyMs)
    socket.once('close', end)
    request.once('end', end)
    socket.end()
    request.unpipe()
    request.resume()
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads and bounds its body itself. */
    ownLimit?: boolean
  }
}
