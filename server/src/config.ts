import path from 'node:path'
import type { LegalSettings } from '@saathi/shared/legal/schema'
import { LIMITS, type LimitName } from './platform/limits.ts'
import { commaList, LIMIT_NAMES, Settings } from './platform/settings-schema.ts'
import { StartupError } from './platform/startup-error.ts'

/** The project id of the embedded identity provider, which appears only in tokens. */
export const EMBEDDED_PROJECT = 'saathi-embedded'

/** The validated settings. Null selects the embedded default. */
export type Config = {
  production: boolean
  host: string
  port: number
  /** The absolute path of the data of the embedded services. */
  dataDir: string
  /** Whether DATA_DIR is set. */
  isDataDirSet: boolean
  databaseUrl: string | null
  /** The database itself, where `databaseUrl` is a pooler in transaction mode. */
  databaseDirectUrl: string | null
  /** A streaming replica of that database, for public reads; null if there is none. */
  databaseReadUrl: string | null
  /** The Firebase project for sign-in; null for the embedded identity provider. */
  firebase: {
    projectId: string
    serviceAccount: string | null
    apiKey: string
    authDomain: string
    /** Firebase's official emulator, never in production; null for Google's servers. */
    emulatorUrl: string | null
  } | null
  /**
   * Whether the embedded identity provider accepts Google accounts, which nobody has signed there: only while nobody but this
   * machine can reach it.
   */
  unsignedGoogle: boolean
  smtpUrl: string | null
  mailFrom: string
  /** The address that gets a mail for each enquiry; null: enquiries are only stored. */
  contactTo: string | null
  /** Who answers complaints and how long things are stored, for the legal pages and the cleanup jobs. */
  legal: LegalSettings
  /** Overrides of the default limits, such as `5/day`. */
  limits: Partial<Record<LimitName, string>>
  recommendUrl: string | null
  /** The generative-AI service of the help chat; null without a key: the built-in search answers. */
  gemini: { key: string; model: string; url: string } | null
  /** The URL of the contact page's map tiles, with `{z}`, `{x}` and `{y}`. */
  mapTilesUrl: string
  /** Additional hosts whose images pages may show, besides those of the catalogue. */
  imageHosts: string[]
  /** The site's public URL, without a slash at the end; null, never in production: the address that it listens on. */
  publicUrl: string | null
  /** The absolute path of the client's build to serve; null: `client/dist`. */
  clientDir: string | null
  /** Whether browsers may install the service worker; false removes it from those that have. */
  serviceWorker: boolean
  /** Whether it is counted, without persons, what was suggested and chosen. */
  countSuggestions: boolean
  /** Other origins whose pages may call the API. */
  corsOrigins: string[]
  /** Addresses and networks of reverse proxies whose forwarding headers are trusted; empty: none. */
  trustedProxies: string[]
  /** The key for hashing the addresses of deleted accounts; null: a key derived from the database's password. */
  addressHashKey: string | null
  /** The private key of notifications on devices; null: one is made and stored, but in production none are sent. */
  vapidPrivateKey: string | null
  /** The keys of booking references, the current one first; null: one is made and stored, but in production none are kept. */
  bookingKeys: string[] | null
  /** The hosts of push services to which they may go. */
  pushHosts: string[]
  /** The token for `/metrics`; null: only requests from this machine are allowed, and in production none. */
  metricsToken: string | null
  logLevel: string
  /** Whether to seed demo users, tours and a demo account. */
  demo: boolean
}

/** Required in production; of several names in a line, one is enough. */
const WITHOUT_DEFAULT_IN_PRODUCTION = [
  ['DATABASE_URL'],
  ['FIREBASE_PROJECT_ID'],
  ['FIREBASE_API_KEY'],
  ['FIREBASE_AUTH_DOMAIN'],
  ['FIREBASE_SERVICE_ACCOUNT', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ['SMTP_URL'],
  ['PUBLIC_URL'],
  ['GRIEVANCE_OFFICER'],
  ['GRIEVANCE_EMAIL'],
  ['GRIEVANCE_ADDRESS'],
  ['RETAIN_EVIDENCE_DAYS'],
  ['RETAIN_ENQUIRIES_DAYS'],
  ['RETAIN_LOGS_DAYS'],
  ['RETAIN_BACKUPS_DAYS'],
] as const
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/
/** May contain a password, so error messages leave out their value. */
const SECRET: PropertyKey[] = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'RECOMMEND_URL',
  'FIREBASE_SERVICE_ACCOUNT',
  'GEMINI_API_KEY',
  'GEMINI_URL',
  'METRICS_TOKEN',
  'ADDRESS_HASH_KEY',
  'VAPID_PRIVATE_KEY',
  'BOOKING_KEYS',
]

