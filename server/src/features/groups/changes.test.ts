import { setTimeout as sleep } from 'node:timers/promises'
import { GroupChanges, GroupList, type GroupMessage } from '@saathi/shared/groups/schema'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Browser } from '../../../test/stream.ts'
import { sendToGroup } from './queries/groups.ts'

const db = useDatabase()
const testApp = useApp(db)
let host: TestPerson
let ravi: TestPerson
let mina: TestPerson
let zoya: TestPerson

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Host')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
  zoya = await makePerson(testApp, db, 'Zoya')
})

const makeTour = async (facts: Parameters<typeof aTour>[0], ...guests: TestPerson[]) => {
  const { _id } = await host.api.tours.create(aTour(facts))
  for (const guest of guests) await guest.api.tours.join({ tourId: _id })
  return _id
}

describe('groups.changes', () => {
  test('new and changed entries: come once each, in the order of their changes', async () => {
    const tourId = await makeTour({}, ravi)
    const first = await ravi.api.groups.send({ tourId, text: 'One' })
    const second = await host.api.groups.send({ tourId, text: 'Two' })
    const { version } = await ravi.api.groups.get({ tourId })
    expect(version).toBe(second.version)
    expect(await ravi.api.groups.changes({ tourId, after: version })).toEqual({ entries: [], version, hasMore: false })

    const liked = await host.api.groups.react({ tourId, number: first.number, reaction: 'heart', on: true })
    expect(liked.reactions).toEqual([{ reaction: 'heart', count: 1, mine: true }])
    const pinned = await host.api.groups.pin({ tourId, number: first.number, pinned: true })
    expect(pinned).toMatchObject({ number: first.number, pinned: true })
    const third = await ravi.api.groups.send({ tourId, text: 'Three' })
    const changes = await ravi.api.groups.changes({ tourId, after: version })
    expect(GroupChanges.parse(changes)).toEqual(changes)
    expect(changes.entries).toEqual([
      { ...pinned, key: null, reactions: [{ reaction: 'heart', count: 1, mine: false }] },
      third,
    ])
    expect(changes).toMatchObject({ version: third.version, hasMore: false })
  })

  test('repeated reactions and pins: change nothing', async () => {
    const tourId = await makeTour({}, ravi)
    const { number } = await ravi.api.groups.send({ tourId, text: 'One' })
    for (const on of [true, true]) await ravi.api.groups.react({ tourId, number, reaction: 'wow', on })
    for (const pinned of [true, true]) await host.api.groups.pin({ tourId, number, pinned })
    expect((await host.api.groups.get({ tourId })).version).toBe(number + 2)
    expect((await host.api.groups.get({ tourId })).pinned).toMatchObject({ number, pinned: true })
    await host.api.groups.react({ tourId, number, reaction: 'laugh', on: false })
    const off = await ravi.api.groups.react({ tourId, number, reaction: 'wow', on: false })
    await host.api.groups.pin({ tourId, number, pinned: false })
    expect(off.reactions).toEqual([])
    expect((await host.api.groups.get({ tourId })).pinned).toBeNull()
  })

  test('more than 100 changes: come in several calls', async () => {
    const tourId = await makeTour({}, ravi)
    for (let at = 0; at < 120; at += 1)
      await sendToGroup(db.db, { userId: ravi._id, today: '2026-11-20' }, { tourId, text: `${at}` })
    const first = await ravi.api.groups.changes({ tourId, after: 0 })
    expect([first.entries.length, first.hasMore]).toEqual([100, true])
    const rest = await ravi.api.groups.changes({ tourId, after: first.version })
    expect([rest.entries.length, rest.hasMore]).toEqual([21, false])
  })

  test('reactions: are counted without those of people whom a block hides', async () => {
    const tourId = await makeTour({}, ravi, mina)
    const { number } = await host.api.groups.send({ tourId, text: 'Who comes?' })
    for (const who of [ravi, mina]) await who.api.groups.react({ tourId, number, reaction: 'heart', on: true })
    await mina.api.social.block({ userId: ravi._id })
    const seen = async (who: TestPerson) => (await who.api.groups.changes({ tourId, after: 0 })).entries.at(-1)
    expect(await seen(mina)).toMatchObject({ reactions: [{ reaction: 'heart', count: 1, mine: true }] })
    expect(await seen(ravi)).toMatchObject({ reactions: [{ reaction: 'heart', count: 1, mine: true }] })
    expect(await seen(host)).toMatchObject({ reactions: [{ reaction: 'heart', count: 2, mine: false }] })
    await mina.api.social.unblock({ userId: ravi._id })
  })
})

