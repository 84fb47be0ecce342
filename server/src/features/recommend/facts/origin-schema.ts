import * as z from 'zod/mini'

/** The month of a source: `2025-12`. */
export const CheckedMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))

/** Where a fact comes from; `docs/sources.md` describes each source. A fact without one is an estimate. */
export const Origin = z.strictObject({ source: z.string().check(z.minLength(1)), checked: CheckedMonth })
export type Origin = z.infer<typeof Origin>

/** The same beside other fields: both or neither. */
export const originFields = { source: z.optional(Origin.shape.source), checked: z.optional(CheckedMonth) }
export const hasWholeOrigin = ({ source, checked }: { source?: string | undefined; checked?: string | undefined }) =>
  (source === undefined) === (checked === undefined)

/** Months after which a fact only says what is usual. */
const FRESH_MONTHS = 12

/** Whether a fact of one month may be quoted in another (`YYYY-MM`). */
export function isFresh({ checked }: { checked: string }, month: string): boolean {
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5))
  return count(month) - count(checked) <= FRESH_MONTHS
}
