import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import {
  allCameIn,
  allWereHere,
  clearUnread,
  hoursBefore,
  jobOf,
  MORNING,
  queuedDigests,
} from '../../../test/digest.ts'
import { sendMails } from '../../../test/mails.ts'
import { aTour } from '../../../test/make.ts'
import { insertPeople, makePerson, type TestPerson } from '../../../test/people.ts'
import { openSmtpServer } from '../../../test/smtp.ts'
import { FIRST_ID, listPeopleWithUnread, listRecipients, queueDigest } from './queries/digest.ts'

const db = useDatabase()
const server = useApp(db)
let host: TestPerson
let asha: TestPerson
let tourId: string
beforeAll(async () => {
  host = await makePerson(server, db, 'Meera')
  asha = await makePerson(server, db, 'Asha')
  tourId = (await host.api.tours.create(aTour({ name: 'Konkan, slowly' })))._id
  await asha.api.tours.join({ tourId })
})

const running: { stop: () => Promise<void> }[] = []
beforeEach(async () => {
  await clearUnread(db)
  await allWereHere(db, hoursBefore(48))
})
afterEach(async () => {
  for (const mailer of running.splice(0)) await mailer.stop()
})

const DAY_LATER = new Date(MORNING.getTime() + 86_400_000)
const run = (at = MORNING) => jobOf(db, at)()
const mails = () => queuedDigests(db)
const writeToAsha = (text = 'A secret word') => host.api.messages.send({ userId: asha._id, text })
const writeToGroup = (text = 'Another secret') => host.api.groups.send({ tourId, text })

