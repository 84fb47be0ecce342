import { extrasFor, extrasWithoutTime } from '../cost/cost.ts'
import { isHelp } from '../cost/outings.ts'
import { isForNobody, isTooHard, type Travellers } from '../cost/travellers.ts'
import type { Extra } from '../facts/dataset.ts'
import { isRide } from '../facts/extra-sights.ts'
import type { Exertion } from '../facts/place-schema.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { Offer } from './travel-option.ts'

/** What is guided can be done, and seen, without. */
const GUIDED = /\bguided\b/i
const isDispensable = (extra: Extra): boolean => isHelp(extra) || GUIDED.test(extra.item)

/** Words that are too long to be in two sentences by chance. */
const LONG_WORD = /\p{L}{7,}/gu
const NAME = /\p{Lu}\p{L}{4,}/gu
const WORD = /\p{L}{4,}/gu

const wordsOf = (text: string, word: RegExp): string[] => (text.match(word) ?? []).map((found) => found.toLowerCase())

/** The extras that the bill has, and somebody of the party takes. */
export function billedExtras({ type, when, party }: ParsedTrip, { place, option }: Pick<Offer, 'place' | 'option'>) {
  const { lodging, leftOut, days, journey } = option
  const { keepsCar } = journey
  return extrasFor({ ...party, place, type, month: when.month, lodging, keepsCar, leftOut, days }).filter(
    (extra) => !isForNobody(extra, place, type, party),
  )
}

/**
 * Whether a text praises what the bill does not have: an activity that the money or the class of bed does not reach for, for
 * which the stay has no days, or that takes nobody of the party.
 */
export function praisesMissing(
  trip: ParsedTrip,
  { place, option }: Pick<Offer, 'place' | 'option'>,
): (text: string) => boolean {
  const { type, when, party } = trip
  const { lodging, journey } = option
  const billed = billedExtras(trip, { place, option })
  const late = extrasWithoutTime({ ...party, ...option, type, month: when.month, lodging, keepsCar: journey.keepsCar })
  const isMissing = (extra: Extra) =>
    (!extra.types || extra.types.includes(type)) &&
    (!extra.months || extra.months.includes(when.month)) &&
    !billed.includes(extra) &&
    !extra.travel &&
    !isDispensable(extra) &&
    !isRide(extra)
  const had = new Set(billed.flatMap(({ item }) => wordsOf(item, WORD)))
  const words = place.typical_extras_inr.filter(isMissing).flatMap((extra) => {
    if (isForNobody(extra, place, type, party)) return wordsOf(extra.item, WORD)
    const names = late.includes(extra) ? wordsOf(extra.item, NAME) : []
    return [...wordsOf(extra.item, LONG_WORD), ...names]
  })
  return hasOneOf(words.filter((word) => !had.has(word)))
}

/** Whether a sight is one of an activity that takes nobody of the party. */
export function isForOthersOnly(
  { type, party }: ParsedTrip,
  { place }: Pick<Offer, 'place'>,
): (sight: string) => boolean {
  const barred = place.typical_extras_inr.filter((extra) => isForNobody(extra, place, type, party))
  return hasOneOf(barred.flatMap((extra) => (isDispensable(extra) ? [] : wordsOf(extra.item, WORD))))
}

const WALKS =
  /\b(treks?|trekking|hik(es?|ing)|scramble|climb(ing)?|rock climbs|ridge (walks?|trails?)|trails to|summit|walks? round|headland path|parikrama|girivalam|[\d,]+ steps|walk \(\d+ km\))(?!\w)/i
const RIDES = /\b(bicycle|scooter|to cycle)\b/i

/** Whether a text praises a walk or a ride that is too hard for all who would have it. */
export const praisesTooHard = (party: Travellers): ((text: string) => boolean) => {
  const [noWalks, noRides] = [isTooHard('walk', party), isTooHard('ride', party)]
  return (text) => (noWalks && WALKS.test(text)) || (noRides && RIDES.test(text))
}

/** Which of the two a text praises that is too hard. */
export const hardPart = (text: string): Exertion => (WALKS.test(text) ? 'walk' : 'ride')

/** Whether a sight is such a walk, or has one on the way in, for those who want none. */
export function isHardSight(party: Travellers): (sight: { name: string; footing?: string | undefined }) => boolean {
  const isTooHardText = praisesTooHard(party)
  return ({ name, footing }) => isTooHardText(name) || (party.easyWalking === true && STEEP.test(footing ?? ''))
}
const STEEP = /\b(steep|steps|stairs|climb)\b/i

const hasOneOf = (words: string[]) => (text: string) =>
  wordsOf(text, WORD).some((word) => words.some((each) => word === each || word === `${each}s`))
