import type { Journey } from '@saathi/shared/trips/journeys'
import { describe, expect, test } from 'vitest'
import { journeyFacts, journeyMoment, journeyParts } from './journey-words.ts'
import { taskLink, taskWords } from './task-words.ts'

const TODAY = '2026-12-10'
const aJourney = (facts: Partial<Journey> = {}): Journey => ({
  ...{ _id: 'tour', state: 'joined', title: 'Hampi on foot', place: { id: 'hampi', name: 'Hampi' }, image: null },
  ...{ startDate: '2026-12-12', dayCount: 4, tourId: 'tour', tripId: null, host: 'Asha Rao', people: 3 },
  ...{ queuePosition: null, requests: 0, open: true, cancelled: false, ended: false },
  ...facts,
})

describe('journeyMoment', () => {
  test.each([
    ['a seat in two days', {}, 'In 2 days'],
    ['a seat tomorrow', { startDate: '2026-12-11' }, 'Tomorrow'],
    ['the first day of four', { startDate: TODAY }, 'Day 1 of 4'],
    ['the third day of four', { startDate: '2026-12-08' }, 'Day 3 of 4'],
    ['a trip of today only', { startDate: TODAY, dayCount: 1 }, 'Today'],
    ['a trip without dates', { state: 'private', startDate: null }, 'No dates yet'],
    ['a place on the waitlist', { state: 'waiting', queuePosition: 2 }, '2nd on the waitlist'],
    ['an answer kept since before its end', { startDate: '2026-12-05' }, 'Ended 8 Dec'],
    ['a request to join', { state: 'requested' }, 'Waiting for Asha Rao’s answer'],
  ] as [string, Partial<Journey>, string][])('%s', (_, facts, words) => {
    expect(journeyMoment(aJourney(facts), TODAY)).toBe(words)
  })
})

describe('journeyFacts', () => {
  test('a hosted tour: its dates, that it is one’s own, and its people; not a place that the title names', () => {
    expect(journeyFacts(aJourney({ state: 'hosting' }))).toEqual(['12–15 Dec 2026', 'You host it', '3 people'])
  })
  test('a trip without dates: its length and its place', () => {
    const facts = { state: 'private', title: 'With Amma', startDate: null, tourId: null, people: null } as const
    expect(journeyFacts(aJourney(facts))).toEqual(['4 days', 'Hampi'])
  })
})

describe('journeyParts', () => {
  test.each([
    ['a seat', {}, ['/tours/tour/plan', '/tours/tour/group', '/tours/tour/expenses', '/tours/tour/ticket']],
    ['a hosted tour', { state: 'hosting' }, ['/tours/tour/plan', '/tours/tour/group', '/tours/tour/expenses']],
    [
      'a trip of one’s own with friends',
      { state: 'private', tourId: null, tripId: 'trip' },
      ['/trips/trip', '/trips/trip/group', '/trips/trip/expenses'],
    ],
    [
      'a trip of one’s own without friends',
      { state: 'private', tourId: null, tripId: 'trip', people: null },
      ['/trips/trip', '/trips/trip/expenses'],
    ],
    [
      'a trip to which one was invited',
      { state: 'private', tourId: null, tripId: 'trip', people: null, invitation: 'going' },
      ['/trips/trip', '/trips/trip/group', '/trips/trip/expenses'],
    ],
    ['a place on the waitlist', { state: 'waiting', open: false }, ['/tours']],
  ] as [string, Partial<Journey>, string[]][])('%s', (_, facts, links) => {
    expect(journeyParts(aJourney(facts)).map(({ to }) => to)).toEqual(links)
  })
})

describe('tasks', () => {
  const tour = { tourId: 'tour', title: 'Hampi on foot' }
  const ledger = { kind: 'trip', id: 'trip' } as const
  test.each([
    [{ kind: 'pay', ledger, title: 'Hampi', paise: 17_600_50 }, 'Pay ₹17,600.50', '/trips/trip/expenses', 'settle'],
    [{ kind: 'confirm', ledger, title: 'Hampi', paise: 100 }, 'A payment is coming', '/trips/trip/expenses', 'settle'],
    [{ kind: 'accept', ...tour, count: 1 }, 'Answer 1 request', '/tours', 'requests'],
    [{ kind: 'vote', ...tour, count: 2 }, 'Vote in 2 polls', '/tours/tour/group', 'vote'],
    [{ kind: 'vote', ...tour, ofTrip: true, count: 1 }, 'Vote in a poll', '/trips/tour/group', 'vote'],
    [{ kind: 'write', ...tour, count: 3, until: '2026-12-08' }, 'Write about 3 people by 8 Dec', '/references', 'tour'],
  ] as const)('%o', (task, words, to, hash) => {
    expect([taskWords(task), taskLink(task)]).toMatchObject([words, { to, hash }])
  })
})
