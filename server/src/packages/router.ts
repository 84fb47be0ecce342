import { Package, PackagePage, PackageQuery, PackageRef } from '@saathi/shared/packages'
import { orNotFound } from '../errors.ts'
import { idFrom, pageOf } from '../paging.ts'
import { publicProcedure, router } from '../trpc.ts'
import { findPackage, listPackages } from './store.ts'

export const packagesRouter = router({
  list: publicProcedure
    .input(PackageQuery)
    .output(PackagePage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) =>
      pageOf(await listPackages(ctx.db, { ...filters, after: idFrom(cursor), limit: limit + 1 }), limit),
    ),

  get: publicProcedure
    .input(PackageRef)
    .output(Package)
    .query(async ({ ctx, input }) => orNotFound(await findPackage(ctx.db, input.packageId), 'package')),
})
