import type { PersonItem } from '@saathi/shared/moderation/people'
import { dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'

const TONES: Record<PersonItem['state'], string> = { active: 'is-good', suspended: 'is-urgent', leaving: 'is-soon' }

/** The state of an account. */
export function StateChip({ person: { state, suspendedUntil } }: { person: PersonItem }) {
  const suspended = suspendedUntil ? text.suspendedUntil(dayOf(suspendedUntil)) : text.suspendedForGood
  return <span className={`admin-chip ${TONES[state]}`}>{state === 'suspended' ? suspended : text.states[state]}</span>
}
