import { useSyncExternalStore } from 'react'
import { errorCode } from '../trpc.ts'

type Contact = {
  /** The server cannot be reached. */
  away: boolean
  /** The profile is the last known one. */
  standIn: boolean
}

let contact: Contact = { away: !navigator.onLine, standIn: false }
const listeners = new Set<() => void>()

export function setContact(change: Partial<Contact>) {
  const next = { ...contact, ...change }
  if (next.away === contact.away && next.standIn === contact.standIn) return
  contact = next
  for (const listener of listeners) listener()
}

export const readContact = () => contact
export const useContact = () => useSyncExternalStore(onContact, readContact)

export function onContact(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Codes of answers from in front of a server that does not run. */
const UNAVAILABLE: (string | null)[] = [null, 'SERVICE_UNAVAILABLE', 'TIMEOUT']

/** Whether a call failed because the server could not be asked. */
export const isUnreached = (error: unknown): boolean => UNAVAILABLE.includes(errorCode(error))
