import type { AdminPage } from '@saathi/shared/admin/rules'
import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../src/router.ts'
import type { Things } from './things.ts'

/**
 * Who may make a call. `anybody`: also without an account. `token`: with a token, even without a profile. `user`: every
 * user who can see the things. `member`: of the group, ledger or trip. `owner`: whoever hosts, has made or has received
 * the thing, for others it does not exist. `staff`: with any role; the name of a page: staff whose roles open it.
 */
export type May = 'anybody' | 'token' | 'user' | 'member' | 'owner' | 'staff' | AdminPage

/** One valid call of a procedure. The input is a function of the things it names, so that a suite can name others. */
export type Call<Input> = { may: May } & (Input extends void ? { input?: never } : { input: (things: Things) => Input })

type Inputs = inferRouterInputs<AppRouter>
export type Noun = keyof Inputs & string

/** The calls of a noun: one of each of its procedures. */
export type CallsOf<N extends Noun> = { [Verb in keyof Inputs[N] & string]: Call<Inputs[N][Verb]> }
