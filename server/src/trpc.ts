import { initTRPC, TRPCError } from '@trpc/server'
import { BEFORE_CONSENT } from './consent.ts'
import type { Context } from './context.ts'
import { asTRPCError, consentMissing, forbidden, loggable, toErrorResponse } from './errors.ts'
import type { LimitName } from './platform/limits.ts'

/** A stream is heard from this often, ms, so that whoever is between, and its browser, see that it is up. */
const PING_MS = 15_000

/** Who may call a procedure: `token` is whoever has a good token, with or without a profile. */
export type Access = 'public' | 'token' | 'user'

const t = initTRPC
  .context<Context>()
  .meta<{ access: Access }>()
  .create({
    sse: { ping: { enabled: true, intervalMs: PING_MS }, client: { reconnectAfterInactivityMs: 3 * PING_MS } },
    errorFormatter: ({ shape, error, ctx }) => {
      const { message, code, requestId, field, reason, retryAfter } = toErrorResponse(error, ctx?.requestId ?? '')
      const { path, httpStatus } = shape.data
      return { code: shape.code, message, data: { code, httpStatus, path, requestId, field, reason, retryAfter } }
    },
  })

export const { router, createCallerFactory } = t

/** Somebody tried what they may not, or too often: worth a line for whoever looks into an attack. */
const REFUSALS = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'])

/** Counts calls, gives errors their kind (unreachable database: 503) and logs, once, those that are ours. */
const settled = t.middleware(async ({ ctx, path, next }) => {
  const began = performance.now()
  const result = await next()
  const error = result.ok ? null : asTRPCError(result.error)
  ctx.metrics.called(path, error?.code ?? 'OK', (performance.now() - began) / 1000)
  if (result.ok || !error) return result
  if (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE')
    ctx.log.error({ procedure: path, ...loggable(error) }, 'a call failed')
  if (REFUSALS.has(error.code)) ctx.log.info({ procedure: path, code: error.code }, 'a call was refused')
  if (error === result.error) return result
  throw error
})

/** Open to anybody. Who presents a token may be asked for by `ctx.caller`. */
export const publicProcedure = t.procedure.meta({ access: 'public' }).use(settled)

const SIGNED_OUT = 'Please log in first.'
const SESSION_ENDED = 'Your session has ended. Please log in again.'
const SUSPENDED = 'This account is suspended. Please write to us if you think that is a mistake.'
const LOGIN_TOO_OLD = 'Please log in again first: your last log-in was more than 5 minutes ago.'

/** How old a log-in may be for what only the owner of an account should do, s. */
const RECENT_SECONDS = 5 * 60

export const suspended = () => forbidden('suspended', SUSPENDED)

/** What the caller's token says. @throws TRPCError UNAUTHORIZED */
async function tokenOf({ caller }: Context) {
  const token = await caller.token()
  if (token) return token
  throw new TRPCError({ code: 'UNAUTHORIZED', message: caller.presented ? SESSION_ENDED : SIGNED_OUT })
}

/** Who calls, suspended or not. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
async function profileOwner(ctx: Context) {
  await tokenOf(ctx)
  const user = await ctx.caller.user()
  if (!user) throw new TRPCError({ code: 'FORBIDDEN', message: 'User data not fully loaded. Please log in.' })
  return user
}

/** Who calls; suspended people are refused. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
export async function signedInUser(ctx: Context) {
  const user = await profileOwner(ctx)
  if (user.suspendedAt) throw suspended()
  return user
}

/** Who calls, once they have said that they are an adult. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
export async function adultUser(ctx: Context) {
  const user = await signedInUser(ctx)
  if (!user.consented) throw consentMissing()
  return user
}

/** For whoever has a good token, with or without a profile. */
export const tokenProcedure = publicProcedure.meta({ access: 'token' }).use(async ({ ctx, type, next }) => {
  const token = await tokenOf(ctx)
  if (type === 'mutation') await ctx.limits.take('changes', token.uid)
  return next({ ctx: { token } })
})

/** For whoever has a profile, and has said that they are an adult unless consent.ts lists the procedure. */
export const signedInProcedure = publicProcedure.meta({ access: 'user' }).use(async ({ ctx, type, path, next }) => {
  const user = await (BEFORE_CONSENT.has(path) ? signedInUser(ctx) : adultUser(ctx))
  if (type === 'mutation') await ctx.limits.take('changes', user._id)
  return next({ ctx: { user } })
})

/** For whoever has a profile, suspended people too: what concerns the account itself. */
export const ownerProcedure = publicProcedure.meta({ access: 'user' }).use(async ({ ctx, type, next }) => {
  const user = await profileOwner(ctx)
  if (type === 'mutation') await ctx.limits.take('changes', user._id)
  return next({ ctx: { user } })
})

/** The same, after a log-in within the last five minutes, so that an open session is not enough. */
export const recentLoginProcedure = ownerProcedure.use(async ({ ctx, next }) => {
  const token = await tokenOf(ctx)
  if (ctx.now().getTime() / 1000 - token.authTime > RECENT_SECONDS) throw forbidden('login-too-old', LOGIN_TOO_OLD)
  return next({ ctx: { token } })
})

/** For whoever has a profile, and has not reached this limit. */
export const limitedProcedure = (name: LimitName) =>
  signedInProcedure.use(async ({ ctx, next }) => {
    await ctx.limits.take(name, ctx.user._id)
    return next()
  })

/**
 * The `userId` that a documented payload carries must be the caller's own: the token decides who acts.
 * @throws TRPCError FORBIDDEN
 */
export function mustBeSelf(user: { _id: string }, userId: string | undefined): void {
  if (userId !== undefined && userId !== user._id)
    throw new TRPCError({ code: 'FORBIDDEN', message: 'You can do this for yourself only.' })
}

export { TRPCError }
