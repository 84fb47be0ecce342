import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { Config } from './config.ts'
import type { Database, Db } from './db/client.ts'
import type { Reads } from './db/replica.ts'
import { asTRPCError } from './errors.ts'
import { findByAccount } from './platform/identity/find-user.ts'
import type { Identity, VerifiedToken } from './platform/identity/identity.ts'
import type { Encode } from './platform/images/encode.ts'
import type { UploadQueue } from './platform/images/upload-queue.ts'
import type { Limits } from './platform/limits.ts'
import type { Metrics } from './platform/metrics.ts'
import { currentRequester } from './platform/requester.ts'
import type { Realtime } from './realtime/realtime.ts'

/** What the app is built from: everything that has a life of its own. */
export type Deps = {
  config: Config
  db: Db
  /** Where what anybody may read can be read too. */
  reads?: Reads
  identity: Identity
  limits: Limits
  /** Says what has changed to the browsers that are open. */
  realtime: Realtime
  /** Makes uploads into pictures that can be shown. */
  encode: Encode
  /** Uploads wait here for their turn. */
  uploads: UploadQueue
  metrics: Metrics
  /** Whether a requester's share of the statement queue is about used up. */
  isBusyFor?: Database['isBusyFor']
  /** Called when a mail was put into the outbox, so that it goes at once. */
  mailer: { wake: () => void }
  /** A keyed hash of an e-mail address, to know it by when it registers again. */
  hashAddress: (email: string) => string
  /** The routes of the services that stand in where none is configured. */
  embedded: FastifyPluginAsync[]
  now: () => Date
  /** Aborted when the process is about to stop: readiness fails and connections are not kept. */
  stopping: AbortSignal
}

export type Browser = { id: string; isNew: boolean }

export type User = NonNullable<Awaited<ReturnType<typeof findByAccount>>>

/** What a procedure gets with a call. Who calls is found out when first asked for, and once. */
export type Context = Deps & {
  /** For what only reads: a replica, perhaps; for whoever has signed in always where they write. */
  readDb: Db
  requestId: string
  log: FastifyBaseLogger
  ip: string
  /** The browser that asks, where attempts are counted for each; `isNew` until it sends its cookie back. */
  browser: Browser | null
  caller: {
    /** Whether a token came along, good or not. */
    presented: boolean
    /** What the token says; null for none, and for one that is not good. */
    token: () => Promise<VerifiedToken | null>
    /** The profile of the token's account; null before its first sync. */
    user: () => Promise<User | null>
    /** The same, asked anew: for what outlasts a request. */
    userNow: () => Promise<User | null>
  }
}

type Request = {
  id: string
  log: FastifyBaseLogger
  ip: string
  headers: { authorization?: string }
  browser?: Browser | null
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Contexts but for what is each call's own, made once for an app. V8 takes thirty microseconds to put five fields more
 * on a copy of a dozen, and none to copy them all and set five.
 */
const blanks = new WeakMap<Deps, Context>()

function blankFor(deps: Deps): Context {
  const known = blanks.get(deps)
  if (known) return known
  const unset = undefined as never
  const blank = { ...deps, readDb: deps.db, requestId: '', log: unset, ip: '', browser: null, caller: unset }
  blanks.set(deps, blank)
  return blank
}

/** A bad token never throws here: it is nobody's. */
export function createContext(deps: Deps, { id, log, ip, headers, browser = null }: Request): Context {
  const bearer = tokenIn(headers.authorization)
  const verify = async () => (bearer ? deps.identity.verifyToken(bearer) : null)
  const find = async (verified: VerifiedToken | null) => verified && findByAccount(deps.db, verified.uid)
  const token = once(async () => {
    const verified = await verify()
    if (verified) currentRequester()?.provedBy(verified.uid)
    return verified
  })
  const user = once(async () => find(await token()))
  const userNow = async () => find(await verify())
  const context = { ...blankFor(deps) }
  context.readDb = bearer === undefined ? (deps.reads?.db() ?? deps.db) : deps.db
  context.requestId = id
  context.log = log
  context.ip = ip
  context.browser = browser
  context.caller = { presented: bearer !== undefined, token, user, userNow }
  return context
}

const SCHEME = /^bearer $/i

/** What stands behind `Bearer `; undefined for anything else. */
function tokenIn(authorization: string | undefined): string | undefined {
  const token = authorization && SCHEME.test(authorization.slice(0, 7)) ? authorization.slice(7) : ''
  return token && !/\s/.test(token) ? token : undefined
}

/** Reads where the call may, and where that does not answer after all, where everything is written. */
export async function reading<T>(ctx: Context, read: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await read(ctx.readDb)
  } catch (error) {
    if (ctx.readDb === ctx.db || asTRPCError(error).code !== 'SERVICE_UNAVAILABLE') throw error
    ctx.reads?.doubt()
    return read(ctx.db)
  }
}
