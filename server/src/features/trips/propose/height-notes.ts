import * as text from '../../../messages/en/trip-party.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'
import { HIGH_METRES } from './rooms.ts'

const METRES = /\b(\d{1,2},\d{3}) m\b/g

/** The drafts with a note for seniors on each visit that goes very high, by its name or by the advice about it. */
export function withHeightNotes({ trip, option }: Chosen, drafts: readonly Draft[]): Draft[] {
  if (trip.party.seniors === 0) return [...drafts]
  const heights = heightsAt(option.place)
  return drafts.map((draft) => {
    const metres = draft.highlight === null ? undefined : heights.get(draft.highlight)
    if (draft.role !== 'visit' || metres === undefined) return draft
    return { ...draft, note: [draft.note, text.highForSeniors(metres)].filter(Boolean).join(' ') }
  })
}

/** The heights of the sights above 3,000 m that the facts name, where one sleeps lower. */
function heightsAt({ highlights, health_safety, elevation_m }: Destination): ReadonlyMap<string, number> {
  const heights = new Map<string, number>()
  const put = (name: string, words: string) => {
    const metres = heightIn(words)
    if (metres >= HIGH_METRES && metres > elevation_m) heights.set(name, Math.max(metres, heights.get(name) ?? 0))
  }
  const names = highlights.map(({ name }) => name)
  for (const { what } of health_safety) for (const name of sightsOf({ item: what }, names)) put(name, what)
  for (const name of names) put(name, name)
  return heights
}

const heightIn = (words: string): number =>
  Math.max(0, ...[...words.matchAll(METRES)].map(([, metres = '']) => Number(metres.replace(',', ''))))
