import { rupees } from '@saathi/shared/lib/money'
import type { Recommendation, Recommendations } from '@saathi/shared/recommend/schema'
import type { Lodging } from '../cost/lodging.ts'
import { isPitchTrue, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import type { AlsoGood } from '../rank/also-good.ts'
import { partyPoints, type Unsuited } from '../rank/party.ts'
import { purposeLeft } from '../rank/purpose.ts'
import { asFamily, drawOf, type Ranked, USUAL_DRAW } from '../rank/rank.ts'
import type { Journey } from '../travel/journey.ts'
import { hours, inWords, listed, shortName, toHalfHours } from './format.ts'
import { firstSights, secondReason } from './kind-reason.ts'
import { KNOWN_FOR } from './known-for.ts'
import { familyOf } from './party-words.ts'
import { trainKind } from './train-words.ts'

type Cause = Recommendation['fit']['parts'][number]['name'] | 'rushed' | 'purpose' | 'closure' | 'party'

const MOST = 2
/** Nobody feels a smaller difference: in hours, as a share of the lower total, and in points of what suits those who travel. */
const LEAST_HOURS = 1
const LEAST_SHARE = 0.1
const LEAST_PARTY = 4
/** And in rupees a head. */
const LEAST_EACH = 300
/** Whoever flies is there so many hours sooner, and thanks nobody for the longer way. */
const FLIGHT_SPARES = 4
/** Of what is to be booked ahead, in points. */
const LEAST_HASSLE = 1
/** How plain the beds are, the plainest first; a day trip has none to compare. */
const PLAINEST_FIRST: readonly Lodging[] = ['dorm', 'shared', 'budget', 'mid', 'premium']
/** Whether a place is more for a family or for young people, in points. */
const LEAST_COMPANY = 2

/** What put an offer above the next one: `Above Puri: 2 hours nearer and in season, though ₹3,200 more.` */
export function whyAbove(trip: ParsedTrip, offer: Ranked, next: Ranked | undefined): string | null {
  if (!next || !offer.fits) return null
  const name = shortName(next.place.name)
  if (offer.fit.score < next.fit.score) return next.fits ? null : `Above ${name}: within your budget.`
  const { reasons, price } = differencesOf(trip, offer, next)
  if (reasons.length > 0) return `Above ${name}: ${listed(reasons)}${price}.`
  return hardlyAbove(trip, offer, next)
}

/** Where no cause of the order is one that people feel: what else they would, or that it is a matter of taste. */
function hardlyAbove(trip: ParsedTrip, offer: Ranked, next: Ranked): string {
  const name = shortName(next.place.name)
  const other = journeyGain(offer.option, next.option) ?? inSeason(trip, offer, next) ?? betterKnown(trip, offer, next)
  const price = next.fits ? difference(trip, offer, next) : null
  const isDearer = offer.option.total > next.option.total
  if (other !== null)
    return `Above ${name}: ${other}${price === null ? '' : isDearer ? `, though ${price}` : `, and ${price}`}.`
  if (price !== null && !isDearer) return `Above ${name}: ${price}.`
  const cheaper = next.fits ? difference(trip, next, offer) : null
  if (cheaper !== null) return `Little between this and ${name}, which is ${cheaper}.`
  return `Little between this and ${name}: go by what you like better.`
}

/** What an offer has that a later one lacks: `2 hours nearer and in season, though ₹3,200 more`; empty without any. */
export function advantagesOver(trip: ParsedTrip, offer: Ranked, next: Ranked): string {
  const { reasons, price } = differencesOf(trip, offer, next)
  return reasons.length > 0 ? `${listed(reasons)}${price}` : ''
}

function differencesOf(trip: ParsedTrip, offer: Ranked, next: Ranked): { reasons: string[]; price: string } {
  const causes = Object.entries(gainsOver(offer, next)).filter(([, points]) => points > 0)
  const reasons: string[] = []
  for (const [cause, points] of causes.sort(([, a], [, b]) => b - a)) {
    const reason = reasonFor(cause as Cause, points, trip, offer, next)
    if (reason === null || reasons.includes(reason) || (tellsDays(reason) && reasons.some(tellsDays))) continue
    reasons.push(reason)
    if (reasons.length === MOST) break
  }
  const price = difference(trip, offer, next)
  if (!next.fits || price === null || reasons.some((reason) => reason.includes('₹'))) return { reasons, price: '' }
  if (tellsDays(price) && reasons.some(tellsDays)) return { reasons, price: '' }
  return { reasons, price: `, ${offer.option.total > next.option.total ? 'though' : 'and'} ${price}` }
}

const tellsDays = (reason: string): boolean => reason.includes('more days')

/**
 * `₹3,200 more`, with the days or the better bed where the money comes in spite of them. Null where nobody feels it, or where
 * it comes of a plainer or better bed or of a shorter or longer stay: then it says nothing of the places.
 */
function difference({ people }: ParsedTrip, { option }: Ranked, { option: other }: Ranked): string | null {
  const dearer = option.total - other.total
  const least = Math.max(LEAST_SHARE * Math.min(option.total, other.total), LEAST_EACH * people)
  if (Math.abs(dearer) < least) return null
  const isOwing = (mine: number, yours: number) => (mine - yours) * dearer > 0
  const [bed = -1, otherBed = -1] = [option, other].map(({ lodging }) => PLAINEST_FIRST.indexOf(lodging))
  const hasBeds = Math.min(bed, otherBed) >= 0
  if (hasBeds && isOwing(bed, otherBed)) return null
  if (isOwing(option.days, other.days) || isOwing(option.nights, other.nights)) return null
  const inSpite = [
    ...(hasBeds && bed !== otherBed ? [`with a ${bed > otherBed ? 'better' : 'plainer'} bed`] : []),
    ...(option.days === other.days ? [] : [`for ${dearer > 0 ? 'fewer' : 'more'} days`]),
  ]
  return [`${rupees(Math.abs(dearer))} ${dearer > 0 ? 'more' : 'less'}`, ...inSpite].join(' ')
}

/** The points by which each cause puts the offer ahead; what is taken off for the journey counts with the journey. */
function gainsOver({ fit }: Ranked, { fit: other }: Ranked): Partial<Record<Cause, number>> {
  const gains: Partial<Record<Cause, number>> = {}
  const add = (cause: Cause, points: number) => {
    gains[cause] = (gains[cause] ?? 0) + points
  }
  const causeOf = {
    season: 'season',
    closure: 'closure',
    rushed: 'rushed',
    purpose: 'purpose',
    far: 'ease',
    way: 'ease',
    party: 'party',
  } as const
  for (const [{ parts, penalties = [] }, sign] of [[fit, 1] as const, [other, -1] as const]) {
    for (const { name, score, weight } of parts) add(name, sign * score * weight)
    for (const { name, points } of penalties) add(causeOf[name], -sign * points)
  }
  return gains
}

function reasonFor(cause: Cause, points: number, trip: ParsedTrip, offer: Ranked, next: Ranked) {
  switch (cause) {
    case 'ease':
      return journeyGain(offer.option, next.option)
    case 'season':
      return inSeason(trip, offer, next) ?? 'a better month for it'
    case 'budget':
      return next.option.total > offer.option.total ? difference(trip, offer, next) : null
    case 'type':
      return withSecond(trip, offer, next) ?? withOuting(trip, offer, next) ?? betterKnown(trip, offer, next)
    case 'company':
      if (points < LEAST_COMPANY) return null
      return `better for ${betterFor(trip)}`
    case 'party':
      return gentler(trip, offer, next)
    case 'hassle':
      return points < LEAST_HASSLE ? null : 'less to book ahead'
    case 'rushed':
      return 'time enough to see it'
    case 'purpose':
      return withOuting(trip, offer, next)
    case 'closure':
      return 'surer to be open'
  }
}

function inSeason({ when }: ParsedTrip, offer: Ranked, next: Ranked): string | null {
  const [mine, yours] = [offer, next].map(({ place }) => seasonOf(place, when.month))
  return mine === 'best' && yours !== 'best' ? 'in season' : null
}

/** Who a place is better for, of a party that is judged as one of its kind. */
function betterFor(trip: ParsedTrip): string {
  const { people, isFamily } = trip.party
  if (!asFamily(trip)) return people === 1 ? 'one person' : inWords(people)
  return isFamily ? familyOf(trip) : 'a group'
}

/** That it has something for the second wish, and the other nothing. */
const withSecond = (trip: ParsedTrip, offer: Ranked, next: Ranked): string | null =>
  trip.secondType && secondReason(trip, offer) !== null && secondReason(trip, next) === null
    ? `with ${KNOWN_FOR[trip.secondType]} as well`
    : null

/** That its total has what one goes there for, and the other's has not. */
const withOuting = (trip: ParsedTrip, offer: Ranked, next: Ranked): string | null =>
  purposeLeft(trip, offer) === 'whole' && purposeLeft(trip, next) !== 'whole' ? 'with its outing in the total' : null

const GENTLER: Record<Unsuited, string | null> = {
  walk: 'easier walking',
  'part walk': 'easier walking',
  steep: 'easier walking',
  'walk of days': 'easier walking',
  ages: 'nothing that leaves out some of you',
  height: 'less height',
  'height without rest': 'less height',
  'night in a seat': 'no night in a seat',
  'night on a bus': 'no night on a bus',
  'hot on board': 'cooler on the way',
  'small hours': 'no arrival in the night',
  // The hours are told with the journey.
  'long journey': null,
  'hill road': 'less of a hill road',
  'long day': 'not so long a day',
  heat: 'less heat',
}

/** What suits those who travel better than at the other place. */
function gentler(trip: ParsedTrip, offer: Ranked, next: Ranked): string | null {
  const points = new Map<Unsuited, number>(partyPoints(trip, next))
  for (const [what, taken] of partyPoints(trip, offer)) points.set(what, (points.get(what) ?? 0) - taken)
  const [what, most] = [...points].sort(([, a], [, b]) => b - a)[0] ?? [null, 0]
  if (what === null || most < LEAST_PARTY) return null
  return GENTLER[what] ?? journeyGain(offer.option, next.option)
}

/** Of two places known all over India none is called better known, and a place is not for what the other lacks in this trip. */
function betterKnown({ type, when }: ParsedTrip, { place }: Ranked, { place: other }: Ranked): string | null {
  if (!isPitchTrue(place, type, when.month)) return null
  const [mine, yours] = [drawOf(place, type), drawOf(other, type)]
  if (mine <= yours) return null
  return yours > USUAL_DRAW ? `among the first names for ${KNOWN_FOR[type]}` : `better known for its ${KNOWN_FOR[type]}`
}

/** What the two rows show of the better journey; null when they show nothing of it. */
function journeyGain(mine: Ranked['option'], yours: Ranked['option']): string | null {
  const [way, other] = [mine.journey, yours.journey]
  const nearer = toHalfHours(other.hours) - toHalfHours(way.hours)
  if (nearer >= LEAST_HOURS) return `${hours(nearer)} nearer`
  if (way.mode !== 'air' && other.mode === 'air' && nearer > -FLIGHT_SPARES) return 'no flight needed'
  if (mine.days > yours.days) return 'more days there'
  return way.byNight && !other.byNight ? 'a journey by night' : null
}

/** `About 9½ hours with a flight, for Tiger hill and the toy train; ₹38,400`: what is nearer says only so. */
export function alsoGoodWords(
  trip: ParsedTrip,
  { offer, difference }: AlsoGood,
): NonNullable<Recommendations['also']>[number] {
  const { place, option } = offer
  const { journey, total } = option
  const way = `${difference === 'near' ? 'Nearer, about' : 'About'} ${hours(journey.hours)} ${byMode(journey)}`
  const sights = difference === 'near' ? [] : firstSights(trip, offer)
  const what = sights.length > 0 ? `${way}, for ${listed(sights)}` : way
  return { id: place.id, name: shortName(place.name), text: `${what}; ${rupees(total)}` }
}

function byMode(journey: Journey): string {
  const { mode, byNight } = journey
  if (mode === 'road') return 'by car'
  if (mode === 'air') return 'with a flight'
  if (mode === 'rail') return `by ${byNight ? trainKind(journey) : 'train'}`
  return `by ${byNight ? 'night ' : ''}bus`
}
