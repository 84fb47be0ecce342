import type { GroupEntry } from '@saathi/shared/groups/schema'
import { useEffect } from 'react'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import { versionOf, withEntries } from '../group-cache.ts'
import { onGroupChange } from '../group-events.ts'
import { readersOf } from '../rows.ts'

/** The intervals at which the read marks of others are fetched until all have read the reader's last message, soon after it and later. */
const MARKS_INTERVAL_MS = { soon: 3_000, later: 20_000 }
/** The time after a message for which its read marks are fetched often. */
const SOON_MS = 60_000
/** Calls in a row for missed changes. */
const MAX_ROUNDS = 20

/** The group of a tour and its entries, kept up to date while the screen is open. */
export function useGroup(tourId: string, readerId: string) {
  // Always loaded when the screen opens: from then on `changes` keeps it current.
  const entries = trpc.groups.entries.useInfiniteQuery({ tourId }, { ...PAGED, staleTime: Infinity, gcTime: 0 })
  const lastOwn = itemsOf(entries.data).find((entry) => entry.kind === 'message' && entry.from?._id === readerId)
  const group = trpc.groups.get.useQuery(
    { tourId },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data, status } }) => {
        if (status !== 'success' || !data || !lastOwn) return false
        if (readersOf(data.members, lastOwn.number, readerId) >= data.members.length - 1) return false
        return Date.now() - Date.parse(lastOwn.at) < SOON_MS ? MARKS_INTERVAL_MS.soon : MARKS_INTERVAL_MS.later
      },
    },
  )
  useGroupChanges(tourId, entries.data !== undefined)
  return { group, entries }
}

/** Members, dates, the announcement and the meeting point are fetched with the group. */
const isPartOfGroup = (entry: GroupEntry, pinned: number | undefined) =>
  entry.kind === 'message' ? entry.pinned || entry.number === pinned : entry.kind !== 'poll'

/** Fetches what has changed since the pages were loaded, now and at each event. */
function useGroupChanges(tourId: string, loaded: boolean) {
  const utils = trpc.useUtils()
  useEffect(() => {
    const pages = utils.groups.entries.getInfiniteData({ tourId })?.pages
    if (!loaded || !pages) return
    // The newest page was one snapshot. Answers to the reader's own calls must not move this on: others' changes may lie between.
    let after = versionOf(pages.slice(0, 1))
    let running = false
    let again = false

    async function fetchChanges() {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const { entries, version, hasMore } = await utils.client.groups.changes.query({ tourId, after })
        after = version
        utils.groups.entries.setInfiniteData({ tourId }, (data) => data && withEntries(data, entries))
        const pinned = utils.groups.get.getData({ tourId })?.pinned?.number
        if (entries.some((entry) => isPartOfGroup(entry, pinned))) utils.groups.get.invalidate({ tourId })
        if (!hasMore) break
      }
    }

    async function catchUp() {
      again = running
      if (running) return
      running = true
      try {
        do {
          again = false
          await fetchChanges()
        } while (again)
      } catch (error) {
        // The reader is no longer a member: the screen shows it. Without a network, the stream's restart calls again.
        if (errorCode(error) === 'NOT_FOUND') utils.groups.get.invalidate({ tourId })
      } finally {
        running = false
      }
    }

    const stop = onGroupChange((changed) => {
      if (changed !== null && changed !== tourId) return
      if (changed === null) utils.groups.get.invalidate({ tourId })
      catchUp()
    })
    catchUp()
    return stop
  }, [tourId, loaded, utils])
}
