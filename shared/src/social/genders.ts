import * as z from 'zod/mini'
import { ConsentGiven } from '../auth/consents.ts'
import { Day } from '../lib/common.ts'
import { GENDERS } from './gender-rules.ts'

/** A self-declared gender, which nobody verifies. */
export const Gender = z.enum(GENDERS)
export type Gender = z.infer<typeof Gender>

/** The caller's own gender; no other response contains it. */
export const OwnGender = z.object({
  /** Null for not said. */
  gender: z.nullable(Gender),
  /** The day from which it can be changed; null if it can be changed now. */
  changeableFrom: z.nullable(Day),
  /** The caller's deck shows only people of their gender, and only those see the caller in theirs. */
  sameGenderDeck: z.boolean(),
})
export type OwnGender = z.infer<typeof OwnGender>

/** `consent` is needed with the first declaration, and with the next one after it was withdrawn. */
export const GenderChange = z.object({ gender: z.nullable(Gender), consent: z.optional(ConsentGiven) })
export type GenderChange = z.infer<typeof GenderChange>
export const DeckGenderChange = z.object({ sameGenderOnly: z.boolean() })
