import type { TripCheck } from '@saathi/shared/trips/checks'
import type { Call } from '../../lib/offline/mutation-classes.ts'
import type { Unsent } from '../../lib/offline/writes.ts'

/** The checklist after a call; another call changes nothing. */
export function checksAfter(checks: TripCheck[], { name, input }: Call): TripCheck[] {
  switch (name) {
    case 'trips.tick':
      return checks.map((check) => (check.id === input.itemId ? { ...check, done: input.done } : check))
    case 'trips.addCheck': {
      const { id, kind, text } = input
      return checks.some((check) => check.id === id)
        ? checks
        : [...checks, { id, kind, text, by: null, done: false, own: true }]
    }
    case 'trips.removeCheck':
      return checks.filter(({ id }) => id !== input.itemId)
    default:
      return checks
  }
}

/** The id of the line that a call changes; null for calls that are not about the checklist. */
export function checkIdOf({ name, input }: Call): string | null {
  if (name === 'trips.addCheck') return input.id
  return name === 'trips.tick' || name === 'trips.removeCheck' ? input.itemId : null
}

/** The checklist with what waits to be sent, the lines that wait for a network, and what was not sent. */
export function withUnsent(checks: TripCheck[], unsent: Unsent[]) {
  const isGoing = ({ state }: Unsent) => state === 'sending' || state === 'waiting'
  const waiting = unsent.filter(({ state }) => state === 'waiting')
  return {
    checks: unsent.filter(isGoing).reduce((all, write) => checksAfter(all, write), checks),
    waiting: new Set(waiting.map(checkIdOf)),
    failed: unsent.filter((write) => !isGoing(write) && checkIdOf(write) !== null),
  }
}
