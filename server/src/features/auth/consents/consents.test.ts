import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import type { ConsentPurpose } from '@saathi/shared/auth/consents'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { withEarlierDatabase } from '../../../../test/earlier-database.ts'
import { lastSubject } from '../../../../test/mails.ts'
import { aPlan } from '../../../../test/make.ts'
import { makePerson, makePersonWithoutConsent, type TestPerson } from '../../../../test/people.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
beforeEach(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  await db.sql`update users set profile_picture = 'media/x.webp' where id = ${asha._id}`
})

const state = async ({ api }: TestPerson, purpose: ConsentPurpose) =>
  (await api.consents.list()).items.find((one) => one.purpose === purpose)
const history = async ({ _id }: TestPerson) =>
  (await db.sql`select purpose, given, notice from consents where user_id = ${_id} order by sequence`).map(
    ({ purpose, given }) => `${purpose} ${given ? 'given' : 'withdrawn'}`,
  )
const stored = async ({ _id }: TestPerson) => {
  const [row] = await db.sql`select
    (select count(*)::int from genders where user_id = ${_id} and gender is not null) as gender,
    (select count(*)::int from photo_checks where user_id = ${_id}) as "photoCheck",
    (select count(*)::int from upi_ids where user_id = ${_id}) as "upiId"`
  return row
}

const given = { purpose: 'account', given: true, at: expect.any(String), notice: NOTICE_VERSION }

