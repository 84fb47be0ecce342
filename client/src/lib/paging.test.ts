import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadNextPage } from './paging.ts'

/** Answers wait until the test lets them through, in the order in which they were asked for. */
let waiting: { page: number; answer: () => void; fail: () => void }[]
let client: QueryClient
let list: ReturnType<typeof createList>
const until = async (count: number) => {
  while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve))
}
const pages = () => list.getCurrentResult().data?.pages

const createList = () =>
  new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      new Promise<number>((resolve, reject) =>
        waiting.push({
          page: pageParam as number,
          answer: () => resolve(pageParam as number),
          fail: () => reject(new Error('unreachable')),
        }),
      ),
    getNextPageParam: (last: number) => (last < 2 ? last + 1 : null),
  })

beforeEach(async () => {
  waiting = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  list = createList()
  list.subscribe(() => {})
  await until(1)
  waiting[0]?.answer()
  while (pages() === undefined) await new Promise((resolve) => setImmediate(resolve))
})
afterEach(() => client.clear())

const load = () => loadNextPage({ ...list.getCurrentResult(), fetchNextPage: () => list.fetchNextPage() })

test('the next page: is loaded once', async () => {
  const loaded = load()
  await until(2)
  waiting[1]?.answer()
  await loaded
  expect(pages()).toEqual([0, 1])
  expect(waiting).toHaveLength(2)
})

test('a list that an event loads again meanwhile: gets its next page all the same', async () => {
  const loaded = load()
  await until(2)
  client.invalidateQueries({ queryKey: ['list'] })
  await until(3)
  waiting[1]?.answer()
  waiting[2]?.answer()
  await until(4)
  waiting[3]?.answer()
  await loaded
  expect(waiting.map(({ page }) => page)).toEqual([0, 1, 0, 1])
  expect(pages()).toEqual([0, 1])
})

test('a page that fails: is not asked for again', async () => {
  const loaded = load()
  await until(2)
  waiting[1]?.fail()
  await loaded
  expect(waiting).toHaveLength(2)
  expect(pages()).toEqual([0])
})
