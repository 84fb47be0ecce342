import { Destination, DestinationPage, DestinationQuery, DestinationRef } from '@saathi/shared/destinations'
import { orNotFound } from '../../errors.ts'
import { cachedProcedure, router } from '../../trpc.ts'
import { catalogueCache } from '../packages/store.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { destinationFor } from './destination.ts'
import { destinationCards } from './destination-card.ts'

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
    .query(({ ctx, input: { destinationId } }) => {
      const destination = orNotFound(destinationFor(loadDataset(), destinationId, ctx.now()), 'destinations.notFound')
      return { ...destination, packages: [] }
    }),
})
