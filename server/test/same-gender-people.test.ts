import type { Gender } from '@saathi/shared/social/genders'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLimits, LIMITS } from '../src/platform/limits.ts'
import { useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aPlan, aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

// Decks and travel plans for one gender: what others get is as if the owner were not in the deck, and had no such plan.

const db = useDatabase()
const generous = Object.fromEntries(Object.keys(LIMITS).map((name) => [name, '99999/minute']))
const testApp = useApp(db, {
  get limits() {
    return createLimits(db.db, { secret: 'test', settings: generous })
  },
})
const NO_PLAN = '0190a6d0-0000-7000-8000-000000000000'
const PLACE = 'tarkarli-malvan'
const DAYS = { start: '2026-12-18', end: '2026-12-22' }

type Said = Gender | null
const SAID: Said[] = ['woman', 'man', 'another', null]
const people: { said: Said; person: TestPerson }[] = []
let owner: { said: Gender; person: TestPerson }

beforeAll(async () => {
  for (const said of [...SAID, 'woman', 'man'] as Said[]) {
    const person = await makePerson(testApp, db, `Traveller ${people.length}`)
    if (said) await person.api.genders.set({ gender: said, consent: true })
    people.push({ said, person })
  }
  const person = await makePerson(testApp, db, 'Owner')
  await person.api.genders.set({ gender: 'woman', consent: true })
  owner = { said: 'woman', person }
}, 60_000)

const answerOf = async (call: () => Promise<unknown>) => {
  try {
    return JSON.stringify(await call())
  } catch (error) {
    const { code, message, cause } = error as { code: string; message: string; cause?: object }
    return JSON.stringify({ code, message, cause })
  }
}
const rest = async ({ token }: TestPerson, url: string) => {
  const answer = await testApp.app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } })
  return `${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]*"/, '')}`
}
/** The owner's gender, without the rule of 90 days. */
const become = async (gender: Gender) => {
  await db.sql`update genders set changed_on = null where user_id = ${owner.person._id}`
  await owner.person.api.genders.set({ gender, consent: true })
  owner.said = gender
}
const inDeckOf = async ({ api }: TestPerson) => (await api.matching.deck({ limit: 100 })).items.map(({ _id }) => _id)

describe('a deck for one gender', () => {
  beforeEach(async () => {
    await db.sql`update genders set same_gender_deck = false`
    for (const table of ['swipes', 'matches', 'deck_places']) await db.sql`delete from ${db.sql(table)}`
  })

  test('with any genders and filters: two people are in each other’s decks exactly if both filters let them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), async (filters) => {
        const isOnly = (at: number) => filters[at] === true && people[at]?.said !== null
        for (const [at, { person }] of people.entries()) {
          if (people[at]?.said !== null) await person.api.genders.setDeck({ sameGenderOnly: isOnly(at) })
        }
        for (const [at, reader] of people.entries()) {
          const seen = await inDeckOf(reader.person)
          const expected = people
            .filter((other, index) => {
              const isSame = other.said !== null && other.said === reader.said
              return index !== at && (isSame || (!isOnly(at) && !isOnly(index)))
            })
            .map(({ person }) => person._id)
          expect(seen.filter((_id) => _id !== owner.person._id).sort()).toEqual(expected.sort())
        }
      }),
      { numRuns: 8 },
    )
  }, 60_000)

  test('everything that others get is as for a person who is leaving, who is in no deck', async () => {
    await owner.person.api.genders.setDeck({ sameGenderOnly: false })
    for (const { said, person } of people) {
      const { api } = person
      const other = { swipedUserId: owner.person._id, action: 'right' as const }
      /** The deck, and what a swipe and its undoing answer. */
      const watch = async () => {
        await db.sql`delete from swipes where user_id = ${person._id}`
        await db.sql`delete from deck_places`
        const answers = [await answerOf(() => api.matching.deck({ limit: 100 })), await rest(person, 'users')]
        answers.push(await answerOf(() => api.matching.swipe(other)))
        answers.push(await answerOf(() => api.matching.undo()))
        answers.push(await answerOf(() => api.social.profile({ userId: owner.person._id })))
        answers.push(await answerOf(() => api.matching.matches({})))
        return answers
      }
      await db.sql`update users set deletion_asked_at = now() where id = ${owner.person._id}`
      const leaving = await watch()
      await db.sql`update users set deletion_asked_at = null where id = ${owner.person._id}`
      expect(await watch()).not.toEqual(leaving)
      await owner.person.api.genders.setDeck({ sameGenderOnly: true })
      if (said === owner.said) expect(await watch()).not.toEqual(leaving)
      else expect(await watch()).toEqual(leaving)
      await owner.person.api.genders.setDeck({ sameGenderOnly: false })
    }
  })

  test('an earlier swipe to the right makes no match with somebody whom the filter keeps away', async () => {
    const man = people[1]?.person as TestPerson
    const woman = people[0]?.person as TestPerson
    for (const { _id } of [man, woman]) await owner.person.api.matching.swipe({ swipedUserId: _id, action: 'right' })
    await owner.person.api.genders.setDeck({ sameGenderOnly: true })
    const swipe = { swipedUserId: owner.person._id, action: 'right' as const }
    expect((await man.api.matching.swipe(swipe)).match).toBeNull()
    expect((await woman.api.matching.swipe(swipe)).match).not.toBeNull()
    expect((await owner.person.api.matching.matches({})).items.map(({ _id }) => _id)).toEqual([woman._id])
  })
})

