import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const trpcError = (data: object) => TRPCClientError.from({ error: { message: 'No.', code: -32029, data } } as never)
const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries as {
  retry: (failures: number, error: Error) => boolean
  retryDelay: (failures: number, error: Error) => number
}

it('queries: TOO_MANY_REQUESTS is retried once, after the retryAfter of the server', () => {
  const limited = trpcError({ code: 'TOO_MANY_REQUESTS', retryAfter: 2 })
  expect([retry(0, limited), retry(1, limited), retryDelay(0, limited)]).toEqual([true, false, 2_000])
})

it('queries: a long retryAfter and NOT_FOUND are not retried', () => {
  expect(retry(0, trpcError({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 }))).toBe(false)
  expect(retry(0, trpcError({ code: 'NOT_FOUND' }))).toBe(false)
})

it('queries: a network failure is retried once', () => {
  const networkError = new TypeError('Failed to fetch')
  expect([retry(0, networkError), retry(1, networkError), retryDelay(0, networkError)]).toEqual([true, false, 700])
})
