import type { TripItem, TripItemFacts } from '@saathi/shared/trips/schema'

export const FIELDS = [
  'day',
  'order',
  'kind',
  'title',
  'note',
  'fixedStart',
  'minutes',
  'cost',
  'costPart',
  'link',
  'lat',
  'lon',
  'highlight',
  'by',
] as const satisfies (keyof TripItemFacts)[]
export type Field = (typeof FIELDS)[number]

/** The fields of an item that a person edits; null for one that is not in the plan. */
export type Facts = TripItemFacts | null

export const factsOf = (item: TripItem | undefined): Facts => {
  if (!item || item.removed) return null
  const { id, version, removed, ...facts } = item
  return facts
}

/** Fields that change together: a place in the plan, a position, a way of travelling. */
const TOGETHER: readonly (readonly Field[])[] = [
  ['day', 'order'],
  ['kind', 'by'],
  ['lat', 'lon', 'highlight'],
]
const groupOf = (field: Field): readonly Field[] => TOGETHER.find((group) => group.includes(field)) ?? [field]

export const sameFacts = (one: Facts, other: Facts): boolean =>
  one === other || (one !== null && other !== null && FIELDS.every((field) => one[field] === other[field]))

type Merged = { facts: Facts /** The fields that both sides changed, each in its own way. */; conflicts: Field[] }

/**
 * Joins two changes of an item that were made from the same `base`. Of a field that both changed, the newer value stays,
 * which is `theirs`. A change wins over a removal, so that nothing that somebody wrote disappears.
 */
export function mergeFacts(base: Facts, mine: Facts, theirs: Facts): Merged {
  if (sameFacts(mine, theirs) || sameFacts(mine, base)) return { facts: theirs, conflicts: [] }
  if (sameFacts(theirs, base)) return { facts: mine, conflicts: [] }
  if (mine === null) return { facts: theirs, conflicts: [] }
  if (theirs === null || base === null) return { facts: mine, conflicts: [] }
  const changed = (side: TripItemFacts, group: readonly Field[]) => group.some((field) => side[field] !== base[field])
  const facts: TripItemFacts = { ...theirs }
  const conflicts: Field[] = []
  for (const field of FIELDS) {
    const group = groupOf(field)
    if (!changed(mine, group)) continue
    if (!changed(theirs, group)) Object.assign(facts, { [field]: mine[field] })
    else if (mine[field] !== theirs[field]) conflicts.push(field)
  }
  return { facts, conflicts }
}
