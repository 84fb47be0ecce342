import { Package, PackagePage, PackageQuery, PackageRef } from '@saathi/shared/packages'
import { skipRevalidation } from '../../cache/response-cache.ts'
import { reading } from '../../context.ts'
import { decodeCursor, IdCursor, toIdPage } from '../../db/queries/pagination.ts'
import { orNotFound } from '../../errors.ts'
import { publicProcedure, router } from '../../trpc.ts'
import { catalogueCache, findPackage, listPackages } from './store.ts'

export const packagesRouter = router({
  list: publicProcedure
    .input(PackageQuery)
    .output(skipRevalidation(PackagePage))
    .query(({ ctx, input }) => {
      const { cursor, limit, ...filters } = input
      const after = decodeCursor(cursor, IdCursor)
      return reading(ctx, (db) =>
        catalogueCache(db).get(['list', input], async () =>
          PackagePage.parse(toIdPage(await listPackages(db, { ...filters, after, limit: limit + 1 }), limit)),
        ),
      )
    }),

  get: publicProcedure
    .input(PackageRef)
    .output(skipRevalidation(Package))
    .query(({ ctx, input: { packageId } }) =>
      reading(ctx, (db) =>
        catalogueCache(db).get(['get', packageId], async () =>
          Package.parse(orNotFound(await findPackage(db, packageId), 'package')),
        ),
      ),
    ),
})
