import { CHANGES_MAX } from '@saathi/shared/trips/rules'
import type { TripChange, TripChanged, TripItem } from '@saathi/shared/trips/schema'
import { type Facts, FIELDS, type Field, factsOf, mergeFacts, sameFacts } from './merge.ts'

/** A change of an item that the server has not confirmed: `facts` is what the reader wants, made from `base`. */
type Pending = { base: Facts; baseVersion: number | null; facts: Facts }

/** A batch under way. It is sent again under the same key until the server answers; then `repeated` is true. */
type Batch = {
  key: string
  version: number
  changes: TripChange[]
  sent: Record<string, Facts>
  repeated: boolean
}

/** The items of a trip as the server and the reader have them. Values are never changed in place. */
export type Edits = {
  /** The version of the trip that `items` have. */
  version: number
  /** By id, as the server has them, with removed ones that are known. */
  items: Record<string, TripItem>
  pending: Record<string, Pending>
  sending: Batch | null
}

/** A change of somebody else at the same time: `fields` are those whose newer value has replaced the reader's. */
export type Conflict = { id: string; title: string; fields: Field[] }

const byId = (items: TripItem[]) => Object.fromEntries(items.map((item) => [item.id, item]))

export const startEdits = (trip: { version: number; items: TripItem[] }): Edits => ({
  version: trip.version,
  items: byId(trip.items),
  pending: {},
  sending: null,
})

/** The facts of an item as the reader sees them. */
export const currentFacts = (edits: Edits, id: string): Facts => {
  const change = edits.pending[id]
  return change ? change.facts : factsOf(edits.items[id])
}

/** The items as the reader sees them, in the order of days and positions. */
export function visibleItems(edits: Edits): TripItem[] {
  const ids = new Set([...Object.keys(edits.items), ...Object.keys(edits.pending)])
  return [...ids]
    .flatMap((id): TripItem[] => {
      const facts = currentFacts(edits, id)
      return facts ? [{ ...facts, id, version: edits.items[id]?.version ?? 0, removed: false }] : []
    })
    .sort((one, other) => one.day - other.day || one.order - other.order || (one.id < other.id ? -1 : 1))
}

export const hasUnsaved = (edits: Edits) => edits.sending !== null || Object.keys(edits.pending).length > 0

/** Sets what the reader wants of some items; null removes one. */
export function setFacts(edits: Edits, changes: Record<string, Facts>): Edits {
  const pending = { ...edits.pending }
  for (const [id, facts] of Object.entries(changes)) {
    const item = edits.items[id]
    const before = pending[id] ?? { base: factsOf(item), baseVersion: item?.version ?? null, facts: null }
    pending[id] = { ...before, facts }
    const isSent = edits.sending !== null && id in edits.sending.sent
    if (!isSent && sameFacts(before.base, facts)) delete pending[id]
  }
  return { ...edits, pending }
}

/** Takes the next batch to send; null while one is under way, and when there is nothing to send. */
export function nextBatch(edits: Edits, key: string): (Edits & { sending: Batch }) | null {
  if (edits.sending) return null
  const entries = Object.entries(edits.pending).slice(0, CHANGES_MAX)
  if (entries.length === 0) return null
  const changes = entries.map(([id, { baseVersion, facts }]): TripChange => {
    if (facts) return { op: 'put', id, base: baseVersion, item: facts }
    return { op: 'remove', id, base: baseVersion ?? 1 }
  })
  const sent = Object.fromEntries(entries.map(([id, { facts }]) => [id, facts]))
  return { ...edits, sending: { key, version: edits.version, changes, sent, repeated: false } }
}

type Update = { edits: Edits; conflicts: Conflict[] }

/**
 * Applies items that the server has sent, with removed ones. An older version never replaces a newer one. What the reader
 * has changed meanwhile is made again on the newer item.
 */
function withItems(edits: Edits, received: TripItem[], version: number, skip: (id: string) => boolean): Update {
  const items = { ...edits.items }
  const pending = { ...edits.pending }
  const conflicts: Conflict[] = []
  for (const item of received) {
    if (skip(item.id) || (items[item.id]?.version ?? 0) >= item.version) continue
    items[item.id] = item
    const change = pending[item.id]
    if (!change) continue
    const theirs = factsOf(item)
    const { facts, conflicts: fields } = mergeFacts(change.base, change.facts, theirs)
    if (fields.length > 0) conflicts.push({ id: item.id, title: item.title, fields })
    if (sameFacts(facts, theirs)) delete pending[item.id]
    else pending[item.id] = { base: theirs, baseVersion: item.version, facts }
  }
  return { edits: { ...edits, items, pending, version: Math.max(edits.version, version) }, conflicts }
}

