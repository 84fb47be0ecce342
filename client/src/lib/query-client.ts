import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { errorCode, retryAfterSeconds } from './trpc.ts'

/** Errors that a retry may resolve: no response, or a server error. */
const isTransient = (error: unknown) => {
  const code = errorCode(error)
  return code === null || code === 'SERVICE_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR'
}

/** A longer `retryAfter` shows the error instead of waiting silently. */
const MAX_RETRY_AFTER_SECONDS = 5

/** Queries whose errors are logged. */
const LOGGED = /^(packages\.list|recommend\.travel)$/

/** Its own kind goes on with a first load that is invalidated, although the answer may be older than the change. */
class Client extends QueryClient {
  readonly #outdated = new Set<Query>()

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' } as object)) {
      if (query.state.data !== undefined || this.#outdated.has(query)) continue
      this.#outdated.add(query)
      const again = () => {
        this.#outdated.delete(query)
        super.invalidateQueries({ queryKey: query.queryKey, exact: true })
      }
      query.promise?.then(again, again)
    }
    return super.invalidateQueries(filters, options)
  }
}

export const createQueryClient = () =>
  new Client({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [path] }) => {
        const name = Array.isArray(path) ? path.join('.') : ''
        if (LOGGED.test(name)) console.error(`${name} failed: ${error.message}`)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) =>
          failures < 1 && (isTransient(error) || retryAfterSeconds(error) <= MAX_RETRY_AFTER_SECONDS),
        retryDelay: (_failures, error) => Math.max(700, retryAfterSeconds(error, 0) * 1_000),
        // Offline calls fail with an error instead of pausing until the network is back.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
