import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Browser } from '../../../test/stream.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let host: TestPerson
let guest: TestPerson
let tourId: string
/** A tour of two seats from 12 to 15 December, with one guest. */
beforeEach(async () => {
  clock = NOON
  host = await makePerson(testApp, db, 'Host')
  guest = await makePerson(testApp, db, 'Guest')
  tourId = (await host.api.tours.create(aTour({ capacity: 2 })))._id
  await guest.api.tours.join({ tourId })
})

const closed = { code: 'NOT_FOUND', message: expect.stringMatching(/^You can write to people you have matched with/) }
const pairs = (one: TestPerson, other: TestPerson) => [[one, other] as const, [other, one] as const]

async function expectOpen(one: TestPerson, other: TestPerson) {
  for (const [from, to] of pairs(one, other)) {
    const text = `Hello ${to.name}`
    const { _id } = await from.api.messages.send({ userId: to._id, text })
    const { matched, items } = await to.api.messages.list({ userId: from._id })
    expect([matched, items[0]?.text]).toEqual([false, text])
    expect((await to.api.messages.threads({})).items[0]?.person.name).toBe(from.name)
    await to.api.messages.markRead({ userId: from._id, upTo: _id })
  }
}

async function expectClosed(one: TestPerson, other: TestPerson) {
  for (const [from, to] of pairs(one, other)) {
    const userId = to._id
    await expect(from.api.messages.send({ userId, text: 'Hello?' })).rejects.toMatchObject(closed)
    await expect(from.api.messages.list({ userId })).rejects.toMatchObject(closed)
    await expect(from.api.messages.markRead({ userId, upTo: tourId })).rejects.toMatchObject(closed)
    expect((await from.api.messages.threads({})).items.map(({ person }) => person._id)).not.toContain(userId)
  }
}

describe('the host and a guest without a match', () => {
  test('a guest with a seat and one on the waitlist: can write to the host and back', async () => {
    const [second, waiting] = [await makePerson(testApp, db, 'Second'), await makePerson(testApp, db, 'Waiting')]
    for (const person of [second, waiting]) await person.api.tours.join({ tourId })
    for (const person of [guest, second, waiting]) await expectOpen(host, person)
  })

  test('strangers, and guests among themselves: NOT_FOUND', async () => {
    const [stranger, second] = [await makePerson(testApp, db, 'Stranger'), await makePerson(testApp, db, 'Second')]
    await second.api.tours.join({ tourId })
    await expectClosed(host, stranger)
    await expectClosed(guest, second)
  })

  test('a guest who has left or was removed: NOT_FOUND for both, with what was written before', async () => {
    const second = await makePerson(testApp, db, 'Second')
    await second.api.tours.join({ tourId })
    for (const person of [guest, second]) await expectOpen(host, person)
    await guest.api.tours.leave({ tourId })
    await host.api.tours.remove({ tourId, userId: second._id, reason: 'The car is full.' })
    for (const person of [guest, second]) await expectClosed(host, person)
  })

  test('a cancelled tour: stays open', async () => {
    await host.api.tours.cancel({ tourId })
    await expectOpen(host, guest)
  })

  test('a tour that has ended: open for 30 days, then NOT_FOUND', async () => {
    clock = new Date('2027-01-14T06:30:00Z') // 30 days after 15 December
    await expectOpen(host, guest)
    clock = new Date('2027-01-15T06:30:00Z')
    await expectClosed(host, guest)
  })

  test.each(['host', 'guest'])('a block by the %s: NOT_FOUND for both, also for a tour that has ended', async (by) => {
    await expectOpen(host, guest)
    clock = new Date('2026-12-20T06:30:00Z')
    const [blocker, blocked] = by === 'host' ? [host, guest] : [guest, host]
    await blocker.api.social.block({ userId: blocked._id })
    await expectClosed(host, guest)
  })

  test('a suspended host: NOT_FOUND for the guest', async () => {
    await db.sql`update users set suspended_at = now() where id = ${host._id}`
    await expect(guest.api.messages.send({ userId: host._id, text: 'Hello?' })).rejects.toMatchObject(closed)
    await expect(guest.api.messages.list({ userId: host._id })).rejects.toMatchObject(closed)
  })

  test('an open stream of the host: receives the message', async () => {
    const browser = await new Browser(await testApp.app.listen({ host: '127.0.0.1', port: 0 }), host.token).connect()
    await guest.api.messages.send({ userId: host._id, text: 'Which platform?' })
    await expect.poll(() => browser.events.some(({ event }) => event.kind === 'message')).toBe(true)
    await browser.drop()
  })

  test('a match and a tour: after an unmatch the conversation stays open, as that of host and guest', async () => {
    for (const [one, other] of pairs(host, guest))
      await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
    expect(await host.api.messages.list({ userId: guest._id })).toMatchObject({ matched: true })
    await host.api.matching.unmatch({ userId: guest._id })
    await expectOpen(host, guest)
  })
})
