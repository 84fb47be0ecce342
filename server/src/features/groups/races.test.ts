import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { joinTour, leaveTour } from '../tours/queries/tours.ts'
import { markGroupRead, reactInGroup, sendToGroup } from './queries/groups.ts'

const db = useDatabase()
const today = '2026-11-20'
let people: string[]
beforeAll(async () => {
  people = await insertPeople(db, 6)
})

/** A tour that the first of them hosts and the others have joined. */
async function makeGroup([host, ...guests]: string[]) {
  const [tour] = await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
    values (uuidv7(), ${host as string}, 'Konkan', 'Malvan', '2026-12-12', '2026-12-15', 1, 'konkan') returning id`
  const tourId = tour?.id as string
  for (const guest of guests) await joinTour(db.db, tourId, guest, today)
  return tourId
}
const send = (tourId: string, userId: string, text: string, key?: string) =>
  sendToGroup(db.db, { userId, today }, { tourId, text, key })

describe('concurrent calls', () => {
  test('1,000 sends of five members: get the numbers in a row, without gaps or repetitions', async () => {
    const tourId = await makeGroup(people.slice(0, 5))
    const first = 5 // after the lines of four joins
    const numbers: unknown[] = []
    const senders = Array.from({ length: 10 }, async (_, sender) => {
      for (let n = 0; n < 100; n += 1) numbers.push(await send(tourId, people[sender % 5] as string, `Message ${n}`))
    })
    await Promise.all(senders)
    expect([...(numbers as number[])].sort((a, b) => a - b)).toEqual(Array.from({ length: 1_000 }, (_, n) => n + first))
    const [row] = await db.sql`
      select count(*)::int as count, min(number)::int as min, max(number)::int as max, max(version)::int as version
      from group_entries where tour_id = ${tourId}`
    expect(row).toEqual({ count: 1_004, min: 1, max: 1_004, version: 1_004 })
    // Numbers are in the order of the times.
    const late = await db.sql`
      select from group_entries a join group_entries b on b.tour_id = a.tour_id and b.number = a.number + 1
      where a.tour_id = ${tourId} and b.created_at < a.created_at`
    expect(late).toEqual([])
  }, 120_000)

  test('sends with the same keys: store each message once', async () => {
    const [author = ''] = people
    const tourId = await makeGroup(people.slice(0, 2))
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID())
    const sent = await Promise.all(
      keys.flatMap((key) => [send(tourId, author, key, key), send(tourId, author, key, key)]),
    )
    expect(new Set(sent).size).toBe(20)
    const stored = await db.sql`select number::int from group_entries where tour_id = ${tourId} and key is not null`
    expect(stored.map((row) => row.number).sort((a, b) => a - b)).toEqual(
      [...new Set(sent as number[])].sort((a, b) => a - b),
    )
    expect(Math.max(...(sent as number[]))).toBe(21)
  })

  test('sends while their author leaves: nothing is stored after the line that says so, and no summary is left', async () => {
    const [host = '', guest = ''] = people
    for (let round = 0; round < 10; round += 1) {
      const tourId = await makeGroup([host, guest])
      const sent = Array.from({ length: 12 }, (_, n) => send(tourId, n % 3 === 0 ? host : guest, `${n}`))
      await Promise.all([...sent, leaveTour(db.db, tourId, guest, today)])
      const entries = await db.sql`select kind, from_id from group_entries where tour_id = ${tourId} order by number`
      const left = entries.findIndex(({ kind }) => kind === 'left')
      expect(left).toBeGreaterThan(0)
      expect(entries.slice(left + 1).filter(({ from_id }) => from_id === guest)).toEqual([])
      expect(await db.sql`select from group_summaries where tour_id = ${tourId} and user_id = ${guest}`).toEqual([])
    }
  })

  test('sends, read marks and reactions: the unread numbers are those of the entries after the marks', async () => {
    const members = people.slice(0, 4)
    const tourId = await makeGroup(members)
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const author = members[n % 4] as string
        const reader = members[(n + 1) % 4] as string
        const number = (await send(tourId, author, `${n}`)) as number
        await Promise.all([
          markGroupRead(db.db, { userId: reader, today }, { tourId, upTo: number }),
          reactInGroup(db.db, { userId: reader, today }, { tourId, number, reaction: 'heart', on: true }),
        ])
      }),
    )
    for (const userId of members) {
      const [mark] =
        await db.sql`select read_up_to from group_members where tour_id = ${tourId} and user_id = ${userId}`
      const [summary] =
        await db.sql`select unread from group_summaries where tour_id = ${tourId} and user_id = ${userId}`
      const [after] = await db.sql`
        select count(*)::int as count from group_entries
        where tour_id = ${tourId} and number > ${mark?.read_up_to} and kind = 'message' and from_id <> ${userId}`
      expect(summary?.unread).toBe(after?.count)
    }
    const versions = await db.sql`select version::int from group_entries where tour_id = ${tourId} order by version`
    const [counter] = await db.sql`select last::int from group_counters where tour_id = ${tourId}`
    // Three joins, and two changes for each message.
    expect(counter?.last).toBe(3 + 120)
    expect(new Set(versions.map(({ version }) => version)).size).toBe(63)
  })
})
