import { describe, expect, it } from 'vitest'
import { emptyItem, toDraft, toFacts, validateItem } from './item-draft.ts'

const VISIT = { ...emptyItem(1, 2), title: 'Taj Mahal', highlight: 'Taj Mahal', lat: 27.175, lon: 78.042 }
const draft = toDraft(VISIT, 450)

describe('item draft', () => {
  it('an unchanged form: keeps all facts, with those that it does not show', () => {
    expect(toFacts(draft, VISIT)).toEqual(VISIT)
    const train = {
      ...VISIT,
      kind: 'travel' as const,
      by: 'rail' as const,
      fixedStart: 490,
      cost: 2400,
      link: 'https://a.example/',
    }
    expect(toFacts(toDraft(train, 490), train)).toEqual(train)
  })

  it('a set time: is that of the form, which starts with the time it has', () => {
    expect(draft).toMatchObject({ hasTime: false, time: '07:30' })
    expect(toFacts({ ...draft, hasTime: true, time: '09:05' }, VISIT).fixedStart).toBe(545)
  })

  it('travel that becomes something else: has no way of travelling', () => {
    const train = { ...VISIT, kind: 'travel' as const, by: 'rail' as const }
    expect(toFacts({ ...toDraft(train, 0), kind: 'rest' }, train).by).toBeNull()
  })

  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['a set time without one', { hasTime: true, time: '' }, 'time'],
    ['a part of a rupee', { cost: '12.5' }, 'cost'],
    ['a negative cost', { cost: '-1' }, 'cost'],
    ['words as a cost', { cost: 'much' }, 'cost'],
    ['a link that is not secure', { link: 'http://a.example' }, 'link'],
    ['no link', { link: 'https://' }, 'link'],
  ])('%s: is an error of that field', (_, change, field) => {
    expect(Object.keys(validateItem({ ...draft, ...change }))).toEqual([field])
  })

  it('a complete form: has no errors', () => {
    expect(validateItem({ ...draft, cost: '2400', link: 'https://a.example/x' })).toEqual({})
  })
})
