import { BLOG_POSTS } from '@saathi/shared/blog/posts'
import { posts } from '@saathi/shared/lib/messages/en/blog'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { publicTitle } from '@saathi/shared/lib/messages/en/public-trips'
import { priceEach, rupees, tourPriceEach } from '@saathi/shared/lib/money'
import { isTourImage } from '@saathi/shared/tours/rules'
import type { PublicTrip } from '@saathi/shared/trips/public-trips'
import type { SharedTrip } from '@saathi/shared/trips/shared-trips'
import { and, eq } from 'drizzle-orm'
import { validate } from 'uuid'
import type { Db } from '../../db/client.ts'
import { tours } from '../../db/schema/tours.ts'
import { findPlace } from '../../features/destinations/destination-card.ts'
import { placePicture } from '../../features/destinations/place-picture.ts'
import { findPackage } from '../../features/packages/queries/packages.ts'
import { loadDataset } from '../../features/recommend/facts/dataset.ts'
import { isPublicTo } from '../../features/tours/policy.ts'
import { preview as publicTripPreview } from '../../messages/en/public-trips.ts'
import { sharedTripPreview } from '../../messages/en/trip-links.ts'
import { openPages } from './open-pages.ts'

/**
 * How a page appears in link previews and search results. `image` is an image path as in the API; `canonical` is the
 * path for search engines, null for pages that are not indexed; `trip` and `place` are the structured data of a package
 * and a destination.
 */
export type LinkPreview = {
  title: string
  text: string
  image: string | null
  canonical: string | null
  trip?: { name: string; description: string; images: string[]; places: string[]; price: number }
  place?: { name: string; description: string; image: string; state: string; lat: number; lon: number }
}

const TEXT_MAX = 200
const short = (text: string) => (text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX - 1).trimEnd()}…`)

/** The package id in a path, which may be malformed. */
export const packageIdIn = (pathname: string): string | undefined => pathname.match(/^\/packages\/([^/]+)\/?$/i)?.[1]

/** The destination id in a path, which may be unknown. */
export const destinationIdIn = (pathname: string): string | undefined =>
  pathname.match(/^\/destinations\/([^/]+)\/?$/i)?.[1]

/** The canonical path of a destination. */
export const destinationPath = (id: string) => `/destinations/${id}`

/** The tour id in the path of a shared tour, which may be malformed. */
export const sharedTourIdIn = (pathname: string): string | undefined => pathname.match(/^\/tours\/([^/]+)\/?$/i)?.[1]

const sharedIn = (pathname: string): string | undefined => pathname.match(/^\/shared\/([^/]+)\/?$/i)?.[1]

/** The placeholder for the token in the path of a shared trip, which may be malformed. That of a public page is a UUID. */
export const sharedTripTokenIn = (pathname: string): string | undefined => {
  const shared = sharedIn(pathname)
  return shared !== undefined && validate(shared) ? undefined : shared
}

/** The id in the path of the public page of a trip. */
export const publicTripIdIn = (pathname: string): string | undefined => {
  const shared = sharedIn(pathname)
  return shared !== undefined && validate(shared) ? shared : undefined
}

export const publicTripPath = (publicId: string) => `/shared/${publicId}`

/** The canonical path of a blog post. */
export const storyPath = (slug: string) => `/blog?story=${slug}`

/**
 * The preview of a public page, a blog post, a package, a destination or a shared tour (`/tours/{id}`,
 * `/tours?tour={id}`); null for others. Contains no names of users.
 */
export async function linkPreviewFor(db: Db, url: URL): Promise<LinkPreview | null> {
  const post = url.pathname === '/blog' && BLOG_POSTS.find(({ slug }) => slug === url.searchParams.get('story'))
  if (post) {
    const { title, opening } = posts[post.slug]
    return { title, text: opening, image: post.image, canonical: storyPath(post.slug) }
  }
  const page = openPages[url.pathname]
  if (page) return { image: 'pictures/hero-coast.svg', canonical: url.pathname, ...page }
  const packageId = packageIdIn(url.pathname)
  if (packageId && validate(packageId)) return packagePreview(db, packageId)
  const destinationId = destinationIdIn(url.pathname)
  if (destinationId) return destinationPreview(destinationId)
  const tourId = url.pathname === '/tours' ? url.searchParams.get('tour') : sharedTourIdIn(url.pathname)
  return tourId && validate(tourId) ? tourPreview(db, tourId) : null
}

async function packagePreview(db: Db, packageId: string): Promise<LinkPreview | null> {
  const pkg = await findPackage(db, packageId)
  if (!pkg) return null
  const { name, description, images, destinations: places, price } = pkg
  return {
    title: `${name} · ${priceEach(price)}`,
    text: short(description),
    image: images[0] ?? null,
    canonical: `/packages/${packageId.toLowerCase()}`,
    trip: { name, description, images, places, price },
  }
}

function destinationPreview(id: string): LinkPreview | null {
  const found = findPlace(loadDataset(), id)
  if (!found) return null
  const { name, state, summary: description, picture: image, lat, lon } = found
  return {
    title: `${name}, ${state}: when to go, costs and how to get there`,
    text: short(description),
    image,
    canonical: destinationPath(id),
    place: { name, description, image, state, lat, lon },
  }
}

/** The preview of a shared trip: its title and the picture of its place, and nothing of its days or its owner. */
export const sharedTripPreviewOf = ({ title, place }: SharedTrip): LinkPreview => ({
  title,
  text: sharedTripPreview,
  image: place.image,
  canonical: null,
})

const SIGHTS = 6

/** The preview of the public page of a trip. Search engines list it only if its owner chose so. */
export function publicTripPreviewOf(trip: PublicTrip): LinkPreview {
  const cost = trip.costs.reduce((sum, { cost }) => sum + cost, 0)
  const sights = trip.days.flatMap(({ items }) => items.flatMap(({ kind, title }) => (kind === 'visit' ? [title] : [])))
  return {
    title: publicTitle(trip),
    text: short(publicTripPreview(cost > 0 ? rupees(cost / trip.people) : null, [...new Set(sights)].slice(0, SIGHTS))),
    image: trip.place.image,
    canonical: trip.indexed ? publicTripPath(trip.publicId) : null,
  }
}

const CANCELLED_TOUR: LinkPreview = {
  title: 'This tour was cancelled',
  text: 'Find other group tours across India, and people to travel with.',
  image: null,
  canonical: null,
}

/** The preview of a tour that is public and whose host is not suspended. A cancelled tour shows no text of the host. */
async function tourPreview(db: Db, tourId: string): Promise<LinkPreview | null> {
  const [tour] = await db
    .select({
      name: tours.name,
      description: tours.description,
      destination: tours.destination,
      start: tours.startDate,
      end: tours.endDate,
      price: tours.price,
      images: tours.images,
      placeId: tours.placeId,
      cancelledAt: tours.cancelledAt,
    })
    .from(tours)
    .where(and(eq(tours._id, tourId), isPublicTo(null)))
  if (!tour) return null
  if (tour.cancelledAt) return CANCELLED_TOUR
  return {
    title: `${tour.name} · ${spanOfDays(tour.start, tour.end)}`,
    text: short(`${tour.destination}. ${tourPriceEach(tour.price)}. ${tour.description}`.trim()),
    image: tour.images.find(isTourImage) ?? placePicture(tour.placeId),
    canonical: null, // a host's tour is for those who have its link
  }
}
