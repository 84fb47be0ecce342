import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asTRPCError, loggable, retryAfterOf, toErrorResponse } from '../../errors.ts'

/** Sends an error response. TRPCErrors come from procedures, which log them. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof TRPCError)) request.log.error(loggable(error), 'a request failed')
  const trpcError = asTRPCError(error)
  const retryAfter = retryAfterOf(trpcError)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(getHTTPStatusCodeFromError(trpcError)).send(toErrorResponse(trpcError, request.id))
}
