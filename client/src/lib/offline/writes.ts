import { useEffect, useSyncExternalStore } from 'react'
import { isUnreached, setContact, useContact } from './contact.ts'
import { type Answered, type Call, laneOf } from './mutation-classes.ts'
import { isTooLate, type Write, type WriteQueue } from './write-queue.ts'

// The queue is a chunk of its own, for people who keep their trips: it is set here once it is there.
let queue: WriteQueue | null = null
const listeners = new Set<() => void>()

export function setQueue(next: WriteQueue | null) {
  queue = next
  for (const listener of listeners) listener()
}

/** Sends now what waits. */
export const drainQueue = () => queue?.drain()
/** How much waits to be sent, or for its author. */
export const countUnsent = () => queue?.writes().length ?? 0

const onQueue = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const NONE: Write[] = []
const never = () => () => {}

/** A write of this lane that waits, in its state now. */
export type Unsent = Write & {
  /** `sending`: the server can be asked. `late`: it is too old to be sent unasked. */
  state: 'sending' | 'waiting' | 'refused' | 'late'
}

/**
 * What waits to be sent to a conversation, group, ledger or trip; `onAnswer` is told of what was sent. `add` is null where
 * nothing can wait: for people who do not keep their trips.
 */
export function useWrites(lane: string, onAnswer: (answered: Answered) => unknown) {
  const current = useSyncExternalStore(onQueue, () => queue)
  const writes = useSyncExternalStore(current?.subscribe ?? never, current?.writes ?? (() => NONE))
  const { away } = useContact()
  useEffect(
    () => current?.onAnswer((answered) => laneOf(answered) === lane && onAnswer(answered)),
    [current, lane, onAnswer],
  )
  const stateOf = (write: Write): Unsent['state'] =>
    write.refusal !== null ? 'refused' : isTooLate(write, Date.now()) ? 'late' : away ? 'waiting' : 'sending'
  const unsent = writes
    .filter((write) => laneOf(write) === lane)
    .map((write): Unsent => ({ ...write, state: stateOf(write) }))

  /**
   * Makes a call now where the server can be asked and nothing waits before it; else it waits, also when no answer came.
   * Returns whether it was made. @throws the error of a call that was refused, or cannot wait
   */
  async function call(wanted: Call, make: () => Promise<unknown>): Promise<boolean> {
    if (!current) {
      await make()
      return true
    }
    if (!away && unsent.every(({ state }) => state === 'refused' || state === 'late')) {
      try {
        await make()
        return true
      } catch (error) {
        if (!isUnreached(error)) throw error
        setContact({ away: true })
      }
    }
    await current.add(wanted)
    return false
  }

  return {
    unsent,
    call,
    add: current && ((call: Call) => current.add(call)),
    retry: (id: number) => current?.retry(id),
    discard: (id: number) => current?.discard(id),
  }
}
