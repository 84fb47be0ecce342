import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
let host: TestPerson
let ravi: TestPerson
let mina: TestPerson
let tourId: string

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Host')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})

const makeTour = async (...guests: TestPerson[]) => {
  const { _id } = await host.api.tours.create(aTour())
  for (const guest of guests) await guest.api.tours.join({ tourId: _id })
  return _id
}
const messages = async (who: TestPerson, id = tourId) =>
  (await who.api.groups.entries({ tourId: id, limit: 100 })).items.filter((entry) => entry.kind === 'message')
const texts = async (who: TestPerson, id = tourId) => (await messages(who, id)).map(({ text }) => text).reverse()

describe('groups.send', () => {
  beforeAll(async () => {
    tourId = await makeTour(ravi, mina)
  })

  test('a message: everybody with a seat and the host read it', async () => {
    const sent = await ravi.api.groups.send({ tourId, text: '  Who has a spare tent? ' })
    expect(sent).toEqual({
      kind: 'message',
      number: sent.number,
      version: sent.number,
      at: expect.stringMatching(/Z$/),
      from: { _id: ravi._id, name: 'Ravi', profilePicture: null },
      text: 'Who has a spare tent?',
      picture: null,
      key: null,
      replyTo: null,
      pinned: false,
      reactions: [],
    })
    for (const who of [host, ravi, mina]) expect((await messages(who))[0]).toEqual(sent)
  })

  test('a reply: quotes the beginning of the answered message', async () => {
    const long = await mina.api.groups.send({ tourId, text: 'x'.repeat(2_000) })
    const reply = await host.api.groups.send({ tourId, text: 'Yes', replyTo: long.number })
    expect(reply.replyTo).toEqual({ number: long.number, from: 'Mina', text: 'x'.repeat(140) })
    await expect(host.api.groups.send({ tourId, text: 'Yes', replyTo: 99_999 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'replyTo' },
    })
  })

  test('repeated calls with one key, at once: send one message', async () => {
    const draft = { tourId, text: 'Once', key: crypto.randomUUID() }
    const sent = await Promise.all(Array.from({ length: 10 }, () => ravi.api.groups.send(draft)))
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1)
    expect(sent[0]?.key).toBe(draft.key)
    expect((await texts(ravi)).filter((text) => text === 'Once')).toHaveLength(1)
    expect((await messages(mina))[0]?.key).toBeNull()
    await expect(ravi.api.groups.send({ ...draft, text: 'Other' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'key' },
    })
    // Another person's key is their own.
    expect((await mina.api.groups.send(draft)).number).not.toBe(sent[0]?.number)
  })

  test('neither text nor picture: BAD_REQUEST', async () => {
    await expect(ravi.api.groups.send({ tourId, text: '  ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('groups.entries', () => {
  test('pages: newest first and complete', async () => {
    const id = await makeTour(ravi)
    const sent = Array.from({ length: 7 }, (_, at) => `message ${at}`)
    for (const [at, text] of sent.entries()) await (at % 2 ? host : ravi).api.groups.send({ tourId: id, text })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await ravi.api.groups.entries({ tourId: id, limit: 3, cursor })
      seen.push(...page.items.flatMap((entry) => (entry.kind === 'message' ? [entry.text] : [])))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([...sent].reverse())
  })

  test('a person whom a block separates from another: does not see their messages, nor quotes of them', async () => {
    const id = await makeTour(ravi, mina)
    const first = await ravi.api.groups.send({ tourId: id, text: 'From Ravi' })
    await host.api.groups.send({ tourId: id, text: 'To Ravi', replyTo: first.number })
    await mina.api.groups.send({ tourId: id, text: 'From Mina' })
    await mina.api.social.block({ userId: ravi._id })
    expect(await texts(mina, id)).toEqual(['To Ravi', 'From Mina'])
    expect(await texts(ravi, id)).toEqual(['From Ravi', 'To Ravi'])
    expect((await messages(mina, id)).map(({ replyTo }) => replyTo)).toEqual([null, null])
    expect((await messages(ravi, id))[0]?.replyTo).toMatchObject({ from: 'Ravi' })
    await expect(mina.api.groups.send({ tourId: id, text: 'Hm', replyTo: first.number })).rejects.toMatchObject({
      cause: { field: 'replyTo' },
    })
    expect((await mina.api.groups.get({ tourId: id })).members.map(({ name }) => name)).toEqual(['Host', 'Mina'])
    expect((await host.api.groups.get({ tourId: id })).memberCount).toBe(3)
    await mina.api.social.unblock({ userId: ravi._id })
    expect(await texts(mina, id)).toEqual(['From Ravi', 'To Ravi', 'From Mina'])
  })
})

test('groups.get: says with whom the reader has asked to connect or is matched, and to nobody else', async () => {
  const make = (name: string) => makePerson(testApp, db, name)
  const [host, meera] = [await make('Host'), await make('Meera')]
  const { _id: tourId } = await host.api.tours.create(aTour())
  await meera.api.tours.join({ tourId })
  const seenBy = async ({ api }: TestPerson) =>
    (await api.groups.get({ tourId })).members.map(({ connection }) => connection)
  await host.api.matching.swipe({ swipedUserId: meera._id, action: 'right' })
  expect([await seenBy(host), await seenBy(meera)]).toEqual([
    [undefined, 'asked'],
    ['none', undefined],
  ])
  await meera.api.matching.swipe({ swipedUserId: host._id, action: 'right' })
  expect([await seenBy(host), await seenBy(meera)]).toEqual([
    [undefined, 'matched'],
    ['matched', undefined],
  ])
})

test('groups.get: the tour, its members and what the reader has not read', async () => {
  const id = await makeTour(ravi)
  const sent = await ravi.api.groups.send({ tourId: id, text: 'Hello' })
  const group = await host.api.groups.get({ tourId: id })
  expect(group).toEqual({
    tour: {
      _id: id,
      name: 'Konkan, slowly',
      destination: 'Malvan, Maharashtra',
      travelDates: { start: '2026-12-12', end: '2026-12-15' },
      images: ['pictures/tarkarli-malvan.svg'],
      capacity: null,
      participantCount: 1,
      waiting: 0,
      cancelled: false,
      cancelledAt: null,
    },
    host: true,
    members: [
      { _id: host._id, name: 'Host', profilePicture: null, host: true, readUpTo: 0 },
      { _id: ravi._id, name: 'Ravi', profilePicture: null, host: false, readUpTo: 0, connection: 'none' },
    ],
    memberCount: 2,
    muted: false,
    unread: 1,
    readUpTo: 0,
    version: sent.version,
    pinned: null,
    meeting: null,
    opensUntil: '2027-01-14',
  })
  expect(await ravi.api.groups.get({ tourId: id })).toMatchObject({ host: false, unread: 0 })
})
