import { useEffect, useSyncExternalStore } from 'react'
import { useContact } from './contact.ts'
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
  return {
    away,
    unsent: writes
      .filter((write) => laneOf(write) === lane)
      .map((write): Unsent => ({ ...write, state: stateOf(write) })),
    add: current && ((call: Call) => current.add(call)),
    retry: (id: number) => current?.retry(id),
    discard: (id: number) => current?.discard(id),
  }
}
