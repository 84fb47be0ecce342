import { type Facts, mergeFacts } from './merge.ts'
import { currentFacts, type Edits } from './trip-edits.ts'

/** One act of the reader: the items that it changed, before and after it. */
export type Act = { id: string; before: Facts; after: Facts }[]

export const actOf = (edits: Edits, changes: Record<string, Facts>): Act =>
  Object.entries(changes).map(([id, after]) => ({ id, before: currentFacts(edits, id), after }))

/** The changes that take an act back. What somebody else has changed since stays. */
export const undoChanges = (edits: Edits, act: Act): Record<string, Facts> =>
  Object.fromEntries(act.map(({ id, before, after }) => [id, mergeFacts(after, before, currentFacts(edits, id)).facts]))