describe('the daily mail', () => {
  test('unread messages, group messages and notifications: one mail with numbers, tours and links, without words and names', async () => {
    await writeToAsha()
    await writeToAsha()
    await writeToGroup()
    await host.api.tours.update({ tourId, tour: aTour({ name: 'Konkan, slowly', price: 16_000 }) })
    await allCameIn(db, hoursBefore(10))
    await run()
    const smtp = await openSmtpServer()
    const mailer = sendMails(db, smtp.url)
    running.push({ stop: () => mailer.stop().then(smtp.close) })
    await expect.poll(() => smtp.arrived.length, { timeout: 10_000 }).toBe(1)
    const { to, raw } = smtp.arrived[0] as (typeof smtp.arrived)[number]
    const [head = '', ...rest] = raw.replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n')
    const text = rest
      .join('\n\n')
      .replace(/=\r\n/g, '')
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
      .replace(/\r\n/g, '\n')
    expect(to).toEqual([asha.email])
    expect(head).toMatch(/^Subject: Unread on Saathi\r?$/m)
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/saathi\.example\/api\/unsubscribe\?token=[\w.-]+>\r?$/m)
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(text).toContain('This came in while you were away')
    expect(text).toContain('2 private messages from one person\nhttps://saathi.example/messages\n')
    expect(text).toContain(
      `1 message in the group of "Malvan, 12–15 Dec · Konkan, slowly"\nhttps://saathi.example/tours/${tourId}/group\n`,
    )
    expect(text).toContain(
      `1 notification about "Malvan, 12–15 Dec · Konkan, slowly"\nhttps://saathi.example/tours/${tourId}/ticket\n`,
    )
    expect(text).toMatch(/\n-- \n.*Stop it:\nhttps:\/\/saathi\.example\/api\/unsubscribe\?token=/)
    expect(raw).not.toMatch(/secret|Meera|Asha/)
    await expect
      .poll(async () => (await db.sql`select params, unsubscribe, sent_at is null as due from outbox`)[0])
      .toEqual({
        params: null,
        unsubscribe: null,
        due: false,
      })
  })

  test('many groups and tours: five of each are listed, and the others are counted', async () => {
    const others: string[] = []
    for (let n = 0; n < 7; n += 1) {
      const other = (await host.api.tours.create(aTour({ name: `Tour ${n}` })))._id
      await asha.api.tours.join({ tourId: other })
      await host.api.groups.send({ tourId: other, text: 'Hello' })
      others.push(other)
    }
    await db.sql`update notices set read_at = now()`
    await allCameIn(db, hoursBefore(10))
    await run()
    expect(await mails()).toMatchObject([{ digest: { private: null, notices: [], more: 2 } }])
    expect((await mails())[0]?.digest.groups).toHaveLength(5)
    for (const id of others) await asha.api.tours.leave({ tourId: id })
  })

  test('runs on one day: send one mail, and the next day none about the same', async () => {
    await writeToAsha()
    await allCameIn(db, hoursBefore(10))
    await run()
    await run(new Date(MORNING.getTime() + 3_600_000))
    expect(await mails()).toHaveLength(1)
    await run(DAY_LATER)
    expect(await mails()).toHaveLength(1)
    await writeToAsha()
    await db.sql`update threads set last_at = ${hoursBefore(10, DAY_LATER)}`
    await run(DAY_LATER)
    expect((await mails()).map(({ digest }) => digest.private.messages)).toEqual([1, 2])
  })

  test('more newer messages on the same day: lead to no second mail', async () => {
    await writeToAsha()
    await allCameIn(db, hoursBefore(10))
    await run()
    await allCameIn(db, hoursBefore(3.5))
    await run()
    expect(await mails()).toHaveLength(1)
  })

  test('replicas that run the job at once: send each person one mail', async () => {
    const people = await insertPeople(db, 40)
    await db.sql`update users set consented_at = now() where id = any(${people}::uuid[])`
    await db.sql`insert into notices (id, user_id, kind, tour_id, created_at)
      select uuidv7(), p, 'changed', ${tourId}, ${hoursBefore(5)} from unnest(${people}::uuid[]) p`
    await Promise.all([run(), run(), run(), run()])
    const to = (await mails()).map((mail) => mail.to)
    expect(to).toHaveLength(40)
    expect(new Set(to).size).toBe(40)
    await db.sql`delete from users where id = any(${people}::uuid[])`
  })

  test('replicas that have both read what is unread: one of them queues the mail', async () => {
    const when = { today: '2026-11-21', awaySince: hoursBefore(3), upTo: hoursBefore(10) }
    const [person] = await listRecipients(db.db, [asha._id], when)
    const digest = { userId: asha._id, linkUntil: '2027-01-20', private: null, groups: [], notices: [], more: 0 }
    const queue = () => person && queueDigest(db.db, person, digest, when)
    const outcomes = await Promise.all(Array.from({ length: 8 }, queue))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('a person who comes while the mail is being put together: gets none', async () => {
    const when = { today: '2026-11-21', awaySince: hoursBefore(3), upTo: hoursBefore(10) }
    const [person] = await listRecipients(db.db, [asha._id], when)
    await allWereHere(db, hoursBefore(4))
    const digest = { userId: asha._id, linkUntil: '2027-01-20', private: null, groups: [], notices: [], more: 0 }
    expect(person && (await queueDigest(db.db, person, digest, when))).toBe(false)
    expect(await mails()).toEqual([])
  })
})

describe('no daily mail', () => {
  const nothing = async (at = MORNING) => {
    await run(at)
    expect(await mails()).toEqual([])
  }
  const isDue = async (at = MORNING) => {
    await run(at)
    expect(await mails()).toHaveLength(1)
  }

  test('about what has been read', async () => {
    const { _id } = await writeToAsha()
    const { number } = await writeToGroup()
    await allCameIn(db, hoursBefore(10))
    await asha.api.messages.markRead({ userId: host._id, upTo: _id })
    await asha.api.groups.markRead({ tourId, upTo: number })
    await nothing()
  })

  test('about a muted group, which another mail does not count either', async () => {
    await asha.api.groups.mute({ tourId, muted: true })
    await writeToGroup()
    await allCameIn(db, hoursBefore(10))
    await nothing()
    await writeToAsha()
    await allCameIn(db, hoursBefore(10))
    await run()
    expect(await mails()).toMatchObject([{ digest: { groups: [], private: { messages: 1 } } }])
    await asha.api.groups.mute({ tourId, muted: false })
  })

  test('about people whom a block hides', async () => {
    await writeToAsha()
    await writeToGroup()
    await host.api.tours.update({ tourId, tour: aTour({ name: 'Konkan, slowly', price: 17_000 }) })
    await allCameIn(db, hoursBefore(10))
    await db.sql`insert into blocks (blocker_id, blocked_id) values (${asha._id}, ${host._id})`
    await nothing()
    await db.sql`delete from blocks`
    await isDue()
  })

  test('before 8:00 and from 12:00 in India', async () => {
    await writeToAsha()
    await allCameIn(db, hoursBefore(24))
    await nothing(new Date('2026-11-21T02:29:00Z'))
    await nothing(new Date('2026-11-21T06:30:00Z'))
    await isDue(new Date('2026-11-21T02:30:00Z'))
  })

  test('about what has waited for less than three hours, unless something older is unread with it', async () => {
    const { _id } = await writeToAsha('Read')
    await asha.api.messages.markRead({ userId: host._id, upTo: _id })
    await writeToAsha('First')
    await writeToAsha('Second')
    await allCameIn(db, hoursBefore(2))
    await db.sql`update messages set created_at = ${hoursBefore(9)} where text = 'Read'`
    await nothing()
    await db.sql`update messages set created_at = ${hoursBefore(5)} where text = 'First'`
    await isDue()
  })

  test('about a group whose oldest unread message has waited for less than three hours', async () => {
    const { number } = await writeToGroup('Read')
    await asha.api.groups.markRead({ tourId, upTo: number })
    await writeToGroup('Third')
    await writeToGroup('Fourth')
    await allCameIn(db, hoursBefore(2))
    await db.sql`update group_entries set created_at = ${hoursBefore(9)} where text = 'Read'`
    await nothing()
    await db.sql`update group_entries set created_at = ${hoursBefore(5)} where text = 'Third'`
    await isDue()
  })

  test('about what is older than a week', async () => {
    await writeToAsha()
    await allCameIn(db, hoursBefore(7 * 24 + 1))
    await nothing()
  })

  test('to somebody who was here after it came in, or is here now', async () => {
    await writeToAsha()
    await allCameIn(db, hoursBefore(10))
    await allWereHere(db, hoursBefore(9))
    await nothing()
    await allCameIn(db, hoursBefore(4))
    await allWereHere(db, hoursBefore(1))
    await nothing()
    await allWereHere(db, null)
    await isDue()
  })

  test('a log-in: records when the user was here', async () => {
    await db.sql`update users set seen_at = null`
    await asha.api.auth.sync()
    const [row] = await db.sql`select seen_at > now() - interval '1 minute' as here from users where id = ${asha._id}`
    expect(row?.here).toBe(true)
  })

  test.each([
    ['who turned it off', 'digest_mails', 'false'],
    ['who is suspended', 'suspended_at', 'now()'],
    ['who is leaving', 'deletion_asked_at', 'now()'],
    ['whose account is gone', 'account_gone_at', 'now()'],
    ['who has not confirmed to be an adult', 'consented_at', 'null'],
  ])('to somebody %s', async (_, column, value) => {
    await writeToAsha()
    await allCameIn(db, hoursBefore(10))
    const [before] = await db.sql`select ${db.sql(column)} as value from users where id = ${asha._id}`
    await db.sql`update users set ${db.sql(column)} = ${db.sql.unsafe(value)} where id = ${asha._id}`
    await nothing()
    await db.sql`update users set ${db.sql(column)} = ${before?.value} where id = ${asha._id}`
    await isDue()
  })
})

describe('people with anything unread', () => {
  test('pages of two: every person once, from all tables, in the order of ids', async () => {
    const people = (await insertPeople(db, 9)).sort()
    const [a, b, c, d, e, f] = people as [string, string, string, string, string, string]
    for (const user of [a, c, d])
      await db.sql`insert into threads (user_id, other_id, last_id, last_from, last_text, last_at, unread)
        values (${user}, ${host._id}, uuidv7(), ${host._id}, 'Hello', now(), 1)`
    for (const user of [a, b, e, f])
      await db.sql`insert into group_summaries (user_id, tour_id, unread, muted) values (${user}, ${tourId}, 2, ${user === e})`
    for (const user of [c, ...people.slice(6)])
      await db.sql`insert into notices (id, user_id, kind, tour_id) values (uuidv7(), ${user}, 'changed', ${tourId})`
    const found: string[] = []
    let after: string | null = FIRST_ID
    while (after !== null) {
      const page = await listPeopleWithUnread(db.db, after, 2)
      found.push(...page.ids.sort())
      after = page.next
    }
    expect(found).toEqual(people.filter((id) => id !== e))
    await db.sql`delete from users where id = any(${people}::uuid[])`
    for (const table of ['threads', 'group_summaries'])
      await db.sql`delete from ${db.sql(table)} where user_id = any(${people}::uuid[])`
  })
})
