import { EVIDENCE_DAYS_MIN, LOG_DAYS } from '@saathi/shared/legal/retention'
import * as z from 'zod/mini'
import { LIMITS, type LimitName, parseLimit } from './limits.ts'
import { isNetwork } from './networks.ts'
import { isPushHost, PUSH_SERVICES } from './push/endpoint.ts'
import { isVapidKey } from './push/vapid.ts'
import { isVaultKey } from './vault.ts'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The parts of a comma-separated setting. */
export const commaList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const url = (what: string, ...protocols: string[]) =>
  z
    .string()
    .check(z.refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be ${what}`))
const isJsonObject = (text: string) => {
  try {
    return typeof JSON.parse(text) === 'object' && JSON.parse(text) !== null
  } catch {
    return false
  }
}
const oneLine = (most: number) =>
  z.string().check(z.maxLength(most, `must be ${most} characters or fewer`), z.regex(/^\P{Cc}+$/u, 'must be one line'))
const days = (least: number) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= 3650,
        `must be a whole number of days from ${least} to 3650`,
      ),
    )
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]
const limit = z.optional(z.string().check(z.refine((text) => parseLimit(text) !== null, 'must be such as 5/day')))
/** Characters that are allowed in a header. */
const isHeaderText = (text: string) => /^[\x21-\x7e]+$/.test(text)
const isTileUrl = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
/** A host as a source of a content security policy. */
const isImageHost = (text: string) => /^(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i.test(text)
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** The environment variables that Saathi reads, as text. Messages follow the variable's name. */
export const Settings = z.object({
  NODE_ENV: z.optional(z.enum(['production', 'development', 'test'], 'must be production, development or test')),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(
    z
      .string()
      .check(
        z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a whole number from 0 to 65535'),
      ),
    '3000',
  ),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(url('a URL such as postgres://user:password@host:5432/saathi', 'postgres:', 'postgresql:')),
  DATABASE_DIRECT_URL: z.optional(
    url('a URL such as postgres://user:password@host:5432/saathi', 'postgres:', 'postgresql:'),
  ),
  DATABASE_READ_URL: z.optional(
    url('a URL such as postgres://user:password@replica:5432/saathi', 'postgres:', 'postgresql:'),
  ),
  FIREBASE_PROJECT_ID: z.optional(z.string()),
  FIREBASE_API_KEY: z.optional(z.string()),
  FIREBASE_AUTH_DOMAIN: z.optional(z.string()),
  FIREBASE_SERVICE_ACCOUNT: z.optional(z.string().check(z.refine(isJsonObject, "must be a service account's JSON"))),
  /** Also read by Google's library: the path of a service account's key. */
  GOOGLE_APPLICATION_CREDENTIALS: z.optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(
    z.string().check(z.regex(/^[\w.-]+:\d{1,5}$/, 'must be a host and a port such as 127.0.0.1:9099')),
  ),
  MAIL_FROM: z._default(z.string(), 'Saathi <no-reply@saathi.example>'),
  CONTACT_TO: z.optional(z.string().check(z.email('must be an e-mail address'))),
  GRIEVANCE_OFFICER: z.optional(oneLine(120)),
  GRIEVANCE_EMAIL: z.optional(z.string().check(z.email('must be an e-mail address'))),
  GRIEVANCE_ADDRESS: z.optional(oneLine(300)),
  RETAIN_EVIDENCE_DAYS: z._default(days(EVIDENCE_DAYS_MIN), String(EVIDENCE_DAYS_MIN)),
  RETAIN_ENQUIRIES_DAYS: z._default(days(1), '365'),
  RETAIN_LOGS_DAYS: z._default(days(1), String(LOG_DAYS)),
  RETAIN_BACKUPS_DAYS: z.optional(days(1)),
  SMTP_URL: z.optional(url('a URL such as smtp://user:password@host:587', 'smtp:', 'smtps:')),
  RECOMMEND_URL: z.optional(url('an http or https URL', 'http:', 'https:')),
  GEMINI_API_KEY: z.optional(z.string().check(z.refine(isHeaderText, 'must be one word, without spaces'))),
  GEMINI_MODEL: z._default(
    z.string().check(z.regex(/^[\w.-]{1,80}$/, 'must be the name of a model, such as gemini-1.5-flash')),
    'gemini-1.5-flash',
  ),
  GEMINI_URL: z._default(url('an http or https URL', 'http:', 'https:'), 'https://generativelanguage.googleapis.com'),
  MAP_TILES_URL: z._default(
    z.string().check(z.refine(isTileUrl, 'must be an http or https URL with {z}, {x} and {y} in it')),
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  ),
  IMAGE_HOSTS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => commaList(text).every(isImageHost),
          'must be hosts such as https://pictures.example or *.pictures.example, parted by commas',
        ),
      ),
    '',
  ),
  PUBLIC_URL: z.optional(url('an http or https URL', 'http:', 'https:')),
  CORS_ORIGINS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => commaList(text).every(isOrigin),
          'must be origins such as https://example.org, parted by commas',
        ),
      ),
    '',
  ),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => commaList(text).every(isNetwork),
          'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal and uniquelocal, parted by commas',
        ),
      ),
    '',
  ),
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(z.refine((text) => isHeaderText(text) && text.length >= 16, 'must be one word of 16 characters or more')),
  ),
  ADDRESS_HASH_KEY: z.optional(z.string().check(z.minLength(32, 'must be 32 characters or more'))),
  VAPID_PRIVATE_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          isVapidKey,
          'must be a private key of P-256 in base64url, as `npx web-push generate-vapid-keys` makes',
        ),
      ),
  ),
  BOOKING_KEYS: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => commaList(text).length > 0 && commaList(text).every(isVaultKey),
          'must be keys of 32 bytes in base64url, as `openssl rand -base64 32 | tr +/ -_ | tr -d =` makes, parted by commas',
        ),
      ),
  ),
  PUSH_HOSTS: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => commaList(text).every(isPushHost),
          'must be hosts such as push.example, *.push.example or push.example:8443, parted by commas',
        ),
      ),
    PUSH_SERVICES,
  ),
  CLIENT_DIR: z.optional(z.string()),
  SERVICE_WORKER: z.optional(z.enum(['0', '1'], 'must be 1 or 0')),
  COUNT_SUGGESTIONS: z.optional(z.enum(['0', '1'], 'must be 1 or 0')),
  LOG_LEVEL: z.optional(z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`)),
  DEMO: z.optional(z.enum(['0', '1'], 'must be 1 or 0')),
  ...Object.fromEntries(LIMIT_NAMES.map((name) => [LIMITS[name].setting, limit])),
})
