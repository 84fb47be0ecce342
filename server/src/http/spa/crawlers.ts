import { BLOG_POSTS } from '@saathi/shared/blog/posts'
import { indianDay } from '@saathi/shared/lib/days'
import { isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/client.ts'
import { packages } from '../../db/schema/packages.ts'
import { loadDataset } from '../../features/recommend/facts/dataset.ts'
import { listIndexedTrips } from '../../features/trips/queries/public-trips.ts'
import { destinationPath, publicTripPath, storyPath } from './link-preview.ts'
import { openPages } from './open-pages.ts'

const CACHE_A_DAY = 'public, max-age=86400'
/** The maximum number of URLs in a sitemap. */
const MAX_URLS = 50_000

type Options = {
  db: Db
  now: () => Date
  originOf: (request: FastifyRequest) => string
  /** Whether the origin comes from the request's own headers; then the response must not be cached. */
  reflectsHost: boolean
}

/** `/robots.txt` and `/sitemap.xml`. */
export const crawlerRoutes =
  ({ db, now, originOf, reflectsHost }: Options) =>
  async (app: FastifyInstance) => {
    const cacheControl = reflectsHost ? 'no-store' : CACHE_A_DAY
    app.get('/robots.txt', async (request, reply) => {
      const lines = [
        'User-agent: *',
        'Allow: /api/pictures/',
        'Allow: /api/share/',
        'Allow: /api/media/',
        // Requested by the pages when crawlers render them.
        'Allow: /api/packages',
        'Disallow: /api/',
        'Disallow: /dev/',
        `Sitemap: ${originOf(request)}/sitemap.xml`,
      ]
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(`${lines.join('\n')}\n`)
    })
    app.get('/sitemap.xml', async (request, reply) => {
      const origin = originOf(request)
      const rows = await db
        .select({ _id: packages._id })
        .from(packages)
        .where(isNull(packages.withdrawnAt))
        .orderBy(packages._id)
        .limit(MAX_URLS)
      const publicTrips = await listIndexedTrips(db, indianDay(now()), MAX_URLS)
      const paths = [
        ...Object.keys(openPages),
        ...BLOG_POSTS.map(({ slug }) => storyPath(slug)),
        ...loadDataset().destinations.map(({ id }) => destinationPath(id)),
        ...rows.map(({ _id }) => `/packages/${_id}`),
        ...publicTrips.map(({ publicId }) => publicTripPath(publicId)),
      ]
      const urls = paths.slice(0, MAX_URLS).map((path) => `  <url><loc>${xml(origin + path)}</loc></url>`)
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', cacheControl)
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        )
    })
  }

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
