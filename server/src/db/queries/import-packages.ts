import type { PackageFacts } from '@saathi/shared/packages/schema'
import { callFunction } from '../call-function.ts'
import type { Db } from '../client.ts'
import type { Functions } from '../functions.gen.ts'
import type { Actor } from './actor.ts'

export type Counts = Functions['import_packages']['result']

/** The id of the place that a destination names; null for none. */
export type PlaceIdOf = (destination: string) => string | null

/** Columns beside the facts of a package by which lists search. */
export const derivedFrom = (
  { name, destinations, description }: Omit<PackageFacts, 'withdrawn'>,
  placeIdOf: PlaceIdOf,
) => ({
  placeIds: destinations.map((destination) => placeIdOf(destination) ?? ''),
  search: [name, ...destinations, description].join('\n').toLowerCase(),
})

type Import = {
  facts: PackageFacts[]
  placeIdOf: PlaceIdOf
  /** Null for the first start of a server, which nobody does. */
  actor: Actor | null
  note?: string
}

/**
 * Adds packages, and updates those with a known slug, in one statement. A slug keeps its id, so that links to a package
 * stay valid. The catalogue version changes only if a package does.
 */
export function importInto(db: Db, { facts: given, placeIdOf, actor, note = '' }: Import) {
  const entries = given.map(({ withdrawn, ...facts }) => ({ facts, withdrawn, ...derivedFrom(facts, placeIdOf) }))
  return callFunction(db, 'import_packages', { entries, actor, note })
}
