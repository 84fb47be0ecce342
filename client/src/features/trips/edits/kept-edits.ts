import { editsStore, type KeptEdits } from '../../../lib/offline/store.ts'
import { isTooLate } from '../../../lib/offline/write-queue.ts'
import { hasUnsaved, type Unsaved, unsavedOf } from './trip-edits.ts'
import type { TripSync } from './trip-sync.ts'

/** Unsaved changes of a trip on this device, from one page. */
export type TripEdits = Omit<KeptEdits, 'edits'> & { edits: Unsaved }

/** Whether changes wait for their author: the server refused them, or they are old. */
export const isHeld = ({ at, refusal }: TripEdits) => refusal !== null || isTooLate({ at, asked: false }, Date.now())

/** The unsaved changes that this person has made in this browser, the oldest first. */
export const readEdits = async (userId: string) =>
  ((await editsStore.all()) as TripEdits[]).filter(({ by }) => by === userId).sort((one, other) => one.at - other.at)

const lockOf = (key: string) => `saathi-trip-edits ${key}`

/**
 * Runs with changes that no open page has any more and that do not wait for their author. Returns false, without a run, while
 * a page has them.
 * @param waitMs how long that page may take to end
 */
export async function withLeftEdits(key: string, run: (record: TripEdits) => Promise<void>, waitMs = 0) {
  async function runIfThere() {
    const record = ((await editsStore.all()) as TripEdits[]).find((one) => one.key === key)
    if (record && !isHeld(record)) await run(record)
    return true
  }
  if (!navigator.locks) return runIfThere()
  const options = waitMs > 0 ? { signal: AbortSignal.timeout(waitMs) } : { ifAvailable: true }
  try {
    return await navigator.locks.request(lockOf(key), options, (lock) => (lock ? runIfThere() : false))
  } catch (error) {
    const isTaken = error instanceof DOMException && error.name === 'TimeoutError'
    if (isTaken) return false
    throw error
  }
}

/** Waits until the page that has changes has ended; an abort of the wait is thrown. */
export async function whenLeft(key: string, signal: AbortSignal) {
  await navigator.locks?.request(lockOf(key), { signal }, () => {})
}

/** How long the page before may take to end, ms. */
const ENDS_MS = 2_000

type Page = { tripId: string; userId: string; sync: TripSync }

/**
 * Keeps the unsaved changes of an open trip on this device until the server has them, and takes over what earlier pages
 * have left. `stop` waits for the answer to what is under way.
 */
export function keepEdits({ tripId, userId, sync }: Page) {
  const key = crypto.randomUUID()
  let at: number | null = null
  let isStopped = false
  let isWritten = false
  let queue = Promise.resolve()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(lockOf(key), () => held).catch(() => {})

  async function write() {
    const { edits } = sync.state()
    if (hasUnsaved(edits)) {
      at ??= Date.now()
      isWritten = true
      await editsStore.write({ key, by: userId, tripId, at, refusal: null, edits: unsavedOf(edits) })
    } else if (isWritten) {
      at = null
      isWritten = false
      await editsStore.delete(key)
    }
  }
  function onChange() {
    // One after the other, each with what is unsaved by then.
    queue = queue.then(write).catch(() => {})
    const { edits, offline } = sync.state()
    if (isStopped && (offline || !hasUnsaved(edits))) end()
  }
  function end() {
    unsubscribe()
    queue.finally(release)
  }
  const unsubscribe = sync.subscribe(onChange)
  // What was changed before this device was known to keep trips.
  onChange()

  async function takeOver() {
    for (const left of await readEdits(userId)) {
      if (left.tripId !== tripId || isHeld(left)) continue
      await withLeftEdits(
        left.key,
        async (record) => {
          at = Math.min(at ?? record.at, record.at)
          sync.restore(record.edits)
          await queue
          await editsStore.delete(record.key)
        },
        ENDS_MS,
      )
    }
  }
  takeOver().catch(() => {})

  return function stop() {
    isStopped = true
    onChange()
  }
}

const listeners = new Set<() => void>()
const tellPages = () => {
  for (const listener of listeners) listener()
}

/** Tells a page of this tab when other changes wait for their author than before. */
export function onHeldEdits(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Leaves refused changes to their author. */
export async function holdEdits(record: TripEdits) {
  await editsStore.write(record)
  tellPages()
}

/** Leaves what the server has refused of an open trip to its author. */
export const keepRefused = ({ tripId, userId }: Omit<Page, 'sync'>, refusal: string, edits: Unsaved) =>
  holdEdits({ key: crypto.randomUUID(), by: userId, tripId, at: Date.now(), refusal, edits })

export async function discardEdits(key: string) {
  await editsStore.delete(key)
  tellPages()
}
