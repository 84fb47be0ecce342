import { QueryObserver } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import { expect, it, vi } from 'vitest'
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

it('queries: what is invalidated twice during its first load is loaded once more after it', async () => {
  const client = createQueryClient()
  const answers: ((value: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const observer = new QueryObserver(client, { queryKey: ['unread'], queryFn })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  client.invalidateQueries({ queryKey: ['unread'] })
  client.invalidateQueries()
  answers[0]?.('none')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(observer.getCurrentResult().data).toBe('none')
  answers[1]?.('one')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('one'))
  expect(answers).toHaveLength(2)
  stop()
  client.clear()
})

it('queries: a first load that nobody invalidates is loaded once', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn(async () => 'none')
  const stop = new QueryObserver(client, { queryKey: ['unread'], queryFn }).subscribe(() => {})
  client.invalidateQueries({ queryKey: ['other'] })
  await vi.waitFor(() => expect(client.getQueryData(['unread'])).toBe('none'))
  expect(queryFn).toHaveBeenCalledTimes(1)
  stop()
  client.clear()
})
