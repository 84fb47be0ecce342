import { atMost, storable } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import type { IdentityAccount } from '../../db/schema/identity.ts'
import { isEmail } from './requests.ts'

const text = z.string().check(z.minLength(1), atMost(2_048), storable())
const GoogleAccount = z.object({
  sub: text.check(atMost(255)),
  email: z.string().check(atMost(1_000), storable(), z.refine(isEmail)),
  email_verified: z.optional(z.boolean()),
  name: z.optional(text.check(atMost(256))),
  picture: z.optional(text),
})
export type GoogleAccount = z.infer<typeof GoogleAccount>

/**
 * The Google account in a request. It is unsigned JSON from the app's own account chooser, so anyone who can reach the
 * embedded provider can claim any account.
 */
export function googleAccountIn(postBody: string): GoogleAccount | 'other-provider' | null {
  const fields = new URLSearchParams(postBody)
  if (fields.get('providerId') !== 'google.com') return 'other-provider'
  try {
    return z.parse(GoogleAccount, JSON.parse(fields.get('id_token') ?? ''))
  } catch {
    return null
  }
}

export type GoogleDecision = 'sign-in' | 'link' | 'create' | 'confirm'

/**
 * What to do with a Google account, given the account that is linked to it or has its address: sign in, link (only if
 * Google has verified the address), create an account, or require the other sign-in method first.
 */
export function decideGoogle(google: GoogleAccount, account: IdentityAccount | null): GoogleDecision {
  if (!account) return 'create'
  const vouched = google.email_verified === true && google.email.toLowerCase() === account.email.toLowerCase()
  if (account.googleSub === google.sub) return vouched && !account.emailVerified ? 'link' : 'sign-in'
  return vouched ? 'link' : 'confirm'
}
