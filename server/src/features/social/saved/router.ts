import { SAVED_MAX, SavedChange, type SavedItem, SavedList, SavedRef } from '@saathi/shared/social/saved'
import { appError, orNotFound } from '../../../errors.ts'
import { authedProcedure, limitedProcedure, router } from '../../../trpc.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { listSaved, removeSaved, saveItem } from './queries/saved.ts'

const findPlace = (id: string) => loadDataset().destinations.find((place) => place.id === id)

/** A row as the response names it; null for an item that is gone. */
function toItem({ kind, id, savedAt, package: card, withdrawn }: Awaited<ReturnType<typeof listSaved>>[number]) {
  if (kind === 'package') return card && ({ kind, id, savedAt, package: card, withdrawn } satisfies SavedItem)
  const place = findPlace(id)
  return place ? ({ kind, id, savedAt, name: place.name, image: place.picture } satisfies SavedItem) : null
}

export const savedRouter = router({
  /** The caller's saved packages and destinations, latest first. Saved tours: `tours.list` with `favorite`. */
  list: authedProcedure.output(SavedList).query(async ({ ctx }) => {
    const rows = await listSaved(ctx.db, ctx.user._id)
    return { items: rows.flatMap((row) => toItem(row) ?? []) }
  }),

  /** Saves a package or a destination; idempotent. */
  add: limitedProcedure('saves')
    .input(SavedRef)
    .output(SavedChange)
    .mutation(async ({ ctx, input }) => {
      if (input.kind === 'destination') orNotFound(findPlace(input.id) ?? null, 'destinations.notFound')
      const outcome = await saveItem(ctx.db, ctx.user._id, input)
      if (outcome === 'full') throw appError('CONFLICT', 'saved.full', { params: { max: SAVED_MAX } })
      orNotFound(outcome === 'saved' || null, `${input.kind}s.notFound`)
      return { saved: true }
    }),

  /** Removes a saved package or destination; idempotent. */
  remove: limitedProcedure('saves')
    .input(SavedRef)
    .output(SavedChange)
    .mutation(async ({ ctx, input }) => {
      await removeSaved(ctx.db, ctx.user._id, input)
      return { saved: false }
    }),
})
