import type { LedgerPerson } from '@saathi/shared/expenses/schema'
import { expect, it } from 'vitest'
import { indexPeople } from './people.ts'

const person = (id: string, name: string | null, facts: Partial<LedgerPerson> = {}): LedgerPerson => ({
  id,
  kind: name === null ? 'former' : 'member',
  name,
  profilePicture: null,
  hasProfile: true,
  me: false,
  active: true,
  leftOn: null,
  ...facts,
})

it('peopleOf: first names where they are unique, whole names where two share one, and words for the reader and former members', () => {
  const people = indexPeople([
    person('1', 'Meera Nambiar'),
    person('2', 'Joseph Fernandes'),
    person('3', 'Joseph Kurien'),
    person('4', 'Ananya Deshmukh', { me: true }),
    person('5', null),
    person('6', 'Tenzin', { kind: 'guest' }),
  ])
  expect(['1', '2', '3', '4', '5', '6'].map(people.short)).toEqual([
    'Meera',
    'Joseph Fernandes',
    'Joseph Kurien',
    'You',
    'A former member',
    'Tenzin',
  ])
  expect(people.name('6')).toBe('Tenzin (guest)')
  expect(['1', '4'].map(people.object)).toEqual(['Meera', 'you'])
  expect(people.me).toBe('4')
})
