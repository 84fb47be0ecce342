import * as z from 'zod/mini'
import { titleError } from '../social/name-rules.ts'
import { FIRST_DAY, LAST_DAY } from './days.ts'
import * as inputText from './messages/en/input.ts'

/** The `_id` of everything on the wire: a uuid v7. */
export const Id = z.uuid()

/** A calendar month, 1 = January. */
export const Month = z.int().check(z.gte(1), z.lte(12))

/**
 * At most `max` characters, or items of a list. What is longer is refused at once: no other check looks at it, however much
 * that would cost. Only trimming may come before.
 */
export const atMost = (max: number, message?: string) =>
  z.maxLength(max, { abort: true, ...(message !== undefined && { error: message }) })

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

/** A text of one line. */
export const line = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max), storable(), readable())

/** An opaque cursor from the previous page. */
export const Cursor = z.string().check(atMost(300))

/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** A day in an input: of this century. */
export const GivenDay = z.iso
  .date()
  .check(z.refine((day) => !isDay(day) || (day >= FIRST_DAY && day <= LAST_DAY), inputText.dayOutOfRange))

/** A record of at most `max` fields; one with more is refused before its fields are read. */
export function recordOf<Key extends z.ZodMiniType<string>, Value extends z.ZodMiniType>(
  key: Key,
  value: Value,
  max: number,
) {
  const schema = z.record(key, value)
  const { parse } = schema._zod
  const parseFew: typeof parse = (payload, ctx) => {
    const given = payload.value as unknown
    if (typeof given !== 'object' || given === null || Object.keys(given).length <= max) return parse(payload, ctx)
    const message = inputText.tooManyFields(max)
    payload.issues.push({ code: 'custom', message, input: given, inst: schema, continue: false })
    return payload
  }
  // Without checks of its own a schema runs its `parse` as `run`.
  schema._zod.parse = parseFew
  schema._zod.run = parseFew
  return schema
}

/** The path of an uploaded picture. */
export const UploadPath = z
  .string()
  .check(atMost(60, inputText.pictureNotUploaded), z.regex(/^media\/[\w-]{43}$/, inputText.pictureNotUploaded))

/** An https address whose part before the path has no `@`, which would hold a user name or password. */
const WITHOUT_LOGIN = /^https:\/\/[^/\\?#@\s\p{C}]+([/?#]|$)/iu

/** An address on the web that others may open: https, without a user name or password in it. */
export const webLink = (max: number) =>
  z.string().check(
    z.trim(),
    atMost(max),
    storable(),
    z.url({ protocol: /^https$/ }),
    // No pattern of the document, since common tools do not know \p{C}.
    z.refine<string>((text) => WITHOUT_LOGIN.test(text), inputText.linkWithLogin),
  )

/** One page of a list; `nextCursor` is null on the last one. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) })
