import { initTRPC, TRPCError } from '@trpc/server'
import type { Context } from './context.ts'
import { asTRPCError, faultOf, loggable } from './errors.ts'

const t = initTRPC.context<Context>().create({
  errorFormatter: ({ shape, error, ctx }) => {
    const { message, code, requestId, field } = faultOf(error, ctx?.requestId ?? '')
    const { path, httpStatus } = shape.data
    return { code: shape.code, message, data: { code, httpStatus, path, requestId, field } }
  },
})

export const { router, createCallerFactory } = t

/** Gives errors their kind (unreachable database: 503) and logs, once, those that are ours. */
const settled = t.middleware(async ({ ctx, path, next }) => {
  const result = await next()
  if (result.ok) return result
  const error = asTRPCError(result.error)
  if (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE')
    ctx.log.error({ procedure: path, ...loggable(error) }, 'a call failed')
  if (error === result.error) return result
  throw error
})

export const publicProcedure = t.procedure.use(settled)

export { TRPCError }
