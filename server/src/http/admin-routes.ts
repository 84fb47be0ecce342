import { type ProcedureName, procedures } from '../router.ts'
import type { RestRoute } from './rest.ts'

const isAdmin = (name: string): name is ProcedureName & `admin.${string}` => name.startsWith('admin.')

/**
 * The admin site's procedures below /api/admin, by their names: queries as GET, mutations as POST. They are for the staff's
 * own programs, so the API document leaves them out.
 */
export const adminRoutes: RestRoute[] = Object.keys(procedures)
  .filter(isAdmin)
  .map((procedure) => ({
    method: procedures[procedure]._def.type === 'query' ? 'GET' : 'POST',
    path: `/${procedure.replace('.', '/')}`,
    procedure,
    summary: procedure,
    errors: [],
    isCached: false,
  }))
