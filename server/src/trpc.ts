import { initTRPC, TRPCError } from '@trpc/server'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Context, User } from './context.ts'
import {
  appError,
  asTRPCError,
  consentMissing,
  loggable,
  suspended,
  toErrorResponse,
  type WithoutParams,
} from './errors.ts'
import type { VerifiedToken } from './platform/identity/identity.ts'
import type { LimitName } from './platform/limits.ts'
import type { RestPath } from './rest-path.ts'

/** The interval of pings, ms, by which proxies and browsers keep streams open. */
const PING_MS = 15_000

/**
 * Access to a procedure. `public`: everyone, and the response is the same for all. `optional-user`: everyone, and the
 * response depends on the user. `token`: a valid token, with or without a profile. `user`: a token with a profile.
 */
export type Access = 'public' | 'optional-user' | 'token' | 'user'

/** Counts a successful call, also one that the cache answers. */
type Count = (ctx: Context, input: unknown) => void

/** The facts that a procedure declares about itself. */
export type ProcedureMeta = {
  /** Set by the procedures below, which others are built on. */
  access?: Access
  /**
   * Signed-in users may call it before they confirm that they are adults: a documented call, whose payload has no consent
   * field, or one that gives or withdraws consent, exports data, appeals or deletes the account. All others answer 403 until then.
   */
  beforeConsent?: true
  /** Its documented paths. */
  rest?: RestPath[]
  /** The place where its responses are cached; only `public` ones may be. */
  cache?: (ctx: Context) => ResponseCache
  count?: Count | undefined
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    sse: { ping: { enabled: true, intervalMs: PING_MS }, client: { reconnectAfterInactivityMs: 3 * PING_MS } },
    errorFormatter: ({ shape, error, ctx }) => {
      const { message, ...data } = toErrorResponse(error, ctx?.requestId ?? '')
      const { path, httpStatus } = shape.data
      return { code: shape.code, message, data: { ...data, httpStatus, path } }
    },
  })

export const { router, createCallerFactory } = t

/** Logged at level info, for the investigation of attacks. */
const LOGGED_CODES = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'])

/** Counts calls, maps errors to TRPCErrors (unreachable database: SERVICE_UNAVAILABLE), and logs each 5xx once. */
const withErrorLogging = t.middleware(async ({ ctx, path, next }) => {
  const startedAt = performance.now()
  const result = await next()
  const error = result.ok ? null : asTRPCError(result.error)
  ctx.metrics.called(path, error?.code ?? 'OK', (performance.now() - startedAt) / 1000)
  if (result.ok || !error) return result
  if (error.code === 'INTERNAL_SERVER_ERROR' || error.code === 'SERVICE_UNAVAILABLE')
    ctx.log.error({ procedure: path, ...loggable(error) }, 'a call failed')
  if (LOGGED_CODES.has(error.code)) ctx.log.info({ procedure: path, code: error.code }, 'a call was refused')
  if (error === result.error) return result
  throw error
})

const baseProcedure = t.procedure.use(withErrorLogging)

/** Counts the mutations of those who need no account by their network, before their input is parsed. */
const openProcedure = baseProcedure.use(async ({ ctx, type, next }) => {
  if (type === 'mutation') await ctx.limits.take('anonymousChanges', ctx.ip)
  return next()
})

/** Open to everyone, with the same response for all. */
export const publicProcedure = openProcedure.meta({ access: 'public' })

/** The same, with responses cached by input. The cache is read before the procedure runs: see `callProcedure`. */
export const cachedProcedure = (cache: (ctx: Context) => ResponseCache, count?: Count) =>
  baseProcedure.meta({ access: 'public', cache, count })

/** Open to everyone; the response may depend on `ctx.caller`. */
export const optionalUserProcedure = openProcedure.meta({ access: 'optional-user' })

/** The greatest age of the log-in for actions that only the account's owner should take, s. */
const RECENT_SECONDS = 5 * 60

/** The caller's verified token. @throws TRPCError UNAUTHORIZED */
async function requireToken({ caller }: Context) {
  const token = await caller.token()
  if (token) return token
  throw appError('UNAUTHORIZED', caller.presented ? 'access.sessionEnded' : 'access.loginRequired')
}