/** Applies the answer to the batch under way. */
export function settled(edits: Edits, answer: Omit<TripChanged, 'complete'>): Update {
  const batch = edits.sending
  if (!batch) return withItems(edits, answer.items, answer.version, () => false)
  const rejected = new Set(answer.rejected)
  const received = byId(answer.items)
  const pending = { ...edits.pending }
  const items = { ...edits.items }
  for (const [id, sent] of Object.entries(batch.sent)) {
    const change = pending[id]
    if (!change || rejected.has(id)) continue
    const item = received[id]
    // The answer to a repeated batch need not say what was rejected: the item itself tells.
    const base = batch.repeated && item ? appliedBase(change.base, sent, factsOf(item)) : sent
    if (!batch.repeated && sameFacts(change.facts, sent)) delete pending[id]
    else pending[id] = { ...change, base }
    if (!item && items[id]) items[id] = { ...items[id], ...sent, removed: sent === null }
  }
  return withItems({ ...edits, pending, items, sending: null }, answer.items, answer.version, () => false)
}

/** The base of later changes, field by field: the sent value where the server has it, else its earlier one. */
function appliedBase(before: Facts, sent: Facts, now: Facts): Facts {
  if (sent === null) return now === null ? null : before
  if (now === null || before === null) return now === null ? before : sent
  const applied = FIELDS.filter((field) => now[field] === sent[field])
  return { ...before, ...Object.fromEntries(applied.map((field) => [field, sent[field]])) }
}

/** Marks the batch under way as sent without an answer. */
export const unanswered = (edits: Edits): Edits =>
  edits.sending ? { ...edits, sending: { ...edits.sending, repeated: true } } : edits

/** Applies changes of others. Items of a batch under way wait for its answer, which has them too. */
export const received = (edits: Edits, changes: { version: number; items: TripItem[] }): Update => {
  const { sending } = edits
  if (!sending) return withItems(edits, changes.items, changes.version, () => false)
  // The version stays, so that the answer still has what is left out here.
  return withItems(edits, changes.items, edits.version, (id) => id in sending.sent)
}

/** Applies a whole trip: items that it no longer has were removed. */
export function replaced(edits: Edits, trip: { version: number; items: TripItem[] }): Update {
  if (trip.version <= edits.version) return { edits, conflicts: [] }
  const present = byId(trip.items)
  const gone = Object.values(edits.items).filter(({ id, removed }) => !removed && !present[id])
  const removed = gone.map((item) => ({ ...item, version: item.version + 1, removed: true }))
  return received(edits, { version: trip.version, items: [...trip.items, ...removed] })
}

/** What the server does not have yet, and the facts of the batch under way, which it may have. */
export type Unsaved = { pending: Record<string, Pending>; sent: Record<string, Facts> }

export const unsavedOf = ({ pending, sending }: Edits): Unsaved => ({ pending, sent: sending?.sent ?? {} })

/** Makes unsaved changes of an earlier page again, on what the trip is now; they wait where it is older than they are. */
export function restored(edits: Edits, unsaved: Unsaved): Update {
  const pending = { ...edits.pending }
  const conflicts: Conflict[] = []
  for (const [id, change] of Object.entries(unsaved.pending)) {
    const item = edits.items[id]
    if (item && !pending[id] && item.version < (change.baseVersion ?? 0)) {
      pending[id] = change
      continue
    }
    const theirs = currentFacts(edits, id)
    const base = id in unsaved.sent ? appliedBase(change.base, unsaved.sent[id] ?? null, theirs) : change.base
    const { facts, conflicts: fields } = mergeFacts(base, change.facts, theirs)
    if (fields.length > 0) conflicts.push({ id, title: theirs?.title ?? '', fields })
    if (!sameFacts(facts, theirs))
      pending[id] = pending[id]
        ? { ...pending[id], facts }
        : { base: factsOf(item), baseVersion: item?.version ?? null, facts }
  }
  return { edits: { ...edits, pending }, conflicts }
}

/** What `refused` drops. */
export function refusedPart({ pending, sending }: Edits): Unsaved {
  const dropped = Object.entries(sending?.sent ?? {}).filter(
    ([id, sent]) => pending[id] && sameFacts(pending[id].facts, sent),
  )
  return { pending: Object.fromEntries(dropped.map(([id]) => [id, pending[id] as Pending])), sent: {} }
}

/** Drops a batch that the server refuses as invalid: its items are as the server has them. */
export function refused(edits: Edits): Edits {
  const pending = { ...edits.pending }
  for (const [id, sent] of Object.entries(edits.sending?.sent ?? {}))
    if (pending[id] && sameFacts(pending[id].facts, sent)) delete pending[id]
  return { ...edits, pending, sending: null }
}
