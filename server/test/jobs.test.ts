import { expect, test } from 'vitest'
import { jobsOfFeatures } from '../src/deps.ts'
import { collectJobs } from '../src/platform/jobs.ts'
import { testDeps } from './app.ts'
import { useDatabase } from './db.ts'
import { stepsOf, wholeTables } from './plan.ts'
import { statementsOf } from './statements.ts'

const db = useDatabase()

test('the jobs of all features: have the names under which logs show their failures, and run', async () => {
  const jobs = jobsOfFeatures(testDeps(db))
  expect(Object.keys(jobs).sort()).toEqual(
    [
      [
        'accounts',
        'addressChanges',
        'arrivals',
        'audit',
        'codes',
        'dailyCounts',
        'departures',
        'digests',
        'dueChoices',
      ],
      ['endedPushSubscriptions', 'enquiries', 'events', 'evidence', 'groups', 'guestQuestions', 'ledgers', 'limits'],
      ['media', 'oldChoices', 'oldPushes', 'outbox', 'passkeyChallenges', 'photoChecks'],
      ['plans', 'processes', 'referencesDue', 'referencesShown', 'removedAccounts', 'removedItems', 'seatRequests'],
      ['sessions', 'suggestionCounts', 'suspensions', 'tripEdits', 'tripInviteLinks', 'tripLinks', 'tripsTomorrow'],
      ['wrongFacts'],
    ].flat(),
  )
  for (const work of Object.values(jobs)) await work()
})

test('two features with a job of the same name: no process starts', () => {
  const jobs = { codes: async () => {} }
  expect(() => collectJobs([jobs, jobs])).toThrow('two jobs are called codes')
})

/** A row for each process, and for each account whose rows are being deleted. */
const SMALL = ['processes', 'removed_accounts']

test('the jobs: find what has expired by an index in every table that grows', async () => {
  const jobs = jobsOfFeatures(testDeps(db))
  const whole: string[] = []
  for (const [job, work] of Object.entries(jobs)) {
    const statements = await statementsOf(db, work)
    await db.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`
      for (const { sql, params } of statements) {
        const plan = await tx.unsafe(`explain (format json) ${sql}`, params as never[])
        const tables = wholeTables(stepsOf(plan)).filter((table) => !SMALL.includes(String(table)))
        whole.push(...tables.map((table) => `${job}: ${table}`))
      }
    })
  }
  expect(whole).toEqual([])
})