/** The caller's verified token of a log-in within five minutes. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
async function requireRecentLogin(ctx: Context) {
  const token = await requireToken(ctx)
  if (ctx.now().getTime() / 1000 - token.authTime > RECENT_SECONDS)
    throw appError('FORBIDDEN', 'access.loginTooOld', { reason: 'login-too-old' })
  return token
}

/** The caller's profile, even while suspended. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
async function requireAccount(ctx: Context) {
  await requireToken(ctx)
  const user = await ctx.caller.user()
  if (!user) throw appError('FORBIDDEN', 'access.profileMissing')
  return user
}

/** The caller's profile, unless suspended. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
export async function requireUser(ctx: Context) {
  const user = await requireAccount(ctx)
  if (user.suspendedAt) throw suspended(user.suspendedUntil)
  return user
}

/** The id of the caller of an open procedure who may see what others do; null for a visitor. */
export async function optionalReader({ caller }: Context): Promise<string | null> {
  const user = await caller.user()
  return user && !user.suspendedAt && user.consented ? user._id : null
}

/** The caller's profile, once its owner has confirmed to be an adult. @throws TRPCError UNAUTHORIZED, FORBIDDEN */
export async function requireAdult(ctx: Context) {
  const user = await requireUser(ctx)
  if (!user.consented) throw consentMissing()
  return user
}

// The procedures below assign what they add to the context: `next({ ctx })` would copy its thirty fields for every call. All
// calls of a batch share a context, and have the same caller.

/** For holders of a valid token, also while their log-in still needs a passkey. */
export const unfinishedLoginProcedure = baseProcedure.meta({ access: 'token' }).use(async ({ ctx, type, next }) => {
  const token = await requireToken(ctx)
  if (type === 'mutation') await ctx.limits.take('changes', token.uid)
  Object.assign(ctx, { token })
  return next<{ token: VerifiedToken }>({})
})

/** For holders of a valid token, with or without a profile. */
export const tokenProcedure = unfinishedLoginProcedure.use(async ({ ctx, next }) => {
  await ctx.caller.user() // refuses a log-in that still needs a passkey
  return next()
})

/** For users who have confirmed that they are adults, or for all users where the procedure is `beforeConsent`. */
export const authedProcedure = baseProcedure.meta({ access: 'user' }).use(async ({ ctx, type, meta, next }) => {
  const user = await (meta?.beforeConsent ? requireUser(ctx) : requireAdult(ctx))
  if (type === 'mutation') await ctx.limits.take('changes', user._id)
  Object.assign(ctx, { user })
  return next<{ user: User }>({})
})

/** For all users, suspended ones too: actions on the account itself. */
export const accountProcedure = baseProcedure
  .meta({ access: 'user', beforeConsent: true })
  .use(async ({ ctx, type, next }) => {
    const user = await requireAccount(ctx)
    if (type === 'mutation') await ctx.limits.take('changes', user._id)
    Object.assign(ctx, { user })
    return next<{ user: User }>({})
  })

/** The same, with the token of the session that makes the call. */
export const sessionProcedure = accountProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { token: await requireToken(ctx) } }),
)

/** The same, but only within five minutes of a log-in, so that an open session is not enough. */
export const recentLoginProcedure = accountProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { token: await requireRecentLogin(ctx) } }),
)

/** For users who may use the app, with the token of their session. */
export const userSessionProcedure = authedProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { token: await requireToken(ctx) } }),
)

/** The same, but only within five minutes of a log-in. */
export const recentUserProcedure = authedProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { token: await requireRecentLogin(ctx) } }),
)

/** For users who have not reached this limit. */
export const limitedProcedure = (name: LimitName) =>
  authedProcedure.use(async ({ ctx, next }) => {
    await ctx.limits.take(name, ctx.user._id)
    return next()
  })

/**
 * The `userId` in a documented payload must be the caller's own; the token decides who acts.
 * @throws TRPCError FORBIDDEN
 */
export function mustBeSelf(user: { _id: string }, userId: string | undefined): void {
  if (userId !== undefined && userId !== user._id) throw appError('FORBIDDEN', 'access.onlyYourself')
}

/** @throws TRPCError BAD_REQUEST with this message when a user names themselves where only another user makes sense */
export function mustBeSomeoneElse(user: { _id: string }, otherId: string, messageId: WithoutParams): void {
  if (otherId === user._id) throw appError('BAD_REQUEST', messageId)
}

export { TRPCError }
