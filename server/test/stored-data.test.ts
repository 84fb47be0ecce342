import { NOT_PERSONAL, STORED_DATA } from '@saathi/shared/auth/stored-data'
import { EVIDENCE_DAYS_MIN, RETENTION } from '@saathi/shared/legal/retention'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { jobsOfFeatures } from '../src/deps.ts'
import { deleteExpiredIdentityData } from '../src/embedded/identity/store.ts'
import { NOON, testDeps, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { makePerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)

test('the privacy page: names every column of every table, or says why a table holds no personal data', async () => {
  const rows = await db.sql`
    select table_name as table, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`
  const stored = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))
  for (const table of Object.keys(NOT_PERSONAL)) {
    expect(stored, 'a table of NOT_PERSONAL').toHaveProperty(table)
    delete stored[table]
  }
  const named = Object.values(STORED_DATA).flatMap((columns) => Object.entries<string>(columns))
  expect(new Set(named.map(([table]) => table)).size, 'tables are named once').toBe(named.length)
  expect(Object.fromEntries(named.map(([table, columns]) => [table, columns.split(' ').sort()]))).toEqual(stored)
})

const DAY = 86_400_000
const before = (ms: number) => new Date(NOON.getTime() - ms).toISOString()

test('the cleanup jobs: delete what is older than the privacy page says, and nothing younger', async () => {
  const config = readConfig({ RETAIN_EVIDENCE_DAYS: '200', RETAIN_ENQUIRIES_DAYS: '30', RETAIN_LOGS_DAYS: '210' })
  const { evidenceDays, enquiryDays, logDays } = config.legal.retention
  expect(evidenceDays).toBeGreaterThan(EVIDENCE_DAYS_MIN)
  const asha = await makePerson(testApp, db, 'Asha Rao')
  const ravi = await makePerson(testApp, db, 'Ravi Menon')
  const [account] = await db.sql`select uid from identity_accounts limit 1`
  const uid = account?.uid as string
  /** Each inserts one row of that age. */
  const kinds: Record<string, [periodMs: number, insert: (at: string, key: string) => Promise<unknown>]> = {
    outbox: [
      RETENTION.mailDays * DAY,
      (at) => db.sql`insert into outbox (id, created_at, sent_at, next_attempt_at)
        values (gen_random_uuid(), ${at}, ${at}, null)`,
    ],
    enquiries: [
      enquiryDays * DAY,
      (at) => db.sql`insert into enquiries (id, name, email, phone, message, created_at, done_at, done_audit_id)
        values (gen_random_uuid(), 'A', 'a@example.com', '1', '', ${before(999 * DAY)}, ${at},
          audit('{"name": "dev"}', 'enquiry.done', 'enquiry', '', null, null))`,
    ],
    report_evidence: [
      evidenceDays * DAY,
      (at) => db.sql`with r as (insert into reports (id, reported_id, reason, note, created_at)
          values (gen_random_uuid(), ${ravi._id}, 'other', '', ${at}) returning id)
        insert into report_evidence (report_id, content, taken_at) select id, '{}', ${at} from r`,
    ],
    photo_checks: [
      RETENTION.photoCheckDays * DAY,
      (at, key) => db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, created_at, sent_at)
        values (${key === '1' ? asha._id : ravi._id}, gen_random_uuid(), 'palmOut', 'x', ${at}, ${at})`,
    ],
    live_events: [
      RETENTION.eventHours * 3_600_000,
      (at, key) => db.sql`insert into live_events (user_id, number, kind, other_id, created_at)
        values (${asha._id}, ${key}, 'match', ${ravi._id}, ${at})`,
    ],
    media: [
      RETENTION.unusedPictureHours * 3_600_000,
      (at, key) => db.sql`with m as (insert into media (hash, kept_at) values (${`x${key}`}, ${at}) returning hash)
        insert into media_owners (user_id, hash, bytes) select ${asha._id}, hash, 0 from m`,
    ],
    departed_accounts: [
      RETENTION.deletedAccountDays * DAY,
      (at) => db.sql`insert into departed_accounts (user_id, address_hash, left_at)
        values (gen_random_uuid(), 'x', ${at})`,
    ],
    identity_known_sources: [
      RETENTION.sessionDays * DAY,
      (at, key) => db.sql`insert into identity_known_sources (uid, source, seen_at) values (${uid}, ${key}, ${at})`,
    ],
    identity_refresh_tokens: [
      RETENTION.sessionDays * DAY,
      (
        at,
        key,
      ) => db.sql`insert into identity_refresh_tokens (token_hash, session_id, uid, provider, auth_time, used_at)
        values (${key}, ${key}, ${uid}, 'password', 0, ${at})`,
    ],
  }
  kinds.sessions = [
    logDays * DAY,
    (at, key) => db.sql`insert into sessions (account, auth_time, seen_at) values (${uid}, ${key}, ${at})`,
  ]
  kinds.session_cutoffs = [
    RETENTION.sessionDays * DAY,
    (at, key) => db.sql`insert into session_cutoffs (account, ended_before)
      values (${key}, ${Math.floor(Date.parse(at) / 1000)})`,
  ]
  const counts = async () => {
    const all: Record<string, number> = {}
    for (const table of Object.keys(kinds))
      all[table] = Number((await db.sql`select count(*) from ${db.sql(table)}`)[0]?.count)
    return all
  }
  for (const table of ['outbox', 'sessions', 'identity_refresh_tokens', 'identity_known_sources'])
    await db.sql`delete from ${db.sql(table)}`
  for (const [period, insert] of Object.values(kinds)) {
    await insert(before(period + 60_000), '1')
    await insert(before(period - 60_000), '2')
  }
  expect(Object.values(await counts())).toEqual(Object.values(kinds).map(() => 2))
  for (const job of Object.values(jobsOfFeatures(testDeps(db, { config, now: () => NOON })))) await job()
  await deleteExpiredIdentityData(db.db, { now: NOON, idleSince: new Date(before(RETENTION.sessionDays * DAY)) })
  expect(await counts()).toEqual(Object.fromEntries(Object.keys(kinds).map((table) => [table, 1])))
})

test('legal.settings: everybody gets the operator’s settings, and null for what is not set', async () => {
  const { statusCode, json } = await testApp.app.inject('/trpc/legal.settings')
  expect(statusCode).toBe(200)
  expect(json().result.data).toEqual({
    officer: { name: null, email: null, address: null },
    retention: { evidenceDays: 180, enquiryDays: 365, logDays: 180, backupDays: null },
  })
})
