import path from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../context.ts'
import { addressUnknown } from '../../messages/en/request.ts'
import { crawlerRoutes } from './crawlers.ts'
import { loadHtmlTemplate } from './html-template.ts'
import { initialDataFor } from './initial-data.ts'
import { destinationIdIn, linkPreviewFor, packageIdIn, publicTripIdIn, sharedTripTokenIn } from './link-preview.ts'
import { withMetaTags } from './meta-tags.ts'
import { sharePictures } from './pictures.ts'
import { serviceWorkerRoute } from './service-worker.ts'
import { shareTarget } from './share-target.ts'

// Part of the bundle in server/dist, or source in server/src/http/spa.
const isBuilt = path.basename(import.meta.dirname) === 'dist'
const server = path.resolve(import.meta.dirname, isBuilt ? '..' : '../../..')
const builtClient = path.join(server, '../client/dist')
// The build adds compressed copies of the pictures.
const pictures = path.join(server, isBuilt ? 'dist/pictures' : 'pictures')

const CACHE_FOREVER = 'public, max-age=31536000, immutable'
const CACHE_A_DAY = 'public, max-age=86400'

/**
 * Assets have a content hash in their name and never change; icons seldom do; other files may change with a release.
 */
const cacheControlOf = (file: string) =>
  file.includes(`${path.sep}assets${path.sep}`)
    ? CACHE_FOREVER
    : file.includes(`${path.sep}icons${path.sep}`)
      ? CACHE_A_DAY
      : 'no-cache'

/** The page of a link to join a trip. */
const INVITATION = /^\/+trips\/+join\//i

/** Headers of a page whose path is a secret. */
const SECRET_PAGE = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const SERVER_PATHS = /^\/(api|trpc|assets|healthz|readyz|metrics|dev|recommend_travel)(\/|\?|$)/

/**
 * Whether a request is for a page. Browsers accept `text/html`; link previews and monitors accept anything, and so do
 * requests for missing images or scripts, whose path has a file extension.
 */
function wantsPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || SERVER_PATHS.test(url)) return false
  return accept.includes('text/html') || (accept.includes('*/*') && !/^[^?]*\.[^/?]*(\?|$)/.test(url))
}

/** Serves the built client and the product's pictures; the client routes every path that is not a file. */
export const spa = (deps: Deps) => async (app: FastifyInstance) => {
  await app.register(statics, {
    root: pictures,
    prefix: '/api/pictures/',
    preCompressed: isBuilt,
    cacheControl: false,
    setHeaders: (reply) => reply.setHeader('cache-control', CACHE_A_DAY),
  })
  await app.register(sharePictures(pictures))
  const originOf = (request: FastifyRequest) => deps.config.publicUrl ?? `${request.protocol}://${request.host}`
  await app.register(
    crawlerRoutes({ db: deps.db, now: deps.now, originOf, reflectsHost: deps.config.publicUrl === null }),
  )
  const client = deps.config.clientDir ?? builtClient
  const template = await loadHtmlTemplate(client)
  await app.register(shareTarget)
  if (template) {
    const file = path.join(client, 'sw.js')
    await app.register(serviceWorkerRoute({ file, enabled: deps.config.serviceWorker }))
    await app.register(statics, {
      root: client,
      prefix: '/',
      // A route for each built file: every other path is a page. The compressed copies are sent for their files.
      wildcard: false,
      globIgnore: ['sw.js', '**/*.br', '**/*.gz'],
      index: false,
      preCompressed: isBuilt,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (reply, file) => reply.setHeader('cache-control', cacheControlOf(file)),
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!template || !wantsPage(request))
      return reply.code(404).send({ message: addressUnknown, code: 'NOT_FOUND', requestId: request.id })
    const origin = originOf(request)
    // Concatenated, not resolved, since `//elsewhere/tours` is a path of this site.
    const address = origin + request.url
    const url = URL.canParse(address) ? new URL(address) : null
    const pathname = url?.pathname ?? '/'
    const isSharedTrip = sharedTripTokenIn(pathname) !== undefined
    const [known, initialData] = await Promise.all([
      // Undefined if it cannot be read; the page is sent without one.
      url && linkPreviewFor(deps.db, url).catch(() => undefined),
      initialDataFor(deps, request, pathname),
    ])
    const isPublicTrip = publicTripIdIn(pathname) !== undefined
    const preview = isSharedTrip || isPublicTrip ? initialData.preview : known
    // The status tells search engines and link checkers; the client shows a page of its own.
    const isItem =
      packageIdIn(pathname) !== undefined || destinationIdIn(pathname) !== undefined || isSharedTrip || isPublicTrip
    const isMissing = !template.hasPage(pathname) || (preview === null && isItem)
    reply
      .code(isMissing ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers(isSharedTrip || INVITATION.test(pathname) ? SECRET_PAGE : { 'cache-control': 'no-cache' })
    const html = template.render(pathname, initialData)
    return preview === undefined ? html : withMetaTags(html, preview, { origin, url: url?.href ?? origin })
  })
}
