import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { TOO_OFTEN, toErrorResponse, tryLater } from '../errors.ts'
import { FairQueue, type Owner, QueueFull } from '../platform/fair-queue.ts'
import { forRequester, Requester } from '../platform/requester.ts'

/** Requests of one requester that begin in one turn of the event loop; the others let what is under way go on first. */
const PER_TURN = 16
/** Those of all, or of one who is alone. */
const ALL_PER_TURN = 256
/** Requests of one network that wait for their turn at most. */
const WAITING = 500
/** How long a refusal is held back, ms: who asks again at once would keep the server busy with refusing. */
const HELD_MS = 500
/** Refusals held back at most; those beyond are sent at once. */
const HELD = 2_000

/** What asks the database, mostly: the catalogue, pages and files are answered from memory. */
const ASKS_DATABASE = /^\/(?:api|trpc)\/(?!packages\b)/

declare module 'fastify' {
  interface FastifyRequest {
    requester: Requester
  }
}

type Options = { isBusyFor?: (requester: Owner) => boolean }

/**
 * Lets requests begin a few in each turn of the event loop, in turn between requesters, so that a flood delays others by
 * little. A requester whose share of the statement queue is used up is refused here, where that costs least.
 */
export function admitFairly(app: FastifyInstance, { isBusyFor = () => false }: Options) {
  const queue = new FairQueue({
    slots: ALL_PER_TURN,
    slotsPerKey: PER_TURN,
    slotsAlone: ALL_PER_TURN,
    waiting: Number.POSITIVE_INFINITY,
    waitingPerGroup: WAITING,
  })
  let begun: Owner[] = []
  let held = 0

  function endTurn() {
    const before = begun
    begun = []
    for (const owner of before) queue.leave(owner)
  }

  function refuseSoon(request: FastifyRequest, reply: FastifyReply) {
    if (held >= HELD) return refuse(request, reply)
    held += 1
    setTimeout(() => {
      held -= 1
      refuse(request, reply)
    }, HELD_MS)
  }

  app.decorateRequest('requester')
  app.addHook('onRequest', (request, reply, done) => {
    const requester = new Requester(request.ip, request.headers.authorization)
    request.requester = requester
    const { key, group } = requester
    try {
      queue.enter({ key, group }, () => {
        if (begun.length === 0) setImmediate(endTurn)
        begun.push({ key })
        if (ASKS_DATABASE.test(request.url) && isBusyFor(requester)) refuseSoon(request, reply)
        else done()
      })
    } catch (full) {
      if (!(full instanceof QueueFull)) throw full
      refuseSoon(request, reply)
    }
  })
  // After the body has come, whose events know nothing of the request.
  app.addHook('preHandler', (request, _reply, done) => forRequester(request.requester, done))
}

/** How JSON-RPC's codes go on in tRPC for 429. */
const TRPC_TOO_MANY_REQUESTS = -32029
const REFUSAL = tryLater('TOO_MANY_REQUESTS', TOO_OFTEN, 1)

/** 429 in the words of whoever asks: those of the documented paths, or of tRPC, whose client takes one for a batch. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const { message, ...data } = toErrorResponse(REFUSAL, request.id)
  const error = { message, code: TRPC_TOO_MANY_REQUESTS, data: { ...data, httpStatus: 429 } }
  const isTyped = request.url.startsWith('/trpc/')
  return reply
    .code(429)
    .header('retry-after', '1')
    .send(isTyped ? { error } : { message, ...data })
}
