import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { anExpense } from '../../../test/expenses.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { comeAlong } from '../../../test/public-trips.ts'
import { addItem, makeTrip } from '../../../test/trips.ts'

// The friends of a trip that its owner has opened to others, as a tour.

const db = useDatabase()
const testApp = useApp(db)
const notFound = { code: 'NOT_FOUND' }
let owner: TestPerson
let guest: TestPerson
let stranger: TestPerson
let friend: TestPerson
let tripId: string
let tourId: string

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  guest = await makePerson(testApp, db, 'Guest')
  stranger = await makePerson(testApp, db, 'Stranger')
})

const open = () => owner.api.trips.attach({ tripId, tourId })
const friendsSeenBy = async ({ api }: TestPerson) => (await api.trips.friends({ tripId })).friends
const readsTrip = ({ api }: TestPerson) =>
  api.trips.get({ tripId }).then(
    () => true,
    () => false,
  )

beforeEach(async () => {
  friend = await makePerson(testApp, db, 'Friend')
  tripId = (await makeTrip(owner))._id
  tourId = (await owner.api.tours.create(aTour()))._id
  await comeAlong(owner, friend, tripId)
})

describe('the owner', () => {
  test('sees them after the trip was opened, and lets them change it or not', async () => {
    await open()
    const person = { _id: friend._id, state: 'going' }
    expect(await friendsSeenBy(owner)).toMatchObject([{ ...person, mayEdit: true }])
    const right = { tripId, userId: friend._id, mayEdit: false }
    expect((await owner.api.trips.setFriendRight(right)).friends).toMatchObject([{ ...person, mayEdit: false }])
    await expect(addItem(friend, tripId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('removes one, who loses the plan, the group and the expenses of the trip at once', async () => {
    const ledger = { kind: 'trip' as const, id: tripId }
    await open()
    await friend.api.groups.send({ tourId: tripId, text: 'Who brings the tent?' })
    await owner.api.trips.removeFriend({ tripId, userId: friend._id })
    expect(await friendsSeenBy(owner)).toEqual([])
    for (const ask of [
      () => friend.api.trips.get({ tripId }),
      () => friend.api.trips.friends({ tripId }),
      () => addItem(friend, tripId),
      () => friend.api.trips.forTour({ tourId }),
      () => friend.api.groups.get({ tourId: tripId }),
      () => friend.api.groups.send({ tourId: tripId, text: 'Still here' }),
      () => friend.api.expenses.get({ ledger }),
      () => friend.api.expenses.add({ ledger, expense: anExpense([owner, friend]) }),
    ])
      await expect(ask()).rejects.toMatchObject(notFound)
    expect((await friend.api.trips.journeys()).items.filter((journey) => journey.tripId === tripId)).toEqual([])
  })

  test('withdraws an invitation that waits, which cannot be accepted then', async () => {
    const invited = await makePerson(testApp, db, 'Invited')
    await owner.api.social.follow({ followedId: invited._id })
    await owner.api.trips.invite({ tripId, userId: invited._id, mayEdit: true })
    await open()
    expect(await friendsSeenBy(owner)).toMatchObject([{ _id: friend._id }, { _id: invited._id, state: 'invited' }])
    await owner.api.trips.removeFriend({ tripId, userId: invited._id })
    await expect(invited.api.trips.answerInvitation({ tripId, accept: true })).rejects.toMatchObject(notFound)
  })

  test('removes one with a seat in the tour, who keeps the seat and reads its plan, without the group of the friends', async () => {
    await open()
    await friend.api.tours.join({ tourId })
    await owner.api.trips.removeFriend({ tripId, userId: friend._id })
    expect(await friend.api.trips.get({ tripId })).toMatchObject({
      mayEdit: false,
      tour: { _id: tourId },
      group: false,
    })
    await expect(friend.api.groups.get({ tourId: tripId })).rejects.toMatchObject(notFound)
    expect(await friend.api.groups.get({ tourId })).toMatchObject({ tour: { _id: tourId } })
  })
})

describe('others', () => {
  test('a friend, a guest of the tour, a stranger and one whom a block separates: remove nobody and change no right', async () => {
    const [other, blocked] = [await makePerson(testApp, db, 'Other'), await makePerson(testApp, db, 'Blocked')]
    for (const who of [other, blocked]) await comeAlong(owner, who, tripId)
    await open()
    await guest.api.tours.join({ tourId })
    await owner.api.social.block({ userId: blocked._id })
    for (const { api } of [other, guest, stranger, blocked]) {
      await expect(api.trips.removeFriend({ tripId, userId: friend._id })).rejects.toMatchObject(notFound)
      const right = { tripId, userId: friend._id, mayEdit: false }
      await expect(api.trips.setFriendRight(right)).rejects.toMatchObject(notFound)
    }
    for (const { api } of [stranger, blocked])
      await expect(api.trips.friends({ tripId })).rejects.toMatchObject(notFound)
    expect(await friendsSeenBy(owner)).toMatchObject([{ _id: friend._id, mayEdit: true }, { _id: other._id }])
    expect(await readsTrip(friend)).toBe(true)
  })

  test('a friend sees who else goes; a guest of the tour does not', async () => {
    await open()
    await guest.api.tours.join({ tourId })
    expect(await friendsSeenBy(friend)).toMatchObject([{ _id: friend._id }])
    expect(await readsTrip(guest)).toBe(true)
    expect(await friendsSeenBy(guest)).toEqual([])
  })
})
