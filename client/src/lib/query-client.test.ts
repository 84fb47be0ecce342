import { TRPCClientError } from '@trpc/client'
import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const refused = (data: object) => TRPCClientError.from({ error: { message: 'No.', code: -32029, data } } as never)
const { retry, retryDelay } = createQueryClient().getDefaultOptions().queries as {
  retry: (failures: number, error: Error) => boolean
  retryDelay: (failures: number, error: Error) => number
}

it('a query that is refused as too many is asked once more, after the wait that the server names', () => {
  const soon = refused({ code: 'TOO_MANY_REQUESTS', retryAfter: 2 })
  expect([retry(0, soon), retry(1, soon), retryDelay(0, soon)]).toEqual([true, false, 2_000])
})

it('a query that is told to wait long is not asked again', () => {
  expect(retry(0, refused({ code: 'TOO_MANY_REQUESTS', retryAfter: 60 }))).toBe(false)
  expect(retry(0, refused({ code: 'NOT_FOUND' }))).toBe(false)
})

it('a query that no answer came to is asked once more', () => {
  const lost = new TypeError('Failed to fetch')
  expect([retry(0, lost), retry(1, lost), retryDelay(0, lost)]).toEqual([true, false, 700])
})
