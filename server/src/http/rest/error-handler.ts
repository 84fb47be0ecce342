import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { asTRPCError, loggable, retryAfterOf, toErrorResponse } from '../../errors.ts'

/** Answers an error. Those from within a procedure are logged there already. */
export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof TRPCError)) request.log.error(loggable(error), 'a request failed')
  const fault = asTRPCError(error)
  const retryAfter = retryAfterOf(fault)
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(getHTTPStatusCodeFromError(fault)).send(toErrorResponse(fault, request.id))
}
