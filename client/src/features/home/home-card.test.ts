import type { AfterJourney, Home } from '@saathi/shared/home/schema'
import type { Journey } from '@saathi/shared/trips/journeys'
import { describe, expect, test } from 'vitest'
import { afterActs, afterWords, cardOf } from './home-card.ts'
import { tilesOf } from './tiles.ts'

const TODAY = '2026-12-10'
const aJourney = (facts: Partial<Journey> = {}): Journey => ({
  ...{ _id: 'tour', state: 'joined', title: 'Hampi on foot', place: { id: 'hampi', name: 'Hampi' }, image: null },
  ...{ startDate: '2026-12-12', dayCount: 4, tourId: 'tour', tripId: null, host: 'Asha Rao', people: 3 },
  ...{ queuePosition: null, requests: 0, open: true, cancelled: false, ended: false },
  ...facts,
})
const alone = { _id: 'trip', tourId: null, tripId: 'trip', state: 'private', people: null } as const
const anAfter = (facts: Partial<AfterJourney> = {}, journey: Partial<Journey> = {}): AfterJourney => ({
  journey: aJourney({ startDate: '2026-12-01', ended: true, ...journey }),
  ...{ balancePaise: 55_975, paymentUnderWay: false, write: { count: 3, until: '2027-01-03' } },
  ...facts,
})
const idea = { place: { id: 'hampi', name: 'Hampi', image: null }, going: null }

describe('cardOf', () => {
  const running = { startDate: '2026-12-08' }
  test.each([
    ['nothing ahead', {}, 'nothing'],
    ['an answer of a version before, with nothing ahead', { after: undefined, idea: undefined }, 'nothing'],
    ['a saved place', { idea }, 'idea'],
    ['an ended trip, before a saved place', { idea, after: anAfter() }, 'after'],
    ['an ended trip and one without dates', { next: aJourney({ startDate: null }), after: anAfter() }, 'after'],
    ['an ended trip and one with dates', { next: aJourney(), after: anAfter() }, 'next'],
    ['a seat on a tour to come', { next: aJourney() }, 'next'],
    ['a request', { next: aJourney({ state: 'requested' }) }, 'asked'],
    ['a trip that goes on', { next: aJourney(running) }, 'today'],
    ['the last day', { next: aJourney({ startDate: '2026-12-07' }) }, 'today'],
    ['a waitlist of a tour that goes on', { next: aJourney({ ...running, state: 'waiting' }) }, 'next'],
    ['an answer kept since before its end', { next: aJourney({ startDate: '2026-12-05' }) }, 'next'],
  ] as [string, Partial<Home>, string][])('%s', (_, home, kind) => {
    expect(cardOf({ next: null, ...home }, TODAY).kind).toBe(kind)
  })
})

const addressOf = ({ to, hash }: { to: string; hash?: string }) => (hash ? `${to}#${hash}` : to)

describe('after a trip', () => {
  const expenses = '/tours/tour/expenses'
  const group = '/tours/tour/group'
  test.each([
    [
      'money owed to one and references',
      anAfter(),
      ['You are owed ₹559.75', 'Write about 3 people by 3 Jan'],
      [expenses, '/references#tour', group],
    ],
    ['a debt', anAfter({ balancePaise: -15_000, write: null }), ['You owe ₹150'], [`${expenses}#settle`, group]],
    [
      'a payment to confirm',
      anAfter({ balancePaise: 0, paymentUnderWay: true, write: null }),
      ['A payment to you is under way'],
      [`${expenses}#settle`, group],
    ],
    ['references alone', anAfter({ balancePaise: 0 }), ['Write about 3 people by 3 Jan'], ['/references#tour', group]],
    [
      'a trip of one’s own without friends',
      anAfter({ write: null }, alone),
      ['You are owed ₹559.75'],
      ['/trips/trip/expenses'],
    ],
  ])('%s', (_, after, words, links) => {
    expect(afterWords(after)).toEqual(words)
    expect(afterActs(after).map(addressOf)).toEqual(links)
  })

  test('a payment to confirm is named before money that one is owed', () => {
    expect(afterActs(anAfter({ paymentUnderWay: true }))[0]?.act).toBe('confirm')
  })
})

describe('tilesOf', () => {
  const ledger = (id: string) => ({ kind: 'tour', id }) as const
  const home: Pick<Home, 'tasks' | 'owed'> = {
    tasks: [
      { kind: 'accept', tourId: 'other', title: 'Kochi', count: 1 },
      { kind: 'write', tourId: 'tour', title: 'Hampi on foot', count: 3, until: '2027-01-03' },
    ],
    owed: [
      { ledger: ledger('other'), title: 'Kochi', paise: 100 },
      { ledger: ledger('tour'), title: 'Hampi on foot', paise: 55_975 },
    ],
  }
  const linesOf = (after: AfterJourney | null, next: Journey | null) =>
    tilesOf({ ...home, after }, cardOf({ next, after }, TODAY)).map((tile) => [tile.words, addressOf(tile)])
  const [accept, owedOther] = [
    ['Answer 1 request', '/tours#requests'],
    ['You are owed ₹1', '/tours/other/expenses#settle'],
  ]
  const ofAfter = [
    ['Write about 3 people by 3 Jan', '/references#tour'],
    ['You are owed ₹559.75', '/tours/tour/expenses#settle'],
  ]

  test('without an ended trip: in the order of the answer, money owed to one last', () => {
    expect(linesOf(null, aJourney())).toEqual([accept, ofAfter[0], owedOther, ofAfter[1]])
  })
  test('under the card of the next trip: what is left of the ended one comes first', () => {
    expect(linesOf(anAfter(), aJourney({ _id: 'next' }))).toEqual([...ofAfter, accept, owedOther])
  })
  test('under the card of the ended trip: without what that says', () => {
    expect(linesOf(anAfter(), null)).toEqual([accept, owedOther])
  })
  test('an invitation: leads to itself in the list of trips', () => {
    const invitations = [{ tripId: 'trip', title: 'Hampi', host: 'Kavya' }]
    expect(tilesOf({ tasks: [], invitations }, { kind: 'nothing' }).map(addressOf)).toEqual(['/trips#trip'])
  })
  test('of an answer of a version before: its tasks', () => {
    expect(tilesOf({ tasks: home.tasks }, { kind: 'nothing' })).toHaveLength(2)
  })
})
