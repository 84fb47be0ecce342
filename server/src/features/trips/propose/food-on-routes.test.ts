import { expect, test } from 'vitest'
import * as text from '../../../messages/en/trip-proposal.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeRoute } from './propose-route.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('a route over two places: the meals of food on the way are those that the notes name', () => {
  const request = { placeId: 'shimla', from: 'delhi', people: 3, days: 7, startDate: '2027-01-12' } as const
  const route = proposeRoute(loadDataset(), { ...request, type: 'mountains', places: ['shimla', 'manali'] }, NOW)
  const items = 'items' in route ? route.items : []
  const named = items.flatMap(({ note, title }) =>
    title === text.restAfterNight || title === text.sleepIn ? ['breakfast'] : text.mealsNamed(note),
  )
  const paid = items
    .filter(({ title }) => title === 'Food on the way')
    .flatMap(({ note }) =>
      [...note.matchAll(/(\d+ )?(breakfast|lunch|dinner)/g)].flatMap(([, count, meal]) =>
        Array.from({ length: Number(count ?? 1) }, () => meal),
      ),
    )
  expect(named.length).toBeGreaterThan(0)
  expect(paid.sort()).toEqual(named.sort())
})
