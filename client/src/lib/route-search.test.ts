import type { RouteQuery } from '@saathi/shared/recommend/routes'
import { expect, test } from 'vitest'
import { readRouteSearch, routeSearch } from './route-search.ts'

const ASKED: RouteQuery = { city: 'delhi', people: 3, month: 12, budget: 60_000, type: 'mountains', stay: 'premium' }
const route = { days: 6, places: [{ id: 'shimla' }, { id: 'manali' }] }
const page = { places: ['shimla', 'manali'], only: true }

/** The query of a page that is opened by its address. */
const read = (asked: RouteQuery) =>
  readRouteSearch(Object.fromEntries(new URLSearchParams(JSON.parse(JSON.stringify(routeSearch(route, asked))))))

test('address of a route: asks for its places with the budget, type, class of bed and days for which it was found', () => {
  expect(read({ ...ASKED, days: 8 })).toEqual({ ...ASKED, ...page, days: 8 })
})

test('address of a route found without days: has those of the route, but not with a budget, where hours would weigh more', () => {
  expect(read({ ...ASKED, budget: undefined })).toEqual({ ...ASKED, ...page, budget: undefined, days: 6 })
  expect(read(ASKED)).toEqual({ ...ASKED, ...page, days: undefined })
})
