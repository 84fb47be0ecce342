import type { Destination } from '../../recommend/facts/dataset.ts'
import type { Needs } from '../../recommend/facts/place-schema.ts'

export type Refusal = { sight: string; needs: Needs }

/**
 * Why no days are proposed for a place: its first sight that needs nights elsewhere, a pass or a walk, none of which a stay
 * at one base has. Leaving the sight out would not help, since the stay is billed and chosen for it. Null for most places.
 */
export function refusalOf({ highlights }: Pick<Destination, 'highlights'>): Refusal | null {
  for (const { name, needs } of highlights) if (needs) return { sight: name, needs }
  return null
}
