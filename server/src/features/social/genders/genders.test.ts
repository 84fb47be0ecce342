import { GENDER_CHANGE_DAYS } from '@saathi/shared/social/gender-rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'

const db = useDatabase()
const DAY = 86_400_000
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let asha: TestPerson
beforeEach(async () => {
  clock = NOON
  asha = await makePerson(testApp, db, 'Asha')
})

const NONE = { gender: null, changeableFrom: null, sameGenderDeck: false }

describe('genders.set', () => {
  test('the first declaration is free; a change is possible once in 90 days', async () => {
    expect(await asha.api.genders.mine()).toEqual(NONE)
    expect(await asha.api.genders.set({ gender: 'man', consent: true })).toEqual({ ...NONE, gender: 'man' })
    const free = '2027-02-18'
    expect(await asha.api.genders.set({ gender: 'woman', consent: true })).toEqual({
      ...NONE,
      gender: 'woman',
      changeableFrom: free,
    })
    const refused = { code: 'CONFLICT', message: 'You can change your gender again from 18 Feb 2027.' }
    await expect(asha.api.genders.set({ gender: 'another', consent: true })).rejects.toMatchObject({
      ...refused,
      cause: { field: 'gender' },
    })
    await expect(asha.api.genders.set({ gender: null })).rejects.toMatchObject(refused)
    expect(await asha.api.genders.set({ gender: 'woman', consent: true })).toMatchObject({ gender: 'woman' })
    clock = new Date(NOON.getTime() + (GENDER_CHANGE_DAYS - 1) * DAY)
    await expect(asha.api.genders.set({ gender: 'man', consent: true })).rejects.toMatchObject(refused)
    clock = new Date(NOON.getTime() + GENDER_CHANGE_DAYS * DAY)
    expect(await asha.api.genders.mine()).toMatchObject({ changeableFrom: null })
    expect(await asha.api.genders.set({ gender: null })).toMatchObject({ gender: null, changeableFrom: '2027-05-19' })
  })

  test('several changes at once: one succeeds', async () => {
    await asha.api.genders.set({ gender: 'woman', consent: true })
    const others = ['man', 'another', 'man', 'another'] as const
    const results = await Promise.allSettled(others.map((gender) => asha.api.genders.set({ gender, consent: true })))
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.gender] : []))
    expect(new Set(made).size).toBe(1)
    expect((await asha.api.genders.mine()).gender).toBe(made[0])
  })

  test('the own export has it; the own profile, other people’s profiles and lists do not', async () => {
    await asha.api.genders.set({ gender: 'another', consent: true })
    const ravi = await makePerson(testApp, db, 'Ravi')
    await ravi.api.social.follow({ followedId: asha._id })
    const { gender } = (await asha.api.social.export()) as { gender: unknown[] }
    expect(gender).toEqual([{ user_id: asha._id, gender: 'another', changed_on: null, same_gender_deck: false }])
    const seen = JSON.stringify([
      await asha.api.social.me(),
      await ravi.api.social.profile({ userId: asha._id }),
      await ravi.api.social.get({ userId: asha._id }),
      await ravi.api.social.following({ userId: ravi._id }),
      await ravi.api.matching.deck({ limit: 100 }),
      await ravi.api.social.export(),
    ])
    expect(seen).toContain(asha._id)
    expect(seen).not.toContain('another')
  })

  test('a report has the gender of the reported user among its evidence', async () => {
    await asha.api.genders.set({ gender: 'another', consent: true })
    const ravi = await makePerson(testApp, db, 'Ravi')
    await ravi.api.social.report({ userId: asha._id, reason: 'fake' })
    const [evidence] = await db.sql`select content->'profile'->>'gender' as gender from report_evidence
      join reports on reports.id = report_id where reported_id = ${asha._id}`
    expect(evidence?.gender).toBe('another')
  })
})

