import * as z from 'zod/mini'
import { atMost, Cursor, Id, pageOf, storable } from '../lib/common.ts'

/** The type of a package: the seven preference types of the dream-trip form. */
export const TourType = z.enum(['beaches', 'mountains', 'historical', 'adventure', 'wildlife', 'spiritual', 'culinary'])
export type TourType = z.infer<typeof TourType>

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max), storable())

export const NamedText = z.strictObject({ name: text(80), description: text(600) })
export type NamedText = z.infer<typeof NamedText>

/** An image: an http(s) URL, or a path below the API's base path. */
export const ImagePath = z.string().check(z.minLength(1), atMost(500), storable())

/** Whole rupees per person. */
const Price = z.int().check(z.gte(0), z.lte(10_000_000))

/**
 * A package in the catalogue file, as `npm run catalogue` reads and writes it. The price is in whole rupees per person.
 */
export const PackageFacts = z.strictObject({
  slug: z
    .string()
    .check(
      atMost(80),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words of small letters and digits, joined by hyphens'),
    ),
  name: text(80),
  description: text(2000),
  tourType: TourType,
  price: Price,
  nights: z.int().check(z.gte(0), z.lte(60)),
  images: z.array(ImagePath).check(atMost(12)),
  imageUrl: z.nullable(ImagePath),
  destinations: z.array(text(120)).check(z.minLength(1), atMost(20)),
  activities: z.array(NamedText).check(atMost(30)),
  raccom: z.array(NamedText).check(atMost(30)),
  /** True for a package that is no longer offered. If an imported file omits it, it stays unchanged. */
  withdrawn: z.optional(z.boolean()),
})
export type PackageFacts = z.infer<typeof PackageFacts>

/** A package on the wire; `raccom` is the spec's name for accommodations. */
export const Package = z.object({
  _id: Id,
  ...PackageFacts.shape,
  /** For each destination, the id of the page about it; null where there is none. */
  placeIds: z.array(z.nullable(z.string())),
})
export type Package = z.infer<typeof Package>

/** A package as a card shows it. */
export const PackageCard = z.pick(Package, {
  _id: true,
  slug: true,
  name: true,
  description: true,
  images: true,
  destinations: true,
  tourType: true,
  price: true,
  nights: true,
})
export type PackageCard = z.infer<typeof PackageCard>

/** The filters of a list of packages. `q`: search words; prices are in whole rupees per person. */
export const PackageFilters = z.object({
  q: z.optional(z.string().check(z.trim(), atMost(100), storable())),
  tourType: z.optional(TourType),
  destination: z.optional(z.string().check(z.trim(), atMost(120), storable())),
  minPrice: z.optional(Price),
  maxPrice: z.optional(Price),
})
export type PackageFilters = z.infer<typeof PackageFilters>

export const PackageQuery = z.object({
  ...PackageFilters.shape,
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
  cursor: z.optional(Cursor),
})
export const PackagePage = pageOf(PackageCard)

/** The number of packages that match the filters. */
export const PackageCount = z.object({ count: z.int() })
export const PackageRef = z.object({ packageId: Id })
