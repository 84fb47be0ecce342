import type { TripChange, TripChanged, TripItem } from '@saathi/shared/trips/schema'
import type { Facts } from './merge.ts'
import {
  type Conflict,
  type Edits,
  hasUnsaved,
  nextBatch,
  received,
  refused,
  refusedPart,
  replaced,
  restored,
  setFacts,
  settled,
  startEdits,
  type Unsaved,
  unanswered,
} from './trip-edits.ts'
import { type Act, actOf, undoChanges } from './undo.ts'

/** Changes within this time are sent together, ms. */
const COLLECT_MS = 300
/** Delays before a batch is sent again, ms; doubled with each attempt. */
const RETRY_MIN_MS = 1_000
const RETRY_MAX_MS = 20_000
/** The number of actions that can be undone. */
const ACTS_MAX = 50

type Batch = { version: number; changes: TripChange[]; key: string }
export type TripSyncState = {
  edits: Edits
  /** The last batch got no answer. */
  offline: boolean
  /** The number of actions that can be undone. */
  acts: number
}
type Options = {
  trip: { version: number; items: TripItem[] }
  send: (batch: Batch) => Promise<TripChanged>
  /** Whether the server has refused the batch, so that it is not sent again. */
  isRefusal: (error: unknown) => boolean
  onConflicts: (conflicts: Conflict[]) => void
  /** `refused`: what is dropped. */
  onRefused: (error: unknown, refused: Unsaved) => void
  /** Removed items are missing in an answer: the whole trip must be read. */
  onIncomplete: () => void
}

/**
 * The items of an open trip: changes show at once, are sent in batches, and sent again until the server answers. Changes
 * of others are merged in.
 */
export function createTripSync(options: Options) {
  let state: TripSyncState = { edits: startEdits(options.trip), offline: false, acts: 0 }
  let acts: Act[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = RETRY_MIN_MS
  let isCalling = false
  let isClosed = false
  const listeners = new Set<() => void>()

  function set(change: Partial<TripSyncState>) {
    state = { ...state, ...change, acts: acts.length }
    for (const listener of listeners) listener()
  }
  function apply({ edits, conflicts }: { edits: Edits; conflicts: Conflict[] }) {
    set({ edits })
    if (conflicts.length > 0) options.onConflicts(conflicts)
  }
  function sendAfter(ms: number) {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(flush, ms)
  }

  async function flush() {
    clearTimeout(timer)
    if (isCalling) return
    const { edits } = state
    const batch = edits.sending ?? nextBatch(edits, crypto.randomUUID())?.sending
    if (!batch) return
    set({ edits: { ...edits, sending: batch } })
    isCalling = true
    try {
      const { version, changes, key } = batch
      const answer = await options.send({ version, changes, key })
      delay = RETRY_MIN_MS
      set({ offline: false })
      apply(settled(state.edits, answer))
      if (!answer.complete) options.onIncomplete()
    } catch (error) {
      if (options.isRefusal(error)) {
        const dropped = refusedPart(state.edits)
        set({ edits: refused(state.edits), offline: false })
        options.onRefused(error, dropped)
      } else {
        set({ edits: unanswered(state.edits), offline: true })
        delay = Math.min(delay * 2, RETRY_MAX_MS)
      }
    }
    isCalling = false
    if (hasUnsaved(state.edits)) sendAfter(state.offline ? delay : COLLECT_MS)
  }

  function change(changes: Record<string, Facts>) {
    set({ edits: setFacts(state.edits, changes) })
    sendAfter(COLLECT_MS)
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** An act of the reader, which can be undone. */
    act(changes: Record<string, Facts>) {
      acts = [...acts, actOf(state.edits, changes)].slice(-ACTS_MAX)
      change(changes)
    },
    undo() {
      const last = acts.at(-1)
      if (!last) return
      acts = acts.slice(0, -1)
      change(undoChanges(state.edits, last))
    },
    receive: (changes: { version: number; items: TripItem[] }) => apply(received(state.edits, changes)),
    replace: (trip: { version: number; items: TripItem[] }) => apply(replaced(state.edits, trip)),
    /** Makes again what an earlier page could not send. */
    restore(unsaved: Unsaved) {
      apply(restored(state.edits, unsaved))
      sendAfter(COLLECT_MS)
    },
    /** Sends now what is waiting, such as when the network is back. */
    flush,
    open() {
      isClosed = false
      if (hasUnsaved(state.edits)) sendAfter(COLLECT_MS)
    },
    /** Sends what is waiting, and tries no more. */
    close() {
      isClosed = true
      flush()
    },
  }
}
export type TripSync = ReturnType<typeof createTripSync>
