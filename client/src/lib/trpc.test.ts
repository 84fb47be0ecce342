import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createApi } from './trpc.ts'

afterEach(() => vi.unstubAllGlobals())

test('createApi: 25 concurrent calls are sent in batches of at most 10', async () => {
  const sizes: number[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const names = new URL(url, 'http://saathi.test').pathname.replace('/trpc/', '').split(',')
    sizes.push(names.length)
    return Response.json(names.map((name) => ({ result: { data: name } })))
  })
  const auth = { whenTokenReady: async () => null, token: async () => null, onUnauthorized: () => false }
  const { utils } = createApi(new QueryClient(), () => auth as never)
  await Promise.all(Array.from({ length: 25 }, (_, index) => utils.packages.list.fetch({ limit: index + 1 })))
  expect(sizes.sort((a, b) => a - b)).toEqual([5, 10, 10])
})
