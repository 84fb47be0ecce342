import type { Message } from '@saathi/shared/messages/schema'

type Page = { items: Message[]; readUpTo: string | null }
type Pages<P extends Page> = { pages: P[] }

/** Inserts a message into a cached conversation in id order. A message that is already there changes nothing. */
export function withMessage<P extends Page, D extends Pages<P>>(conversation: D, message: Message): D {
  const [newest, ...older] = conversation.pages
  if (!newest || conversation.pages.some(({ items }) => items.some(({ _id }) => _id === message._id)))
    return conversation
  const items = [...newest.items, message].sort((a, b) => (a._id < b._id ? 1 : -1))
  return { ...conversation, pages: [{ ...newest, items }, ...older] }
}

/** Sets the other person's read mark, which never moves back. Ids grow with time. */
export function withRead<P extends Page, D extends Pages<P>>(conversation: D, upTo: string): D {
  const [newest, ...older] = conversation.pages
  if (!newest || (newest.readUpTo ?? '') >= upTo) return conversation
  return { ...conversation, pages: [{ ...newest, readUpTo: upTo }, ...older] }
}
