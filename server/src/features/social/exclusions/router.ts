import { Exclusion } from '@saathi/shared/recommend/schema'
import { ExclusionList, ExclusionRef, RememberExclusions } from '@saathi/shared/social/exclusions'
import { appError, orNotFound } from '../../../errors.ts'
import { authedProcedure, limitedProcedure, router } from '../../../trpc.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import {
  addExclusion,
  clearExclusions,
  deleteExclusions,
  findExclusions,
  rememberExclusions,
  removeExclusion,
} from './queries/exclusions.ts'

const nameOf = (id: string) => loadDataset().destinations.find((place) => place.id === id)?.name

/** The list as the response has it. Places that the data no longer holds are left out. */
function toList(places: Exclusion[] | null): ExclusionList {
  const items = (places ?? []).flatMap(({ id, reason }) => {
    const name = nameOf(id)
    return name === undefined ? [] : [{ id, reason, name }]
  })
  return { remember: places !== null, items }
}

function changed(places: Exclusion[] | null): ExclusionList {
  if (places) return toList(places)
  throw appError('CONFLICT', 'exclusions.notRemembered')
}

export const exclusionsRouter = router({
  /** The places that the caller keeps on the profile as `Not for me`. */
  list: authedProcedure
    .output(ExclusionList)
    .query(async ({ ctx }) => toList(await findExclusions(ctx.db, ctx.user._id))),

  /** Starts to keep such places on the profile, with those marked so far; idempotent. Unknown places are left out. */
  remember: limitedProcedure('saves')
    .input(RememberExclusions)
    .output(ExclusionList)
    .mutation(async ({ ctx, input }) => {
      const known = input.places.filter(({ id }) => nameOf(id) !== undefined)
      return toList(await rememberExclusions(ctx.db, ctx.user._id, known))
    }),

  /** Stops that, and deletes the list; idempotent. */
  forget: limitedProcedure('saves')
    .output(ExclusionList)
    .mutation(async ({ ctx }) => {
      await deleteExclusions(ctx.db, ctx.user._id)
      return toList(null)
    }),

  /** Adds a place, or changes its reason. Beyond the maximum the oldest goes. @throws TRPCError NOT_FOUND, CONFLICT */
  add: limitedProcedure('saves')
    .input(Exclusion)
    .output(ExclusionList)
    .mutation(async ({ ctx, input }) => {
      orNotFound(nameOf(input.id) ?? null, 'destinations.notFound')
      return changed(await addExclusion(ctx.db, ctx.user._id, input))
    }),

  /** Removes a place; idempotent. @throws TRPCError CONFLICT */
  remove: limitedProcedure('saves')
    .input(ExclusionRef)
    .output(ExclusionList)
    .mutation(async ({ ctx, input }) => changed(await removeExclusion(ctx.db, ctx.user._id, input.id))),

  /** Removes all places. @throws TRPCError CONFLICT */
  clear: limitedProcedure('saves')
    .output(ExclusionList)
    .mutation(async ({ ctx }) => changed(await clearExclusions(ctx.db, ctx.user._id))),
})
