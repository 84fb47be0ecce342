import { isHelp, isOuting } from '../cost/outings.ts'
import type { Dataset } from '../facts/dataset.ts'
import { greatCircleKm } from '../facts/distance.ts'
import { closedShare, closuresIn, isPitchTrue, pitchIn, ruledOutBy, seasonOf } from '../facts/season.ts'
import { isOfKind, tellsOfKind } from '../facts/sight-kinds.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { billedExtras, isForOthersOnly, isHardSight, praisesMissing, praisesTooHard } from '../rank/missing-extras.ts'
import { isSteepForAll } from '../rank/party.ts'
import { isSecondKind } from '../rank/rank.ts'
import { ruledOutIn } from '../rank/shortlist.ts'
import type { Offer } from '../rank/travel-option.ts'
import { listed, monthSpells, shortName } from './format.ts'
import { KNOWN_FOR } from './known-for.ts'

/** The sights that only people who stay the night can see. */
const NEEDS_A_NIGHT = /\b(sunrise|sunset|dawn|dusk|nights?|sleep|stay|evenings?|weekend|morning|aarti|lights)\b/i
/** The hour at which a sight is best: who is there for the day sees it at another one. */
const BEST_HOUR = /,?( also)? (at|by) (sunrise|sunset|dawn|dusk|night)$/i
/** Nothing is praised that a closure stops for most of the time, not even one that is not certain. */
const MOST_CLOSED = 0.5
const MOST = 3

/**
 * What the place offers for the kind of trip then: why to go there, in the months in which that is true and on a day trip
 * without what needs a night; else its sights of this kind. Nothing that is shut then, or that the bill does not have.
 */
export function kindReason(trip: ParsedTrip, { place, option }: Offer): string | null {
  const { type, when } = trip
  if (ruledOutBy(place, type, when) !== null || closedShare(place, type, when) >= MOST_CLOSED) return null
  if (isSteepForAll(trip, { place })) return paidReason(trip, { place, option })
  const pitch = pitchIn(place, type, when.month)
  const shut = shutThen(place, when)
  const isOfMissing = praisesMissing(trip, { place, option })
  const isTooHard = praisesTooHard(trip.party)
  const isOpen = (text: string) => !shut.some((name) => text.includes(name)) && !isOfMissing(text) && !isTooHard(text)
  if (pitch && isOpen(pitch) && !(option.nights === 0 && NEEDS_A_NIGHT.test(pitch))) return pitch
  const sights = sightsThen(trip, { place, option }).filter((name) => isOfKind(name, type) && isOpen(name))
  if (sights.length > 0) return `For ${KNOWN_FOR[type]}: ${sights.slice(0, MOST).join('; ')}.`
  return paidReason(trip, { place, option })
}

/** The names of one or two sights of the kind that are open then. */
export function firstSights(trip: ParsedTrip, { place, option }: Pick<Offer, 'place' | 'option'>): string[] {
  const shut = shutThen(place, trip.when)
  const open = sightsThen(trip, { place, option }).filter((name) => !shut.some((each) => name.includes(each)))
  const [first, second] = open
    .map((name) => name.replace(ASIDE, '').replace(COMMON_WORD, (word) => word.toLowerCase()))
    .filter((name, at, all) => isOfKind(name, trip.type) && all.indexOf(name) === at)
  if (first === undefined) return []
  return second === undefined || [first, second].some((name) => name.includes(' and ')) ? [first] : [first, second]
}
/** What a name adds of itself: `Solang valley (13 km)`, `Golden Temple, also at night`. */
const ASIDE = / \(.*\)$|: .*$|,.*$/
/** How a name of no one place begins, which is written small inside a sentence. */
const COMMON_WORD =
  /^(Elephant (?=ride|safari)|Tandem |Canter (?=or )|Forest-bus (?=or )|(Dawn|Afternoon|Buffer|Jeep|Boat|Forest-bus|Night) (?=(jeep |forest |boat )?(safari|drive|kayaking|across))|(Rafting|Bungee|Climb|Walk|Snorkelling|Cycling|Cooking|Kayaking|Safari|Boat|Sunrise) (?=\w+ )|Beginner )/

/** The outings that the bill has for the kind of trip. */
function paidReason(trip: ParsedTrip, { place, option }: Pick<Offer, 'place' | 'option'>): string | null {
  const { type } = trip
  const outings = billedExtras(trip, { place, option })
    .filter((extra) => isOuting(extra, place, type) && !isHelp(extra))
    .map(({ item }) => item)
  return outings.length > 0 ? `For ${KNOWN_FOR[type]}: ${outings.slice(0, MOST).join('; ')}.` : null
}

/** What the place offers for the second wish then; null without one, and where that is nothing. */
export function secondReason(trip: ParsedTrip, offer: Offer): string | null {
  const { secondType } = trip
  if (secondType === null || !offer.place.types.includes(secondType)) return null
  return kindReason({ ...trip, type: secondType }, offer)
}

/** That a place has nothing of the second wish, or not then. */
export function withoutSecond(trip: ParsedTrip, offer: Offer, dataset: Dataset): string | null {
  const { secondType, when } = trip
  if (secondType === null || secondReason(trip, offer) !== null) return null
  const { place } = offer
  const wish = `${KNOWN_FOR[secondType]}, your second wish`
  if (!place.types.includes(secondType)) return `${fewCome(trip, offer, secondType, dataset)}.`
  const months = place.pitch[secondType]?.months
  return months && !isPitchTrue(place, secondType, when.month)
    ? `For ${wish}, the time here is ${monthSpells(months)}.`
    : `Nothing here for ${wish}, on this trip.`
}

