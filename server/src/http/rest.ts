import type { RestPath } from '../rest-path.ts'
import { type ProcedureName, procedures } from '../router.ts'

export type RestRoute = RestPath & {
  procedure: ProcedureName
  /** The response is cached: it has an ETag, and may be 304. */
  isCached: boolean
}

/** The documented paths under /api of all procedures. Those that take forms are in rest/profile-form.ts and rest/media-routes.ts. */
export const restRoutes: RestRoute[] = (Object.keys(procedures) as ProcedureName[]).flatMap((procedure) => {
  const { rest = [], cache } = procedures[procedure]._def.meta
  return rest.map((path) => ({ ...path, procedure, isCached: cache !== undefined && path.method === 'GET' }))
})

/** The paths that are documented outside of /api too. */
export const rootRoutes = restRoutes.filter(({ atRoot }) => atRoot)
