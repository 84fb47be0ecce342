import { expect, test } from 'vitest'
import { jobsOfFeatures } from '../src/deps.ts'
import { collectJobs } from '../src/platform/jobs.ts'
import { testDeps } from './app.ts'
import { useDatabase } from './db.ts'

const db = useDatabase()

test('the jobs of all features: have the names under which logs show their failures, and run', async () => {
  const jobs = jobsOfFeatures(testDeps(db))
  expect(Object.keys(jobs).sort()).toEqual(
    [
      ['accounts', 'addressChanges', 'arrivals', 'audit', 'codes', 'dailyCounts', 'departures', 'digests', 'enquiries'],
      ['events', 'evidence', 'groups', 'ledgers', 'limits', 'media', 'outbox', 'passkeyChallenges', 'photoChecks'],
      ['plans', 'processes', 'referencesDue', 'referencesShown', 'removedAccounts', 'removedItems', 'seatRequests'],
      ['sessions', 'suspensions', 'tripEdits', 'tripLinks', 'wrongFacts'],
    ].flat(),
  )
  for (const work of Object.values(jobs)) await work()
})

test('two features with a job of the same name: no process starts', () => {
  const jobs = { codes: async () => {} }
  expect(() => collectJobs([jobs, jobs])).toThrow('two jobs are called codes')
})
