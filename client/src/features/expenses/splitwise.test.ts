import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import { describe, expect, it } from 'vitest'
import { guessPeople, peopleIn, readHeader } from './splitwise.ts'

const EXPORT =
  '\uFEFFDate,Description,Category,Cost,Currency,"Nambiar, Meera",Farhan\r\n2026-12-03,Chai,Food,60,INR,30,-30\n'
const person = (id: string, name: string | null) => ({ id, name }) as LedgerPerson

describe('the people of a Splitwise export', () => {
  it('are the columns after the currency, also with commas and quotes', () => {
    expect(peopleIn(EXPORT)).toEqual(['Nambiar, Meera', 'Farhan'])
    expect(readHeader('a,"b ""c""",d')).toEqual(['a', 'b "c"', 'd'])
  })

  it('of another file are none', () => {
    for (const csv of ['', 'name,amount\n', '\n\n', 'Date,Description,Cost'.repeat(3)])
      expect(peopleIn(csv)).toEqual([])
  })
})

describe('guessPeople', () => {
  it('finds the same name, then a unique first name, and guesses nothing else', () => {
    const people = [
      person('1', 'Meera Nambiar'),
      person('2', 'Farhan Qureshi'),
      person('3', 'Joseph K'),
      person('4', 'Joseph F'),
      person('5', null),
    ]
    expect(guessPeople(['meera  nambiar', 'Farhan Q.', 'Joseph', 'Nobody'], people)).toEqual({
      'meera  nambiar': '1',
      'Farhan Q.': '2',
      Joseph: '',
      Nobody: '',
    })
  })
})
