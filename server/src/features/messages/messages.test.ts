import { MessagePage } from '@saathi/shared/messages/schema'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'
import { sendMessage } from './queries/messages.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  await match(asha, ravi)
})

async function match(one: TestPerson, other: TestPerson) {
  await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
}
const say = (from: TestPerson, to: TestPerson, text: string) => from.api.messages.send({ userId: to._id, text })
const conversation = (who: TestPerson, withWhom: TestPerson) =>
  who.api.messages.list({ userId: withWhom._id, limit: 100 })
const texts = async (who: TestPerson, withWhom: TestPerson) =>
  (await conversation(who, withWhom)).items.map(({ text }) => text).reverse()
const both = (one: TestPerson, other: TestPerson) => [[one, other] as const, [other, one] as const]
const closed = {
  code: 'NOT_FOUND',
  message: 'You can write to people you have matched with, and to the host and guests of your tours.',
}

describe('two matched users', () => {
  test('messages.send: both read the same text unchanged', async () => {
    const first = await say(asha, ravi, '  Window seat, or the aisle? ')
    expect(first).toEqual({
      _id: expect.any(String),
      from: asha._id,
      to: ravi._id,
      text: 'Window seat, or the aisle?',
      at: expect.stringMatching(/Z$/),
      key: null,
    })
    const script = '<b>Window</b> https://example.in/?a=1&b=2 \n\n🚂 नमस्ते'
    await say(ravi, asha, script)
    expect(await texts(asha, ravi)).toEqual(['Window seat, or the aisle?', script])
    expect(await conversation(asha, ravi)).toMatchObject({ person: { name: 'Ravi' }, nextCursor: null, readUpTo: null })
    expect(await texts(ravi, asha)).toEqual(await texts(asha, ravi))
  })

  test('messages.markRead: unread counts and read marks are updated, and marks never move back', async () => {
    const [kabir, mina] = [await makePerson(testApp, db, 'Kabir'), await makePerson(testApp, db, 'Mina')]
    await match(kabir, mina)
    await match(kabir, asha)
    const [one, two] = [await say(mina, kabir, 'One'), await say(mina, kabir, 'Two')]
    await say(asha, kabir, 'And I')
    const threads = await kabir.api.messages.threads({})
    expect(threads).toMatchObject({
      items: [
        { person: { name: 'Asha' }, last: { text: 'And I' }, unread: 1 },
        { person: { name: 'Mina' }, last: { text: 'Two' }, unread: 2 },
      ],
      nextCursor: null,
      unread: 3,
    })
    expect((await mina.api.messages.threads({})).unread).toBe(0)
    expect(await kabir.api.messages.markRead({ userId: mina._id, upTo: one._id })).toEqual({ unread: 2 })
    expect(await kabir.api.messages.markRead({ userId: mina._id, upTo: two._id })).toEqual({ unread: 1 })
    // Marks only move forward, and a user's own messages cannot be marked.
    expect(await kabir.api.messages.markRead({ userId: mina._id, upTo: one._id })).toEqual({ unread: 1 })
    expect((await conversation(mina, kabir)).readUpTo).toBe(two._id)
    expect((await conversation(kabir, mina)).readUpTo).toBeNull()
    const three = await say(kabir, mina, 'Three')
    expect(await kabir.api.messages.markRead({ userId: mina._id, upTo: three._id })).toEqual({ unread: 1 })
    expect((await conversation(mina, kabir)).readUpTo).toBe(two._id)
  })

  test('messages.threads: after concurrent messages and read marks, each has its last message and the unread number', async () => {
    const [one, other] = [await makePerson(testApp, db, 'One'), await makePerson(testApp, db, 'Other')]
    await match(one, other)
    const exchange = both(one, other).flatMap(([from, to]) =>
      Array.from({ length: 15 }, async (_, n) => {
        const { _id } = await say(from, to, `Message ${n}`)
        if (n % 5 === 0) await to.api.messages.markRead({ userId: from._id, upTo: _id })
      }),
    )
    await Promise.all(exchange)
    const [newest] = await db.sql`
      select id, text from messages where from_id in (${one._id}, ${other._id}) order by id desc limit 1`
    const threads = await db.sql`
      select user_id, other_id, last_id, last_text, unread, read_up_to from threads where user_id in (${one._id}, ${other._id})`
    expect(threads).toHaveLength(2)
    for (const { user_id, other_id, last_id, last_text, unread, read_up_to } of threads) {
      const [after] = await db.sql`
        select count(*)::int as count from messages
        where from_id = ${other_id} and to_id = ${user_id} and id > ${read_up_to}`
      expect([last_id, last_text, unread]).toEqual([newest?.id, newest?.text, after?.count])
    }
  })

  test('messages.list and messages.threads: pages are newest first and complete', async () => {
    const [kabir, mina] = [await makePerson(testApp, db, 'Kabir'), await makePerson(testApp, db, 'Mina')]
    await match(kabir, mina)
    const sent = Array.from({ length: 12 }, (_, at) => `message ${at}`)
    for (const [at, text] of sent.entries()) await (at % 2 ? say(kabir, mina, text) : say(mina, kabir, text))
    const seen: string[][] = []
    let cursor: string | undefined
    do {
      const page = await mina.api.messages.list({ userId: kabir._id, limit: 3, cursor })
      seen.push(page.items.map(({ text }) => text))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen.flat()).toEqual([...sent].reverse())
    expect(seen).toHaveLength(4) // a full last page has no cursor
    const page = await conversation(mina, kabir)
    expect(MessagePage.parse(page)).toEqual(page)
    const last = await say(kabir, mina, 'नमस्ते – “bye”\n\\ \u0007')
    expect((await conversation(mina, kabir)).items[0]).toEqual(last)

    const others: TestPerson[] = []
    for (let at = 0; at < 4; at += 1) others.push(await makePerson(testApp, db, `O${at}`))
    for (const other of others) {
      await match(mina, other)
      await say(other, mina, 'Hello')
    }
    const first = await mina.api.messages.threads({ limit: 3 })
    const second = await mina.api.messages.threads({ limit: 3, cursor: first.nextCursor ?? '' })
    const names = [...first.items, ...second.items].map(({ person }) => person.name)
    expect([names, second.nextCursor]).toEqual([['O3', 'O2', 'O1', 'O0', 'Kabir'], null])
    for (const faulty of ['x', '0190a6d0-0000-4000-8000-000000000000'])
      await expect(mina.api.messages.list({ userId: kabir._id, cursor: faulty })).rejects.toMatchObject({
        cause: { field: 'cursor' },
      })
  })

  test('messages.send: repeated calls with one key send one message', async () => {
    const key = crypto.randomUUID()
    const draft = { userId: ravi._id, text: 'Once', key }
    const sent = await Promise.all(Array.from({ length: 10 }, () => asha.api.messages.send(draft)))
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1)
    expect(sent[0]?.key).toBe(key)
    expect((await texts(ravi, asha)).filter((text) => text === 'Once')).toHaveLength(1)
    const other = asha.api.messages.send({ ...draft, text: 'Something else' })
    await expect(other).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'key' } })
    // The same key of another user is a different key.
    expect((await ravi.api.messages.send({ userId: asha._id, text: 'Twice', key })).text).toBe('Twice')
  })

  test('messages.send: concurrent messages have the same order in the event log and the conversation', async () => {
    const [kabir, mina] = [await makePerson(testApp, db, 'Kabir'), await makePerson(testApp, db, 'Mina')]
    await match(kabir, mina)
    await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const [from, to] = at % 2 ? [kabir, mina] : [mina, kabir]
        return sendMessage(db.db, from._id, to._id, { text: `at once ${at}`, today: '2026-11-20' })
      }),
    )
    const [log] = await db.sql`
      select array_agg(message_id order by number) = array_agg(message_id order by message_id) as in_order,
        count(*)::int as told, max(number) - min(number) + 1 as numbers
      from live_events where user_id = ${kabir._id} and kind = 'message'`
    expect(log).toEqual({ in_order: true, told: 100, numbers: '100' })
    expect((await conversation(kabir, mina)).items).toHaveLength(100)
  })
})

