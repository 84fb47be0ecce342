import { indianDay } from '@saathi/shared/days'
import {
  Destination,
  DestinationPage,
  DestinationQuery,
  DestinationRef,
  DestinationTours,
} from '@saathi/shared/destinations'
import { reading } from '../../context.ts'
import { orNotFound } from '../../errors.ts'
import { cachedProcedure, optionalUserProcedure, router } from '../../trpc.ts'
import { catalogueCache } from '../packages/store.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { destinationFor } from './destination.ts'
import { destinationCards } from './destination-card.ts'
import { packagesThrough, toursTo } from './store.ts'

/** The packages of a destination change with the catalogue, so its responses are cached with those of the catalogue. */
const catalogueProcedure = cachedProcedure(({ readDb }) => catalogueCache(readDb))

export const destinationsRouter = router({
  list: catalogueProcedure
    .input(DestinationQuery)
    .output(DestinationPage)
    .query(({ input: { type } }) => ({ items: destinationCards(loadDataset(), type), nextCursor: null })),

  get: catalogueProcedure
    .input(DestinationRef)
    .output(Destination)
    .query(async ({ ctx, input: { destinationId } }) => {
      const destination = orNotFound(destinationFor(loadDataset(), destinationId, ctx.now()), 'destinations.notFound')
      return { ...destination, packages: await reading(ctx, (db) => packagesThrough(db, destinationId)) }
    }),

  /** The next tours that go there: public ones for everybody, all that the reader may see for those who are signed in. */
  tours: optionalUserProcedure
    .input(DestinationRef)
    .output(DestinationTours)
    .query(async ({ ctx, input: { destinationId: placeId } }) => {
      const user = await ctx.caller.user()
      const reader = user && !user.suspendedAt && user.consented ? user._id : null
      const items = await toursTo(ctx.db, { placeId, today: indianDay(ctx.now()), reader })
      return { items, nextCursor: null }
    }),
})
