import { QueryCache, QueryClient } from '@tanstack/react-query'
import { errorCode, retryAfterSeconds } from './trpc.ts'

/** Faults that asking again may mend: none came back, or the server had trouble of its own. */
const passing = (error: unknown) => {
  const code = errorCode(error)
  return code === null || code === 'SERVICE_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR'
}

/** Whoever is told to wait longer than this is told so, instead of waiting unseen. */
const LONGEST_WAIT_SECONDS = 5

/** Lists whose failure a page need not show: the log has it. */
const LOGGED = /^(packages\.list|recommend\.travel)$/

export const createQueryClient = () =>
  new QueryClient({
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
          failures < 1 && (passing(error) || retryAfterSeconds(error) <= LONGEST_WAIT_SECONDS),
        retryDelay: (_failures, error) => Math.max(700, retryAfterSeconds(error, 0) * 1_000),
        // Without a network a call fails and says so; it does not wait unseen.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
