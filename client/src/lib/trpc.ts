import type { AppRouter } from '@saathi/server/router'
import { MAX_BATCH } from '@saathi/shared/batch'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import {
  createTRPCQueryUtils,
  createTRPCReact,
  httpBatchLink,
  retryLink,
  splitLink,
  TRPCClientError,
} from '@trpc/react-query'
import { type Auth, hasSessionHint } from './auth.ts'

/** The typed procedures as hooks. */
export const trpc = createTRPCReact<AppRouter>()

/** Procedures that say the same to everybody: they do not wait until it is known who asks. */
const OPEN = /^(packages|recommend|chat|contact)\.|^auth\.(settings|sendCode|register)$/

/** Of these, the ones that carry the token of whoever was here before, which they wait for. */
const CARRIES_TOKEN = /^(packages\.list|recommend\.)/

/** The client of the page, and the same procedures for loaders, over one cache. Calls carry the token of `auth`. */
export function createApi(
  queryClient: QueryClient,
  auth: () => Pick<Auth, 'whenTokenReady' | 'token' | 'onUnauthorized' | 'onConsentMissing'>,
) {
  const carrying = (token: () => Promise<string | null>) =>
    httpBatchLink<AppRouter>({
      url: '/trpc',
      maxItems: MAX_BATCH,
      headers: async () => {
        const given = await token()
        return given ? { authorization: `Bearer ${given}` } : {}
      },
    })
  const tokenOrNone = () =>
    auth()
      .token()
      .catch(() => null)
  const client = trpc.createClient({
    links: [
      retryLink({
        retry: ({ error, attempts }) => {
          if (error.data?.reason === 'consent') auth().onConsentMissing()
          return error.data?.code === 'UNAUTHORIZED' && auth().onUnauthorized(attempts)
        },
      }),
      splitLink({
        condition: ({ path }) => OPEN.test(path),
        true: splitLink({
          condition: ({ path }) => CARRIES_TOKEN.test(path) && hasSessionHint(),
          true: carrying(() => auth().whenTokenReady().then(tokenOrNone, tokenOrNone)),
          false: carrying(tokenOrNone),
        }),
        false: splitLink({
          // The sync is what the others wait for.
          condition: ({ path }) => path === 'auth.sync',
          true: carrying(() => auth().token()),
          false: carrying(async () => {
            await auth().whenTokenReady()
            return auth().token()
          }),
        }),
      }),
    ],
  })
  return { client, utils: createTRPCQueryUtils({ queryClient, client }) }
}

export type ApiUtils = ReturnType<typeof createApi>['utils']

/** Whether a kept answer was for one person's eyes. */
export const isPersonal = ([path]: QueryKey) => Array.isArray(path) && !OPEN.test(path.join('.'))

/** Why a call failed, as the server names it; null when no answer came at all. */
export const errorCode = (error: unknown): string | null =>
  error instanceof TRPCClientError ? ((error.data as { code?: string } | null)?.code ?? null) : null

/** How long the server says to wait before the next try, seconds; `otherwise` where it does not. */
export const retryAfterSeconds = (error: unknown, otherwise = Number.POSITIVE_INFINITY): number =>
  (error instanceof TRPCClientError && (error.data as { retryAfter?: number } | null)?.retryAfter) || otherwise
