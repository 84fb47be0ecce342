import * as text from '../../../messages/en/trip-party.ts'
import { barredFrom } from '../../recommend/cost/travellers.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'

/** The drafts with a note on each visit to what somebody of the party is too young or too old for: they do not take part. */
export function withAgeNotes({ trip: { party }, option }: Chosen, drafts: readonly Draft[]): Draft[] {
  const limits = new Map(option.place.highlights.flatMap(({ name, ages }) => (ages ? [[name, ages] as const] : [])))
  return drafts.map((draft) => {
    const ages = draft.role === 'visit' && draft.highlight !== null ? limits.get(draft.highlight) : undefined
    if (!ages) return draft
    const { young, old } = barredFrom({ ages }, party)
    if (young + old === 0) return draft
    const note = text.agesOnly(young > 0 ? ages.from : undefined, old > 0 ? ages.to : undefined)
    return { ...draft, note: [draft.note, note].filter(Boolean).join(' ') }
  })
}
