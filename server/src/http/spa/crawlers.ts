import { STORIES } from '@saathi/shared/stories'
import { isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../db/client.ts'
import { packages } from '../../db/schema/packages.ts'
import { storyPath } from './link-preview.ts'
import { openPages } from './open-pages.ts'

const DAY = 'public, max-age=86400'
/** More than this a sitemap may not hold. */
const MOST = 50_000

type Options = {
  db: Db
  originOf: (request: FastifyRequest) => string
  /** Whether that is what the request says of itself: then nobody may keep an answer for others. */
  reflectsHost: boolean
}

/** `/robots.txt` and `/sitemap.xml`: what search engines may look at, and where it all is. */
export const crawlers =
  ({ db, originOf, reflectsHost }: Options) =>
  async (app: FastifyInstance) => {
    const caching = reflectsHost ? 'no-store' : DAY
    app.get('/robots.txt', async (request, reply) => {
      const lines = [
        'User-agent: *',
        'Allow: /api/pictures/',
        'Allow: /api/share/',
        'Allow: /api/media/',
        // What the pages themselves ask for, to be drawn.
        'Allow: /api/packages',
        'Disallow: /api/',
        'Disallow: /dev/',
        `Sitemap: ${originOf(request)}/sitemap.xml`,
      ]
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', caching)
        .send(`${lines.join('\n')}\n`)
    })
    app.get('/sitemap.xml', async (request, reply) => {
      const origin = originOf(request)
      const trips = await db
        .select({ _id: packages._id })
        .from(packages)
        .where(isNull(packages.withdrawnAt))
        .orderBy(packages._id)
        .limit(MOST)
      const paths = [
        ...Object.keys(openPages),
        ...STORIES.map(({ slug }) => storyPath(slug)),
        ...trips.map(({ _id }) => `/packages/${_id}`),
      ]
      const urls = paths.slice(0, MOST).map((path) => `  <url><loc>${xml(origin + path)}</loc></url>`)
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', caching)
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
        )
    })
  }

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
