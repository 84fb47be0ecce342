import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOON, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { anExpense } from './expenses.ts'
import { aPlan, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { Browser } from './stream.ts'

// What a stream tells somebody of a person whom a block separates from them, in a third person's tour.

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
const DAYS = { start: '2026-12-18', end: '2026-12-22' }
const WAIT = 15_000
let address: string
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
let tourId: string
/** A tour of Mina's in which nobody else has a seat; those who join it wait. */
let fullTour: string
beforeAll(async () => {
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  for (const table of ['tours', 'users']) await db.sql`delete from ${db.sql(table)}`
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
  tourId = (await mina.api.tours.create(aTour({ travelDates: DAYS })))._id
  await mina.api.groups.setMeeting({ tourId, place: 'Platform 4', meetAt: NOON.toISOString() })
  fullTour = (await mina.api.tours.create(aTour({ travelDates: DAYS, capacity: 1 })))._id
  await (await makePerson(testApp, db, 'Meera')).api.tours.join({ tourId: fullTour })
})

const match = async (one: TestPerson, other: TestPerson) => {
  await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
}

/** What somebody can do in a tour, its group and its ledger, and with what is theirs. */
async function act({ api, _id: me }: TestPerson, poll: number, message: number) {
  const ledger = { kind: 'tour', id: tourId } as const
  await api.tours.join({ tourId })
  await api.tours.favorite({ tourId })
  const said = await api.groups.send({ tourId, text: 'Hello' })
  const own = await api.groups.createPoll({ tourId, question: 'When?', choices: ['Now', 'Later'] })
  await api.groups.vote({ tourId, number: poll, choices: [1] })
  await api.groups.react({ tourId, number: message, reaction: 'heart', on: true })
  await api.groups.markRead({ tourId, upTo: message })
  await api.expenses.addGuest({ ledger, name: 'Amma' })
  const expense = anExpense([{ _id: me }, mina])
  const { number } = await api.expenses.add({ ledger, expense })
  await api.expenses.correct({ ledger, number, expense: { ...expense, title: 'Tea for two' }, reason: 'It was tea' })
  await api.expenses.add({ ledger, expense: anExpense([mina, { _id: me }], { amountPaise: 90_000 }) })
  const { id: transferId } = await api.expenses.begin({ ledger, to: mina._id, amountPaise: 15_000 })
  await api.expenses.claim({ ledger, transferId, method: 'cash' })
  await api.expenses.unclaim({ ledger, transferId })
  await api.expenses.cancelTransfer({ ledger, transferId })
  await api.groups.arrive({ tourId, here: true })
  await api.tours.join({ tourId: fullTour })
  await api.tours.leave({ tourId: fullTour })
  await api.plans.create(aPlan({ placeId: 'tarkarli-malvan', travelDates: DAYS }))
  await api.social.update({ name: 'Somebody Else' })
  await api.social.follow({ followedId: mina._id })
  const hosted = await api.tours.create(aTour({ isPublic: true, travelDates: DAYS }))
  await api.tours.cancel({ tourId: hosted._id })
  return { poll: own.number, message: said.number }
}

describe.each(['blocker', 'blocked'] as const)('the stream of the %s', (side) => {
  test.each(['member', 'viewer'] as const)(
    'as a %s of a tour: tells nothing of what the other does',
    async (part) => {
      const [acting, listening] = [asha, ravi]
      const [one, other] = side === 'blocker' ? [listening, acting] : [acting, listening]
      await one.api.social.block({ userId: other._id })
      await match(listening, mina)
      if (part === 'member') await listening.api.tours.join({ tourId })
      const { number: poll } = await mina.api.groups.createPoll({ tourId, question: 'Where?', choices: ['A', 'B'] })
      const { number: message } = await mina.api.groups.send({ tourId, text: 'Hello from Mina' })
      const stream = await new Browser(address, listening.token).connect()
      try {
        await listening.api.tours.list({})
        for (const id of [tourId, fullTour]) await listening.api.tours.get({ tourId: id })
        const hears = async (count: number) => {
          await mina.api.messages.send({ userId: listening._id, text: 'Hello' })
          await vi.waitFor(() => expect(stream.of('message')).toHaveLength(count), WAIT)
        }
        await hears(1) // earlier changes may still be on their way
        const begun = stream.events.length
        const hidden = await act(acting, poll, message)
        await mina.api.groups.vote({ tourId, number: hidden.poll, choices: [0] })
        await mina.api.groups.closePoll({ tourId, number: hidden.poll })
        await mina.api.groups.react({ tourId, number: hidden.message, reaction: 'heart', on: true })
        await mina.api.groups.pin({ tourId, number: hidden.message, pinned: true })
        await acting.api.tours.leave({ tourId })
        await hears(2)
        // A blocker in the tour is warned of the join by a notification.
        const allowed = side === 'blocker' && part === 'member' ? ['notice', 'tour'] : []
        const kinds = stream.events.slice(begun).map(({ event }) => event.kind)
        expect(kinds.filter((kind) => !allowed.includes(kind))).toEqual(['message'])
        // What the host changes is told.
        const tour = aTour({ name: 'Still on', travelDates: DAYS })
        await mina.api.tours.update({ tourId, tour })
        await vi.waitFor(() => expect(stream.of('tour').map((event) => event.tourId)).toContain(tourId), WAIT)
      } finally {
        await stream.drop()
      }
    },
    120_000,
  )
})
