import { atMost } from '@saathi/shared/lib/common'
import * as z from 'zod/mini'
import { badInput } from '../../errors.ts'

/** The cursor of a list in id order: the last item's id. */
export const IdCursor = z.uuidv7()

/** The cursor of a list in the order in which its rows were made: the last item's sequence number. */
export const SequenceCursor = z.pipe(z.string().check(atMost(15), z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))

/** A cursor of several values: their JSON in base64url. */
export const jsonCursor = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => JSON.parse(Buffer.from(text, 'base64url').toString())),
    ),
    schema,
  )

/** Ids and numbers unchanged, several values as base64url JSON. */
export const encodeCursor = (value: string | number | object): string =>
  typeof value === 'object' ? Buffer.from(JSON.stringify(value)).toString('base64url') : String(value)

/**
 * Decodes the cursor after which a list continues; undefined for its first page.
 * @param schema parses the cursor's text
 * @throws TRPCError BAD_REQUEST if the cursor is malformed
 */
export function decodeCursor<T>(cursor: string | undefined, schema: z.ZodMiniType<T>): T | undefined {
  if (cursor === undefined) return undefined
  try {
    return schema.parse(cursor)
  } catch {
    throw badInput('cursor', 'request.cursorInvalid')
  }
}

/**
 * A page of `limit` items.
 * @param rows up to `limit + 1` rows: the extra one shows that there is a next page
 * @param keyOf the cursor value of an item
 */
export function toPage<T>(rows: T[], limit: number, keyOf: (item: T) => string | number | object) {
  const items = rows.slice(0, limit)
  const last = rows.length > limit ? items.at(-1) : undefined
  return { items, nextCursor: last === undefined ? null : encodeCursor(keyOf(last)) }
}

export const toIdPage = <T extends { _id: string }>(rows: T[], limit: number) => toPage(rows, limit, ({ _id }) => _id)

/** The items without their sequence numbers, which are not part of the response. */
export function toSequencePage<T extends { sequence: number }>(rows: T[], limit: number) {
  const { items, nextCursor } = toPage(rows, limit, ({ sequence }) => sequence)
  return { items: items.map(({ sequence, ...item }) => item), nextCursor }
}

/** Rows that `fillPage` reads at once, after a first page that was not filled. */
const REFILL_SIZE = 200

/**
 * Up to `limit` visible items of a list whose rows and whose visibility are in different tables, and perhaps in different
 * databases: reads rows, then which of them are visible, and continues while the page is not full.
 * @param read the next rows after one, or from the beginning
 * @param show the visible ones of these rows, in their order
 */
export async function fillPage<Row, Item>(
  limit: number,
  read: (after: Row | undefined, count: number) => Promise<Row[]>,
  show: (rows: Row[]) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = []
  let after: Row | undefined
  for (let size = limit; ; size = REFILL_SIZE) {
    const rows = await read(after, size)
    if (rows.length > 0) items.push(...(await show(rows)))
    if (items.length >= limit || rows.length < size) return items.slice(0, limit)
    after = rows.at(-1)
  }
}