describe('groups.list, groups.markRead and groups.mute', () => {
  test('unread entries: are counted for everybody but the author, and read marks move only forward', async () => {
    const [asha, kabir] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Kabir')]
    const { _id: tourId } = await asha.api.tours.create(aTour({ name: 'Backwaters' }))
    await kabir.api.tours.join({ tourId })
    const sent: GroupMessage[] = []
    for (const text of ['One', 'Two', 'Three']) sent.push(await asha.api.groups.send({ tourId, text }))
    const list = await kabir.api.groups.list()
    expect(GroupList.parse(list)).toEqual(list)
    expect(list).toMatchObject({
      items: [
        {
          tour: { _id: tourId, name: 'Backwaters', image: 'pictures/tarkarli-malvan.svg' },
          unread: 3,
          muted: false,
          last: { from: 'Asha', text: 'Three', at: sent[2]?.at },
        },
      ],
      unread: 3,
    })
    expect(await asha.api.groups.list()).toMatchObject({ items: [{ unread: 0, last: { text: 'Three' } }], unread: 0 })
    const mark = (at: number) => kabir.api.groups.markRead({ tourId, upTo: sent[at]?.number ?? 0 })
    expect(await mark(1)).toEqual({ unread: 1 })
    expect(await mark(0)).toEqual({ unread: 1 })
    expect(await asha.api.groups.get({ tourId })).toMatchObject({
      members: [{ name: 'Asha' }, { name: 'Kabir', readUpTo: sent[1]?.number }],
    })
    expect(await kabir.api.groups.get({ tourId })).toMatchObject({ unread: 1, readUpTo: sent[1]?.number })

    expect(await kabir.api.groups.mute({ tourId, muted: true })).toEqual({ muted: true })
    expect(await kabir.api.groups.list()).toMatchObject({ items: [{ unread: 1, muted: true }], unread: 0 })
    await kabir.api.groups.mute({ tourId, muted: false })
    expect((await kabir.api.groups.list()).unread).toBe(1)
    // A mark beyond the end counts as the end.
    expect(await kabir.api.groups.markRead({ tourId, upTo: 1e9 })).toEqual({ unread: 0 })
    await asha.api.groups.send({ tourId, text: 'Four' })
    expect((await kabir.api.groups.list()).unread).toBe(1)
  })

  test('several groups: the latest first; what a blocked person wrote is neither counted nor shown', async () => {
    const [asha, kabir] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Kabir')]
    const one = await makeTour({ name: 'One' }, asha, kabir)
    const two = await makeTour({ name: 'Two' }, asha, kabir)
    await host.api.groups.send({ tourId: two, text: 'In two' })
    await kabir.api.groups.send({ tourId: one, text: 'In one' })
    const names = async () => (await asha.api.groups.list()).items.map(({ tour }) => tour.name)
    expect(await names()).toEqual(['One', 'Two'])
    await asha.api.social.block({ userId: kabir._id })
    expect(await names()).toEqual(['Two', 'One'])
    expect((await asha.api.groups.list()).items[1]?.last).toBeNull()
    await kabir.api.groups.send({ tourId: two, text: 'Unseen' })
    expect((await asha.api.groups.list()).items).toMatchObject([
      { tour: { name: 'Two' }, unread: 1, last: { text: 'In two' } },
      { tour: { name: 'One' } },
    ])
    expect(await asha.api.groups.markRead({ tourId: two, upTo: 0 })).toEqual({ unread: 1 })
  })
})

describe('unread entries after a block', () => {
  test('those of the other user no longer count for either, and count again when it ends', async () => {
    const [asha, kabir] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Kabir')]
    const tour = await makeTour({ name: 'Three' }, asha)
    await host.api.groups.send({ tourId: tour, text: 'Before Kabir came' })
    await kabir.api.tours.join({ tourId: tour })
    const first = await kabir.api.groups.send({ tourId: tour, text: 'First' })
    await kabir.api.groups.send({ tourId: tour, text: 'Second' })
    await asha.api.groups.send({ tourId: tour, text: 'From Asha' })
    await host.api.groups.send({ tourId: tour, text: 'From the host' })
    const unread = async () => [(await asha.api.groups.list()).unread, (await kabir.api.groups.list()).unread]
    expect(await unread()).toEqual([4, 2])
    await asha.api.groups.markRead({ tourId: tour, upTo: first.number })
    expect(await unread()).toEqual([2, 2])
    await asha.api.social.block({ userId: kabir._id })
    expect(await unread()).toEqual([1, 1])
    await asha.api.social.unblock({ userId: kabir._id })
    expect(await unread()).toEqual([2, 2])
    expect(await host.api.groups.get({ tourId: tour })).toMatchObject({ unread: 3 })
  })
})

