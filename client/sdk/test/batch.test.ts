import { afterEach, expect, test, vi } from 'vitest'
import { createSaathi } from '../src/index.ts'

afterEach(() => vi.unstubAllGlobals())

test('createSaathi: 25 concurrent calls are sent in batches of at most 10', async () => {
  const sizes: number[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    sizes.push(new URL(url).pathname.replace('/trpc/', '').split(',').length)
    throw new TypeError('no network here')
  })
  const saathi = createSaathi({ url: 'http://saathi.test' })
  await Promise.allSettled(Array.from({ length: 25 }, () => saathi.packages.list.query({})))
  expect(sizes.sort((a, b) => a - b)).toEqual([5, 10, 10])
})
