import * as z from 'zod/mini'
import { FIRST_DAY, LAST_DAY } from './days.ts'
import { titleFault } from './name-rules.ts'

/** A uuid v7 in text form: the `_id` of everything on the wire. */
export const Id = z.uuid()

/** A calendar month, 1 = January. */
export const Month = z.int().check(z.gte(1), z.lte(12))

/** A check of text: no NUL, and no half of a character, neither of which the database can hold. */
export const storable = () =>
  z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), 'holds a character that cannot be stored')

/** A check of a text of one line: nothing in it is invisible, and some of it is letters or digits. */
export const readable = () => faultless(titleFault)

/** A check that words its own fault, or finds none. */
export const faultless = (faultOf: (text: string) => string | null) =>
  z.superRefine<string>((text, { addIssue }) => {
    // That it is empty is for another check to say.
    const message = text === '' ? null : faultOf(text)
    if (message !== null) addIssue({ code: 'custom', message, input: text })
  })

/** An opaque place in a list, as the answer before it gave it. */
export const Cursor = z.string().check(z.maxLength(300))

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** One that somebody gives: of this century. */
export const GivenDay = z.iso
  .date()
  .check(
    z.refine((day) => !isDay(day) || (day >= FIRST_DAY && day <= LAST_DAY), 'Please give a day from 2000 to 2100.'),
  )

/**
 * Why a call is forbidden, where its caller can do something about it. `consent`: confirm first to be an adult.
 * `login-too-old`: log in again, and repeat the call. `suspended`: the account can only be exported and deleted.
 */
export const Reason = z.enum(['consent', 'login-too-old', 'suspended'])
export type Reason = z.infer<typeof Reason>

/**
 * Every error answer of REST and tRPC. `field` names the input at fault, `reason` why a call is forbidden, `retryAfter` the
 * seconds to wait, where there is one.
 */
export const Fault = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  field: z.optional(z.string()),
  reason: z.optional(Reason),
  retryAfter: z.optional(z.int()),
})
export type Fault = z.infer<typeof Fault>

/** One page of a list; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
