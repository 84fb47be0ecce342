import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { useReferences } from '../../../test/references.ts'
import { noticesOf } from '../../../test/requests.ts'
import { askForReferences } from './jobs.ts'

const db = useDatabase()
const { at, write, rest } = useReferences(db)

/** The tour before each test was from 10 to 12 November. */
const FIRST_DAY = '2026-11-10'
const announce = (day: string) =>
  db.sql`update tours set announced_at = ${`${day}T12:00:00+05:30`} where id = ${at.tourId}`
const seat = (who: string, at: string) => db.sql`update tour_participants set joined_at = ${at} where user_id = ${who}`
const pendingOf = async (who: 'asha' | 'ravi') =>
  (await at[who].api.references.pending({})).items.map(({ person }) => person.name)

describe('references after a tour', () => {
  test('announced on the day before it began, or on its first: nobody is asked, and none is accepted, through REST and tRPC', async () => {
    for (const day of ['2026-11-09', FIRST_DAY]) {
      await announce(day)
      await askForReferences(db.db, '2026-11-20')
      expect([await noticesOf(at.asha), await noticesOf(at.ravi), await pendingOf('asha')]).toEqual([[], [], []])
      await expect(write(at.asha, at.ravi)).rejects.toMatchObject({ code: 'CONFLICT' })
      const draft = { tourId: at.tourId, aboutId: at.asha._id, company: ['calm'], wouldTravelAgain: true }
      const answer = await rest(at.ravi, 'POST', 'references', { ...draft, text: 'A fine host, all of the day.' })
      expect([answer.statusCode, answer.json().message]).toMatchObject([409, /announced two days or more before/])
    }
    expect(await db.sql`select from travel_references`).toHaveLength(0)
  })

  test('announced two days before it began, with seats taken on the day before: accepted', async () => {
    await announce('2026-11-08')
    for (const one of [at.ravi, at.mina]) await seat(one._id, '2026-11-09T23:59:00+05:30')
    expect((await pendingOf('asha')).sort()).toEqual(['Mina Das', 'Ravi Menon'])
    expect((await write(at.asha, at.ravi)).state).toBe('waiting')
  })

  test('a seat taken on the first day: that guest alone writes none and gets none', async () => {
    await seat(at.ravi._id, `${FIRST_DAY}T00:01:00+05:30`)
    await askForReferences(db.db, '2026-11-20')
    expect([await noticesOf(at.ravi), await pendingOf('asha')]).toEqual([[], ['Mina Das']])
    for (const [from, about] of [
      [at.ravi, at.asha],
      [at.asha, at.ravi],
      [at.mina, at.ravi],
    ] as const)
      await expect(write(from, about)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await write(at.mina, at.asha)).state).toBe('waiting')
  })

  test('a tour moved to an earlier first day: counts as announced then; a later one does not', async () => {
    const { _id: tourId } = await at.asha.api.tours.create(aTour())
    await db.sql`update tours set announced_at = '2026-10-01' where id = ${tourId}`
    const moveTo = async (start: string) => {
      await at.asha.api.tours.update({ tourId, tour: aTour({ travelDates: { start, end: '2026-12-20' } }) })
      const [row] = await db.sql`select announced_at < '2026-10-02' as early from tours where id = ${tourId}`
      return row?.early
    }
    expect([await moveTo('2026-12-14'), await moveTo('2026-12-13')]).toEqual([true, false])
  })
})
