import type { Journey } from '@saathi/shared/trips/journeys'
import { describe, expect, it } from 'vitest'
import { joinParts, tripsForTicket, wordsOf } from './shared-words.ts'

describe('joinParts', () => {
  it.each([
    ['title, text and link', ['Booking', 'PNR 1', 'https://a.example/1'], 'Booking\nPNR 1\nhttps://a.example/1'],
    [
      'a link that the text has already',
      ['', 'See https://a.example/1', 'https://a.example/1'],
      'See https://a.example/1',
    ],
    ['the same words twice', ['Booked', 'Booked', ''], 'Booked'],
    ['no text', ['', ' ', ''], ''],
  ])('%s: one text, each part once', (_, parts, words) => {
    expect(joinParts(parts)).toBe(words)
  })

  it('control, invisible and half characters: left out; lines and tabs stay', () => {
    expect(joinParts(['a\u0000b\u202ec\ud800d\r\ne\tf\u001b[31m'])).toBe('abcd\ne\tf[31m')
  })
})

describe('joinParts of Indian scripts', () => {
  it('the joiners of a word: stay', () => {
    expect(joinParts(['\u0930\u200d\u092f \u0915\u094d\u200c\u0937'])).toBe(
      '\u0930\u200d\u092f \u0915\u094d\u200c\u0937',
    )
  })
})

describe('wordsOf', () => {
  const kept = (parts: string[]) => JSON.stringify({ parts, at: 1_000 })
  it.each([
    ['a minute less than an hour old', kept(['PNR 1']), 1_000 + 59 * 60_000, 'PNR 1'],
    ['an hour old', kept(['PNR 1']), 1_000 + 60 * 60_000, null],
    ['without words', kept(['', '\u0000']), 1_000, null],
  ])('a text %s', (_, json, now, words) => {
    expect(wordsOf(json, now)).toBe(words)
  })
})

describe('tripsForTicket', () => {
  const aJourney = (_id: string, facts: Partial<Journey>) =>
    ({ _id, tripId: _id, startDate: null, cancelled: false, ended: false, ...facts }) as Journey

  it('journeys: those that are over, cancelled, only invited to or without a plan are left out; the next one is first', () => {
    const journeys = [
      aJourney('undated', {}),
      aJourney('later', { startDate: '2026-12-20' }),
      aJourney('current', { startDate: '2026-11-27' }),
      aJourney('ended', { startDate: '2026-11-01', ended: true }),
      aJourney('cancelled', { startDate: '2026-12-01', cancelled: true }),
      aJourney('invited', { startDate: '2026-12-01', invitation: 'invited' }),
      aJourney('without a plan', { startDate: '2026-12-01', tripId: null }),
    ]
    expect(tripsForTicket(journeys).map(({ _id }) => _id)).toEqual(['current', 'later', 'undated'])
  })
})
