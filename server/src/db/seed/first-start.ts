import { PackageFacts } from '@saathi/shared/packages/schema'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../client.ts'
import type { PlaceIdOf } from '../queries/import-packages.ts'
import { packages } from '../schema/packages.ts'
import { importPackages } from './import-packages.ts'

/** Imports the product's own packages into an empty catalogue. */
export async function importFirstPackages(db: Db, url: string, placeIdOf?: PlaceIdOf): Promise<void> {
  const [existing] = await db.select({ one: sql`1` }).from(packages).limit(1)
  if (existing) return
  const { default: catalogue } = await import('./packages.json', { with: { type: 'json' } })
  await importPackages(url, z.array(PackageFacts).parse(catalogue), placeIdOf)
}
