import { PREFERENCE_TYPES } from '@saathi/shared/form-choices'
import type { Package } from '@saathi/shared/packages'
import { validate } from 'uuid'
import { createContext, type Deps } from '../../context.ts'
import { callProcedure, createCaller } from '../../router.ts'
import type { InitialQuery } from './html-template.ts'
import { packageIdIn } from './link-preview.ts'

/** The pages that show the operator's settings. */
const LEGAL_PAGES = /^\/(privacy|terms|grievances)\/?$/i

type Request = Parameters<typeof createContext>[1]

/**
 * The data sent with the page at a path: public responses, so that its scripts need no request, and the texts of its
 * first paint. The request's token is not used. Data that cannot be read is omitted; the client requests it.
 */
export async function initialDataFor(deps: Deps, { id, log, ip }: Request, pathname: string) {
  const ctx = createContext(deps, { id, log, ip, headers: {} })
  const queries: InitialQuery[] = [['auth.settings', null, await createCaller(ctx).auth.settings()]]
  if (LEGAL_PAGES.test(pathname)) queries.push(['legal.settings', null, deps.config.legal])
  const packageId = packageIdIn(pathname)
  if (!packageId || !validate(packageId)) return { queries }
  const pkg = (await callProcedure('packages.get', { packageId }, ctx).catch(() => null)) as Package | null
  if (!pkg) return { queries }
  queries.push(['packages.get', { packageId }, pkg])
  const image = pkg.imageUrl ?? pkg.images[0]
  if (image === undefined) return { queries }
  const kind = PREFERENCE_TYPES.find(([type]) => type === pkg.tourType)?.[1] ?? pkg.tourType
  return { queries, texts: { name: pkg.name, kind, image: /^https?:/i.test(image) ? image : `/api/${image}` } }
}
