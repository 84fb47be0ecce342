import { createHash } from 'node:crypto'
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify'
import { ResponseCache } from './cache/response-cache.ts'
import { type Config, EMBEDDED_PROJECT } from './config.ts'
import type { Deps } from './context.ts'
import type { Db } from './db/client.ts'
import { outboxPages } from './embedded/outbox.ts'
import { loggable } from './errors.ts'
import { adminJobs } from './features/admin/jobs.ts'
import { startDeletion } from './features/auth/account/workflows/deletion.ts'
import { authJobs } from './features/auth/jobs.ts'
import { authMails } from './features/auth/mails.ts'
import { choicesJobs } from './features/choices/jobs.ts'
import { contactJobs } from './features/contact/jobs.ts'
import { contactMails } from './features/contact/mails.ts'
import { expensesJobs } from './features/expenses/jobs.ts'
import { expensesMails } from './features/expenses/mails.ts'
import { ledgerTopic } from './features/expenses/topics.ts'
import { groupsJobs } from './features/groups/jobs.ts'
import { groupTopic } from './features/groups/topics.ts'
import { mediaJobs } from './features/media/jobs.ts'
import { messagesJobs } from './features/messages/jobs.ts'
import { moderationJobs } from './features/moderation/jobs.ts'
import { moderationMails } from './features/moderation/mails.ts'
import { noticesJobs } from './features/notices/jobs.ts'
import { noticesMails } from './features/notices/mails.ts'
import { plansJobs } from './features/plans/jobs.ts'
import { pushJobs } from './features/push/jobs.ts'
import { startPushes } from './features/push/sender.ts'
import { referencesJobs } from './features/references/jobs.ts'
import { toursJobs } from './features/tours/jobs.ts'
import { toursMails } from './features/tours/mails.ts'
import { tourTopic } from './features/tours/topics.ts'
import { tripsJobs } from './features/trips/jobs.ts'
import { tripsMails } from './features/trips/mails.ts'
import { tripTopic } from './features/trips/topics.ts'
import { tourMailFooter } from './messages/en/tours.ts'
import { createAddressHashes } from './platform/address-hash.ts'
import { CostlyWork } from './platform/costly-work.ts'
import { firebaseIdentity } from './platform/identity/firebase.ts'
import { createEncoder } from './platform/images/encode.ts'
import { createUploadQueue } from './platform/images/upload-queue.ts'
import { collectJobs, platformJobs } from './platform/jobs.ts'
import { createLimits, type LimitName } from './platform/limits.ts'
import { collectMails } from './platform/mail/kinds.ts'
import { startMailer } from './platform/mail/mailer.ts'
import { queueMail } from './platform/mail/store.ts'
import { storedVapidKeys, vapidKeys } from './platform/push/vapid.ts'
import { createSeal } from './platform/seal.ts'
import { createVault, storedVaultKey } from './platform/vault.ts'
import { createRealtime } from './realtime/realtime.ts'

type Services = Pick<
  Deps,
  | 'identity'
  | 'limits'
  | 'recommendationCache'
  | 'costlyWork'
  | 'realtime'
  | 'encode'
  | 'uploads'
  | 'embedded'
  | 'mailer'
  | 'hashAddress'
  | 'seal'
  | 'bookingVault'
  | 'push'
> & {
  /** Starts the background work. */
  start: (log: FastifyBaseLogger) => { stop: () => Promise<void> }
}
type Options = {
  config: Config
  db: Db
  databaseUrl: string
  now: () => Date
  /** The site's public URL, known once the app listens. */
  publicUrl: () => string
  /** Called when a limit is reached. */
  onLimitReached?: (name: LimitName) => void
}

/** The events of streams, in the order in which they are sent. */
export const TOPICS = [tourTopic, groupTopic, tripTopic, ledgerTopic]

/**
 * What the mails of all features say. Of the mails that an earlier version has queued in words, those about tours can be
 * unsubscribed from.
 */
export const mailsOfFeatures = () =>
  collectMails(tourMailFooter, [
    authMails,
    contactMails,
    expensesMails,
    moderationMails,
    noticesMails,
    toursMails,
    tripsMails,
  ])

