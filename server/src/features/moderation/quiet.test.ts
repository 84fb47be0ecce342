import { expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)

const noticesOf = async ({ api }: TestPerson) => (await api.notices.list({})).items.map(({ kind }) => kind)
const linesOf = async ({ api }: TestPerson, tourId: string) =>
  (await api.groups.entries({ tourId })).items.map(({ kind }) => kind)

async function makeTour() {
  const [host, guest, leaver, waiting] = await Promise.all(
    ['Host', 'Guest', 'Leaver', 'Waiting'].map((name) => makePerson(testApp, db, name)),
  )
  if (!host || !guest || !leaver || !waiting) throw new Error('four people')
  const { _id: tourId } = await host.api.tours.create(aTour({ capacity: 2 }))
  for (const one of [guest, leaver, waiting]) await one.api.tours.join({ tourId })
  return { host, guest, leaver, waiting, tourId }
}

test.each(['tRPC', 'REST'])(
  'tours.leave through %s with quiet: the seat is free, and nobody is told',
  async (through) => {
    const { host, guest, leaver, waiting, tourId } = await makeTour()
    const before = [await noticesOf(host), await noticesOf(guest), (await linesOf(guest, tourId)).length]
    const mails = await db.sql`select 1 from outbox where "to" = ${host.email}`
    if (through === 'tRPC') await leaver.api.tours.leave({ tourId, quiet: true })
    else {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: `/api/tours/${tourId}/leave`,
        headers: { authorization: `Bearer ${leaver.token}` },
        payload: { quiet: true },
      })
      expect([answer.statusCode, answer.json().tour.mine.joined]).toEqual([200, false])
    }
    const lines = await linesOf(guest, tourId)
    expect([await noticesOf(host), await noticesOf(guest), lines.length - 1]).toEqual(before)
    // The next on the waitlist has got the seat, as after any departure.
    expect(lines[0]).toBe('promoted')
    expect(lines).not.toContain('left')
    expect(await db.sql`select 1 from outbox where "to" = ${host.email}`).toHaveLength(mails.length)
    const { members } = await guest.api.groups.get({ tourId })
    expect(members.map(({ name }) => name)).toEqual(['Host', 'Guest', waiting.name])
    await expect(leaver.api.groups.get({ tourId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  },
)

test('tours.leave without quiet: tells the host and the group', async () => {
  const { host, guest, leaver, tourId } = await makeTour()
  await leaver.api.tours.leave({ tourId })
  expect((await noticesOf(host))[0]).toBe('left')
  expect(await linesOf(guest, tourId)).toContain('left')
})
