import type { Message } from '@saathi/shared/messages'

type Page = { items: Message[]; readUpTo: string | null }
type Pages<P extends Page> = { pages: P[] }

/** A talk with one message more, at its place; as it was where it holds the message, or where it holds nothing yet. */
export function withMessage<P extends Page, D extends Pages<P>>(talk: D, message: Message): D {
  const [newest, ...older] = talk.pages
  if (!newest || talk.pages.some(({ items }) => items.some(({ _id }) => _id === message._id))) return talk
  const items = [...newest.items, message].sort((one, other) => (one._id < other._id ? 1 : -1))
  return { ...talk, pages: [{ ...newest, items }, ...older] }
}

/** A talk of which the other has read up to `upTo`. Ids grow with time; a mark never goes back. */
export function withRead<P extends Page, D extends Pages<P>>(talk: D, upTo: string): D {
  const [newest, ...older] = talk.pages
  if (!newest || (newest.readUpTo ?? '') >= upTo) return talk
  return { ...talk, pages: [{ ...newest, readUpTo: upTo }, ...older] }
}
