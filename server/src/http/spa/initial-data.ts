import { PREFERENCE_TYPES } from '@saathi/shared/words'
import { validate } from 'uuid'
import { createContext, type Deps } from '../../context.ts'
import { createCaller } from '../../router.ts'
import type { Known } from './html-template.ts'
import { packageIn } from './link-preview.ts'

type Request = Parameters<typeof createContext>[1]

/**
 * What a page brings along for its path: answers that anybody gets, so that its scripts need not ask, and the words of
 * its first paint. They are asked for without the token that a request may carry. What cannot be had, is asked for by
 * the page itself.
 */
export async function knownFor(deps: Deps, { id, log, ip }: Request, pathname: string) {
  const api = createCaller(createContext(deps, { id, log, ip, headers: {} }))
  const known: Known[] = [['auth.settings', null, await api.auth.settings()]]
  const packageId = packageIn(pathname)
  const found = packageId && validate(packageId) ? await api.packages.get({ packageId }).catch(() => null) : null
  if (!found || !packageId) return { known }
  known.push(['packages.get', { packageId }, found])
  const image = found.imageUrl ?? found.images[0]
  if (image === undefined) return { known }
  const kind = PREFERENCE_TYPES.find(([type]) => type === found.tourType)?.[1] ?? found.tourType
  return { known, words: { name: found.name, kind, image: /^https?:/i.test(image) ? image : `/api/${image}` } }
}
