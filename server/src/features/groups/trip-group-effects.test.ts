import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays } from '@saathi/shared/lib/days'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { allCameIn, allWereHere, clearUnread, hoursBefore, jobOf, queuedDigests } from '../../../test/digest.ts'
import { useModerators } from '../../../test/moderators.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Browser } from '../../../test/stream.ts'
import { makeTripGroup } from '../../../test/trip-group.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'
import { deleteExpiredGroups } from './jobs.ts'
import { publishGroupTo } from './topics.ts'

const db = useDatabase()
const testApp = useApp(db)
const moderators = useModerators(testApp, db)
const DAY = 86_400_000
const later = (days: number) => new Date(NOON.getTime() + days * DAY)
let address: string
beforeAll(async () => {
  vi.setConfig({ testTimeout: 20_000 })
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})

const named = (name: string) => makePerson(testApp, db, name)
const aTrip = () => makeTripGroup(testApp, db)
const notFound = { code: 'NOT_FOUND' }

describe('what a group of a trip leads to elsewhere', () => {
  test('live events: reach the owner and friends, not those whom a block hides, and end with a removal', async () => {
    const { owner, friend, reader, tourId, come, remove, write } = await aTrip()
    const stranger = await named('Stranger')
    const streams = await Promise.all(
      [owner, friend, reader, stranger].map((who) => new Browser(address, who.token).connect()),
    )
    // Until the server listens, a change is only caught up with, by an event that everybody hears.
    const first = randomUUID()
    await vi.waitFor(() => {
      for (const who of [owner, friend, reader, stranger]) publishGroupTo(testApp.deps.realtime, first, who._id)
      for (const stream of streams) expect(stream.of('group')).toContainEqual({ kind: 'group', tourId: first })
    }, 10_000)
    const heard = () => streams.map((stream) => stream.of('group').length > 0)
    async function hears(act: () => Promise<unknown>, expected: boolean[]) {
      await sleep(100) // late events of before are not of this action
      for (const stream of streams) stream.events.length = 0
      await act()
      await vi.waitFor(() => expect(heard()).toEqual(expected), { timeout: 5_000, interval: 10 })
      await sleep(100) // a wrong event would come after the right ones
      expect(heard()).toEqual(expected)
    }
    await hears(() => write(friend), [true, true, true, false])
    expect(streams[0]?.of('group')).toContainEqual({ kind: 'group', tourId })
    await hears(() => remove(owner, friend), [true, true, true, false])
    await hears(() => write(reader), [true, false, true, false])
    await hears(() => come(friend), [true, true, true, false])
    await friend.api.social.block({ userId: reader._id })
    await hears(() => write(reader), [true, false, true, false])
    for (const stream of streams) await stream.drop()
  })

  test('other days: are one line within an hour, by whoever moved the trip, and reach those who listen', async () => {
    const { owner, friend, reader, tourId } = await aTrip()
    const dates = async () =>
      (await reader.api.groups.entries({ tourId, limit: 100 })).items.flatMap((entry) =>
        entry.kind === 'dates' ? [`${entry.from?.name} ${entry.travelDates.start} ${entry.travelDates.end}`] : [],
      )
    const move = async (who: TestPerson, facts: { startDate?: string | null; title?: string; dayCount?: number }) => {
      const { version } = await who.api.trips.get({ tripId: tourId })
      return who.api.trips.update({ tripId: tourId, version, ...facts })
    }
    const stream = await new Browser(address, reader.token).connect()
    const { version } = await reader.api.groups.get({ tourId })
    await move(friend, { startDate: '2026-12-20' })
    expect(await dates()).toEqual(['Ravi 2026-12-20 2026-12-24'])
    await vi.waitFor(() => expect(stream.of('group')).toContainEqual({ kind: 'group', tourId }), { timeout: 5_000 })
    await stream.drop()
    await move(friend, { startDate: '2026-12-21', dayCount: 6 })
    expect(await dates()).toEqual(['Ravi 2026-12-21 2026-12-26'])
    const { entries } = await reader.api.groups.changes({ tourId, after: version })
    expect(entries.filter(({ kind }) => kind === 'dates')).toHaveLength(1)
    await move(owner, { startDate: '2026-12-22' })
    await move(owner, { title: 'Hampi by boat' })
    await move(owner, { startDate: null })
    expect((await dates()).toReversed()).toEqual(['Ravi 2026-12-21 2026-12-26', 'Asha 2026-12-22 2026-12-27'])
    expect(await reader.api.groups.get({ tourId })).toMatchObject({ unread: 0 })
  })

  test('other places with more days: are told in the group', async () => {
    const { owner, friend, tourId } = await aTrip()
    const { version } = await owner.api.trips.get({ tripId: tourId })
    const places = [{ id: 'hampi', nights: 5 }]
    const { trip } = await friend.api.trips.setPlaces({ tripId: tourId, version, places, key: randomUUID() })
    const { items } = await owner.api.groups.entries({ tourId, limit: 100 })
    const end = addDays('2026-12-12', trip.dayCount - 1)
    expect(items.filter(({ kind }) => kind === 'dates')).toMatchObject([
      { from: { name: 'Ravi' }, travelDates: { start: '2026-12-12', end } },
    ])
  })

  test('a move of the trip while somebody is taken off it: neither waits for the other', async () => {
    const { owner, friend, reader, tourId, come, remove } = await aTrip()
    for (let round = 0; round < 6; round += 1) {
      const { version } = await owner.api.trips.get({ tripId: tourId })
      await Promise.all([
        owner.api.trips.update({ tripId: tourId, version, startDate: `2026-12-${14 + round}` }),
        remove(owner, reader),
        remove(friend, friend),
      ])
      for (const who of [friend, reader]) await come(who)
    }
  })

  test('a poll is a task of those who have not voted, and not of one from whom a block hides its author', async () => {
    const { owner, friend, reader, tourId } = await aTrip()
    const poll = await friend.api.groups.createPoll({ tourId, question: 'When?', choices: ['At six', 'At nine'] })
    const votes = async (who: TestPerson) => (await who.api.home.get({})).tasks.filter(({ kind }) => kind === 'vote')
    const task = { kind: 'vote', tourId, ofTrip: true, title: 'Hampi', count: 1 }
    for (const who of [owner, friend, reader]) expect(await votes(who)).toEqual([task])
    await owner.api.groups.vote({ tourId, number: poll.number, choices: [0] })
    expect(await votes(owner)).toEqual([])
    await reader.api.social.block({ userId: friend._id })
    expect(await votes(reader)).toEqual([])
  })

  test('the daily mail counts what is unread, under the address of the trip; not for whoever has left', async () => {
    const { owner, reader, tourId, remove, write } = await aTrip()
    await clearUnread(db)
    await write(owner, 'Who brings the tent?')
    await remove(reader, reader)
    await allCameIn(db, hoursBefore(5))
    await allWereHere(db, hoursBefore(9))
    await jobOf(db)()
    const groups = [{ tourId, ofTrip: true, name: 'Hampi', messages: 1 }]
    expect(await queuedDigests(db)).toMatchObject([{ digest: { groups } }])
  })

  test('a report of an entry has the trip, its days, and what was written around it', async () => {
    const { owner, friend, reader, tourId, write } = await aTrip()
    await write(reader, 'Calm, both')
    const { number } = await write(friend, 'I know where you live')
    const subject = { kind: 'groupEntry', tourId, number } as const
    await owner.api.social.report({ userId: friend._id, reason: 'harassment', subject })
    await owner.api.social.report({ userId: friend._id, reason: 'harassment', subject: { kind: 'group', tourId } })
    const stranger = await named('Stranger')
    const byStranger = stranger.api.social.report({ userId: friend._id, reason: 'harassment', subject })
    await expect(byStranger).rejects.toMatchObject(notFound)
    const rows = await db.sql`select id from reports where reporter_id = ${owner._id} order by id`
    const moderator = await moderators.api()
    const [ofEntry, ofGroup] = await Promise.all(rows.map(({ id }) => moderator.report({ reportId: id })))
    const facts = [
      { label: 'Private trip', text: 'Hampi' },
      { label: 'Days', text: '12–16 Dec 2026' },
    ]
    expect(ofEntry?.evidence).toMatchObject({
      subject: facts,
      lines: [
        { by: 'other', text: 'Calm, both' },
        { by: 'reported', text: 'I know where you live', isReported: true },
      ],
    })
    expect(ofGroup?.evidence).toMatchObject({ subject: facts, groupLines: [{}, { text: 'I know where you live' }] })
  })

  test('the export has the conversation for those who are in it, and for others only their own words', async () => {
    const { owner, friend, reader, remove, write } = await aTrip()
    await write(owner, 'From Asha')
    await write(friend, 'From Ravi')
    await remove(owner, friend)
    const said = async (who: TestPerson) => JSON.stringify((await who.api.social.export()).groupConversations)
    for (const who of [owner, reader]) expect(await said(who)).toMatch(/From Asha.*From Ravi/)
    expect(await said(friend)).toContain('From Ravi')
    expect(await said(friend)).not.toContain('From Asha')
  })

  test('the deletion of a friend’s account takes their words, the owner’s takes the group', async () => {
    const { owner, friend, reader, tourId, write, read, lines, isClosedTo } = await aTrip()
    for (const who of [owner, friend]) await write(who, `From ${who.name}`)
    const forget = async (who: TestPerson) => {
      await db.sql`insert into removed_accounts (user_id) values (${who._id}) on conflict do nothing`
      await db.sql`delete from users where id = ${who._id}`
      await forgetRemovedAccounts(db.db)
    }
    await forget(friend)
    expect(await lines(reader)).toContain('')
    expect((await read(owner)).memberCount).toBe(2)
    await forget(owner)
    await isClosedTo(reader)
    await deleteExpiredGroups(db.db, NOON)
    expect(await db.sql`select from group_entries where tour_id = ${tourId}`).toHaveLength(0)
  })

  test('the group is deleted a year after its last day; one without dates stays', async () => {
    const { owner, tourId, write } = await aTrip()
    await write(owner)
    const stored = async () => (await db.sql`select from group_entries where tour_id = ${tourId}`).length > 0
    await deleteExpiredGroups(db.db, later(26 + RETENTION.groupDays))
    expect(await stored()).toBe(true)
    const { version } = await owner.api.trips.get({ tripId: tourId })
    await owner.api.trips.update({ tripId: tourId, version, startDate: null })
    await deleteExpiredGroups(db.db, later(1_000))
    expect(await stored()).toBe(true)
    await owner.api.trips.update({ tripId: tourId, version: version + 1, startDate: '2026-12-12' })
    await deleteExpiredGroups(db.db, later(27 + RETENTION.groupDays))
    expect(await stored()).toBe(false)
  })

  test('the deletion of the trip closes its group at once, and deletes it', async () => {
    const { owner, friend, tourId, write, isClosedTo } = await aTrip()
    await write(owner)
    await owner.api.trips.remove({ tripId: tourId })
    await isClosedTo(friend)
    await deleteExpiredGroups(db.db, NOON)
    expect(await db.sql`select from group_entries where tour_id = ${tourId}`).toHaveLength(0)
  })
})
