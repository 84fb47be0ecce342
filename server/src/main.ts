import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { connectDb, hasStatementTimeout } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { createReadReplica } from './db/replica.ts'
import { seedDemo } from './db/seed/demo.ts'
import { importFirstPackages } from './db/seed/first-start.ts'
import { createServices, jobsOfFeatures } from './deps.ts'
import { startPostgres } from './embedded/postgres.ts'
import { placeIdOf } from './features/destinations/place-ids.ts'
import { loadDataset } from './features/recommend/facts/dataset.ts'
import { proposeTour } from './features/trips/propose/propose-tour.ts'
import { proposeTrip } from './features/trips/propose/propose-trip.ts'
import { countsOf } from './platform/counts.ts'
import { DEMO_LOGIN } from './platform/demo-login.ts'
import { startHeartbeat } from './platform/heartbeat.ts'
import { startJobs } from './platform/jobs.ts'
import { drain, runService, type ServiceLifecycle } from './platform/lifecycle.ts'
import { outboxDepth } from './platform/mail/store.ts'
import { createMetrics } from './platform/metrics.ts'
import { databaseError, listenError } from './platform/startup-error.ts'
import { suggestionCountsOf } from './platform/suggestion-counts.ts'

/**
 * The database of DATABASE_URL, or the embedded one. `url` is for statements; `directUrl` is for what needs a connection of
 * its own: LISTEN, migrations and locks.
 */
async function openDatabase({ databaseUrl, databaseDirectUrl, dataDir }: Config, { onStop }: ServiceLifecycle) {
  if (databaseUrl)
    return {
      url: databaseUrl,
      directUrl: databaseDirectUrl ?? databaseUrl,
      notes: [`database ${new URL(databaseUrl).host}`],
    }
  const embedded = await startPostgres({ dataDir, log: (message) => console.warn(message) })
  onStop(embedded.stop)
  return { ...embedded, directUrl: embedded.url }
}

const originOf = ({ address, family, port }: AddressInfo) =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`

/** Banner lines for the embedded replacements of unconfigured services. */
const embeddedNotes = ({ firebase, smtpUrl, demo }: Config, address: string) => [
  ...(firebase ? [] : ['embedded identity provider, since FIREBASE_PROJECT_ID is not set']),
  ...(smtpUrl ? [] : [`mails are shown at ${address}/dev/outbox, since SMTP_URL is not set`]),
  ...(demo ? [`demo data, since DEMO is not 0; log in as ${DEMO_LOGIN.email} with ${DEMO_LOGIN.password}`] : []),
]

runService(async (lifecycle) => {
  const { stopping, onStop } = lifecycle
  const config = readConfig()
  const { url, directUrl, notes } = await openDatabase(config, lifecycle)
  const inDatabase = (work: Promise<void>) =>
    work.catch((error) => {
      throw databaseError(error, directUrl)
    })
  await inDatabase(migrate(directUrl))
  const database = connectDb(url, { pooled: config.databaseDirectUrl !== null })
  onStop(database.close)
  if (config.databaseDirectUrl && !(await hasStatementTimeout(database.db)))
    console.warn('The pooler of DATABASE_URL sets no statement_timeout; docs/settings.md has the settings.')
  const replica = config.databaseReadUrl
  const reads = replica
    ? createReadReplica({ primary: database, url: replica, log: (message) => console.warn(message) })
    : undefined
  if (reads) onStop(reads.stop)

  const now = () => new Date()
  let address = config.publicUrl ?? ''
  const metrics = createMetrics({
    load: database.load,
    streams: () => services.realtime.subscriptionCount(),
    outbox: () => outboxDepth(database.db),
    withProcessMetrics: true,
  })
  const services = await createServices({
    config,
    db: database.db,
    databaseUrl: directUrl,
    now,
    publicUrl: () => address,
    onLimitReached: metrics.limited,
  })
  const { start, ...parts } = services
  await inDatabase(importFirstPackages(database.db, directUrl, placeIdOf))
  if (config.demo)
    await inDatabase(
      seedDemo({
        url: directUrl,
        identity: parts.identity,
        now: now(),
        proposeTrip: (request, at, forTour) => (forTour ? proposeTour : proposeTrip)(loadDataset(), request, at),
      }),
    )
  const { isBusyFor } = database
  const deps = { config, db: database.db, isBusyFor, reads, ...parts, metrics, now, stopping }
  const app = await buildApp(deps, { logger: { level: config.logLevel } })
  const counts = [countsOf(database.db), suggestionCountsOf(database.db)].map((each) => each.start(app.log))
  const counting = [...counts, startHeartbeat(database.db, metrics.recent, app.log)]
  for (const background of [...counting, start(app.log), startJobs(jobsOfFeatures(deps), app.log)])
    onStop(background.stop)
  onStop(() => drain(app, config.production ? 3_000 : 200))
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw listenError(error, config.host, config.port)
  })
  address ||= originOf(app.server.address() as AddressInfo)

  const ready = `Saathi is ready at ${address} (in ${(process.uptime()).toFixed(1)} s; Ctrl-C stops it)`
  const lines = [...notes, ...embeddedNotes(config, address)].map((note) => `  ${note}`)
  process.stdout.write(`${[ready, ...lines].join('\n')}\n`)
})
