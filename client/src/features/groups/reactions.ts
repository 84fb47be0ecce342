import type { GroupEntry, Reaction } from '@saathi/shared/groups/schema'

type Message = Extract<GroupEntry, { kind: 'message' }>

/** The message with the reader's reaction set or taken back, until the server's answer comes. */
export function withReaction(message: Message, reaction: Reaction, on: boolean): Message {
  const current = message.reactions.find((one) => one.reaction === reaction)
  if ((current?.mine ?? false) === on) return message
  const changed = { reaction, count: (current?.count ?? 0) + (on ? 1 : -1), mine: on }
  const reactions = current
    ? message.reactions.map((one) => (one === current ? changed : one))
    : [...message.reactions, changed]
  return { ...message, reactions: reactions.filter(({ count }) => count > 0) }
}
