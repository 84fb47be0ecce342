import type { GroupMessage } from '@saathi/shared/groups/schema'
import { trpc } from '../../../lib/trpc.ts'
import { useGroupEntry } from './use-group-entry.ts'

/** Pins a message for everyone, or takes it off the top. For the host. */
export function usePin(tourId: string) {
  const utils = trpc.useUtils()
  const { change } = useGroupEntry(tourId)
  const { mutateAsync } = trpc.groups.pin.useMutation()
  return async (message: GroupMessage, pinned: boolean) => {
    await change(mutateAsync({ tourId, number: message.number, pinned }), message)
    utils.groups.get.invalidate({ tourId })
  }
}
