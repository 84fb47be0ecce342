import { PackageTours } from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import {
  Package,
  PackageCount,
  PackageFilters,
  PackagePage,
  PackageQuery,
  PackageRef,
} from '@saathi/shared/packages/schema'
import { reading } from '../../context.ts'
import { decodeCursor, IdCursor, toIdPage } from '../../db/queries/pagination.ts'
import { orNotFound } from '../../errors.ts'
import { restGet, restList } from '../../rest-path.ts'
import { cachedProcedure, optionalReader, optionalUserProcedure, router } from '../../trpc.ts'
import { catalogueCache, countPackages, findPackage, listPackages } from './queries/packages.ts'
import { toursOf } from './queries/tours.ts'

const catalogueProcedure = cachedProcedure(({ readDb }) => catalogueCache(readDb))

export const packagesRouter = router({
  list: catalogueProcedure
    .meta(restList('/packages', 'Travel packages'))
    .input(PackageQuery)
    .output(PackagePage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) => {
      const after = decodeCursor(cursor, IdCursor)
      const rows = await reading(ctx, (db) => listPackages(db, { ...filters, after, limit: limit + 1 }))
      return toIdPage(rows, limit)
    }),

  /** The number of packages that `list` has with these filters, for the filter sheet. */
  count: catalogueProcedure
    .input(PackageFilters)
    .output(PackageCount)
    .query(async ({ ctx, input }) => ({ count: await reading(ctx, (db) => countPackages(db, input)) })),

  get: catalogueProcedure
    .meta(restGet('/packages/:packageId', 'A travel package', { errors: [404] }))
    .input(PackageRef)
    .output(Package)
    .query(async ({ ctx, input: { packageId } }) =>
      orNotFound(await reading(ctx, (db) => findPackage(db, packageId)), 'packages.notFound'),
    ),

  /** The next dates on which one can join: of this package, and to its places. */
  tours: optionalUserProcedure
    .input(PackageRef)
    .output(PackageTours)
    .query(async ({ ctx, input: { packageId } }) => {
      const [today, reader] = [indianDay(ctx.now()), await optionalReader(ctx)]
      return { items: orNotFound(await toursOf(ctx.db, { packageId, today, reader }), 'packages.notFound') }
    }),
})
