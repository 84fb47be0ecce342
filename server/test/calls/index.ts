import type { ProcedureName } from '../../src/router.ts'
import { admin } from './admin.ts'
import { auth } from './auth.ts'
import type { CallsOf, May, Noun } from './call.ts'
import { chat } from './chat.ts'
import { choices } from './choices.ts'
import { consents } from './consents.ts'
import { contact } from './contact.ts'
import { destinations } from './destinations.ts'
import { exclusions } from './exclusions.ts'
import { expenses } from './expenses.ts'
import { genders } from './genders.ts'
import { groups } from './groups.ts'
import { home } from './home.ts'
import { legal } from './legal.ts'
import { matching } from './matching.ts'
import { messages } from './messages.ts'
import { nominees } from './nominees.ts'
import { notices } from './notices.ts'
import { packages } from './packages.ts'
import { passkeys } from './passkeys.ts'
import { plans } from './plans.ts'
import { push } from './push.ts'
import { recommend } from './recommend.ts'
import { references } from './references.ts'
import { safety } from './safety.ts'
import { saved } from './saved.ts'
import { sessions } from './sessions.ts'
import { social } from './social.ts'
import type { Things } from './things.ts'
import { tours } from './tours.ts'
import { trips } from './trips.ts'

// One valid call of each procedure, which suites take their requests from. A new procedure gets one entry in the file of
// its noun; without it, or with an input that its schema does not take, nothing compiles.

type Registry = { [N in Noun]: CallsOf<N> }

const REGISTRY: Registry = {
  admin,
  auth,
  chat,
  choices,
  consents,
  contact,
  destinations,
  exclusions,
  expenses,
  genders,
  groups,
  home,
  legal,
  matching,
  messages,
  nominees,
  notices,
  packages,
  passkeys,
  plans,
  push,
  recommend,
  references,
  safety,
  saved,
  sessions,
  social,
  tours,
  trips,
}

/** Any of the calls. The input is undefined where the procedure takes none. */
export type AnyCall = { may: May; input?: (things: Things) => object }

/** The calls by the name of their procedure, such as `tours.join`. */
export const CALLS = Object.fromEntries(
  Object.entries(REGISTRY).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([verb, call]) => [`${noun}.${verb}`, call]),
  ),
) as Record<ProcedureName, AnyCall>

export const CALL_NAMES = Object.keys(CALLS) as ProcedureName[]

/** The names of the things that a call names: those that its input reads. */
export function thingsNamedBy(name: ProcedureName): (keyof Things)[] {
  const named = new Set<keyof Things>()
  CALLS[name].input?.(recording(named) as Things)
  return [...named]
}

/** Things of any name, which are any things, and which remember that they were read. */
const recording = (named: Set<string>): object =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        named.add(String(key))
        return new Proxy({}, { get: () => '' })
      },
    },
  )
