import { validate, version } from 'uuid'
import { badInput } from '../../errors.ts'

const notOurs = () => badInput('cursor', 'cursor: this is not one that a list gave.')

/** A cursor that is an id: where a list in id order goes on. Undefined starts it; anything else is BAD_REQUEST. */
export function idFrom(cursor: string | undefined): string | undefined {
  if (cursor === undefined || (validate(cursor) && version(cursor) === 7)) return cursor
  throw notOurs()
}

/** A cursor that is a turn: where a list in the order of coming goes on. */
export function turnFrom(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  if (/^[1-9]\d{0,14}$/.test(cursor)) return Number(cursor)
  throw notOurs()
}

/** A page of `limit` items from a list read one item too far, which says whether there are more. */
export function pageOf<T extends { _id: string }>(rows: T[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?._id ?? null) : null }
}

/** The same for a list in turn; the turns stay here. */
export function pageOfTurns<T extends { turn: number }>(rows: T[], limit: number) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { items: page.map(({ turn, ...item }) => item), nextCursor: last ? String(last.turn) : null }
}
