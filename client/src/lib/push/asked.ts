import { useSyncExternalStore } from 'react'
import { readStorage, removeStorage, writeStorage } from '../storage.ts'

/** The storage key that says that the question was answered, whichever way. */
const ANSWERED = 'pushAnswered'

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Remembers that the question was answered, so that it never comes again. */
export function setAnswered() {
  writeStorage('local', ANSWERED, '1')
  notify()
}

/** Forgets the answer, so that the next person on this browser is asked. */
export function forgetAnswer() {
  removeStorage('local', ANSWERED)
  notify()
}

const isUnanswered = () => readStorage('local', ANSWERED) === null

/** Whether the question was not answered yet. */
export const useUnanswered = () => useSyncExternalStore(subscribe, isUnanswered)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
