import type { GroupMessage, Reaction } from '@saathi/shared/groups/schema'
import { trpc } from '../../../lib/trpc.ts'
import { withReaction } from '../reactions.ts'
import { useGroupEntry } from './use-group-entry.ts'

/** Sets or takes back the reader's reaction to a message. */
export function useReact(tourId: string) {
  const { change } = useGroupEntry(tourId)
  const { mutateAsync } = trpc.groups.react.useMutation()
  return (message: GroupMessage, reaction: Reaction, on: boolean) =>
    change(mutateAsync({ tourId, number: message.number, reaction, on }), message, withReaction(message, reaction, on))
}
