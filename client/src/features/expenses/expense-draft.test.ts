import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import { describe, expect, it } from 'vitest'
import {
  type ExpenseDraft,
  fieldFor,
  newDraft,
  peopleOn,
  SEVERAL,
  toFacts,
  unpaidOf,
  validate,
} from './expense-draft.ts'

const person = (id: string, facts: Partial<LedgerPerson> = {}): LedgerPerson => ({
  id,
  kind: 'member',
  name: id,
  profilePicture: null,
  hasProfile: true,
  me: id === 'ananya',
  active: true,
  leftOn: null,
  ...facts,
})
const PEOPLE = [person('farhan'), person('ananya'), person('gone', { active: false, leftOn: '2026-12-04' })]
const ORDER = PEOPLE.map(({ id }) => id)
const lunch = (change: Partial<ExpenseDraft> = {}): ExpenseDraft => ({
  ...newDraft(PEOPLE, '2026-12-05'),
  title: ' Lunch at Sikri ',
  amount: '1,960',
  ...change,
})

describe('newDraft', () => {
  it('is paid by the reader, for all who are there on that day', () => {
    expect(newDraft(PEOPLE, '2026-12-05')).toMatchObject({ payer: 'ananya', split: { chosen: ['farhan', 'ananya'] } })
    expect(newDraft(PEOPLE, '2026-12-04').split.chosen).toContain('gone')
    expect(peopleOn(PEOPLE, '2026-12-05', ['gone'])).toHaveLength(3)
  })
})

describe('toFacts', () => {
  it('sends paise, trimmed texts and one payer of the whole', () => {
    expect(toFacts(lunch(), ORDER)).toEqual({
      title: 'Lunch at Sikri',
      category: 'food',
      day: '2026-12-05',
      amountPaise: 196_000,
      currency: null,
      payers: [{ id: 'ananya', paise: 196_000 }],
      split: { how: 'equal', people: ['farhan', 'ananya'] },
      note: '',
      receipt: null,
    })
  })

  it('with several payers leaves out those who paid nothing', () => {
    const draft = lunch({ payer: SEVERAL, paid: { farhan: '1,000', ananya: '960.00', gone: '' } })
    expect(toFacts(draft, ORDER).payers).toEqual([
      { id: 'farhan', paise: 100_000 },
      { id: 'ananya', paise: 96_000 },
    ])
    expect(unpaidOf(draft, ORDER)).toBe(0)
  })

  it('converts another currency, and sends plain decimals', () => {
    const draft = lunch({ currency: { code: 'NPR', amount: '1,200', rate: '.625' } })
    expect(toFacts(draft, ORDER)).toMatchObject({
      amountPaise: 75_000,
      currency: { code: 'NPR', amount: '1200', rate: '0.625' },
    })
  })
})

describe('validate', () => {
  it('accepts a whole draft', () => {
    expect(validate(lunch(), ORDER)).toEqual({})
  })

  it.each([
    ['amount', { amount: '' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1,00,00,001' }],
    ['amount', { currency: { code: 'USD', amount: '', rate: '88' } }],
    ['rate', { currency: { code: 'USD', amount: '5', rate: '' } }],
    ['title', { title: '  ' }],
    ['day', { day: '' }],
    ['payers', { payer: SEVERAL, paid: { ananya: '100' } }],
    ['payers', { payer: SEVERAL, paid: { ananya: '2000' } }],
    ['split', { split: { how: 'equal', chosen: [], typed: {} } }],
  ] as const)('names the field %s for %j', (field, change) => {
    expect(Object.keys(validate(lunch(change as Partial<ExpenseDraft>), ORDER))).toEqual([field])
  })
})

describe('fieldFor', () => {
  it.each([
    ['expense.amountPaise', 'amount'],
    ['expense.split.people.1.paise', 'split'],
    ['expense.currency.rate', 'rate'],
    ['reason', 'reason'],
    ['ledger.id', 'form'],
    [null, 'form'],
  ])('%s is shown at %s', (input, field) => {
    expect(fieldFor(input)).toBe(field)
  })
})
