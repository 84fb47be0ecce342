import { RETENTION } from '@saathi/shared/legal/retention'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { createBatchLoader } from '../../cache/batch-loader.ts'
import type { Db } from '../../db/client.ts'
import { loggable } from '../../errors.ts'
import { isCommonPassword } from '../../platform/identity/common-passwords.ts'
import { type Identity, IdentityError } from '../../platform/identity/identity.ts'
import { cachedVerify } from '../../platform/identity/token-cache.ts'
import type { Limits } from '../../platform/limits.ts'
import { attemptCounter } from './attempts.ts'
import { type Hashing, MIN_PASSWORD, passwordHasher } from './passwords.ts'
import { identityPlugin } from './plugin.ts'
import { isEmail } from './requests.ts'
import type { Mail, Service } from './service.ts'
import { endAllSessions, endOtherSessions, endSessionAt, openSessions } from './session-store.ts'
import {
  accountByEmail,
  accountByUid,
  accountsByUid,
  changeAccountEmail,
  createAccount,
  deleteAccount,
  deleteExpiredIdentityData,
  existingAccounts,
  setAccountDisabled,
  signingKey,
  takeOverAccount,
} from './store.ts'
import { tokenMaker } from './tokens.ts'

export type { Mail } from './service.ts'

type Options = {
  db: Db
  /** The tokens' audience; the web SDK does not check it. */
  projectId: string
  /** Whether Google accounts are accepted, which nobody has signed. */
  unsignedGoogle: boolean
  /** The public URL of the app, without a slash at the end, for links in mails. */
  publicUrl: () => string
  sendMail: (mail: Mail) => Promise<void>
  /**
   * Called when an owner deletes their account. Returns true if the app will delete it later. Otherwise, for example
   * for an account without a profile, it is deleted at once.
   */
  onDeletion?: (uid: string) => Promise<boolean>
  now?: () => Date
  limits: Limits
  hashing?: Hashing
}

const CLEANUP_MS = 3_600_000
const IDLE_SESSION_MS = RETENTION.sessionDays * 24 * 3_600_000

/**
 * An identity provider for use without a Firebase project. `plugin` serves the unmodified Firebase web SDK on the app's
 * own origin; `identity` serves the server. It does not verify Google sign-ins, so it is for development and tests,
 * never for production.
 */
export function embeddedIdentity(options: Options): { identity: Identity; plugin: FastifyPluginAsync } {
  const { db, projectId, unsignedGoogle, publicUrl, sendMail } = options
  const { onDeletion = async () => false, now = () => new Date() } = options
  let key: Promise<Uint8Array> | undefined
  const signing = () => {
    key ??= signingKey(db).catch((error) => {
      key = undefined
      throw error
    })
    return key
  }
  const tokens = tokenMaker({ key: signing, projectId, now })
  const passwords = passwordHasher(options.hashing)
  // The tokens of open streams are verified again together.
  const accountsOf = createBatchLoader((uids: string[]) => accountsByUid(db, uids))
  const verified = cachedVerify(
    async (token) => {
      const claims = await tokens.readIdToken(token)
      if (claims === null || claims === 'expired') return null
      const account = (await accountsOf(claims.uid)).get(claims.uid)
      return account && !account.disabled && claims.authTime >= account.validSince ? claims : null
    },
    { now },
  )
  const background = backgroundWork()

  const service: Service = {
    db,
    now,
    projectId,
    unsignedGoogle,
    publicUrl,
    tokens,
    passwords,
    attempts: attemptCounter(db, options.limits),
    sendMail,
    onDeletion,
    afterResponse: background.add,
    accountsChanged: verified.clear,
  }

  const identity: Identity = {
    verifyToken: verified.verify,
    async createUser({ email, password, name, emailVerified }) {
      if (!isEmail(email)) throw new IdentityError('email-invalid')
      if (password.length < MIN_PASSWORD || (await isCommonPassword(password))) throw new IdentityError('password-weak')
      const passwordHash = await passwords.hash(password, email.toLowerCase())
      const given = { email: email.toLowerCase(), displayName: name || null, passwordHash, now: now() }
      const taken = emailVerified ? await takeOverAccount(db, given) : null
      if (taken) verified.clear()
      const account = taken ?? (await createAccount(db, { ...given, emailVerified }))
      if (!account) throw new IdentityError('email-taken')
      return account.uid
    },
    async customToken(uid, claims) {
      const account = await accountByUid(db, uid)
      if (!account) throw new IdentityError('not-found')
      return tokens.customToken(uid, account.validSince, claims)
    },
    async changeEmail(uid, email) {
      if (!isEmail(email)) throw new IdentityError('email-invalid')
      const changed = await changeAccountEmail(db, uid, email)
      verified.clear()
      if (!changed) throw new IdentityError('email-taken')
    },
    uidOf: async (email) => (await accountByEmail(db, email))?.uid ?? null,
    emailOf: async (uid) => (await accountByUid(db, uid))?.email ?? null,
    async setDisabled(uid, disabled) {
      const found = await setAccountDisabled(db, uid, disabled)
      verified.clear()
      if (!found) throw new IdentityError('not-found')
    },
    validSessions: (uid, authTimes) => openSessions(db, uid, authTimes),
    sessionsValidSince: async () => null, // it mails about new passwords itself
    endSession: (uid, authTime) => endSessionAt(db, uid, authTime),
    async endOtherSessions(uid, kept) {
      await endOtherSessions(db, uid, kept)
      return true
    },
    async endAllSessions(uid) {
      const found = await endAllSessions(db, { uid, now: now() })
      verified.clear()
      if (!found) throw new IdentityError('not-found')
    },
    async findMissing(uids) {
      const existing = new Set(await existingAccounts(db, uids))
      return uids.filter((uid) => !existing.has(uid))
    },
    async deleteUser(uid) {
      await deleteAccount(db, uid)
      verified.clear()
    },
  }

  const start = (log: FastifyBaseLogger) => {
    const deleteExpired = () =>
      deleteExpiredIdentityData(db, { now: now(), idleSince: new Date(now().getTime() - IDLE_SESSION_MS) })
    const timer = setInterval(() => background.add(deleteExpired, log), CLEANUP_MS).unref()
    return {
      async stop() {
        clearInterval(timer)
        await background.drained()
      },
    }
  }
  return { identity, plugin: identityPlugin(service, start) }
}

/** Runs work in the background; `drained` waits for it at shutdown. */
function backgroundWork() {
  const running = new Set<Promise<void>>()
  return {
    add(work: () => Promise<void>, log: FastifyBaseLogger) {
      const done = work()
        .catch((error) => log.error(loggable(error), 'identity work failed'))
        .finally(() => running.delete(done))
      running.add(done)
    },
    drained: async () => {
      await Promise.all(running)
    },
  }
}
