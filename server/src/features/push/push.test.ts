import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { allWereHere, hoursBefore, jobOf, MORNING, queuedDigests } from '../../../test/digest.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson } from '../../../test/people.ts'
import { match, say, usePushes } from '../../../test/push.ts'

const db = useDatabase()
const pushes = usePushes(db)

describe('a device that was asked about', () => {
  test('a message: one encrypted push without name and words, that leads to the conversation', async () => {
    await pushes.subscribe(pushes.asha)
    pushes.start()
    await say(pushes.ravi, pushes.asha)
    await pushes.allDone()
    expect(pushes.service.arrived).toEqual([
      {
        id: expect.any(String),
        title: 'A new message',
        body: 'Open Saathi to read it.',
        path: `/messages/${pushes.ravi._id}`,
        tag: `messages:${pushes.ravi._id}`,
        unread: 1,
        ttl: 86_400,
        topic: expect.stringMatching(/^[\w-]{32}$/),
        status: 201,
      },
    ])
  })

  test('with names: the sender is named, and never the words', async () => {
    await pushes.subscribe(pushes.asha, { showsNames: true })
    await say(pushes.ravi, pushes.asha)
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toMatchObject([{ title: 'A new message from Ravi', body: '2 unread messages' }])
    expect(JSON.stringify(pushes.service.arrived)).not.toContain('secret')
  })

  test('kinds that were not asked for, and a device without a subscription: nothing is queued', async () => {
    await pushes.subscribe(pushes.asha, { kinds: ['group'] })
    await say(pushes.ravi, pushes.asha)
    await say(pushes.asha, pushes.ravi)
    expect(await db.sql`select * from pushes`).toHaveLength(0)
  })

  test('read before it is sent: nothing is sent', async () => {
    await pushes.subscribe(pushes.asha)
    const { _id } = await say(pushes.ravi, pushes.asha)
    await pushes.asha.api.messages.markRead({ userId: pushes.ravi._id, upTo: _id })
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toEqual([])
  })

  test('a seat, a request and an answer: each to the one whom it concerns', async () => {
    const host = await makePerson(pushes.testApp, db, 'Meera')
    const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Spiti', needsApproval: true }))
    await pushes.subscribe(host, { showsNames: true })
    const device = await pushes.subscribe(pushes.asha)
    pushes.start()
    await pushes.asha.api.tours.join({ tourId })
    await pushes.allDone()
    expect(pushes.service.arrived).toMatchObject([
      {
        title: 'A request: Malvan, 12–15 Dec · Spiti',
        body: 'Asha asks to join your tour.',
        path: `/tours?tour=${tourId}`,
      },
    ])
    await host.api.tours.accept({ tourId, userId: pushes.asha._id })
    await host.api.groups.send({ tourId, text: 'Welcome' })
    await pushes.allDone()
    const told = pushes.service.arrived.filter(({ id }) => id === device.id)
    expect(told.map(({ title, path }) => [title, path]).sort()).toEqual([
      ['New in a group of yours', `/tours/${tourId}/group`],
      ['News about your seat', `/tours/${tourId}/ticket`],
    ])
  })

  test.each([
    ['22:00', '2026-11-20T16:30:00Z', 0],
    ['6:59', '2026-11-20T01:29:00Z', 0],
    ['21:59', '2026-11-20T16:29:00Z', 1],
    ['7:00', '2026-11-20T01:30:00Z', 1],
  ])('at %s in India: quiet from 22 to 7', async (_, at, sent) => {
    await pushes.subscribe(pushes.asha)
    await say(pushes.ravi, pushes.asha)
    await say(pushes.ravi, pushes.asha)
    const looks = pushes.start({ at: new Date(at) })
    if (sent > 0) await pushes.allDone()
    else await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(5)
    expect(await pushes.due()).toBe(1 - sent)
    expect(pushes.service.arrived).toHaveLength(sent)
  })
})

describe('people who are hidden', () => {
  test.each(['asha blocks', 'ravi blocks', 'ravi is suspended'])(
    '%s before it is sent: nothing is sent',
    async (what) => {
      const [reader, writer] = [
        await makePerson(pushes.testApp, db, 'Reader'),
        await makePerson(pushes.testApp, db, 'Writer'),
      ]
      await match(reader, writer)
      await pushes.subscribe(reader)
      await say(writer, reader)
      if (what === 'asha blocks') await reader.api.social.block({ userId: writer._id })
      if (what === 'ravi blocks') await writer.api.social.block({ userId: reader._id })
      if (what === 'ravi is suspended') await db.sql`update users set suspended_at = now() where id = ${writer._id}`
      pushes.start()
      await pushes.allDone()
      expect(pushes.service.arrived).toEqual([])
    },
  )

  test('a reader who is suspended: is told nothing', async () => {
    const reader = await makePerson(pushes.testApp, db, 'Reader')
    await match(reader, pushes.ravi)
    await pushes.subscribe(reader)
    await say(pushes.ravi, reader)
    await db.sql`update users set suspended_at = now() where id = ${reader._id}`
    pushes.start()
    await pushes.allDone()
    expect(pushes.service.arrived).toEqual([])
  })
})

describe('the daily mail', () => {
  const away = async () => {
    await db.sql`delete from outbox`
    await allWereHere(db, hoursBefore(48))
    const at = hoursBefore(10)
    await db.sql`update threads set last_at = ${at}`
    await db.sql`update messages set created_at = ${at}`
    await db.sql`update pushes set at = ${at}, since = ${at}, told_up_to = case when told_up_to is null then null else ${at}::timestamptz end`
  }

  test('what a device was told: no mail is about it; what no device took: one is', async () => {
    await pushes.subscribe(pushes.asha)
    await say(pushes.ravi, pushes.asha)
    pushes.start()
    await pushes.allDone()
    await away()
    await jobOf(db, MORNING)()
    expect(await queuedDigests(db)).toEqual([])
    // Who answers without opening the conversation was told too.
    await pushes.subscribe(pushes.ravi, {}, [400])
    await say(pushes.asha, pushes.ravi)
    await pushes.allDone()
    await away()
    await jobOf(db, MORNING)()
    expect((await queuedDigests(db)).map(({ to }) => to)).toEqual([pushes.ravi.email])
  })

  test('a notification that a device was told: only the others are mailed', async () => {
    const { _id: tourId } = await pushes.ravi.api.tours.create(aTour({ name: 'Konkan' }))
    await pushes.asha.api.tours.join({ tourId })
    await pushes.subscribe(pushes.asha, { kinds: ['seat'] })
    await pushes.ravi.api.tours.update({ tourId, tour: aTour({ name: 'Konkan', price: 12_000 }) })
    pushes.start()
    await pushes.allDone()
    await db.sql`delete from outbox`
    await allWereHere(db, hoursBefore(48))
    await db.sql`update notices set created_at = ${hoursBefore(10)} where read_at is null`
    await db.sql`update pushes set since = ${hoursBefore(10)}, told_up_to = ${hoursBefore(10)}`
    await jobOf(db, MORNING)()
    expect((await queuedDigests(db)).filter(({ to }) => to === pushes.asha.email)).toEqual([])
  })
})
