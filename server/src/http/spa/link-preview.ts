import { spanOfDays } from '@saathi/shared/days'
import { priceEach } from '@saathi/shared/money'
import { STORIES } from '@saathi/shared/stories'
import { isTourImage } from '@saathi/shared/tour-rules'
import { and, eq } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Db } from '../../db/client.ts'
import { notSuspended } from '../../db/queries/relationships.ts'
import { tours } from '../../db/schema/tours.ts'
import { findPackage } from '../../features/packages/store.ts'
import { openPages } from './open-pages.ts'

/**
 * What a page says of itself where it is shared and where it is searched for. `image` is an image path as the wire has
 * it; `canonical` is the path that search engines keep it under, null for pages that are for nobody but their visitor;
 * `trip` is what a package is to a machine that reads it.
 */
export type Card = {
  title: string
  text: string
  image: string | null
  canonical: string | null
  trip?: { name: string; description: string; images: string[]; places: string[]; price: number }
}

const TEXT_MAX = 200
const short = (text: string) => (text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1).trimEnd()}…`)

/** What a package's page asks for by its path: an id, or what stands in the place of one. */
export const packageIn = (pathname: string): string | undefined => pathname.match(/^\/packages\/([^/]+)\/?$/i)?.[1]

/** Where search engines keep a story of the blog. */
export const storyPath = (slug: string) => `/blog?story=${slug}`

/** The card of an open page, of a story of the blog, of a package, or of a shared tour, `/tours?tour={id}`; null for any other page. Names no people. */
export async function cardFor(db: Db, url: URL): Promise<Card | null> {
  const told = url.pathname === '/blog' && STORIES.find(({ slug }) => slug === url.searchParams.get('story'))
  if (told) return { title: told.title, text: told.opening, image: told.image, canonical: storyPath(told.slug) }
  const page = openPages[url.pathname]
  if (page) return { image: 'pictures/hero-coast.svg', canonical: url.pathname, ...page }
  const packageId = packageIn(url.pathname)
  if (packageId && validate(packageId)) return packageCard(db, packageId)
  const tourId = url.pathname === '/tours' ? url.searchParams.get('tour') : null
  return tourId && validate(tourId) ? tourCard(db, tourId) : null
}

async function packageCard(db: Db, packageId: string): Promise<Card | null> {
  const found = await findPackage(db, packageId)
  if (!found) return null
  const { name, description, images, destinations: places, price } = found
  return {
    title: `${name} · ${priceEach(price)}`,
    text: short(description),
    image: images[0] ?? null,
    canonical: `/packages/${packageId.toLowerCase()}`,
    trip: { name, description, images, places, price },
  }
}

const CANCELLED_TOUR: Card = {
  title: 'This tour was cancelled',
  text: 'Find other group tours across India, and people to travel with.',
  image: null,
  canonical: null,
}

/** The card of a tour whose host made it public and is not suspended. A cancelled one shows nothing that the host wrote. */
async function tourCard(db: Db, tourId: string): Promise<Card | null> {
  const [found] = await db
    .select({
      name: tours.name,
      description: tours.description,
      destination: tours.destination,
      start: tours.startDate,
      end: tours.endDate,
      price: tours.price,
      images: tours.images,
      cancelledAt: tours.cancelledAt,
    })
    .from(tours)
    .where(and(eq(tours._id, tourId), eq(tours.isPublic, true), notSuspended(tours.creatorId)))
  if (!found) return null
  if (found.cancelledAt) return CANCELLED_TOUR
  return {
    title: `${found.name} · ${spanOfDays(found.start, found.end)}`,
    text: short(`${found.destination}, ${priceEach(found.price)}. ${found.description}`.trim()),
    image: found.images.find(isTourImage) ?? null,
    canonical: null, // those who follow the link log in first
  }
}
