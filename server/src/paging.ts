import { validate, version } from 'uuid'
import { badInput } from './errors.ts'

/** A cursor that is an id: where a list in id order goes on. Undefined starts it; anything else is BAD_REQUEST. */
export function idFrom(cursor: string | undefined): string | undefined {
  if (cursor === undefined || (validate(cursor) && version(cursor) === 7)) return cursor
  throw badInput('cursor', 'cursor: this is not one that a list gave.')
}

/** A page of `limit` items from a list read one item too far, which says whether there are more. */
export function pageOf<T extends { _id: string }>(rows: T[], limit: number) {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?._id ?? null) : null }
}
