import path from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { crawlers } from './crawlers.ts'
import { builtPage } from './html-template.ts'
import { knownFor } from './initial-data.ts'
import { cardFor, packageIn } from './link-preview.ts'
import { withCard } from './meta-tags.ts'
import { sharePictures } from './pictures.ts'

// Part of the bundle in server/dist, or source in server/src/http/spa.
const built = path.basename(import.meta.dirname) === 'dist'
const server = path.resolve(import.meta.dirname, built ? '..' : '../../..')
const client = path.join(server, '../client/dist')
// The build leaves compressed copies beside the pictures; as source they are served as they are.
const pictures = path.join(server, built ? 'dist/pictures' : 'pictures')

const HASHED = 'public, max-age=31536000, immutable'
const PICTURE = 'public, max-age=86400'

/** What has its contents' hash in its name never changes, icons seldom do, and anything else may with any release. */
const cachingOf = (file: string) =>
  file.includes(`${path.sep}assets${path.sep}`)
    ? HASHED
    : file.includes(`${path.sep}icons${path.sep}`)
      ? PICTURE
      : 'no-cache'

const OURS = /^\/(api|trpc|assets|healthz|readyz|metrics|dev|recommend_travel)(\/|\?|$)/

/**
 * Whether a page is asked for. Browsers say so. Who shows a link that was shared, or watches whether the site is up, takes
 * anything; so do those who ask for a picture or a script that is missing, but by the name of a file.
 */
function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || OURS.test(url)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/^[^?]*\.[^/?]*(\?|$)/.test(url))
}

/** The built client and the product's own pictures; any page that is no file is the client's to route. */
export const site = (deps: Deps) => async (app: FastifyInstance) => {
  await app.register(statics, {
    root: pictures,
    prefix: '/api/pictures/',
    preCompressed: built,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', PICTURE),
  })
  await app.register(sharePictures(pictures))
  const originOf = (request: FastifyRequest) => deps.config.publicUrl ?? `${request.protocol}://${request.host}`
  await app.register(crawlers({ db: deps.db, originOf, reflectsHost: deps.config.publicUrl === null }))
  const page = await builtPage(client)
  if (page) {
    await app.register(statics, {
      root: client,
      prefix: '/',
      // Only what the build made has a route: every other address is a page.
      wildcard: false,
      index: false,
      preCompressed: built,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, file) => reply.setHeader('cache-control', cachingOf(file)),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!page || !wantsPage(request))
      return reply
        .code(404)
        .send({ message: 'There is nothing at this address.', code: 'NOT_FOUND', requestId: request.id })
    const origin = originOf(request)
    // Put together, not resolved: `//elsewhere/tours` is a path here, and no other site.
    const address = origin + request.url
    const url = URL.canParse(address) ? new URL(address) : null
    // A page whose card cannot be had is the page all the same.
    const pathname = url?.pathname ?? '/'
    const [card, brought] = await Promise.all([
      url && cardFor(deps.db, url).catch(() => undefined),
      knownFor(deps, request, pathname),
    ])
    // The page itself says so to people, and this to search engines and to who looks for dead links.
    const isMissing = !page.isAt(pathname) || (card === null && packageIn(pathname) !== undefined)
    reply
      .code(isMissing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
    const sent = page.at(pathname, brought)
    return card === undefined ? sent : withCard(sent, card, { origin, url: url?.href ?? origin })
  })
}