describe('a travel plan for one gender', () => {
  beforeAll(() => db.sql`update genders set same_gender_deck = false`)

  /** What a reader is told of plans to the place, and of this plan. */
  async function everything({ _id, api, ...reader }: TestPerson, planId: string, tourId: string) {
    const own = (await api.plans.list()).items[0]?._id ?? NO_PLAN
    const subject = { kind: 'plan' as const, placeId: PLACE, planId }
    const calls: Record<string, () => Promise<unknown>> = {
      search: () => api.plans.search({ placeId: PLACE }),
      'one at a time': () => api.plans.search({ placeId: PLACE, limit: 1 }),
      'search of the state': () => api.plans.search({ placeId: 'region:maharashtra', limit: 2 }),
      overlaps: () => api.plans.overlaps({ planId: own }),
      going: () => api.plans.going({ destinationId: PLACE }),
      deck: () => api.matching.deck({ limit: 100 }),
      invite: () => api.plans.invite({ planId, placeId: PLACE, tourId }),
      change: () => api.plans.update({ planId, plan: aPlan({ placeId: PLACE, travelDates: DAYS }) }),
      withdraw: () => api.plans.withdraw({ planId }),
      report: () => api.social.report({ userId: owner.person._id, reason: 'other', subject }),
    }
    const answers: Record<string, string> = {}
    for (const [name, call] of Object.entries(calls)) answers[name] = await answerOf(call)
    const person = { _id, api, ...reader }
    for (const url of [
      `plans/search?placeId=${PLACE}`,
      `plans/search?placeId=${PLACE}&limit=1`,
      `plans/${own}/overlaps`,
    ])
      answers[url] = await rest(person, url)
    return Object.fromEntries(
      Object.entries(answers).map(([name, text]) => [name, text.replaceAll(planId, 'the plan')]),
    )
  }

  test('with any owner, reader and change: others get what they get without the plan', async () => {
    const tours = new Map<TestPerson, string>()
    for (const { person } of people) {
      await person.api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS }))
      tours.set(person, (await person.api.tours.create(aTour({ destination: 'Tarkarli', travelDates: DAYS })))._id)
    }
    const Changes = fc.record({
      gender: fc.constantFrom<Gender>('woman', 'man', 'another'),
      later: fc.constantFrom<Gender>('woman', 'man', 'another'),
      isLate: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(Changes, async ({ gender, later, isLate }) => {
        const { api } = owner.person
        await become(gender)
        const readers = await Promise.all(
          people.map(async ({ said, person }) => {
            const tourId = tours.get(person) ?? NO_PLAN
            return { said, person, tourId, without: await everything(person, NO_PLAN, tourId) }
          }),
        )
        const facts = aPlan({ placeId: PLACE, travelDates: DAYS, sameGenderOnly: !isLate })
        const { _id: planId } = await api.plans.create(facts)
        if (isLate) await api.plans.update({ planId, plan: { ...facts, sameGenderOnly: true } })
        // A change that does not mention the filter keeps it, and a change of the gender takes the plan along.
        await api.plans.update({ planId, plan: aPlan({ placeId: PLACE, travelDates: DAYS, note: 'Boats' }) })
        await become(later)
        for (const { said, person, tourId, without } of readers) {
          const seen = await everything(person, planId, tourId)
          if (said === later) expect(seen.search).toContain(owner.person._id)
          else expect(seen).toEqual(without)
        }
        await db.sql`delete from plan_invitations`
        await api.plans.withdraw({ planId })
      }),
      { numRuns: 4 },
    )
  }, 60_000)

  test('an owner who has said no gender cannot have one', async () => {
    const unsaid = people[3]?.person as TestPerson
    await expect(
      unsaid.api.plans.create(aPlan({ placeId: PLACE, travelDates: DAYS, sameGenderOnly: true })),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'sameGenderOnly' } })
  })

  test('a host of a tour for one gender can invite anybody, and only people of that gender are told', async () => {
    const [woman, man] = people.map(({ person }) => person) as [TestPerson, TestPerson]
    const tour = aTour({ destination: 'Tarkarli', travelDates: DAYS, sameGenderOnly: true })
    const { _id: tourId } = await woman.api.tours.create(tour)
    const invited = [people[4]?.person as TestPerson, man]
    const found = (await woman.api.plans.search({ placeId: PLACE, limit: 50 })).items
    for (const { _id } of invited) {
      const planId = found.find(({ person }) => person._id === _id)?._id ?? NO_PLAN
      expect(await woman.api.plans.invite({ planId, placeId: PLACE, tourId })).toMatchObject({
        plan: { invited: true },
      })
    }
    const noticesOf = async ({ api }: TestPerson) => (await api.notices.list({})).items.map(({ kind }) => kind)
    expect(await Promise.all(invited.map(noticesOf))).toEqual([['invited'], []])
  })
})