/**
 * Reads and validates every setting; nothing else reads the environment. An empty variable counts as unset.
 * @throws StartupError that lists every invalid or missing variable
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values = Object.fromEntries(
    Object.keys(Settings.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  )
  const isProduction = values.NODE_ENV === 'production'
  const missing = WITHOUT_DEFAULT_IN_PRODUCTION.filter((names) => isProduction && !names.some((name) => values[name]))
  const parsed = Settings.safeParse(values)
  const errors = (parsed.error?.issues ?? []).map(({ path: [name = ''], message }) =>
    SECRET.includes(name) ? `${String(name)} ${message}` : `${String(name)} ${message}, not "${values[String(name)]}"`,
  )
  if (missing.length > 0)
    errors.push(
      `NODE_ENV=production has no embedded defaults and needs ${missing.map((names) => names.join(' or ')).join(', ')} to be set (leave NODE_ENV unset to try Saathi without)`,
    )
  for (const name of Object.keys(env))
    if (name.startsWith('LIMIT_') && !(name in Settings.shape)) errors.push(`${name} is no setting of Saathi`)
  if (values.FIREBASE_AUTH_EMULATOR_HOST && isProduction)
    errors.push('FIREBASE_AUTH_EMULATOR_HOST is not for production: nobody signs the tokens of the emulator')
  else if (
    values.FIREBASE_AUTH_EMULATOR_HOST &&
    values.FIREBASE_PROJECT_ID &&
    values.HOST &&
    !LOOPBACK.test(values.HOST)
  )
    errors.push(
      'FIREBASE_AUTH_EMULATOR_HOST lets anybody sign in as anybody, so HOST must be this machine, such as 127.0.0.1',
    )
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    errors.push('DATABASE_DIRECT_URL is the database behind the pooler of DATABASE_URL, which is not set')
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    errors.push('DATABASE_READ_URL is a replica of DATABASE_URL, which is not set')
  if (!parsed.success || errors.length > 0) throw new StartupError(`${errors.join('; ')}.`)

  const set = parsed.data
  const production = set.NODE_ENV === 'production'
  return {
    production,
    host: set.HOST,
    port: Number(set.PORT),
    dataDir: path.resolve(set.DATA_DIR),
    isDataDirSet: values.DATA_DIR !== undefined,
    databaseUrl: set.DATABASE_URL ?? null,
    databaseDirectUrl: set.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: set.DATABASE_READ_URL ?? null,
    firebase: set.FIREBASE_PROJECT_ID
      ? {
          projectId: set.FIREBASE_PROJECT_ID,
          serviceAccount: set.FIREBASE_SERVICE_ACCOUNT ?? null,
          // The emulator accepts any key, and the web SDK requires one.
          apiKey: set.FIREBASE_API_KEY ?? (set.FIREBASE_AUTH_EMULATOR_HOST ? 'emulator' : ''),
          authDomain: set.FIREBASE_AUTH_DOMAIN ?? `${set.FIREBASE_PROJECT_ID}.firebaseapp.com`,
          emulatorUrl: set.FIREBASE_AUTH_EMULATOR_HOST ? `http://${set.FIREBASE_AUTH_EMULATOR_HOST}` : null,
        }
      : null,
    unsignedGoogle:
      !set.FIREBASE_PROJECT_ID &&
      LOOPBACK.test(set.HOST) &&
      commaList(set.TRUSTED_PROXIES).length === 0 &&
      (!set.PUBLIC_URL || LOOPBACK.test(new URL(set.PUBLIC_URL).hostname.replace(/^\[|\]$/g, ''))),
    smtpUrl: set.SMTP_URL ?? null,
    mailFrom: set.MAIL_FROM,
    contactTo: set.CONTACT_TO ?? null,
    legal: {
      officer: {
        name: set.GRIEVANCE_OFFICER ?? null,
        email: set.GRIEVANCE_EMAIL ?? null,
        address: set.GRIEVANCE_ADDRESS ?? null,
      },
      retention: {
        evidenceDays: Number(set.RETAIN_EVIDENCE_DAYS),
        enquiryDays: Number(set.RETAIN_ENQUIRIES_DAYS),
        logDays: Number(set.RETAIN_LOGS_DAYS),
        backupDays: set.RETAIN_BACKUPS_DAYS ? Number(set.RETAIN_BACKUPS_DAYS) : null,
      },
    },
    limits: Object.fromEntries(
      LIMIT_NAMES.flatMap((name) => {
        const limit = (set as Record<string, unknown>)[LIMITS[name].setting]
        return limit ? [[name, limit]] : []
      }),
    ),
    recommendUrl: set.RECOMMEND_URL ?? null,
    gemini: set.GEMINI_API_KEY
      ? { key: set.GEMINI_API_KEY, model: set.GEMINI_MODEL, url: set.GEMINI_URL.replace(/\/+$/, '') }
      : null,
    mapTilesUrl: set.MAP_TILES_URL,
    imageHosts: commaList(set.IMAGE_HOSTS),
    publicUrl: set.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    clientDir: set.CLIENT_DIR ? path.resolve(set.CLIENT_DIR) : null,
    serviceWorker: set.SERVICE_WORKER !== '0',
    countSuggestions: set.COUNT_SUGGESTIONS !== '0',
    corsOrigins: commaList(set.CORS_ORIGINS),
    trustedProxies: commaList(set.TRUSTED_PROXIES),
    addressHashKey: set.ADDRESS_HASH_KEY ?? null,
    vapidPrivateKey: set.VAPID_PRIVATE_KEY ?? null,
    bookingKeys: set.BOOKING_KEYS ? commaList(set.BOOKING_KEYS) : null,
    pushHosts: commaList(set.PUSH_HOSTS),
    metricsToken: set.METRICS_TOKEN ?? null,
    logLevel: set.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    demo: set.DEMO ? set.DEMO === '1' : !set.DATABASE_URL && !set.FIREBASE_PROJECT_ID,
  }
}
