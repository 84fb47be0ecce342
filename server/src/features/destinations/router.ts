import { FactReport } from '@saathi/shared/admin/catalogue'
import { MessageResponse } from '@saathi/shared/auth/schema'
import {
  CompanyQuery,
  Destination,
  DestinationPage,
  DestinationPrices,
  DestinationPricesQuery,
  DestinationQuery,
  DestinationQuoted,
  DestinationQuoteQuery,
  DestinationRef,
  DestinationsCompany,
  DestinationTours,
} from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import type * as z from 'zod/mini'
import { reading } from '../../context.ts'
import { appError, badInput, orNotFound } from '../../errors.ts'
import { factReported } from '../../messages/en/packages.ts'
import { countsOf } from '../../platform/counts.ts'
import { restGet, restPost } from '../../rest-path.ts'
import { cachedProcedure, optionalReader, optionalUserProcedure, publicProcedure, router } from '../../trpc.ts'
import { catalogueCache } from '../packages/queries/packages.ts'
import { countGoing } from '../plans/queries/plans.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'
import { destinationFor } from './destination.ts'
import { destinationCards, findPlace } from './destination-card.ts'
import { pricesInSteps } from './prices.ts'
import { countAllGoing, countPublicTours } from './queries/company.ts'
import {
  checkedFactsOf,
  countToursTo,
  packagesThrough,
  pricesCache,
  saveWrongFact,
  toursTo,
} from './queries/destinations.ts'
import { quoteFor } from './quote.ts'

/** The packages of a destination change with the catalogue, so its responses are cached with those of the catalogue. */
const catalogueProcedure = cachedProcedure(({ readDb }) => catalogueCache(readDb))

const companyOf = (tours: Map<string, number>, going: Map<string, number>) => (id: string) => ({
  id,
  tours: tours.get(id) ?? 0,
  going: going.get(id) ?? null,
})

export const destinationsRouter = router({
  list: catalogueProcedure
    .meta(restGet('/destinations', 'Destinations by name'))
    .input(DestinationQuery)
    .output(DestinationPage)
    .query(({ input: { type } }) => ({ items: destinationCards(loadDataset(), type), nextCursor: null })),

  get: cachedProcedure(
    ({ readDb }) => catalogueCache(readDb),
    ({ db, now }, input) =>
      countsOf(db).add('destination', now(), (input as z.infer<typeof DestinationRef>).destinationId),
  )
    .meta(restGet('/destinations/:destinationId', 'A destination: months, costs and ways there', { errors: [404] }))
    .input(DestinationRef)
    .output(Destination)
    .query(async ({ ctx, input: { destinationId } }) => {
      if (!findPlace(loadDataset(), destinationId)) throw appError('NOT_FOUND', 'destinations.notFound')
      const [packages, checkedFacts] = await Promise.all([
        reading(ctx, (db) => packagesThrough(db, destinationId)),
        reading(ctx, (db) => checkedFactsOf(db, destinationId)),
      ])
      const destination = destinationFor(loadDataset(), destinationId, ctx.now(), checkedFacts)
      return { ...orNotFound(destination, 'destinations.notFound'), packages }
    }),

  /** What the place costs under a dream trip, to the rupee as the recommendation for it says. */
  quote: cachedProcedure(({ recommendationCache }) => recommendationCache)
    .input(DestinationQuoteQuery)
    .output(DestinationQuoted)
    .query(async ({ ctx, input: { destinationId, trip } }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      if (!findPlace(loadDataset(), destinationId)) throw appError('NOT_FOUND', 'destinations.notFound')
      if (trip.from !== undefined && trip.from < indianDay(ctx.now())) throw badInput('trip.from', 'recommend.pastDay')
      // Results of another service have prices of their own.
      const isOwn = ctx.config.recommendUrl === null
      return { quote: isOwn ? quoteFor(loadDataset(), destinationId, trip, ctx.now()) : null }
    }),

  /** What all places cost two people from one city in one month, each as its quote says. */
  prices: cachedProcedure(({ readDb }) => pricesCache(readDb))
    .input(DestinationPricesQuery)
    .output(DestinationPrices)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('recommendations', ctx.ip)
      if (ctx.config.recommendUrl !== null) return { items: [] }
      const steps = pricesInSteps(loadDataset(), input, ctx.now())
      return { items: await ctx.costlyWork.recommendations.runSteps(steps) }
    }),

  /** The next tours that go there: public ones for everybody, all that the reader may see for those who are signed in. */
  tours: optionalUserProcedure
    .meta(restGet('/destinations/:destinationId/tours', 'The next tours to a destination'))
    .input(DestinationRef)
    .output(DestinationTours)
    .query(async ({ ctx, input: { destinationId: placeId } }) => {
      const reader = await optionalReader(ctx)
      const items = await toursTo(ctx.db, { placeId, today: indianDay(ctx.now()), reader })
      if (reader !== null)
        ctx.realtime.shown(
          reader,
          items.map(({ _id }) => _id),
        )
      return { items, nextCursor: null }
    }),

  /** How many tours go to each of these places, or of all, that the reader may see, and how many people plan to go. */
  company: optionalUserProcedure
    .input(CompanyQuery)
    .output(DestinationsCompany)
    .query(async ({ ctx, input: { destinationIds } }) => {
      const [today, reader] = [indianDay(ctx.now()), await optionalReader(ctx)]
      if (destinationIds) {
        const placeIds = [...new Set(destinationIds)].filter((id) => findPlace(loadDataset(), id))
        const counts = await Promise.all([
          countToursTo(ctx.db, { placeIds, today, reader }),
          reading(ctx, (db) => countGoing(db, placeIds, today)),
        ])
        return { items: placeIds.map(companyOf(...counts)) }
      }
      await ctx.limits.take('recommendations', ctx.ip)
      const placeIds = loadDataset().destinations.map(({ id }) => id)
      const [tours, going] = await Promise.all([
        reader === null
          ? reading(ctx, (db) => countPublicTours(db, { placeIds, today }))
          : countToursTo(ctx.db, { placeIds, today, reader }),
        reading(ctx, (db) => countAllGoing(db, { placeIds, today })),
      ])
      return { items: placeIds.filter((id) => tours.has(id) || going.has(id)).map(companyOf(tours, going)) }
    }),

  /** Stores what somebody reports as wrong about a destination, for the editors. Nothing about the sender is stored. */
  reportFact: publicProcedure
    .meta(
      restPost('/destinations/:destinationId/wrong-facts', 'Report a wrong fact about a destination', {
        errors: [404],
      }),
    )
    .input(FactReport)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      // Only bots fill the hidden field `website`; they get the usual response.
      if (input.website) return { message: factReported }
      if (!findPlace(loadDataset(), input.destinationId))
        throw appError('NOT_FOUND', 'destinations.notFound', { field: 'destinationId' })
      await ctx.limits.take('factReportsPerIp', ctx.ip)
      await saveWrongFact(ctx.db, input)
      return { message: factReported }
    }),
})
