import { expect, it } from 'vitest'
import { item } from './edits/sample-items.ts'
import { costAtPlace, findOwnWays } from './own-ways.ts'

const ids = (...args: Parameters<typeof findOwnWays>) => findOwnWays(...args).map(({ id }) => id)
const toStation = item('a', 1, { kind: 'travel', by: 'local' })
const train = item('b', 1, { kind: 'travel', by: 'rail' })
const nightOnTheWay = item('c', 1, { kind: 'stay' })
const drive = item('d', 1, { kind: 'travel', by: 'road' })
const visit = item('e', 1)
const excursion = item('f', 1, { kind: 'travel', by: 'road' })
const night = item('g', 1, { kind: 'stay' })
const home = item('h', 1, { kind: 'travel', by: 'air' })

it('findOwnWays: the ways from home and back, with the nights between their parts', () => {
  expect(ids([toStation, train, nightOnTheWay, drive, visit, excursion, visit, night, home, toStation])).toEqual([
    ...['a', 'b', 'c', 'd'],
    ...['h', 'a'],
  ])
})

it('findOwnWays: a plan that begins and ends at the meeting point has none', () => {
  expect(ids([visit, excursion, visit, night])).toEqual([])
  expect(ids([toStation, visit, night])).toEqual([])
  expect(ids([night, visit])).toEqual([])
  expect(ids([train, home])).toEqual([])
  expect(ids([])).toEqual([])
})

it('costAtPlace: is a person’s share of everything but the way from home and back', () => {
  const priced = (one: typeof visit, cost: number) => ({ ...one, cost })
  const items = [priced(train, 1235), priced(visit, 600), priced(night, 3000), priced(home, 1235)]
  expect(costAtPlace({ items, people: 2 })).toBe(1800)
})
