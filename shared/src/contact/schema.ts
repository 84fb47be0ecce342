import * as z from 'zod/mini'
import { Email } from '../auth/schema.ts'
import { atMost, storable } from '../lib/common.ts'
import * as inputText from '../lib/messages/en/input.ts'

const line = (max: number, emptyMessage: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emptyMessage),
      atMost(max),
      z.regex(/^\P{Cc}*$/u, inputText.enquiryNotOneLine),
      storable(),
    )

/** The contact form. The message may be empty. */
export const Enquiry = z.object({
  name: line(80, inputText.enquiryNameMissing),
  email: Email,
  phone: line(30, inputText.enquiryPhoneMissing).check(z.regex(/^\+?[\d\s()-]{6,30}$/, inputText.enquiryPhoneInvalid)),
  message: z._default(z.string().check(z.trim(), atMost(4000), storable()), ''),
  /** A hidden field that only bots fill in. */
  website: z.optional(z.string().check(atMost(200))),
})
export type Enquiry = z.infer<typeof Enquiry>

/** The URL of the map tiles, with `{z}`, `{x}` and `{y}`. */
export const MapSettings = z.object({ tiles: z.string() })
