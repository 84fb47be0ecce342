import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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

/** Sessions. The browser holds the token, this table its hash. */
export const identityRefreshTokens = pgTable(
  'identity_refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    uid: text()
      .notNull()
      .references(() => identityAccounts.uid, { onDelete: 'cascade' }),
    provider: text().notNull(),
    authTime: seconds().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [
    index('identity_refresh_tokens_by_uid').on(table.uid),
    index('identity_refresh_tokens_by_use').on(table.usedAt),
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
