import type { TourType } from '@saathi/shared/packages/schema'
import type { Destination, Extra } from '../facts/dataset.ts'

const ACTIVITIES =
  /\b(safaris?|raft(ing)?|trek(king)?|climb(ing)?|paragliding|tandem|scuba|snorkelling|kayak|zip|ski|gondola|boat|shikara|camp|walk|guide)\b/i
const HELP = /\b(guide|pony|palki|instructor|helicopter)\b/i
/** What a price has beside its thing: `rafting trip with guide`, `jeep safari, entry and guide`. */
const INCLUDED = /(,| with ).*$/
/** Proper names, and words that are too long to be in two sentences by chance. */
const TELLING_WORD = /\b([A-Z][a-z]{4,}|[a-z]{7,})/g

/** Whether people go to a place for this, and not only use it there: an activity, or what the place is praised for. */
export function isOuting(extra: Extra, place: Destination, type: TourType): boolean {
  let known = outings.get(extra)
  if (known === undefined) {
    known = new Map()
    outings.set(extra, known)
  }
  let found = known.get(type)
  if (found === undefined) {
    found = isOptional(extra, type) ? isPraised(extra, place, type) : isActivity(extra)
    known.set(type, found)
  }
  return found
}
const outings = new WeakMap<Extra, Map<TourType, boolean>>()

/** One can do without, and still see or do what it is for. */
export const isHelp = ({ item }: Pick<Extra, 'item'>): boolean => HELP.test(item.replace(INCLUDED, ''))

export const isOptional = ({ optional }: Extra, type: TourType): boolean =>
  optional === true || (optional?.includes(type) ?? false)

const isActivity = ({ item, travel, covers_days, covers_nights }: Extra): boolean =>
  !travel && !covers_days && !covers_nights && ACTIVITIES.test(item)

function isPraised(extra: Extra, { name, pitch }: Destination, type: TourType): boolean {
  if (isHelp(extra)) return false
  const { item } = extra
  const praise = pitch[type]?.text ?? ''
  const town = name.split(/[ ,]/)[0]
  return (item.match(TELLING_WORD) ?? []).some((word) => word !== town && praise.includes(word))
}
