import type { PushKind } from '@saathi/shared/push/schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

/** The browsers that are told of news by a push service: at most ten a person. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** SHA-256 of the endpoint, base64url. */
    device: text().notNull(),
    /** The address at the push service: whoever has it and the keys can send to the browser. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The session that subscribed last; the subscription ends with it. */
    authTime: bigint({ mode: 'number' }).notNull(),
    kinds: text().array().$type<PushKind[]>().notNull(),
    /** Whether notifications name people, tours and trips. */
    showsNames: boolean().notNull().default(false),
    createdAt: instant().notNull().default(now),
    changedAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device] }),
    check('push_subscriptions_https', sql`${table.endpoint} ~ '^https://' and length(${table.endpoint}) <= 1000`),
    check('push_subscriptions_kinds', sql`cardinality(${table.kinds}) <= 6`),
  ],
)

/**
 * What a device has to be told, or was: one row for each thing, such as a conversation, which the next event about it
 * replaces. Written by the statements that cause the events.
 */
export const pushes = pgTable(
  'pushes',
  {
    userId: uuid().notNull(),
    device: text().notNull(),
    /** The thing, such as `messages:<id>`; a notification replaces an earlier one of the same tag. */
    tag: text().notNull(),
    kind: text().$type<PushKind>().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull(),
    /** The time of the latest event, and of the first one that was queued. */
    at: instant().notNull(),
    since: instant().notNull(),
    /** Grows with every event. */
    version: integer().notNull().default(1),
    attempts: integer().notNull().default(0),
    /** When it is due; null: no more attempts. A process that takes it postpones it, so that no other one does. */
    nextAttemptAt: instant().default(now),
    /** The time of the last event that the push service has taken. */
    toldUpTo: instant(),
    /** A code such as `429`, without the service's text. */
    lastError: text(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.device, table.tag] }),
    foreignKey({
      columns: [table.userId, table.device],
      foreignColumns: [pushSubscriptions.userId, pushSubscriptions.device],
      name: 'pushes_device',
    }).onDelete('cascade'),
    check('pushes_tag_length', sql`length(${table.tag}) <= 100`),
    index('pushes_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('pushes_by_age').on(table.at),
  ],
)
