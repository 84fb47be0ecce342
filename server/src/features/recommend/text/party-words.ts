import { clockOf, monthName } from '@saathi/shared/lib/messages/en/days'
import { extrasFor } from '../cost/cost.ts'
import { HIGH_METRES } from '../cost/outing-days.ts'
import { barredFrom, leavesChildrenAlone, younger } from '../cost/travellers.ts'
import { healthIn, pitchIn } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { hardPart } from '../rank/missing-extras.ts'
import { isSteep, needsRest, type Unsuited, unsuitedFor } from '../rank/party.ts'
import type { Offer } from '../rank/travel-option.ts'
import { hillHours, isTender } from '../travel/effort.ts'
import { arrivesByNight } from '../travel/night-arrival.ts'
import { capital, count, hours, inWords, listed, shortName } from './format.ts'
import { smallOrOld, tenderOnes } from './tender-ones.ts'
import { weatherCautions } from './weather-words.ts'

const GROWN = 12

const metres = (height: number) => `${(Math.round(height / 100) * 100).toLocaleString('en-IN')} m`

/** What does not suit those who travel, each with why. */
export const partyCautions = (trip: ParsedTrip, offer: Offer): string[] => [
  ...ageCautions(trip, offer),
  ...unsuitedCautions(trip, offer),
  ...heightCaution(trip, offer),
]

/** From this height the air is thin for those who are not used to it. */
const THIN_AIR_METRES = 3500

/** The highest sight of the month, for those who sleep low and must go up slowly. */
export function heightCaution(trip: ParsedTrip, { place, option }: Offer): string[] {
  if (!needsRest(trip) || (option.nights > 0 && place.elevation_m >= HIGH_METRES)) return []
  const [highest] = place.highlights
    .filter(({ months, needs }) => !needs && (!months || months.includes(trip.when.month)))
    .flatMap(({ name, up_to }) => (up_to && up_to.metres >= THIN_AIR_METRES ? { name, metres: up_to.metres } : []))
    .sort((a, b) => b.metres - a.metres)
  if (!highest) return []
  const where = `${shortName(highest.name)} goes up to about ${metres(highest.metres)}`
  return [`${where}, where the air is thin: go up rested, and come down if anybody feels ill.`]
}

/** What does not take everybody along, and is billed for the others only. */
function ageCautions({ party, type, when: { month } }: ParsedTrip, { place, option }: Offer): string[] {
  if (party.seniors === 0 && party.childrenAges.length === 0) return []
  const { lodging, leftOut, journey, days } = option
  const extras = extrasFor({ ...party, place, type, month, lodging, keepsCar: journey.keepsCar, leftOut, days })
  return extras.flatMap((extra) => {
    const { young, old } = barredFrom(extra, party)
    if (young + old === 0) return []
    const { from, to } = extra.ages ?? {}
    const years = young === 0 ? `up to about ${to}` : old === 0 ? `from about ${from}` : `from about ${from} to ${to}`
    const others = listed([
      ...(young > 0 ? [young === 1 ? 'the youngest' : `the ${inWords(young)} youngest`] : []),
      ...(old > 0 ? ['the seniors'] : []),
    ])
    const counted = leavesChildrenAlone(extra, party)
      ? `not counted: nobody could stay with ${others} meanwhile`
      : `not counted for ${others}`
    return `${capital(extra.item)}: usually for those ${years} years old, and ${counted}.`
  })
}