/** What a place has for a wish for which few people come, and no reproach where it may have something that we do not know. */
function fewCome(trip: ParsedTrip, { place, option }: Offer, secondType: ParsedTrip['type'], dataset: Dataset): string {
  const few = `Few come here for ${KNOWN_FOR[secondType]}, your second wish`
  const sights = sightsThen(trip, { place, option })
    .filter((name) => tellsOfKind(name, secondType))
    .slice(0, MOST - 1)
  if (sights.length > 0) return `${few}; there is: ${sights.join('; ')}`
  const [near] = dataset.destinations
    .filter((other) => other.id !== place.id && other.types[0] === secondType && isGoodThen(dataset, trip, other))
    .map((other) => ({ name: shortName(other.name), km: greatCircleKm(place, other) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
  return near ? `${few}; nearest for that: ${near.name}` : few
}
const NEAR_KM = 60

/** Whether a place is worth naming for what it is known for first: it has that then, and nobody ruled it out. */
function isGoodThen(dataset: Dataset, trip: ParsedTrip, place: Offer['place']): boolean {
  const { when, exclude } = trip
  const [type = trip.type] = place.types
  if (ruledOutIn(dataset, trip)(place) || exclude.some(({ id }) => id === place.id)) return false
  if (!isPitchTrue(place, type, when.month) || seasonOf(place, when.month) === 'avoid') return false
  return ruledOutBy(place, type, when) === null && closedShare(place, type, when) < MOST_CLOSED
}

/** The outings of the second wish, which the bill does not have: it has those of the first. */
export function secondNotCounted(trip: ParsedTrip, { place, option }: Offer): string | null {
  const { type, secondType } = trip
  if (secondType === null || !place.types.includes(secondType)) return null
  const outings = billedExtras({ ...trip, type: secondType }, { place, option }).filter(
    (extra) => extra.types && !extra.types.includes(type) && isOuting(extra, place, secondType) && !isHelp(extra),
  )
  if (outings.length === 0) return null
  return `Not in the total, for ${KNOWN_FOR[secondType]}: ${listed(outings.map(({ item }) => item))}.`
}

/** What there is to see then beside what was said, without what needs a night on a day trip. */
export function sightsReason(trip: ParsedTrip, { place, option }: Offer, said: readonly string[]): string | null {
  const isForOthers = isForOthersOnly(trip, { place })
  const shut = shutThen(place, trip.when)
  const names = sightsThen(trip, { place, option })
    .filter((name) => !shut.some((each) => name.includes(each)))
    .filter((name) => !isForOthers(name) && !said.some((text) => text.includes(name)))
  return names.length > 0 ? `To see: ${names.slice(0, MOST).join('; ')}.` : null
}

const isEasySight = (party: ParsedTrip['party']) => {
  const isHard = isHardSight(party)
  return (sight: Offer['place']['highlights'][number]) => !isHard(sight)
}

/** The names of the sights of the month that are not too hard for all; on a day trip without what needs a night. */
const sightsThen = ({ when, party }: ParsedTrip, { place, option }: Pick<Offer, 'place' | 'option'>): string[] =>
  place.highlights
    .filter(({ months, needs }) => !needs && (!months || months.includes(when.month)))
    .filter(isEasySight(party))
    .map(({ name }) => (option.nights > 0 ? name : name.replace(BEST_HOUR, '')))
    .filter((name) => option.nights > 0 || !NEEDS_A_NIGHT.test(name))

/** The months for the kind of trip, where the place has nothing of it in the month asked. */
export function otherMonths(trip: ParsedTrip, offer: Offer): string | null {
  const { type, when } = trip
  const { place } = offer
  const months = place.pitch[type]?.months
  if (!months || isPitchTrue(place, type, when.month) || ruledOutBy(place, type, when) !== null) return null
  if (kindReason(trip, offer) !== null) return null
  return `For ${KNOWN_FOR[type]} the time here is ${monthSpells(months)}.`
}

const PROPER_NAME = /\b[A-Z][a-z]{3,}/g
const COMMON = /^(Most|Some|Snow|Rain|Heavy|Extreme|Landslides|Floods|Rough|Strong|Lower|Upper|North|South)$/

/** The names in closures that hold for most of the time and stop no kind of trip as a whole. */
const shutThen = (place: Offer['place'], when: ParsedTrip['when']): string[] =>
  closuresIn(place, when)
    .filter(({ closure: { from, stops, sure }, share }) => from && !stops && sure !== 'low' && share >= MOST_CLOSED)
    .flatMap(({ closure: { what } }) => what.split(/[;:,]| while | when /)[0]?.match(PROPER_NAME) ?? [])
    .filter((name) => !COMMON.test(name) && !place.name.includes(name))

/** What a place is known for first, where what is asked for comes second. */
export function secondKind({ type }: ParsedTrip, { place }: Offer): string | null {
  const [first = type] = place.types
  if (!isSecondKind(place, type)) return null
  return `Known first for ${KNOWN_FOR[first]}; ${KNOWN_FOR[type]} come${type === 'historical' || type === 'wildlife' || type === 'culinary' ? 's' : ''} second.`
}
