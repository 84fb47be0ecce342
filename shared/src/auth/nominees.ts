import * as z from 'zod/mini'
import { atMost, readable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'
import { NAME_MAX } from '../social/schema.ts'
import { Email } from './schema.ts'

/** The person whom somebody names to use their rights when they die or cannot act; at least one of the two contacts. */
export const NomineeFacts = z.object({
  name: z.string().check(z.trim(), z.minLength(1, inputText.nameMissing), atMost(NAME_MAX), readable()),
  email: z.nullable(Email),
  phone: z.nullable(
    z.string().check(z.trim(), atMost(30), z.regex(/^\+?[\d\s()-]{6,30}$/, inputText.enquiryPhoneInvalid)),
  ),
})
export type NomineeFacts = z.infer<typeof NomineeFacts>

export const Nominee = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  namedAt: z.string(),
})
export type Nominee = z.infer<typeof Nominee>

/** `nominees.mine`, and what changes it; null: nobody is named. */
export const OwnNominee = z.object({ nominee: z.nullable(Nominee) })
