import { QueryClient } from '@tanstack/react-query'
import { faultCode } from './trpc.ts'

/** Faults that asking again may mend: none came back, or the server had trouble of its own. */
const passing = (error: unknown) => {
  const code = faultCode(error)
  return code === null || code === 'SERVICE_UNAVAILABLE' || code === 'INTERNAL_SERVER_ERROR'
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && passing(error),
        retryDelay: 700,
        // Without a network a call fails and says so; it does not wait unseen.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