function unsuitedCautions(trip: ParsedTrip, offer: Offer): string[] {
  const { place, option } = offer
  const who = tenderOnes(trip)
  const words: Record<Unsuited, () => string | null> = {
    steep: () => `One comes here for a steep or long walk, which is hard on ${smallOrOld(trip)}.`,
    'walk of days': () => 'The walk takes more than a day, with a night on the way, which is hard on children.',
    // Said of each extra on its own.
    ages: () => null,
    'small hours': () =>
      `The train arrives at ${clockOf(arrivesByNight(option.journey) ?? 0)}, which is hard on ${who}.`,
    walk: () => 'One comes here for a steep or long walk, which is not easy walking.',
    'part walk': () => `Part of why people come here is ${HARD_PARTS[hardPart(pitchOf(trip, place))]}.`,
    height: () =>
      `You sleep at about ${metres(place.elevation_m)}: rest for the first two days before you go higher, and ask a doctor before you book.`,
    'height without rest': () =>
      `You sleep at about ${metres(place.elevation_m)}, and ${count(option.days, 'day')} ${option.days === 1 ? 'leaves' : 'leave'} no rest to get used to the height.`,
    'night in a seat': () => `A night in a seat is hard on ${who}.`,
    'night on a bus': () => `A night on a bus is hard on ${who}.`,
    'hot on board': () =>
      `The ${option.journey.mode === 'bus' ? 'bus' : 'train'} has no air conditioning in this class, which is hard on ${who} in ${monthName(trip.when.month)}.`,
    'long journey': () =>
      `About ${hours(option.journey.hours)} each way is hard on ${who}${hasBerth(option.journey) ? ', even with a berth for the night' : ''}.`,
    heat: () => `The heat of ${monthName(trip.when.month)} is hard on ${smallOrOld(trip)}.`,
    'long day': () =>
      `There and back in a day is about ${hours(2 * option.journey.hours)} on the way, which is hard on ${who}.`,
    'hill road': () => `About ${hours(hillHours(option.journey, place))} of hill road each way is hard on ${who}.`,
  }
  return unsuitedFor(trip, offer).flatMap((what) => words[what]() ?? [])
}

const pitchOf = ({ type, when }: ParsedTrip, place: Offer['place']): string => pitchIn(place, type, when.month) ?? ''
const HARD_PARTS = { walk: 'a long or steep walk', ride: 'a ride by bicycle or scooter' }

const hasBerth = ({ byNight, nightInSeat }: Offer['option']['journey']) => byNight && !nightInSeat

/** Neither longer nor higher is a place called easy, nor with more hours both ways on one day. */
const EASY_HOURS = 12
const EASY_METRES = 2500
const EASY_DAY_HOURS = 2.5
/** What is hard on the old and small where it is said of a place. */
export const HARD_THERE = /\b(queues?|crowds?|steep|steps|climb|frail|the old|infants)\b/i

const LARGE = 6

/** For whom the place is good, where that is true of this trip. */
export function companyReason(trip: ParsedTrip, offer: Offer): string | null {
  const { place, option } = offer
  const { party, people, when } = trip
  const { family, genZ } = place.editorial_fit
  if (healthIn(place, when.month, 'danger').length > 0) return null
  const isEasy =
    family === 3 &&
    option.journey.hours < EASY_HOURS &&
    place.elevation_m < EASY_METRES &&
    option.lodging !== 'dorm' &&
    !isSteep(trip, { place }) &&
    !isHardThere(trip, offer)
  if (party.isFamily) return isEasy ? `An easy place with ${familyOf(trip)}.` : null
  if (people >= LARGE || genZ < 3 || party.easyWalking) return null
  if (people === 1 && option.lodging === 'dorm') return 'Other young travellers are easy to meet here.'
  return 'A favourite of younger travellers.'
}

/** Whether anything that is told of the trip speaks against taking the old or small along. */
function isHardThere(trip: ParsedTrip, { place, option }: Offer): boolean {
  const { nights, journey } = option
  if (nights === 0 && journey.hours > EASY_DAY_HOURS) return true
  if (unsuitedFor(trip, { place, option }).length > 0) return true
  if (!isTender(trip.party)) return false
  const notes = healthIn(place, trip.when.month, 'note')
  return weatherCautions(trip, { place }).length > 0 || notes.some(({ what }) => HARD_THERE.test(what))
}

/** Whom of a family a place suits, without its grown-ups. */
export function familyOf({ party }: ParsedTrip): string {
  const children = younger(party, GROWN) > 0
  if (children && party.seniors > 0) return 'children and grandparents alike'
  if (!children && party.seniors === 0) return 'a family'
  return children ? 'children' : 'seniors'
}

/** How children were counted on the trains. */
export function childrenNote({ party }: ParsedTrip, shown: readonly Offer[]): string | null {
  const free = younger(party, 5)
  const halves = younger(party, GROWN) - free
  if (halves === 0 || shown.every(({ option }) => option.journey.mode !== 'rail')) return null
  return `On trains ${halves === 1 ? 'the child of 5 to 11 has' : 'children of 5 to 11 have'} a seat or berth at the whole fare; without one it is half.`
}
