import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, now } from '../columns.ts'
import { users } from './users.ts'

/** The passkeys of users, at most ten each: see `add_passkey`. */
export const passkeys = pgTable(
  'passkeys',
  {
    _id: id(),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The authenticator's id of the credential, base64url. */
    credentialId: text().notNull().unique('passkeys_credential'),
    /** The public key as COSE, base64url. */
    publicKey: text().notNull(),
    /** The signature counter of the last use; synced passkeys stay at 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Whether it can be synced to other devices, and whether it is. */
    backupEligible: boolean().notNull(),
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [
    index('passkeys_by_user').on(table.userId, table._id),
    check('passkeys_name_length', sql`length(${table.name}) between 1 and 60`),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
)

/** Challenges for new passkeys of a user, and for log-ins (without a user). Each is deleted by its first use. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text().primaryKey(),
    userId: uuid().references(() => users._id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(now),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('passkey_challenges_by_user').on(table.userId),
    index('passkey_challenges_by_expiry').on(table.expiresAt),
  ],
)