describe('the consent to the account', () => {
  test('by the documented registration: is recorded with the version of the notice, and without it nothing is', async () => {
    for (const consent of [{ adult: true as const }, undefined]) {
      const email = `new.${consent ? 'yes' : 'no'}@example.in`
      await visitor(db, testApp.deps).auth.sendCode({ email })
      const code = (await lastSubject(db, email))?.slice(0, 6)
      const payload = { name: 'New', email, password: 'a long walk', code, consent }
      const url = '/api/auth/verify-code-and-register'
      expect((await testApp.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
      const rows = await db.sql`select purpose, given, notice, at = consented_at as same from consents
        join users u on u.id = user_id where email = ${email}`
      expect(rows).toEqual(consent ? [{ purpose: 'account', given: true, notice: NOTICE_VERSION, same: true }] : [])
    }
  })

  test('by auth.consent: is recorded once, also by several calls at once', async () => {
    const late = await makePersonWithoutConsent(testApp, db, 'Late')
    expect(await state(late, 'account')).toEqual({ purpose: 'account', given: false, at: null, notice: null })
    await Promise.all(Array.from({ length: 8 }, () => late.api.auth.consent({ adult: true })))
    expect(await state(late, 'account')).toEqual(given)
    expect(await history(late)).toEqual(['account given'])
  })

  test('it cannot be withdrawn by itself: BAD_REQUEST', async () => {
    const purpose = 'account' as never
    await expect(asha.api.consents.withdraw({ purpose })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

const PURPOSES = {
  gender: {
    store: (person: TestPerson, consent?: true) =>
      person.api.genders.set({ gender: 'woman', ...(consent && { consent }) }),
    message: 'Please agree first that we store your gender.',
  },
  photoCheck: {
    store: (person: TestPerson, consent?: true) => person.api.safety.startPhotoCheck({ ...(consent && { consent }) }),
    message: 'Please agree first to the photo check.',
  },
  upiId: {
    store: (person: TestPerson, consent?: true) =>
      person.api.expenses.setUpi({ upi: 'asha@okaxis', ...(consent && { consent }) }),
    message: 'Please agree first that we store your UPI id.',
  },
}
const NONE = { gender: 0, photoCheck: 0, upiId: 0 }

describe.each(Object.entries(PURPOSES))('the consent to %s', (name, { store, message }) => {
  const purpose = name as keyof typeof PURPOSES

  test('without it: BAD_REQUEST about `consent`, and nothing is stored', async () => {
    await expect(store(asha)).rejects.toMatchObject({ code: 'BAD_REQUEST', message, cause: { field: 'consent' } })
    expect([await stored(asha), await history(asha)]).toEqual([NONE, []])
  })

  test('with it: both are stored, a later change needs none, and the export has it', async () => {
    await store(asha, true)
    expect(await stored(asha)).toEqual({ ...NONE, [purpose]: 1 })
    expect(await state(asha, purpose)).toEqual({ ...given, purpose })
    await store(asha)
    expect(await history(asha)).toEqual([`${purpose} given`])
    expect(await asha.api.social.export()).toMatchObject({
      consents: [{ purpose, given: true, notice: NOTICE_VERSION, at: expect.any(String) }],
    })
  })

  test('withdrawn, once or twice: what it was about is deleted, and storing it again needs a new consent', async () => {
    await store(asha, true)
    const other = await makePerson(testApp, db, 'Other')
    await db.sql`update users set profile_picture = 'media/y.webp' where id = ${other._id}`
    await store(other, true)
    await Promise.all([asha.api.consents.withdraw({ purpose }), asha.api.consents.withdraw({ purpose })])
    expect([await stored(asha), await stored(other)]).toEqual([NONE, { ...NONE, [purpose]: 1 }])
    expect(await history(asha)).toEqual([`${purpose} given`, `${purpose} withdrawn`])
    await expect(store(asha)).rejects.toMatchObject({ cause: { field: 'consent' } })
  })

  test('given and withdrawn at once: what is stored agrees with the consent', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await makePerson(testApp, db, 'Race')
      await db.sql`update users set profile_picture = 'media/z.webp' where id = ${person._id}`
      await store(person, true)
      await Promise.allSettled([person.api.consents.withdraw({ purpose }), store(person, true)])
      const isStored = (await stored(person))?.[purpose] === 1
      expect((await state(person, purpose))?.given).toBe(isStored)
    }
  })
})

test('the gender, withdrawn: its deck and its plans end too, and another one can be said only after 90 days', async () => {
  await asha.api.genders.set({ gender: 'woman', consent: true })
  await asha.api.genders.setDeck({ sameGenderOnly: true })
  await asha.api.plans.create(aPlan({ sameGenderOnly: true }))
  await asha.api.plans.create(aPlan({ placeId: 'munnar' }))
  await asha.api.consents.withdraw({ purpose: 'gender' })
  expect(await asha.api.genders.mine()).toMatchObject({ gender: null, sameGenderDeck: false })
  expect((await asha.api.plans.list()).items).toHaveLength(1)
  expect(await db.sql`select 1 from plans where user_id = ${asha._id} and only_gender is not null`).toEqual([])
  await expect(asha.api.genders.set({ gender: 'man', consent: true })).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('taking back a gender or deleting a UPI id in its own form: withdraws the consent', async () => {
  await asha.api.genders.set({ gender: 'woman', consent: true })
  await asha.api.genders.set({ gender: null })
  await asha.api.expenses.setUpi({ upi: 'asha@okaxis', consent: true })
  await asha.api.expenses.setUpi({ upi: null })
  expect(await history(asha)).toEqual(['gender given', 'gender withdrawn', 'upiId given', 'upiId withdrawn'])
})

test('the history: cannot be changed, and is deleted with the account', async () => {
  await asha.api.expenses.setUpi({ upi: 'asha@okaxis', consent: true })
  await expect(db.sql`update consents set given = false where user_id = ${asha._id}`).rejects.toThrow('append-only')
  await db.sql`delete from users where id = ${asha._id}`
  expect(await history(asha)).toEqual([])
})

test('a suspended user: sees and withdraws consents', async () => {
  await asha.api.expenses.setUpi({ upi: 'asha@okaxis', consent: true })
  await db.sql`update users set suspended_at = now() where id = ${asha._id}`
  await asha.api.consents.withdraw({ purpose: 'upiId' })
  expect(await stored(asha)).toEqual(NONE)
})

test('consents from before they were recorded: have the version “before”, and their day where it is known', () =>
  withEarlierDatabase(db, '_consents', async (sql, upgrade) => {
    const [row] = await sql`insert into users (id, firebase_uid, name, email, consented_at)
      values (uuidv7(), 'a', 'Asha', 'a@example.in', ${NOON.toISOString()}) returning id`
    await sql`insert into users (id, firebase_uid, name, email) values (uuidv7(), 'b', 'Ravi', 'b@example.in')`
    await sql`insert into genders (user_id, gender) values (${row?.id}, 'woman')`
    await sql`insert into upi_ids (user_id, upi_id) values (${row?.id}, 'asha@okaxis')`
    await sql`insert into photo_checks (user_id, check_id, gesture, created_at)
      values (${row?.id}, uuidv7(), 'palmOut', ${NOON.toISOString()})`
    await upgrade()
    const rows = await sql`select purpose, notice, given, at from consents order by purpose`
    const before = { notice: 'before', given: true }
    expect(rows).toEqual([
      { ...before, purpose: 'account', at: NOON },
      { ...before, purpose: 'gender', at: null },
      { ...before, purpose: 'photoCheck', at: NOON },
      { ...before, purpose: 'upiId', at: null },
    ])
  }))
