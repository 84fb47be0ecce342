import { expect, test } from 'vitest'
import { blank, type Draft } from './draft.ts'
import { withFoodNotes } from './food-notes.ts'

const at = (hour: number) => Math.round(60 * hour)
const item = (kind: Draft['kind'], from: number, to: number, more: Partial<Draft> = {}): Draft => ({
  ...blank,
  role: kind === 'travel' || kind === 'visit' || kind === 'meal' ? kind : 'other',
  kind,
  day: Math.floor(from / 24),
  title: kind,
  minutes: at(to - from),
  span: [at(from), at(to)],
  ...more,
})
const notesOf = (drafts: readonly Draft[]) => withFoodNotes(drafts).map(({ note }) => note)
const ALONG = (meals: string) => `Take ${meals} along, or eat on the way.`

test('a flight and a drive over noon after a start at half past five: breakfast and lunch are on the way', () => {
  const day = [
    item('travel', 5.5, 7.75),
    item('travel', 7.75, 10),
    item('travel', 10, 15),
    item('meal', 19.5, 20.5, { meal: 'dinner' }),
  ]
  expect(notesOf(day)).toEqual(['', ALONG('breakfast'), ALONG('lunch'), ''])
})

test('a journey home that ends by a quarter to nine: dinner is at home; later, on the way', () => {
  const home = (ends: number) => [
    item('meal', 8, 8.75, { meal: 'breakfast' }),
    item('meal', 12.5, 13.5, { meal: 'lunch' }),
    item('travel', 15, ends - 1),
    item('travel', ends - 1, ends),
  ]
  expect(notesOf(home(20.75))).toEqual(['', '', '', ''])
  expect(notesOf(home(22))).toEqual(['', '', ALONG('dinner'), ''])
})

test('a safari from six, with lunch at half past twelve: has a note of breakfast; one from nine after breakfast, none', () => {
  const lunch = item('meal', 12.5, 13.5, { meal: 'lunch' })
  const before = item('travel', -2, -1)
  expect(notesOf([before, item('visit', 6, 11), lunch])[1]).toBe(ALONG('breakfast'))
  const breakfast = item('meal', 8, 8.75, { meal: 'breakfast' })
  expect(notesOf([before, breakfast, item('visit', 9, 12), lunch])[2]).toBe('')
})

test('a walk that takes lunch along and began before breakfast: names both, once', () => {
  const walk = item('visit', 6, 13.5, { note: 'Steep. Take lunch along, or eat on the way.' })
  const dinner = item('meal', 18.5, 19.5, { meal: 'dinner' })
  expect(notesOf([item('travel', -2, -1), walk, dinner])[1]).toBe(`Steep. ${ALONG('breakfast and lunch')}`)
})

test('a night train after lunch: dinner is on it, and breakfast where nothing comes until noon', () => {
  const train = item('travel', 19.5, 34)
  const notes = notesOf([
    item('meal', 12.5, 13.5, { meal: 'lunch' }),
    train,
    item('travel', 34, 36),
    item('meal', 36.5, 37.5, { meal: 'lunch' }),
  ])
  expect(notes[1]).toBe(ALONG('breakfast and dinner'))
})

test('a night train that one leaves home for at five: dinner is on it; at a quarter past seven, at home', () => {
  const train = (leaves: number) => [item('travel', leaves, leaves + 0.75), item('travel', leaves + 0.75, 30.75)]
  expect(notesOf(train(17))).toEqual(['', ALONG('dinner')])
  expect(notesOf(train(19.25))).toEqual(['', ''])
})

test('an arrival at the hotel after half past eight: dinner is had on the way', () => {
  const day = [item('travel', 15.25, 19), item('travel', 19, 19.75), item('rest', 19.75, 20.6)]
  const morning = item('meal', 32, 32.75, { meal: 'breakfast' })
  expect(notesOf([...day, morning]).join(' ')).toContain('dinner')
})

test('a drive for which lunch is taken along, after a lunch in the place: takes none', () => {
  const drive = item('travel', 14.25, 20, { note: ALONG('lunch') })
  const lunch = item('meal', 12.5, 13.5, { meal: 'lunch' })
  expect(notesOf([item('travel', -2, -1), lunch, drive])[2]).not.toContain('lunch')
  expect(notesOf([item('travel', -2, -1), item('visit', 9, 13), drive])[2]).toContain('lunch')
})
