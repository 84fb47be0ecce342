import * as z from 'zod/mini'

/** A uuid v7 in text form: the `_id` of everything on the wire. */
export const Id = z.uuid()

/** A calendar month, 1 = January. */
export const Month = z.int().check(z.gte(1), z.lte(12))

/** A check of text: no NUL, and no half of a character, neither of which the database can hold. */
export const storable = () =>
  z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), 'holds a character that cannot be stored')

/** An opaque place in a list, as the answer before it gave it. */
export const Cursor = z.string().check(z.maxLength(300))

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()

/** Every error answer of both doors. `field` names the input at fault, `retryAfter` the seconds to wait, where there is one. */
export const Fault = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  field: z.optional(z.string()),
  /** `consent`: nothing is wrong with the call, but its caller has to confirm first that they are an adult. */
  reason: z.optional(z.literal('consent')),
  retryAfter: z.optional(z.int()),
})
export type Fault = z.infer<typeof Fault>

/** One page of a list; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
