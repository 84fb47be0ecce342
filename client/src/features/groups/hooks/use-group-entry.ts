import type { GroupEntry } from '@saathi/shared/groups/schema'
import { useCallback } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { toast } from '../../../ui/toasts.tsx'
import { withEntries } from '../group-cache.ts'

/**
 * Changes an entry: shows `expected` at once, then the server's answer. After a failure the former entry is back, and a
 * toast says why.
 */
export function useGroupEntry(tourId: string) {
  const utils = trpc.useUtils()
  const put = useCallback(
    (entry: GroupEntry) =>
      utils.groups.entries.setInfiniteData({ tourId }, (data) => data && withEntries(data, [entry])),
    [utils, tourId],
  )
  const change = useCallback(
    async (call: Promise<GroupEntry>, before: GroupEntry, expected: GroupEntry = before) => {
      put(expected)
      try {
        put(await call)
        return true
      } catch (error) {
        put(before)
        toast.error(errorMessage(error) ?? text.failed)
        return false
      }
    },
    [put],
  )
  return { put, change }
}
