import type { AppRouter } from '@saathi/server/router'
import { PUBLIC_PROCEDURES, TOKEN_PROCEDURES } from '@saathi/shared/lib/access'
import { MAX_BATCH } from '@saathi/shared/lib/batch'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
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

/** Public procedures that wait for the token of a returning user and send it. */
const SENDS_TOKEN: ReadonlySet<string> = new Set(['packages.list', 'recommend.travel'])

/** Called by visitors too, so they do not wait for the sign-in state. */
const FOR_VISITORS = /^t(ours|rips)\.shared$/

/** The tRPC client for components, and `utils` for loaders, over one cache. Calls send the token of `auth`. */
export function createApi(
  queryClient: QueryClient,
  auth: () => Pick<Auth, 'whenTokenReady' | 'token' | 'onUnauthorized' | 'onConsentMissing'>,
) {
  const batchLink = (token: () => Promise<string | null>) =>
    httpBatchLink<AppRouter>({
      url: '/trpc',
      maxItems: MAX_BATCH,
      headers: async () => {
        const value = await token()
        return value ? { authorization: `Bearer ${value}` } : {}
      },
    })
  const tokenOrNull = () =>
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
        // Public responses do not depend on the user: they need not wait for the sign-in state.
        condition: ({ path }) => PUBLIC_PROCEDURES.has(path) || FOR_VISITORS.test(path),
        true: splitLink({
          condition: ({ path }) => SENDS_TOKEN.has(path) && hasSessionHint(),
          true: batchLink(() => auth().whenTokenReady().then(tokenOrNull, tokenOrNull)),
          false: batchLink(tokenOrNull),
        }),
        false: splitLink({
          // The call that creates the profile: the others wait for it.
          condition: ({ path }) => TOKEN_PROCEDURES.has(path),
          true: batchLink(() => auth().token()),
          false: batchLink(async () => {
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

/** Whether a cached response belongs to the signed-in user. */
export const isPersonal = ([path]: QueryKey) => Array.isArray(path) && !PUBLIC_PROCEDURES.has(path.join('.'))

/** The tRPC error code of a failed call; null when no response came. */
export const errorCode = (error: unknown): string | null =>
  error instanceof TRPCClientError ? ((error.data as { code?: string } | null)?.code ?? null) : null

/** Whether a call failed since nothing answered it. */
export const hasNoAnswer = (error: unknown): boolean => error instanceof TRPCClientError && !error.meta

/** Whether a call failed since there is no such thing. A malformed id is shown like an unknown one. */
export const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'BAD_REQUEST'].includes(errorCode(error) ?? '')

/** The data of a page, or the route's page for what does not exist. */
export const orNotFound = <T>(data: Promise<T>): Promise<T> =>
  data.catch((error) => {
    throw isMissing(error) ? notFound() : error
  })

/** The seconds that the server asks to wait before a retry; `otherwise` where it names none. */
export const retryAfterSeconds = (error: unknown, otherwise = Number.POSITIVE_INFINITY): number =>
  (error instanceof TRPCClientError && (error.data as { retryAfter?: number } | null)?.retryAfter) || otherwise
