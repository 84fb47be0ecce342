import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { sightsOf } from '../../recommend/facts/extra-sights.ts'
import type { Chosen } from './choose-option.ts'
import { computeBill } from './costs.ts'
import { at } from './day-hours.ts'
import type { Draft } from './draft.ts'

const DAY = 1440
const WITH_DINNER = /\bwith dinner\b/i
/** An evening there ends so late that one stays for dinner, which begins by then or after it. */
const ENDS = at(16.5)
const DINES = at(19)

/** The drafts with the dinner that an extra of the bill has, such as that of a camp: one eats there, and it costs nothing more. */
export function withCampDinner(dataset: Dataset, chosen: Chosen, drafts: Draft[]): Draft[] {
  const { place } = chosen.option
  if (!place.typical_extras_inr.some(({ item }) => WITH_DINNER.test(item))) return drafts
  const camp = computeBill(dataset, chosen).extras.find(({ extra }) => WITH_DINNER.test(extra.item))?.extra
  if (!camp) return drafts
  const names = sightsOf(
    camp,
    place.highlights.map(({ name }) => name),
  )
  const sight = drafts.find(
    ({ role, highlight }) => role === 'visit' && highlight !== null && names.includes(highlight),
  )
  const ends = sight?.span?.[1]
  if (!sight || ends === undefined || ends - sight.day * DAY < ENDS) return drafts
  const from = drafts.indexOf(sight)
  const to = drafts.findIndex(
    ({ role, meal, day }, index) => index > from && role === 'meal' && meal === 'dinner' && day === sight.day,
  )
  const between = drafts.slice(from + 1, to)
  if (to < 0 || between.some(({ kind }) => kind !== 'free' && kind !== 'rest')) return drafts
  const dines = Math.max(ends, sight.day * DAY + DINES)
  const { lat, lon } = sight
  return drafts.flatMap((draft, index): Draft[] => {
    if (index > from && index < to) return []
    if (draft === sight) {
      const minutes = draft.minutes + dines - ends
      return [{ ...draft, minutes, span: [dines - minutes, dines] }]
    }
    if (index !== to) return [draft]
    const note = [draft.note, text.mealAtCamp].filter(Boolean).join(' ')
    return [{ ...draft, isCovered: true, note, lat, lon, span: [dines, dines + draft.minutes] }]
  })
}
