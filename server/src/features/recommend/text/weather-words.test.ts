import { expect, test } from 'vitest'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { fogNote, weatherCautions } from './weather-words.ts'

const place: Destination = {
  ...loadDataset().destinations[0]!,
  ...{ best_months: [12, 1], ok_months: [2, 3, 4, 6, 7, 8, 9, 10, 11], shoulder_months: [], avoid_months: [5] },
  health_safety: [],
}
const told = (weather: string, month: number, given: Partial<Destination> = {}, seniors = 0) =>
  weatherCautions(
    {
      party: { people: 2, adults: 2, childrenAges: [], seniors, isFamily: false, isCouple: false, easyWalking: false },
      when: { month },
    },
    { place: { ...place, weather, ...given } },
  ).join(' ')

test('the weather of a hot month: heat of 40 degrees is told, for the summer, a named spell and the months beside May', () => {
  expect(told('Winter is 8-24 °C with fog, summer reaches 45 °C', 4)).toBe(
    'April is hot here: the summer reaches 45 °C.',
  )
  expect(told('16-31 °C in winter, to 41 °C Apr-Jun', 6)).toBe('June is hot here: up to 41 °C.')
  expect(told('21-31 °C in winter, to 40 °C in May', 6)).toBe('June is still hot here, after up to 40 °C in May.')
  for (const [weather, month] of [
    ['Winter is 8-24 °C, summer reaches 45 °C', 3],
    ['Winter is 8-24 °C, summer reaches 45 °C', 7],
    ['21-30 °C in winter, to 38 °C in May', 6],
  ] as const)
    expect(told(weather, month)).toBe('')
})

test('the weather for seniors: heat is told from 38 degrees', () => {
  expect(told('21-30 °C in winter, to 38 °C in May', 6, {}, 1)).toBe(
    'June is still hot here, after up to 38 °C in May.',
  )
})

test('the weather of a wet month: heavy rain is told always, other rain outside the best months, light rain never', () => {
  const wet = { best_months: [7], ok_months: [1, 2, 3, 4, 6, 8, 9, 10, 11, 12] }
  expect(told('very wet and misty Jun-Sep', 7, wet)).toBe('Heavy rain is usual in July.')
  expect(told('city 20-29 °C in winter; rain Jun-Oct', 7, wet)).toBe('')
  expect(told('city 20-29 °C in winter; rain Jun-Oct', 9, wet)).toBe('Rain is usual in September.')
  expect(told('mild; light rain Jun to Oct', 9, wet)).toBe('')
  expect(told('most rain mid-Oct to mid-Dec', 1, wet)).toBe('')
  expect(told('most rain mid-Oct to mid-Dec', 12, wet)).toBe('Heavy rain is usual until the middle of December.')
})

test('the weather that a danger or a month to avoid tells of: is not told twice', () => {
  const danger = { what: 'Heat passes 40 °C', kind: 'danger' as const, months: [4] }
  expect(told('to 41 °C in Apr-May', 4, { health_safety: [danger] })).toBe('')
  expect(told('to 41 °C in Apr-May', 5)).toBe('')
})

test('a note on the heat of these months: is the caution', () => {
  const note = { what: 'April and May afternoons pass 40 °C; start early', kind: 'note' as const, months: [4, 5] }
  expect(told('May reaches 42 °C', 4, { health_safety: [note] })).toBe(
    'April and May afternoons pass 40 °C; start early.',
  )
})

test('the fog of winter: is told by the advice of the place, else by its weather, and in no other month', () => {
  const fog = (month: number, given: Partial<Destination>) => fogNote({ place: { ...place, ...given } }, month)
  const weather = 'Winter is 7-24 °C with fog, summer reaches 45 °C'
  expect([12, 1].map((month) => fog(month, { weather }))).toEqual([
    'Fog on December mornings can delay trains and flights for hours.',
    'Fog on January mornings can delay trains and flights for hours.',
  ])
  expect([fog(2, { weather }), fog(12, { weather: 'Winter 5-24 °C with fog in January' })]).toEqual([null, null])
  const note = { what: 'Fog hides the fort till noon', kind: 'note' as const, months: [12] }
  expect(fog(12, { weather, health_safety: [note] })).toBe('Fog hides the fort till noon.')
})
