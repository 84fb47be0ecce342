import { useSyncExternalStore } from 'react'
import { isKeeping, KEEPING } from '../keeping-flag.ts'
import { readStorage, removeStorage, writeStorage } from '../storage.ts'

/** The storage key that says that the question was answered with no. */
const DECLINED = 'keepingDeclined'

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Whether the user still has to be asked. */
const isAsked = () => !isKeeping() && readStorage('local', DECLINED) === null

export function setKeeping(on: boolean) {
  if (on) writeStorage('local', KEEPING, '1')
  else removeStorage('local', KEEPING)
  notify()
}

export function decline() {
  writeStorage('local', DECLINED, '1')
  notify()
}

/** Forgets both answers, so that the next person on this browser is asked. */
export function forgetAnswers() {
  removeStorage('local', DECLINED)
  setKeeping(false)
}

/** Whether this browser keeps what its user reads, and whether to ask, in all tabs. */
export const useKeeping = () => ({
  keeping: useSyncExternalStore(subscribe, isKeeping),
  asked: useSyncExternalStore(subscribe, isAsked),
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