describe('system lines', () => {
  const linesOf = async (tourId: string) =>
    (await host.api.groups.entries({ tourId, limit: 100 })).items
      .map((entry) => ('person' in entry ? `${entry.person?.name} ${entry.kind}` : entry.kind))
      .reverse()

  test('tours.join, leave, update and remove: are told in the group, and count for nobody as unread', async () => {
    const tourId = await makeTour({ capacity: 1 }, ravi, mina, zoya)
    expect(await linesOf(tourId)).toEqual(['Ravi joined'])
    await ravi.api.tours.leave({ tourId })
    const travelDates = { start: '2026-12-13', end: '2026-12-16' }
    await host.api.tours.update({ tourId, tour: aTour({ travelDates, capacity: 2 }) })
    await host.api.tours.remove({ tourId, userId: mina._id, reason: 'The boat is small.' })
    const lines = ['Ravi joined', 'Ravi left', 'Mina promoted', 'dates', 'Zoya promoted', 'Mina left']
    expect(await linesOf(tourId)).toEqual(lines)
    const { items } = await zoya.api.groups.entries({ tourId })
    expect(items.find(({ kind }) => kind === 'dates')).toMatchObject({ from: { name: 'Host' }, travelDates })
    expect(await zoya.api.groups.get({ tourId })).toMatchObject({ unread: 0, version: lines.length })
    // An update of other fields adds no line.
    await host.api.tours.update({ tourId, tour: aTour({ name: 'Renamed', travelDates, capacity: 2 }) })
    expect(await linesOf(tourId)).toEqual(lines)
  })

  test('somebody who joins and leaves over and over: has two lines an hour, of which the latest says how it is now', async () => {
    const tourId = await makeTour({})
    for (let round = 0; round < 8; round += 1) {
      await ravi.api.tours.join({ tourId })
      await ravi.api.tours.leave({ tourId })
    }
    expect(await linesOf(tourId)).toEqual(['Ravi joined', 'Ravi left'])
    await mina.api.tours.join({ tourId })
    const { version } = await mina.api.groups.get({ tourId })
    await ravi.api.tours.join({ tourId })
    expect(await linesOf(tourId)).toEqual(['Ravi joined', 'Ravi joined', 'Mina joined'])
    const { entries } = await mina.api.groups.changes({ tourId, after: version })
    expect(entries).toMatchObject([{ kind: 'joined', person: { name: 'Ravi' } }])
    await db.sql`update group_entries set created_at = now() - interval '2 hours' where tour_id = ${tourId}`
    await ravi.api.tours.leave({ tourId })
    expect((await linesOf(tourId)).at(-1)).toBe('Ravi left')
    expect(await linesOf(tourId)).toHaveLength(4)
  })

  test('a block that ends a seat: the guest leaves the group too', async () => {
    const tourId = await makeTour({}, ravi, mina)
    await host.api.social.block({ userId: ravi._id })
    const seen = (await mina.api.groups.entries({ tourId })).items[0]
    expect(seen).toMatchObject({ kind: 'left', person: { name: 'Ravi' } })
    expect(await linesOf(tourId)).toEqual(['Mina joined'])
    await host.api.social.unblock({ userId: ravi._id })
  })

  test('a new participant: has the newest message in the list of groups, and nothing unread', async () => {
    const tourId = await makeTour({}, ravi)
    await ravi.api.groups.send({ tourId, text: 'Before you came' })
    const kabir = await makePerson(testApp, db, 'Kabir')
    await kabir.api.tours.join({ tourId })
    expect(await kabir.api.groups.list()).toMatchObject({
      items: [{ unread: 0, last: { from: 'Ravi', text: 'Before you came' } }],
    })
  })
})

describe('messages.live', () => {
  const open: Browser[] = []
  const listen = async (who: TestPerson) => {
    const made = await new Browser(address, who.token).connect()
    open.push(made)
    return made
  }
  let address: string
  beforeAll(async () => {
    address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    for (const one of open) await one.drop()
  })
  const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5_000, interval: 10 })

  test('a change of a group: is sent to its members, except people whom a block separates from its author', async () => {
    const tourId = await makeTour({}, ravi, mina)
    await mina.api.social.block({ userId: ravi._id })
    const [hosts, ravis, minas, zoyas] = [
      await listen(host),
      await listen(ravi),
      await listen(mina),
      await listen(zoya),
    ]
    await sleep(100) // late events of before are not of this message
    for (const one of open) one.events.length = 0
    await ravi.api.groups.send({ tourId, text: 'Hello' })
    await soon(() => {
      for (const one of [hosts, ravis]) expect(one.of('group')).toEqual([{ kind: 'group', tourId }])
    })
    await sleep(100) // a wrong event would come after the right ones
    for (const one of [minas, zoyas]) expect(one.of('group')).toEqual([])
    // Read marks and muting concern only the user's own browsers.
    for (const one of open) one.events.length = 0
    await host.api.groups.markRead({ tourId, upTo: 100 })
    await soon(() => expect(hosts.of('group')).toEqual([{ kind: 'group', tourId }]))
    await sleep(100) // as above
    expect(ravis.of('group')).toEqual([])
    await mina.api.social.unblock({ userId: ravi._id })
  })
})
