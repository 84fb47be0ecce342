import { sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'

// Accounts of the embedded identity provider; with a Firebase project configured these tables stay empty.

/** Seconds since 1970, as tokens have it. */
const seconds = () => bigint({ mode: 'number' })

/** `validSince`: sign-ins before it are void. It only ever grows, so it also says that an account was not changed. */
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
 * Sessions, one row each. The browser holds the refresh token, this table the hash of the current one. `replaced` lists
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
  },
  (table) => [
    uniqueIndex('identity_refresh_tokens_session').on(table.sessionId),
    index('identity_refresh_tokens_by_uid').on(table.uid),
    index('identity_refresh_tokens_by_use').on(table.usedAt),
  ],
)

/** Browsers and networks from which an account has logged in, as keyed hashes: strangers cannot use up their attempts. */
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

/** Codes sent by mail to set a new password. The mail holds the code, this table its hash. */
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

/** The key that signs tokens: one row, made by whichever process comes first. */
export const identityKeys = pgTable('identity_keys', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
  createdAt: instant().notNull().default(now),
})
