import type { TripChange, TripChanged, TripItem } from '@saathi/shared/trips/schema'
import { editsStore } from '../../../lib/offline/store.ts'
import { holdEdits, isHeld, type TripEdits, withLeftEdits } from './kept-edits.ts'
import { type Conflict, nextBatch, restored, settled, startEdits, unsavedOf } from './trip-edits.ts'

/** A trip that others change all the time is tried again later. */
const MOST_ROUNDS = 20

export type Calls = {
  read: (tripId: string) => Promise<{ version: number; items: TripItem[] }>
  change: (call: { tripId: string; version: number; changes: TripChange[]; key: string }) => Promise<TripChanged>
  /** What a failed call means: the trip is gone for this person, its reason not to change it, or null to try again later. */
  judge: (error: unknown) => 'gone' | { refusal: string } | null
  onSent: (tripId: string) => void
  onConflicts: (conflicts: Conflict[]) => void
}

/**
 * Sends the changes of trips that closed pages have left. Returns whether some still wait for the server, and the keys of
 * those that a page still has.
 */
export async function sendLeftEdits(records: TripEdits[], calls: Calls) {
  let isWaiting = false
  const taken: string[] = []
  for (const { key } of records.filter((record) => !isHeld(record))) {
    const isLeft = await withLeftEdits(key, async (record) => {
      isWaiting = !(await sendOne(record, calls)) || isWaiting
    })
    if (!isLeft) taken.push(key)
  }
  return { isWaiting, taken }
}

/** Returns whether the changes are with the server, or with their author. */
async function sendOne(record: TripEdits, { read, change, judge, onSent, onConflicts }: Calls): Promise<boolean> {
  const { key, tripId } = record
  try {
    let update = restored(startEdits(await read(tripId)), record.edits)
    if (update.conflicts.length > 0) onConflicts(update.conflicts)
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const batch = nextBatch(update.edits, crypto.randomUUID())
      if (!batch) break
      await editsStore.write({ ...record, edits: unsavedOf(batch) })
      const { sending } = batch
      update = settled(
        batch,
        await change({ tripId, version: sending.version, changes: sending.changes, key: sending.key }),
      )
      if (update.conflicts.length > 0) onConflicts(update.conflicts)
      await editsStore.write({ ...record, edits: unsavedOf(update.edits) })
    }
    if (nextBatch(update.edits, key)) return false
    await editsStore.delete(key)
    onSent(tripId)
    return true
  } catch (error) {
    const verdict = judge(error)
    if (verdict === null) return false
    if (verdict === 'gone') await editsStore.delete(key)
    else await holdEdits({ ...record, refusal: verdict.refusal })
    return true
  }
}