describe('a tour for the host’s gender', () => {
  const only = { sameGenderOnly: true }

  test('a host who has said none cannot make one, and it cannot be public', async () => {
    const noGender = { code: 'BAD_REQUEST', message: 'Please say your gender on your profile first.' }
    await expect(asha.api.tours.create(aTour(only))).rejects.toMatchObject({
      ...noGender,
      cause: { field: 'sameGenderOnly' },
    })
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await expect(asha.api.tours.update({ tourId, tour: aTour(only) })).rejects.toMatchObject({
      ...noGender,
      cause: { field: 'tour.sameGenderOnly' },
    })
    await asha.api.genders.set({ gender: 'woman', consent: true })
    const isPublic = { code: 'BAD_REQUEST', message: 'A tour that is open to one gender only cannot be public.' }
    await expect(asha.api.tours.create(aTour({ ...only, isPublic: true }))).rejects.toMatchObject({
      ...isPublic,
      cause: { field: 'isPublic' },
    })
    expect((await asha.api.tours.update({ tourId, tour: aTour(only) })).onlyGender).toBe('woman')
    await expect(asha.api.tours.update({ tourId, tour: aTour({ isPublic: true }) })).rejects.toMatchObject({
      ...isPublic,
      cause: { field: 'tour.isPublic' },
    })
    const open = await asha.api.tours.update({ tourId, tour: aTour({ sameGenderOnly: false, isPublic: true }) })
    expect(open).toMatchObject({ onlyGender: null, isPublic: true })
  })

  test('it keeps its gender, and everybody their place, when a gender or the filter changes', async () => {
    const [meera, ravi, tara] = await Promise.all(
      ['Meera', 'Ravi', 'Tara'].map((name) => makePerson(testApp, db, name)),
    )
    if (!meera || !ravi || !tara) throw new Error('no people')
    for (const woman of [asha, meera, tara]) await woman.api.genders.set({ gender: 'woman', consent: true })
    const { _id: tourId } = await asha.api.tours.create(aTour({ capacity: 1 }))
    for (const guest of [meera, ravi]) await guest.api.tours.join({ tourId })
    await asha.api.tours.update({ tourId, tour: aTour({ capacity: 1, ...only }) })
    for (const changed of [asha, meera]) await changed.api.genders.set({ gender: 'man', consent: true })
    for (const person of [asha, meera, ravi, tara])
      expect((await person.api.tours.get({ tourId })).onlyGender).toBe('woman')
    // The host can still change the tour, which keeps its gender.
    const changed = await asha.api.tours.update({ tourId, tour: aTour({ capacity: 1, price: 9, ...only }) })
    expect(changed.onlyGender).toBe('woman')
    const left = await meera.api.tours.leave({ tourId })
    expect(left).toMatchObject({
      message: 'Successfully left the tour!',
      tour: { _id: tourId, mine: { joined: false } },
    })
    expect((await ravi.api.tours.get({ tourId })).mine.joined).toBe(true)
    for (const call of [() => meera.api.tours.get({ tourId }), () => meera.api.tours.join({ tourId })])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'No such tour.' })
    expect((await meera.api.notices.list({})).items).toEqual([])
  })
})

describe('genders.setDeck', () => {
  test('needs a gender, which cannot be taken back meanwhile', async () => {
    await expect(asha.api.genders.setDeck({ sameGenderOnly: true })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { field: 'sameGenderOnly' },
    })
    expect(await asha.api.genders.setDeck({ sameGenderOnly: false })).toEqual(NONE)
    await asha.api.genders.set({ gender: 'woman', consent: true })
    expect(await asha.api.genders.setDeck({ sameGenderOnly: true })).toMatchObject({ sameGenderDeck: true })
    await expect(asha.api.genders.set({ gender: null })).rejects.toMatchObject({
      code: 'CONFLICT',
      cause: { field: 'gender' },
    })
    expect(await asha.api.genders.set({ gender: 'another', consent: true })).toMatchObject({
      gender: 'another',
      sameGenderDeck: true,
    })
  })
})
