import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'

// Accounts of the embedded identity provider; empty if a Firebase project is configured.

/** Seconds since 1970, as in tokens. */
const seconds = () => bigint({ mode: 'number' })

/** `validSince`: earlier sign-ins are void. It only grows, so an unchanged value means an unchanged account. */
export const identityAccounts = pgTable(
  'identity_accounts',
  {
    uid: text().primaryKey(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    displayName: text(),
    photoUrl: text(),
    passwordHash: text(),
    passwordUpdatedAt: instant(),
    googleSub: text().unique(),
    disabled: boolean().notNull().default(false),
    validSince: seconds().notNull(),
    createdAt: instant().notNull().default(now),
    lastSignInAt: instant(),
  },
  (table) => [uniqueIndex('identity_accounts_email').on(sql`lower(${table.email})`)],
)
export type IdentityAccount = typeof identityAccounts.$inferSelect

/**
 * One row for each session. The browser has the refresh token, this table the hash of the current one. `replaced` lists
 * the tokens replaced in the last minute: `[hash, milliseconds since 1970]`.
 */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    sessionId: text().notNull(),
    replaced: jsonb().notNull().default([]),
    ended: boolean().notNull().default(false),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    provider: text().notNull(),
    authTime: seconds().notNull(),
    usedAt: instant().notNull(),
    passkey: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('identity_refresh_tokens_session').on(table.sessionId),
    index('identity_refresh_tokens_by_uid').on(table.uid),
    index('identity_refresh_tokens_by_use').on(table.usedAt),
  ],
)

/**
 * Keyed hashes of the browsers and networks that an account has logged in from; strangers cannot use up their attempts.
 */
export const identityKnownSources = pgTable(
  'identity_known_sources',
  {
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    source: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.source] }),
    index('identity_known_sources_by_use').on(table.seenAt),
  ],
)

/** Mailed codes to set a new password, as hashes. */
export const identityOobCodes = pgTable(
  'identity_oob_codes',
  {
    codeHash: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('identity_oob_codes_by_uid').on(table.uid),
    index('identity_oob_codes_by_expiry').on(table.expiresAt),
  ],
)

/** The key that signs tokens: one row, created by the first process. */
export const identityKeys = pgTable('identity_keys', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  createdAt: instant().notNull().default(now),
})
