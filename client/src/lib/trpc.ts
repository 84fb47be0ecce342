import type { AppRouter } from '@saathi/server/router'
import type { QueryClient } from '@tanstack/react-query'
import { createTRPCQueryUtils, createTRPCReact, httpBatchLink, TRPCClientError } from '@trpc/react-query'

/** The typed procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>()

/** The client of the page, and the same procedures for loaders, over one cache. */
export function createApi(queryClient: QueryClient) {
  const client = trpc.createClient({ links: [httpBatchLink({ url: '/trpc' })] })
  return { client, utils: createTRPCQueryUtils({ queryClient, client }) }
}

export type ApiUtils = ReturnType<typeof createApi>['utils']

/** Why a call failed, as the server names it; null when no answer came at all. */
export const faultCode = (error: unknown): string | null =>
  error instanceof TRPCClientError ? ((error.data as { code?: string } | null)?.code ?? null) : null
