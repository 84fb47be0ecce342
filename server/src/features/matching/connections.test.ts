import { beforeEach, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeEach(async () => {
  await db.sql`delete from plans`
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})

const swipe = (who: TestPerson, whom: TestPerson, action: 'left' | 'right' = 'right') =>
  who.api.matching.swipe({ swipedUserId: whom._id, action })
/** How the reader stands with the other, as the profile says it. */
const connection = async (reader: TestPerson, other: TestPerson) =>
  (await reader.api.social.get({ userId: other._id })).connection
const found = async (reader: TestPerson, other: TestPerson) =>
  (await reader.api.plans.search({ placeId: 'hampi' })).items.find(({ person }) => person._id === other._id)

describe('connecting with somebody from their profile or plan', () => {
  test('an ask: is known to whoever asked alone; when both have asked, both are matched', async () => {
    await asha.api.plans.create(aPlan())
    await ravi.api.plans.create(aPlan())
    expect([await connection(asha, ravi), await connection(ravi, asha)]).toEqual(['none', 'none'])
    expect((await swipe(asha, ravi)).match).toBeNull()
    expect([await connection(asha, ravi), await connection(ravi, asha)]).toEqual(['asked', 'none'])
    expect(await found(asha, ravi)).toMatchObject({ connection: 'asked', matched: false, days: null })
    expect(await found(ravi, asha)).toMatchObject({ connection: 'none', matched: false, days: null })
    expect((await swipe(ravi, asha)).match).toMatchObject({ _id: asha._id })
    expect([await connection(asha, ravi), await connection(ravi, asha)]).toEqual(['matched', 'matched'])
    expect(await found(asha, ravi)).toMatchObject({ connection: 'matched', matched: true })
  })

  test('an ask that is made twice: stays one, and one that is withdrawn makes no match', async () => {
    await swipe(asha, ravi)
    await swipe(asha, ravi)
    expect(await connection(asha, ravi)).toBe('asked')
    await swipe(asha, ravi, 'left')
    expect(await connection(asha, ravi)).toBe('none')
    expect((await swipe(ravi, asha)).match).toBeNull()
    expect([await connection(asha, ravi), await connection(ravi, asha)]).toEqual(['none', 'asked'])
  })

  test('both ask at once: one of the two answers has the match, and both are matched', async () => {
    const answers = await Promise.all([swipe(asha, ravi), swipe(ravi, asha)])
    expect(answers.filter(({ match }) => match !== null)).toHaveLength(1)
    expect([await connection(asha, ravi), await connection(ravi, asha)]).toEqual(['matched', 'matched'])
  })

  test('a block, whoever made it: the profile and the ask are NOT_FOUND, also after an ask', async () => {
    await swipe(asha, ravi)
    await ravi.api.social.block({ userId: asha._id })
    for (const [who, whom] of [
      [asha, ravi],
      [ravi, asha],
    ] as const) {
      await expect(connection(who, whom)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(swipe(who, whom)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })

  test('a suspended user: cannot be asked', async () => {
    await db.sql`update users set suspended_at = now() where id = ${ravi._id}`
    await expect(connection(asha, ravi)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(swipe(asha, ravi)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a deck for one gender that leaves the other out: both may have asked, and neither learns of it', async () => {
    await db.sql`insert into genders (user_id, gender, same_gender_deck) values (${asha._id}, 'woman', true)`
    for (const [who, whom] of [
      [asha, ravi],
      [ravi, asha],
    ] as const)
      expect((await swipe(who, whom)).match).toBeNull()
    expect([await connection(asha, ravi), await connection(ravi, asha)]).toEqual(['asked', 'asked'])
  })

  test('without a log-in, and about oneself: nothing is said', async () => {
    await swipe(asha, ravi)
    expect(await visitor(db).social.get({ userId: ravi._id })).not.toHaveProperty('connection')
    expect(await asha.api.social.get({ userId: asha._id })).not.toHaveProperty('connection')
  })
})
