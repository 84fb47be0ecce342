import * as z from 'zod/mini'
import { FIRST_DAY, LAST_DAY } from './days.ts'
import * as inputText from './messages/en/input.ts'
import { titleError } from './name-rules.ts'

/** The `_id` of everything on the wire: a uuid v7. */
export const Id = z.uuid()

/** A calendar month, 1 = January. */
export const Month = z.int().check(z.gte(1), z.lte(12))

/** Checks that a text has no NUL and no lone surrogate, which the database cannot store. */
export const storable = () => z.refine<string>((text) => !/[\0\p{Surrogate}]/u.test(text), inputText.notStorable)

/** Checks a text of one line: no invisible characters, and at least one letter or digit. */
export const readable = () => checkedBy(titleError)

/** Checks a text by a function that returns an error message or null. */
export const checkedBy = (errorOf: (text: string) => string | null) =>
  z.superRefine<string>((text, { addIssue }) => {
    // Empty text is left to another check.
    const message = text === '' ? null : errorOf(text)
    if (message !== null) addIssue({ code: 'custom', message, input: text })
  })

/** An opaque cursor from the previous page. */
export const Cursor = z.string().check(z.maxLength(300))

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** A day in an input: of this century. */
export const GivenDay = z.iso
  .date()
  .check(z.refine((day) => !isDay(day) || (day >= FIRST_DAY && day <= LAST_DAY), inputText.dayOutOfRange))

/** One page of a list; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
