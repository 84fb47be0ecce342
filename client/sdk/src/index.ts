import {
  createTRPCClient,
  httpBatchStreamLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
  TRPCClientError,
} from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { EventSource } from 'eventsource'
import type { AppRouter } from './router.ts'

export { type LogIn, LogInError, logIn, type Session } from './log-in.ts'
export type { AppRouter }

/** The input of each procedure: `Inputs['tours']['create']`. */
export type Inputs = inferRouterInputs<AppRouter>
/** The output of each procedure: `Outputs['tours']['list']`. */
export type Outputs = inferRouterOutputs<AppRouter>

export type Tour = Outputs['tours']['get']
export type Package = Outputs['packages']['get']
export type Person = Outputs['social']['get']
export type Me = Outputs['social']['me']
export type Recommendation = Outputs['recommend']['travel']['items'][number]
export type Match = Outputs['matching']['matches']['items'][number]
export type Message = Outputs['messages']['send']
export type Trip = Outputs['trips']['get']

/** The typed client: `saathi.tours.list.query({ limit: 5 })`, `saathi.tours.join.mutate({ tourId })`. */
export type Saathi = TRPCClient<AppRouter>

/** An ID token, or a function that is called before each request and may renew it. Null for a signed-out client. */
export type Token = string | null | (() => string | null | Promise<string | null>)

export type Options = {
  /** The origin of the server, such as `https://saathi.example`. */
  url: string
  /** The caller's token; without it only public procedures succeed. */
  token?: Token
}

type ErrorData = NonNullable<TRPCClientError<AppRouter>['data']>

/** The id of an error message, such as `tours.ended`. A later server may send others. */
export type MessageId = NonNullable<ErrorData['messageId']>

/** The server's description of a failed call. */
export type ServerError = {
  /** A sentence that can be shown to users. */
  message: string
  /** A tRPC error code, such as `NOT_FOUND`. */
  code: string
  httpStatus: number
  requestId: string
  /** The procedure that was called, such as `tours.join`; missing if there is none of that name. */
  path?: string
  /** The invalid input, if there is one. */
  field?: string
  /**
   * `consent`: the user must first confirm that they are 18 or older (`auth.consent`). `login-too-old`: the call needs a
   * log-in from the last five minutes. `second-factor`: it needs a log-in with a passkey. `suspended`: the account
   * allows only the export and deletion of its data.
   */
  reason?: 'consent' | 'login-too-old' | 'passkey-needed' | 'second-factor' | 'suspended'
  /** Seconds to wait before a retry, if the server names them. */
  retryAfter?: number
  /** The message and its parameters as data, for texts of your own; malformed requests have none. */
  messageId?: MessageId
  params?: Record<string, string | number>
}

/** Creates a client, which batches up to ten concurrent calls. @throws TypeError for an invalid URL */
export function createSaathi({ url, token = null }: Options): Saathi {
  const endpoint = new URL('/trpc', url).href
  const headers = async (): Promise<Record<string, string>> => {
    const idToken = typeof token === 'function' ? await token() : token
    return idToken ? { authorization: `Bearer ${idToken}` } : {}
  }
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({
          url: endpoint,
          EventSource,
          // A header keeps the token out of URLs and so out of access logs.
          eventSourceOptions: async () => {
            const authorization = await headers()
            return { fetch: (to, init) => fetch(to, { ...init, headers: { ...init.headers, ...authorization } }) }
          },
        }),
        false: httpBatchStreamLink({ url: endpoint, headers, maxItems: 10 }),
      }),
    ],
  })
}

/** The server's description of a failed call; null for any other error, such as an unreachable server. */
export function errorOf(error: unknown): ServerError | null {
  if (!(error instanceof TRPCClientError)) return null
  const data = (error as TRPCClientError<AppRouter>).data
  return data ? { ...data, message: error.message } : null
}

/** @deprecated Use `errorOf`; this name goes with the next major version. */
export const faultOf = (error: unknown): ServerError | null => errorOf(error)
/** @deprecated Use `ServerError`; this name goes with the next major version. */
export type Fault = ServerError
