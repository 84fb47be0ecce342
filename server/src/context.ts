import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/client.ts'
import type { ReadReplica } from './db/replica.ts'
import { asTRPCError, passkeyNeeded } from './errors.ts'
import * as sessionText from './messages/en/sessions.ts'
import { browserIn } from './platform/browser-cookie.ts'
import type { CostlyWork } from './platform/costly-work.ts'
import { deviceIn } from './platform/device-name.ts'
import type { DocumentChecks } from './platform/document-checks.ts'
import { findByAccount } from './platform/identity/find-user.ts'
import type { Identity, VerifiedToken } from './platform/identity/identity.ts'
import { sessionsOf } from './platform/identity/sessions.ts'
import type { Encode } from './platform/images/encode.ts'
import type { UploadQueue } from './platform/images/upload-queue.ts'
import type { Limits } from './platform/limits.ts'
import type { Metrics } from './platform/metrics.ts'
import { currentRequester } from './platform/requester.ts'
import type { Seal } from './platform/seal.ts'
import type { Vault } from './platform/vault.ts'
import type { Realtime } from './realtime/realtime.ts'

/** The services that the app is built from. */
export type Deps = {
  config: Config
  db: Db
  /** A read replica for public reads. */
  reads?: ReadReplica
  identity: Identity
  limits: Limits
  /** Recommendations by form, for a second. */
  recommendationCache: ResponseCache
  /** Recommendations and exports wait here for their turn. */
  costlyWork: { recommendations: CostlyWork; files: CostlyWork }
  /** Publishes changes to open SSE streams. */
  realtime: Realtime
  /** Re-encodes uploaded pictures. */
  encode: Encode
  /** Uploads wait here for their turn. */
  uploads: UploadQueue
  /** Checks of documents by a service of the operator. */
  documentChecks?: DocumentChecks
  metrics: Metrics
  /** Whether half of a requester's share of the statement queue is used. */
  isBusyFor?: Database['isBusyFor']
  /** Notifications on devices: the public key, and the hosts to which they may go; null if none are sent. */
  push: { publicKey: string; hosts: readonly string[] } | null
  /** Call `wake` after queueing a mail, so that it is sent at once. */
  mailer: { wake: () => void }
  /** Keyed hashes of an e-mail address, to recognise it when it registers again: the first one is stored. */
  hashAddress: (email: string) => [mailbox: string, written: string]
  /** Seals what a response carries for a later request and its reader may not read. */
  seal: Seal
  /** Encrypts the booking references of people; null if none are kept. */
  bookingVault: Vault | null
  /** Routes of the embedded services that are in use. */
  embedded: FastifyPluginAsync[]
  now: () => Date
  /** Aborted at shutdown: readiness fails and connections close after their response. */
  stopping: AbortSignal
}

/** `signedIn`: its request had a valid token of a user. */
export type Browser = { id: string; isNew: boolean; signedIn?: boolean }

export type User = NonNullable<Awaited<ReturnType<typeof findByAccount>>>

/** The context of a procedure call. The caller is identified on first use, once. */
export type Context = Deps & {
  /** For public reads: the replica if there is one. Requests with a token read from the primary. */
  readDb: Db
  requestId: string
  log: FastifyBaseLogger
  ip: string
  /** The browser's cookie id, on routes that limit attempts per browser; `isNew` until it sends the cookie back. */
  browser: Browser | null
  caller: {
    /** Whether a token was sent, valid or not. */
    presented: boolean
    /** The verified token; null without a valid one. */
    token: () => Promise<VerifiedToken | null>
    /**
     * The profile of the token's account; null before its first sync.
     * @throws TRPCError FORBIDDEN if the account's log-ins need a passkey and this one had none
     */
    user: () => Promise<User | null>
    /** The same, verified again, for streams, which can outlive a token. */
    userNow: () => Promise<User | null>
  }
}

type Request = {
  id: string
  log: FastifyBaseLogger
  ip: string
  headers: { authorization?: string; cookie?: string; 'user-agent'?: string }
  browser?: Browser | null
}

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Never throws: an invalid token counts as none. */
export function createContext(deps: Deps, { id, log, ip, headers, browser = null }: Request): Context {
  const bearer = bearerToken(headers.authorization)
  const sessions = sessionsOf(deps.db)
  const verify = async () => {
    const verified = bearer ? await deps.identity.verifyToken(bearer) : null
    return verified && !(await sessions.hasEnded(sessionIn(verified), deps.now())) ? verified : null
  }
  const record = (verified: VerifiedToken) => {
    const seen = () => {
      const device = deviceIn(headers['user-agent'])
      const id = browser?.id ?? browserIn(headers)
      return {
        ...device,
        browser: id && deps.limits.pseudonym('browser', id),
        device: sessionText.device(device.app, device.system),
      }
    }
    return sessions.record(sessionIn(verified), seen, deps.now(), log, deps.mailer.wake)
  }
  const find = async (verified: VerifiedToken | null) => {
    const user = verified && (await findByAccount(deps.db, verified.uid))
    if (user?.passkeyRequired && !verified?.passkey) throw passkeyNeeded()
    return user
  }
  const findAndRecord = async () => {
    const verified = await token()
    const found = await find(verified)
    if (found && verified) {
      if (browser) browser.signedIn = true
      await record(verified)
    }
    return found
  }
  const token = once(async () => {
    const verified = await verify()
    if (verified) currentRequester()?.setAccount(verified.uid)
    return verified
  })
  let known: Promise<User | null> | undefined
  const user = async () => {
    known ??= findAndRecord()
    // A profile that is missing now can be created by a later call of the same batch.
    if ((await known) === null) known = undefined
    return known ?? null
  }
  const userNow = async () => find(await verify())
  // Object.assign takes 2 µs for these twenty fields, a spread followed by more fields 14 µs.
  return Object.assign({}, deps, {
    readDb: bearer === undefined ? (deps.reads?.db() ?? deps.db) : deps.db,
    requestId: id,
    log,
    ip,
    browser,
    caller: { presented: bearer !== undefined, token, user, userNow },
  })
}

/** The session of a token. */
export const sessionIn = ({ uid, authTime }: VerifiedToken) => ({ account: uid, authTime })

const SCHEME = /^bearer $/i

/** The token of a `Bearer` header; undefined for anything else. */
function bearerToken(authorization: string | undefined): string | undefined {
  const token = authorization && SCHEME.test(authorization.slice(0, 7)) ? authorization.slice(7) : ''
  return token && !/\s/.test(token) ? token : undefined
}

/** Reads from the replica where the call may, and from the primary if the replica does not respond. */
export async function reading<T>(ctx: Context, read: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await read(ctx.readDb)
  } catch (error) {
    if (ctx.readDb === ctx.db || asTRPCError(error).code !== 'SERVICE_UNAVAILABLE') throw error
    ctx.reads?.markUnavailable()
    return read(ctx.db)
  }
}
