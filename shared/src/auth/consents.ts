import * as z from 'zod/mini'
import { CONSENT_PURPOSES, WITHDRAWABLE_PURPOSES } from './consent-rules.ts'

export const ConsentPurpose = z.enum(CONSENT_PURPOSES)
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/** In the payload of what needs a consent: the caller agrees to it now. */
export const ConsentGiven = z.literal(true)

/** A consent as it stands, or nothing yet. */
export const Consent = z.object({
  purpose: ConsentPurpose,
  given: z.boolean(),
  /** When it was given or withdrawn last; null: never, or not known for one from before consents were recorded. */
  at: z.nullable(z.string()),
  /** The version of the privacy notice and terms at that time; `before`: from before consents were recorded. */
  notice: z.nullable(z.string()),
})
export type Consent = z.infer<typeof Consent>

/** One of each purpose, and the version of the notice that is valid now. */
export const ConsentList = z.object({ items: z.array(Consent), notice: z.string() })

/** The consent to the account ends with the account itself. */
export const ConsentWithdrawal = z.object({ purpose: z.enum(WITHDRAWABLE_PURPOSES) })
