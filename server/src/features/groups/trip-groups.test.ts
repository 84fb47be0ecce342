import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { makeTripGroup } from '../../../test/trip-group.ts'
import { tokenIn } from '../../../test/trip-links.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const DAY = 86_400_000
const later = (days: number) => new Date(NOON.getTime() + days * DAY)
beforeAll(() => vi.setConfig({ testTimeout: 20_000 }))
afterEach(() => {
  clock = NOON
})

const named = (name: string) => makePerson(testApp, db, name)
const aTrip = () => makeTripGroup(testApp, db)
const listOf = async (who: TestPerson) => (await who.api.groups.list()).items
const notFound = { code: 'NOT_FOUND' }

describe('the group of a trip with friends', () => {
  test('is of the owner and of those who are going, with and without the right to edit', async () => {
    const { owner, friend, reader, tourId, write, read, lines } = await aTrip()
    for (const who of [owner, friend, reader]) await write(who, `From ${who.name}`)
    expect(await lines(reader)).toEqual(['joined Ravi', 'joined Mina', 'From Asha', 'From Ravi', 'From Mina'])
    expect(await read(friend)).toMatchObject({
      tour: {
        _id: tourId,
        name: 'Hampi',
        destination: 'Hampi, Karnataka',
        travelDates: { start: '2026-12-12', end: '2026-12-16' },
        capacity: null,
        participantCount: 2,
        cancelled: false,
      },
      trip: { dated: true },
      host: false,
      members: [
        { name: 'Asha', host: true },
        { name: 'Ravi', host: false },
        { name: 'Mina', host: false },
      ],
      memberCount: 3,
      opensUntil: '2027-01-15',
    })
    expect(await owner.api.trips.get({ tripId: tourId })).toMatchObject({ group: true })
  })

  test('is listed with what is unread, which a read mark clears', async () => {
    const { owner, friend, tourId, write } = await aTrip()
    const { number } = await write(owner, 'Who brings the tent?')
    expect(await friend.api.groups.list()).toMatchObject({
      items: [{ tour: { _id: tourId, name: 'Hampi' }, trip: { dated: true }, unread: 1, last: { from: 'Asha' } }],
      unread: 1,
    })
    await friend.api.groups.markRead({ tourId, upTo: number })
    expect(await friend.api.groups.list()).toMatchObject({ unread: 0 })
    expect(await owner.api.groups.list()).toMatchObject({ items: [{ tour: { _id: tourId } }], unread: 0 })
  })

  test('is led by the owner: pins, meeting points and the polls of others are theirs', async () => {
    const { owner, friend, reader, tourId, write } = await aTrip()
    const { number } = await write(friend)
    const poll = await friend.api.groups.createPoll({ tourId, question: 'When?', choices: ['At six', 'At nine'] })
    const meeting = { tourId, place: 'Bus stand', meetAt: later(1).toISOString() }
    for (const ask of [
      () => friend.api.groups.pin({ tourId, number, pinned: true }),
      () => friend.api.groups.setMeeting(meeting),
      () => reader.api.groups.closePoll({ tourId, number: poll.number }),
    ])
      await expect(ask()).rejects.toMatchObject(notFound)
    expect(await reader.api.groups.vote({ tourId, number: poll.number, choices: [1] })).toMatchObject({ voterCount: 1 })
    expect(await owner.api.groups.pin({ tourId, number, pinned: true })).toMatchObject({ pinned: true })
    expect(await owner.api.groups.setMeeting(meeting)).toMatchObject({ place: 'Bus stand' })
    expect(await owner.api.groups.closePoll({ tourId, number: poll.number })).toMatchObject({ closed: true })
  })

  test('is closed to strangers, to those who have not accepted, and to the owner of a trip without friends', async () => {
    const { owner, friend, reader, tourId, invite, remove, write, isClosedTo } = await aTrip()
    await write(owner)
    const [stranger, invited] = [await named('Stranger'), await named('Invited')]
    await invite(invited)
    await isClosedTo(stranger)
    await isClosedTo(invited)
    await invited.api.trips.answerInvitation({ tripId: tourId, accept: false })
    await isClosedTo(invited)
    for (const who of [friend, reader]) await remove(who, who)
    await isClosedTo(owner)
    expect(await owner.api.trips.get({ tripId: tourId })).toMatchObject({ group: false })
  })

  test('is closed at once to whoever is removed or leaves, and open again, with what was written, to whoever comes back', async () => {
    const { owner, friend, reader, come, remove, write, lines, isClosedTo } = await aTrip()
    await write(friend, 'While I was here')
    await remove(owner, friend)
    await isClosedTo(friend)
    expect(await lines(owner)).toEqual(['joined Ravi', 'joined Mina', 'While I was here', 'left Ravi'])
    await remove(reader, reader, true)
    await isClosedTo(reader)
    await come(friend)
    // Who leaves and comes back within an hour has no third line.
    for (const who of [owner, friend])
      expect(await lines(who)).toEqual(['joined Ravi', 'joined Mina', 'While I was here', 'joined Ravi'])
  })

  test('is joined by the link of the trip too, once however often it is used', async () => {
    const { owner, tourId, lines } = await aTrip()
    const token = tokenIn((await owner.api.trips.createInvite({ tripId: tourId, mayEdit: false })).path)
    const guest = await named('Guest')
    for (const _ of [1, 2]) await guest.api.trips.join({ token })
    expect((await lines(guest)).filter((line) => line === 'joined Guest')).toHaveLength(1)
    expect(await listOf(guest)).toMatchObject([{ tour: { _id: tourId } }])
  })

  test('hides the words of two friends whom a block separates from each other', async () => {
    const { owner, friend, reader, write, read, lines } = await aTrip()
    await write(friend, 'From Ravi')
    await write(reader, 'From Mina')
    await friend.api.social.block({ userId: reader._id })
    expect(await lines(reader)).toEqual(['joined Mina', 'From Mina'])
    expect((await read(friend)).members.map(({ name }) => name)).toEqual(['Asha', 'Ravi'])
    expect((await read(owner)).memberCount).toBe(3)
  })

  test.each(['owner', 'friend'] as const)('a block by the %s: takes the friend out of it', async (by) => {
    const { owner, friend, reader, write, read, isClosedTo } = await aTrip()
    await write(friend, 'Before')
    const [blocker, blocked] = by === 'owner' ? [owner, friend] : [friend, owner]
    await blocker.api.social.block({ userId: blocked._id })
    await isClosedTo(friend)
    expect((await read(reader)).members.map(({ name }) => name)).toEqual(['Asha', 'Mina'])
  })

  test('is closed while its owner is suspended; of a suspended friend nothing is shown', async () => {
    const { owner, friend, reader, write, read, lines, isClosedTo } = await aTrip()
    await write(friend, 'Pay me first')
    await db.sql`update users set suspended_at = now() where id = ${friend._id}`
    expect(await lines(reader)).toEqual(['joined Mina'])
    expect((await read(reader)).members.map(({ name }) => name)).toEqual(['Asha', 'Mina'])
    await db.sql`update users set suspended_at = now() where id = ${owner._id}`
    await isClosedTo(reader)
  })

  test('is open until 30 days after the last day, follows a change of dates, and without dates stays open', async () => {
    const { owner, friend, tourId, write, read, isClosedTo } = await aTrip()
    await write(owner)
    clock = new Date('2027-01-15T06:30:00Z')
    expect(await listOf(friend)).toHaveLength(1)
    clock = new Date('2027-01-16T06:30:00Z')
    for (const who of [owner, friend]) await isClosedTo(who)
    const { version } = await owner.api.trips.get({ tripId: tourId })
    await owner.api.trips.update({ tripId: tourId, version, startDate: null })
    expect(await read(friend)).toMatchObject({ trip: { dated: false }, tour: { travelDates: { start: '2027-01-16' } } })
    expect(await listOf(friend)).toMatchObject([{ trip: { dated: false } }])
  })

  test('stays with the friends when the trip becomes a tour, whose guests have a group of their own', async () => {
    const { owner, friend, tourId, write, read, lines } = await aTrip()
    await write(friend, 'Between us')
    const tour = await owner.api.tours.create(aTour())
    await owner.api.trips.attach({ tripId: tourId, tourId: tour._id })
    const guest = await named('Guest')
    await guest.api.tours.join({ tourId: tour._id })
    await expect(read(guest)).rejects.toMatchObject(notFound)
    expect((await guest.api.groups.list()).items.map((item) => item.tour._id)).toEqual([tour._id])
    expect(await lines(friend)).toContain('Between us')
    expect((await listOf(owner)).map((item) => item.tour._id).sort()).toEqual([tourId, tour._id].sort())
    await expect(friend.api.groups.get({ tourId: tour._id })).rejects.toMatchObject(notFound)
    expect(await friend.api.trips.get({ tripId: tourId })).toMatchObject({ tour: null, group: true })
    expect(await owner.api.trips.get({ tripId: tourId })).toMatchObject({ tour: { _id: tour._id }, group: true })
  })
})