describe('other users and invalid texts', () => {
  test('unmatched users, one-sided likes and the user themselves are NOT_FOUND', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    await mina.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    const upTo = (await say(asha, ravi, 'For Ravi'))._id
    for (const other of [asha, ravi, mina]) {
      await expect(say(mina, other, 'Hello')).rejects.toMatchObject(closed)
      await expect(conversation(mina, other)).rejects.toMatchObject(closed)
      await expect(mina.api.messages.markRead({ userId: other._id, upTo })).rejects.toMatchObject(closed)
    }
    expect((await mina.api.messages.threads({})).items).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['more than 2,000 characters', 'x'.repeat(2_001)],
    ['a NUL character', 'a\0b'],
    ['a lone surrogate', '\ud83d'],
  ])('messages.send: %s is BAD_REQUEST', async (_, text) => {
    await expect(say(asha, ravi, text)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path: ['text'] })] },
    })
  })

  test('messages.send: any text is stored unchanged except for surrounding blanks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), async (text) => {
        if (text.trim() === '' || text.includes('\0')) return
        expect((await say(asha, ravi, text)).text).toBe(text.trim())
      }),
      { numRuns: runs(50) },
    )
  })
})

describe('the end of a conversation', () => {
  const endings: [string, (one: TestPerson, other: TestPerson) => Promise<unknown>][] = [
    ['by unmatching', (one, other) => one.api.matching.unmatch({ userId: other._id })],
    ['by blocking', (one, other) => one.api.social.block({ userId: other._id })],
    [
      'by reporting and blocking',
      (one, other) => one.api.social.report({ userId: other._id, reason: 'other', alsoBlock: true }),
    ],
    ['by swiping left afterwards', (one, other) => one.api.matching.swipe({ swipedUserId: other._id, action: 'left' })],
    ['by a suspension', (_, other) => db.sql`update users set suspended_at = now() where id = ${other._id}`],
  ]
  test.each(endings)('%s closes it for both, without naming who ended it', async (_, end) => {
    const [one, other] = [await makePerson(testApp, db, 'One'), await makePerson(testApp, db, 'Other')]
    await match(one, other)
    await say(one, other, 'Hello')
    await say(other, one, 'Hello')
    await end(one, other)
    const [row] = await db.sql`select suspended_at from users where id = ${other._id}`
    for (const [from, to] of row?.suspended_at ? [[one, other] as const] : both(one, other)) {
      await expect(say(from, to, 'Still there?')).rejects.toMatchObject(closed)
      await expect(conversation(from, to)).rejects.toMatchObject(closed)
      expect(await from.api.messages.threads({})).toEqual({ items: [], nextCursor: null, unread: 0 })
    }
  })

  test('a new match reopens the conversation with its messages', async () => {
    const [one, other] = [await makePerson(testApp, db, 'One'), await makePerson(testApp, db, 'Other')]
    await match(one, other)
    await say(one, other, 'Hello')
    await one.api.matching.undo()
    await expect(say(other, one, 'Where did you go?')).rejects.toMatchObject(closed)
    await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
    await say(other, one, 'There you are')
    expect(await texts(one, other)).toEqual(['Hello', 'There you are'])
  })

  test('deleting one account hides the conversation at once, and the next cleanup deletes it', async () => {
    const [one, other] = [await makePerson(testApp, db, 'One'), await makePerson(testApp, db, 'Other')]
    await match(one, other)
    await say(one, other, 'Hello')
    await db.sql`delete from users where id = ${one._id}`
    expect(await other.api.messages.threads({})).toMatchObject({ items: [], unread: 0 })
    await expect(say(other, one, 'Are you there?')).rejects.toMatchObject(closed)
    const listed = await other.api.matching.matches({})
    expect(listed.items).toEqual([])
    await forgetRemovedAccounts(db.db)
    const [left] = await db.sql`select count(*)::int from messages where from_id = ${one._id} or to_id = ${one._id}`
    expect(left?.count).toBe(0)
  })
})