/** A secret that all replicas share and that is not stored in the database. */
const secretFor = (purpose: string, databaseUrl: string) =>
  createHash('sha256')
    .update(`${purpose} ${new URL(databaseUrl).password}`)
    .digest('base64url')

const addressIn = (from: string) => from.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? 'no-reply@saathi.example'

/** The keys of notifications on devices; null: none are sent. */
async function pushKeys({ vapidPrivateKey, production }: Config, db: Db) {
  if (vapidPrivateKey) return vapidKeys(vapidPrivateKey)
  return production ? null : storedVapidKeys(db)
}

/** Encrypts booking references; null: none are kept. */
async function openBookingVault({ bookingKeys, production }: Config, db: Db) {
  if (bookingKeys) return createVault(bookingKeys)
  return production ? null : createVault([await storedVaultKey(db, 'bookings')])
}

/** Creates the configured services, or their embedded replacements. */
export async function createServices(options: Options): Promise<Services> {
  const { config, db, databaseUrl, now, publicUrl, onLimitReached } = options
  let wake = () => {}
  const mailer = { wake: () => wake() }
  const mails = mailsOfFeatures()
  const embedded: FastifyPluginAsync[] = config.smtpUrl ? [] : [outboxPages(db, publicUrl, mails)]
  const keys = await pushKeys(config, db)
  let onError = (_error: unknown) => {}
  const realtime = createRealtime({
    db,
    topics: TOPICS,
    url: databaseUrl,
    onError: (error) => onError(error),
  })
  const limits = createLimits(db, { settings: config.limits, secret: secretFor('limits', databaseUrl), onLimitReached })
  const start: Services['start'] = (log) => {
    onError = (error) => log.warn(loggable(error), 'publishing changes failed')
    const { smtpUrl, mailFrom: from } = config
    const startedMailer = startMailer({ db, smtpUrl, from, site: publicUrl, mails, log })
    wake = startedMailer.wake
    const subject = `mailto:${config.legal.officer.email ?? addressIn(from)}`
    const transport = keys && { keys, subject, hosts: config.pushHosts }
    const pushes = startPushes({ db, now, transport, log })
    return { stop: async () => void (await Promise.all([startedMailer.stop(), pushes.stop(), realtime.stop()])) }
  }
  const hashAddress = createAddressHashes(config.addressHashKey ?? secretFor('addresses', databaseUrl))
  const recommendationCache = new ResponseCache()
  const services = {
    limits,
    realtime,
    recommendationCache,
    costlyWork: { recommendations: new CostlyWork(), files: new CostlyWork() },
    mailer,
    hashAddress,
    seal: createSeal(secretFor('seal', databaseUrl)),
    bookingVault: await openBookingVault(config, db),
    push: keys && { publicKey: keys.publicKey, hosts: config.pushHosts },
  }
  const shared = { ...services, encode: createEncoder(), uploads: createUploadQueue(), start }
  if (config.firebase) return { ...shared, identity: await firebaseIdentity({ ...config.firebase, now }), embedded }

  // Imported on use, so that production servers do not load it.
  const { embeddedIdentity } = await import('./embedded/identity/provider.ts')
  const sendMail = async (mail: { to: string; subject: string; text: string }) => {
    await queueMail(db, mail)
    mailer.wake()
  }
  const onDeletion = (uid: string) => startDeletion({ db, realtime, mailer, now }, uid)
  const { unsignedGoogle } = config
  const facts = { projectId: EMBEDDED_PROJECT, unsignedGoogle, publicUrl }
  const provider = embeddedIdentity({ db, limits, ...facts, sendMail, onDeletion, now })
  return { ...shared, identity: provider.identity, embedded: [...embedded, provider.plugin] }
}

/** The background work of all features. */
export const jobsOfFeatures = (deps: Deps) =>
  collectJobs([
    adminJobs(deps),
    authJobs(deps),
    choicesJobs(deps),
    contactJobs(deps),
    expensesJobs(deps),
    groupsJobs(deps),
    mediaJobs(deps),
    messagesJobs(deps),
    moderationJobs(deps),
    noticesJobs(deps),
    plansJobs(deps),
    pushJobs(deps),
    referencesJobs(deps),
    toursJobs(deps),
    tripsJobs(deps),
    platformJobs(deps),
  ])
