import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../test/whole.ts'
import { type Candidate, computeAffinity, OPEN_A_DAY, rank } from './affinity.ts'

const PAGE = 20
const ME = {
  _id: '0190a6d0-0000-7000-8000-000000000000',
  travelType: 'genZ' as const,
  homeCity: 'Pune',
  languages: ['Marathi', 'Hindi', 'English'],
  tripTypes: ['wildlife' as const, 'beaches' as const],
  travelMonths: [11, 12],
}
const stranger = (given: Partial<Candidate> = {}): Candidate => ({
  _id: '0190a6d0-0000-7000-8000-000000000001',
  travelType: 'family',
  homeCity: null,
  languages: [],
  tripTypes: [],
  travelMonths: [],
  daysHere: 400,
  sharedTours: [],
  sharedPlans: [],
  followedInCommon: 0,
  ...given,
})

const candidate: fc.Arbitrary<Candidate> = fc.record({
  _id: fc.uuid({ version: 7 }),
  travelType: fc.constantFrom(null, 'family', 'genZ'),
  homeCity: fc.constantFrom(null, 'Pune', 'pune ', 'Kochi'),
  languages: fc.uniqueArray(fc.constantFrom('Hindi', 'English', 'Marathi', 'Tamil', 'marathi'), { maxLength: 4 }),
  tripTypes: fc.uniqueArray(fc.constantFrom('wildlife', 'beaches', 'culinary'), { maxLength: 3 }),
  travelMonths: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }),
  daysHere: fc.integer({ min: 0, max: 900 }),
  sharedTours: fc.array(
    fc.record({ place: fc.constantFrom('Malvan', 'Leh'), month: fc.integer({ min: 1, max: 12 }) }),
    { maxLength: 4 },
  ),
  sharedPlans: fc.array(fc.record({ place: fc.constant('Hampi'), month: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 2,
  }),
  followedInCommon: fc.nat(40),
})
const crowd = (most = 120) => fc.uniqueArray(candidate, { selector: ({ _id }) => _id, maxLength: most })
const day = fc.integer({ min: 20_000, max: 30_000 })
const ids = (people: { _id: string }[]) => people.map(({ _id }) => _id)

describe('computeAffinity', () => {
  test.each([
    [{ sharedTours: [{ place: 'Leh', month: 6 }] }, 'You are both going to Leh in June'],
    [
      { sharedPlans: [{ place: 'Hampi', month: 12 }], sharedTours: Array(4).fill({ place: 'Leh', month: 6 }) },
      'You both plan to go to Hampi in December',
    ],
    [{ followedInCommon: 1 }, 'You both follow somebody here'],
    [{ followedInCommon: 3 }, 'You both follow 3 people here'],
    [{ homeCity: 'pune' }, 'You are both from Pune'],
    [{ languages: ['English', 'Marathi'] }, 'You both speak Marathi'],
    [{ languages: ['English'] }, null],
    [{ travelType: 'genZ' as const }, 'You both travel Gen Z style'],
    [{ tripTypes: ['culinary' as const, 'beaches' as const] }, 'You both like beaches'],
    [{ travelMonths: [1, 12] }, 'You both like to travel in December'],
    [{ daysHere: 2 }, 'New on Saathi'],
    [{}, null],
  ])('the reason for %j is: %s', (given, reason) => {
    expect(computeAffinity(ME, stranger(given)).reason).toBe(reason)
  })

  test('a travel type that neither has chosen is no reason and no points', () => {
    const undecided = { ...ME, travelType: null }
    expect(computeAffinity(undecided, stranger({ travelType: null }))).toEqual({ points: 0, reason: null })
    expect(computeAffinity(undecided, stranger({ travelType: 'family' }))).toEqual({ points: 0, reason: null })
  })

  test('the reason names a shared tour before other traits', () => {
    const joined = { place: 'Malvan', month: 12 }
    const much = { homeCity: 'Pune', languages: ['Marathi'], travelType: 'genZ' as const }
    expect(computeAffinity(ME, stranger({ ...much, sharedTours: [joined] })).reason).toMatch(/Malvan in December/)
  })

  test('more shared traits never lower the score, and the reason has no day, year or address', () => {
    fc.assert(
      fc.property(candidate, (them) => {
        const { points, reason } = computeAffinity(ME, them)
        const more = [
          { ...them, sharedTours: [...them.sharedTours, { place: 'Leh', month: 1 }] },
          { ...them, followedInCommon: them.followedInCommon + 1 },
          { ...them, homeCity: ME.homeCity },
          { ...them, languages: [...new Set([...them.languages, ...ME.languages])] },
          { ...them, travelType: ME.travelType },
          { ...them, tripTypes: [...new Set([...them.tripTypes, ...ME.tripTypes])] },
          { ...them, travelMonths: [...new Set([...them.travelMonths, ...ME.travelMonths])] },
        ]
        for (const one of more) expect(computeAffinity(ME, one).points).toBeGreaterThanOrEqual(points)
        expect(reason ?? '').not.toMatch(/\b\d{4}\b|\d+ (January|June|December)|@/)
      }),
    )
  })
})

describe('rank', () => {
  test('every candidate is ranked once, with their reason', () => {
    fc.assert(
      fc.property(crowd(), day, (people, today) => {
        const ranked = rank(ME, people, today)
        expect(ids(ranked).sort()).toEqual(ids(people).sort())
        for (const { reason, ...one } of ranked) expect(reason).toBe(computeAffinity(ME, one).reason)
      }),
    )
  })

  test('the order of the input does not change the ranking', () => {
    const shuffled = crowd().chain((people) =>
      fc.tuple(fc.constant(people), fc.shuffledSubarray(people, { minLength: people.length })),
    )
    fc.assert(
      fc.property(shuffled, day, ([people, other], today) => {
        expect(ids(rank(ME, other, today))).toEqual(ids(rank(ME, people, today)))
      }),
    )
  })

  test('cards are ordered by score, except every fourth', () => {
    fc.assert(
      fc.property(crowd(), day, (people, today) => {
        const points = rank(ME, people, today).map((one) => computeAffinity(ME, one).points)
        const best = points.filter((_, at) => at % 4 !== 3)
        expect(best).toEqual([...best].sort((a, b) => b - a))
      }),
    )
  })

  test('each of n candidates is on the first page within n / 5 days', () => {
    fc.assert(
      fc.property(crowd(90), day, (people, first) => {
        const days = Math.max(1, Math.ceil(people.length / OPEN_A_DAY))
        const shown = new Set<string>()
        for (let today = first; today < first + days; today += 1)
          for (const _id of ids(rank(ME, people, today)).slice(0, PAGE)) shown.add(_id)
        expect(shown.size).toBe(people.length)
      }),
      { numRuns: runs(40) },
    )
  })

  test('the order of equal scores changes by day and by reader', () => {
    const people = Array.from({ length: 60 }, (_, at) => stranger({ _id: `person ${at}` }))
    const [today, tomorrow] = [rank(ME, people, 20_400), rank(ME, people, 20_401)]
    expect(ids(today).slice(0, PAGE)).not.toEqual(ids(tomorrow).slice(0, PAGE))
    expect(ids(rank({ ...ME, _id: 'another' }, people, 20_400)).slice(0, PAGE)).not.toEqual(ids(today).slice(0, PAGE))
  })
})
