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

/** What each procedure takes: `Inputs['tours']['create']`. */
export type Inputs = inferRouterInputs<AppRouter>
/** What each procedure gives: `Outputs['tours']['list']`. */
export type Outputs = inferRouterOutputs<AppRouter>

export type Tour = Outputs['tours']['get']
export type Package = Outputs['packages']['get']
export type Person = Outputs['social']['get']
export type Me = Outputs['social']['me']
export type Recommendation = Outputs['recommend']['travel']['items'][number]
export type Match = Outputs['matching']['matches']['items'][number]
export type Message = Outputs['messages']['send']

/** Saathi's procedures: `saathi.tours.list.query({ limit: 5 })`, `saathi.tours.join.mutate({ tourId })`. */
export type Saathi = TRPCClient<AppRouter>

/** An ID token, or how to get one: it is asked for each call, so that it may be renewed. Null is nobody. */
export type Token = string | null | (() => string | null | Promise<string | null>)

export type Options = {
  /** Where Saathi is, such as `https://saathi.example`. */
  url: string
  /** Whoever calls; without it, a visitor. */
  token?: Token
}

/** A call that was refused or failed, as the server says it. */
export type Fault = {
  /** Fit to be shown to people. */
  message: string
  /** Such as `NOT_FOUND`; to compare. */
  code: string
  requestId: string
  /** The input at fault, where there is one. */
  field?: string
  /**
   * `consent`: the caller has to confirm first that they are 18 or older (`auth.consent`). `login-too-old`: they have to
   * log in again, and call again within five minutes. `suspended`: they can export and delete their account alone.
   */
  reason?: 'consent' | 'login-too-old' | 'suspended'
  /** Seconds to wait, where there are any. */
  retryAfter?: number
}

/** A client of Saathi. Calls of one moment travel together, ten at most. @throws TypeError for a URL that is none */
export function createSaathi({ url, token = null }: Options): Saathi {
  const address = new URL('/trpc', url).href
  const headers = async (): Promise<Record<string, string>> => {
    const given = typeof token === 'function' ? await token() : token
    return given ? { authorization: `Bearer ${given}` } : {}
  }
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({
          url: address,
          EventSource,
          // The token goes in a header, where no log keeps it.
          eventSourceOptions: async () => {
            const own = await headers()
            return { fetch: (to, init) => fetch(to, { ...init, headers: { ...init.headers, ...own } }) }
          },
        }),
        false: httpBatchStreamLink({ url: address, headers, maxItems: 10 }),
      }),
    ],
  })
}

/** What the server said when a call failed; null when it said nothing: it was not reached, or the fault is elsewhere. */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof TRPCClientError)) return null
  const data = (error as TRPCClientError<AppRouter>).data
  return data ? { ...data, message: error.message } : null
}
