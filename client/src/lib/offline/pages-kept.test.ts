import { expect, test } from 'vitest'
import { mergePages, type Pages } from './pages-kept.ts'

/** Pages of entries with these numbers, newest first. */
const pagesOf = (...pages: number[][]): Pages => ({
  pages: pages.map((numbers) => ({
    items: numbers.map((number) => ({ number })),
    nextCursor: numbers.includes(1) ? null : `before ${numbers.at(-1)}`,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? undefined : `before ${pages[index - 1]?.at(-1)}`)),
})
const numbersOf = ({ pages }: Pages) => pages.flatMap(({ items }) => items.map(({ number }) => number))

test('mergePages: older items that were kept follow the new ones where both meet', () => {
  const merged = mergePages(pagesOf([9, 8, 7]), pagesOf([8, 7, 6], [5, 4, 3]), 20)
  expect(numbersOf(merged)).toEqual([9, 8, 7, 6, 5, 4, 3])
  expect(merged.pages.at(-1)?.nextCursor).toBe('before 3')
  expect(merged.pageParams).toEqual([undefined, 'before 7'])
})

test('mergePages: a gap, a list that has ended or enough new items leave what was kept behind', () => {
  expect(numbersOf(mergePages(pagesOf([9, 8]), pagesOf([5, 4], [3]), 20))).toEqual([9, 8])
  expect(numbersOf(mergePages(pagesOf([2, 1]), pagesOf([3, 2], [1]), 20))).toEqual([2, 1])
  expect(numbersOf(mergePages(pagesOf([9, 8]), pagesOf([9, 8], [7]), 2))).toEqual([9, 8])
  expect(numbersOf(mergePages(pagesOf([9, 8]), undefined, 20))).toEqual([9, 8])
  expect(numbersOf(mergePages(pagesOf([]), pagesOf([9]), 20))).toEqual([])
})

test('mergePages: pages beyond the wanted number of items are left out', () => {
  const merged = mergePages(pagesOf([9, 8, 7], [6, 5, 4], [3, 2]), undefined, 4)
  expect(numbersOf(merged)).toEqual([9, 8, 7, 6, 5, 4])
  expect(merged.pageParams).toHaveLength(2)
})
