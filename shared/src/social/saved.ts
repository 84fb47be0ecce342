import * as z from 'zod/mini'
import { DestinationId } from '../destinations/schema.ts'
import { Id } from '../lib/common.ts'
import { PackageCard } from '../packages/schema.ts'

/** The greatest number of packages and destinations that a user can save. */
export const SAVED_MAX = 200

/** A package or a destination. Tours are saved with `tours.favorite`. */
export const SavedRef = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('package'), id: Id }),
  z.object({ kind: z.literal('destination'), id: DestinationId }),
])
export type SavedRef = z.infer<typeof SavedRef>
export type SavedKind = SavedRef['kind']

/** A saved package or destination. `withdrawn`: the package is no longer offered. */
export const SavedItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('package'),
    id: Id,
    savedAt: z.string(),
    package: PackageCard,
    withdrawn: z.boolean(),
  }),
  z.object({
    kind: z.literal('destination'),
    id: DestinationId,
    savedAt: z.string(),
    name: z.string(),
    image: z.optional(z.nullable(z.string())),
  }),
])
export type SavedItem = z.infer<typeof SavedItem>

/** All saved packages and destinations, latest first. */
export const SavedList = z.object({ items: z.array(SavedItem) })
export const SavedChange = z.object({ saved: z.boolean() })
