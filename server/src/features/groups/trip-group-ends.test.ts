import { RETENTION } from '@saathi/shared/legal/retention'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makeTripGroup } from '../../../test/trip-group.ts'
import { deleteExpiredGroups } from './jobs.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const DAY = 86_400_000
const later = (days: number) => new Date(NOON.getTime() + days * DAY)
beforeAll(() => vi.setConfig({ testTimeout: 20_000 }))
const textsOf = (tourId: string) =>
  db.sql`SELECT FROM group_entries WHERE tour_id = ${tourId} AND text IN ('Precious', 'Old', 'New')`

describe('the end of the group of a trip', () => {
  test('days that are set more than a year back: leave the conversation, also when a friend then joins again', async () => {
    const { owner, friend, reader, tourId, come, remove, write } = await makeTripGroup(testApp, db)
    await write(owner, 'Precious')
    const { version } = await friend.api.trips.get({ tripId: tourId })
    await friend.api.trips.update({ tripId: tourId, version, startDate: '2024-11-01' })
    await deleteExpiredGroups(db.db, NOON)
    await remove(owner, reader)
    await come(reader)
    await deleteExpiredGroups(db.db, NOON)
    expect(await textsOf(tourId)).toHaveLength(1)
  })

  test('a group that comes back with new days after it was deleted: goes with the trip', async () => {
    const { owner, tourId, write } = await makeTripGroup(testApp, db)
    await write(owner, 'Old')
    clock = later(30 + RETENTION.groupDays)
    await deleteExpiredGroups(db.db, clock)
    expect(await textsOf(tourId)).toEqual([])
    const { version } = await owner.api.trips.get({ tripId: tourId })
    const startDate = new Date(clock.getTime() + 60 * DAY).toISOString().slice(0, 10)
    await owner.api.trips.update({ tripId: tourId, version, startDate })
    await write(owner, 'New')
    await owner.api.trips.remove({ tripId: tourId })
    await deleteExpiredGroups(db.db, clock)
    clock = NOON
    expect(await textsOf(tourId)).toEqual([])
  })
})

test('a report about the group of a trip: is one of its owner also when all friends were taken off, who does not decide it', async () => {
  const { owner, friend, reader, tourId, remove, write } = await makeTripGroup(testApp, db)
  const { number } = await write(friend, 'Bad')
  const subject = { kind: 'groupEntry' as const, tourId, number }
  await reader.api.social.report({ userId: friend._id, reason: 'harassment', subject })
  for (const who of [friend, reader]) await remove(owner, who)
  const [own] = await db.sql`
    SELECT is_own_report(r, ${owner._id}::uuid) AS is_own FROM reports r WHERE subject->>'tourId' = ${tourId}`
  expect(own).toEqual({ is_own: true })
})

test('an owner who takes somebody off a trip quietly: is not quiet, which only who leaves may be', async () => {
  const { owner, friend, reader, remove, lines } = await makeTripGroup(testApp, db)
  await remove(owner, friend, true)
  expect(await lines(reader)).toContain('left Ravi')
})
