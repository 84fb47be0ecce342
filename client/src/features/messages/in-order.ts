/** A row of the list: a conversation, or the group of a tour. `at`: its last message; null for none. */
export type MessageRow = { key: string; at: string | null }

/**
 * Conversations and groups in one list, the latest first, then groups without messages. While earlier conversations are
 * not loaded yet, groups that belong below them wait, so that rows only ever appear at the end.
 */
export function inOrder<Row extends MessageRow>(conversations: Row[], groups: Row[], hasEarlier: boolean): Row[] {
  const oldest = conversations.at(-1)?.at ?? ''
  const isDue = ({ at }: Row) => !hasEarlier || (at ?? '') >= oldest
  return [...conversations, ...groups.filter(isDue)].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
}
