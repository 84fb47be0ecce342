import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { useState } from 'react'
import { stringifySearch } from '../../lib/search-params.ts'
import { withAllKeys } from './trip-search.ts'

/** The unfolded results of the last trip, so that going back finds the page as high as it was left. */
let remembered: { trip: string; ids: string[] } = { trip: '', ids: [] }

/** The ids of the unfolded results, in the order in which they were unfolded. */
export function useOpenResults(trip: DreamTrip) {
  const key = stringifySearch(withAllKeys(trip))
  const [openIds, setOpenIds] = useState(() => (remembered.trip === key ? remembered.ids : []))
  const save = (ids: string[]) => {
    remembered = { trip: key, ids }
    setOpenIds(ids)
  }
  const without = (id: string) => openIds.filter((other) => other !== id)
  return {
    openIds,
    lastOpen: openIds.at(-1),
    toggle: (id: string) => save(openIds.includes(id) ? without(id) : [...openIds, id]),
    open: (id: string) => save([...without(id), id]),
  }
}
