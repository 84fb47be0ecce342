import { type RestRoute, restRoutes } from '../src/http/rest.ts'
import { ASKING, askingInput, type Named, SHOWING, showingInput } from './blocked-calls.ts'
import { restRequest } from './calls/rest-request.ts'
import type { TestPerson } from './people.ts'

/** The place of everybody's travel plan. */
export const PLAN_PLACE = 'tarkarli-malvan'

/** After the block, a path about the other user responds 404, and one about people omits the user. */
export type Ask = { url: string; payload?: object; about: 'the other' | 'people' }
type AskOf = (reader: TestPerson, other: TestPerson) => Ask | null

/** The caller's own lines of a checklist, which the calls of procedures have removed by then. */
const OWN_LINES = ['trips.tick', 'trips.removeCheck']

function askOf(route: RestRoute, named: Named): AskOf {
  const { procedure } = route
  const at = (input: object) => {
    const { url, payload } = restRequest(route, { ...input })
    return { url: `/api${url}`, payload }
  }
  if (procedure === 'auth.sync') return () => ({ ...at({}), about: 'people' })
  const shows = procedure in SHOWING
  if (ASKING.includes(procedure) && !OWN_LINES.includes(procedure) && procedure !== 'groups.changes')
    return (reader, other) => ({ ...at(askingInput(named, procedure, reader, other)), about: 'the other' })
  return (reader) => (shows ? { ...at(showingInput(named, procedure, reader)), about: 'people' } : null)
}

/** The documented paths by method and path; null for those that show no other user, like their procedures. */
export const pathsOf = (named: Named): Record<string, AskOf> =>
  Object.fromEntries(restRoutes.map((route) => [`${route.method} ${route.path}`, askOf(route, named)]))
