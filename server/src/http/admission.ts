import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { queueShareUsedUp, toErrorResponse } from '../errors.ts'
import { FairQueue, type Owner, QueueFull } from '../platform/fair-queue.ts'
import { forRequester, Requester } from '../platform/requester.ts'

/** Requests of one requester that start in one turn of the event loop. */
const PER_TURN = 16
/** Requests of all requesters, or of one that is alone, that start in one turn. */
const ALL_PER_TURN = 256
/** The most requests of one network that wait. */
const MAX_WAITING = 500
/** Delay of a refusal, ms, so that clients that retry at once cost little. */
const REFUSAL_DELAY_MS = 500
/** The most delayed refusals; more are sent at once. */
const MAX_DELAYED = 2_000

/** Paths that mostly query the database; the catalogue, pages and files are served from memory. */
const QUERIES_DATABASE = /^\/(?:api|trpc)\/(?!packages\b)/

declare module 'fastify' {
  interface FastifyRequest {
    requester: Requester
  }
}

type Options = { isBusyFor?: (requester: Owner) => boolean }

/**
 * Starts a few requests in each turn of the event loop, round-robin between requesters, so that a flood delays others
 * little. A requester whose share of the statement queue is used up is rejected here, where it is cheapest.
 */
export function admitFairly(app: FastifyInstance, { isBusyFor = () => false }: Options) {
  const queue = new FairQueue({
    slots: ALL_PER_TURN,
    slotsPerKey: PER_TURN,
    slotsAlone: ALL_PER_TURN,
    waiting: Number.POSITIVE_INFINITY,
    waitingPerGroup: MAX_WAITING,
  })
  let started: Owner[] = []
  let delayed = 0

  function endTurn() {
    const ended = started
    started = []
    for (const owner of ended) queue.leave(owner)
  }

  function refuseSoon(request: FastifyRequest, reply: FastifyReply) {
    if (delayed >= MAX_DELAYED) return refuse(request, reply)
    delayed += 1
    setTimeout(() => {
      delayed -= 1
      refuse(request, reply)
    }, REFUSAL_DELAY_MS)
  }

  app.decorateRequest('requester')
  app.addHook('onRequest', (request, reply, done) => {
    const requester = new Requester(request.ip, request.headers.authorization)
    request.requester = requester
    const { key, group } = requester
    try {
      queue.enter({ key, group }, () => {
        if (started.length === 0) setImmediate(endTurn)
        started.push({ key })
        if (QUERIES_DATABASE.test(request.url) && isBusyFor(requester)) refuseSoon(request, reply)
        else done()
      })
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      refuseSoon(request, reply)
    }
  })
  // After the body is read, whose events run outside of the request's async context.
  app.addHook('preHandler', (request, _reply, done) => forRequester(request.requester, done))
}

/** tRPC's JSON-RPC code for 429. */
const TRPC_TOO_MANY_REQUESTS = -32029
const REFUSAL = queueShareUsedUp()

/** Sends 429 in the format of REST or of tRPC, whose client accepts one error for a batch. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const { message, ...data } = toErrorResponse(REFUSAL, request.id)
  const error = { message, code: TRPC_TOO_MANY_REQUESTS, data: { ...data, httpStatus: 429 } }
  const isTrpc = request.url.startsWith('/trpc/')
  return reply
    .code(429)
    .header('retry-after', '1')
    .send(isTrpc ? { error } : { message, ...data })
}
