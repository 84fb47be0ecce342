import type { NamedText, PackageFacts, TourType } from '@saathi/shared/packages/schema'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { auditLine } from './staff.ts'

/** The catalogue. `search` contains the searchable words in lower case; the importer writes it. */
export const packages = pgTable(
  'packages',
  {
    _id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    tourType: text().$type<TourType>().notNull(),
    price: integer().notNull(),
    nights: integer().notNull(),
    images: text().array().notNull(),
    imageUrl: text(),
    destinations: text().array().notNull(),
    /** For each destination, the place of the recommender's dataset that it names exactly; empty for none. */
    placeIds: text().array().notNull().default(sql`'{}'`),
    activities: jsonb().$type<NamedText[]>().notNull(),
    raccom: jsonb('accommodations').$type<NamedText[]>().notNull(),
    search: text().notNull(),
    /** Set by an operator: the package is no longer offered, but existing tours still refer to it. */
    withdrawnAt: instant(),
    /** The number of the current version; 0 until an editor changes the package for the first time. */
    version: integer().notNull().default(0),
    /** When an editor or an operator last changed it. */
    changedAt: instant(),
  },
  (table) => [
    check('packages_price_positive', sql`${table.price} >= 0`),
    check('packages_nights_positive', sql`${table.nights} >= 0`),
    index('packages_by_tour_type').on(table.tourType, table._id),
    index('packages_by_price').on(table.price),
    index('packages_by_place').using('gin', table.placeIds),
    index('packages_search').using('gin', sql`${table.search} gin_trgm_ops`),
  ],
)

/** One row that every writer of the catalogue updates, so that concurrent writers wait for each other. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    only: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('catalogue_version_one_row', sql`${table.only}`)],
)

/** Earlier versions of packages, and the current one, since an editor first changed them. */
export const packageVersions = pgTable(
  'package_versions',
  {
    packageId: uuid()
      .notNull()
      .references(() => packages._id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    facts: jsonb().$type<PackageFacts>().notNull(),
    auditId: auditLine(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.number] })],
)
