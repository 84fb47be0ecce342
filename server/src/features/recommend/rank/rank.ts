import type { Recommendation } from '@saathi/shared/recommend/schema'
import { closedShare, isPitchNearlyTrue, isPitchTrue, ruledOutBy, type Season, seasonOf } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { leadDays } from '../text/permits.ts'
import { FEW_DAYS } from '../travel/boarding.ts'
import { isTender, isTooLong, shareOfStay } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { LONGEST_WEEKEND_NIGHT } from '../travel/time-away.ts'
import { heatPenalty, partyPenalty } from './party.ts'
import { type Purpose, purposeLeft } from './purpose.ts'
import { isOutOfTime, WEEKEND_DAYS } from './stay-length.ts'
import { effectiveBudget, type Offer } from './travel-option.ts'

type Fit = Recommendation['fit']
type Part = Fit['parts'][number]
type Penalty = NonNullable<Fit['penalties']>[number]

/** An offer with its fit to the request, 0-100. `fits`: within the budget and the days, and wise. */
export type Ranked = Offer & {
  fit: Fit
  /** Not in a month to avoid, and nothing rules it out. */
  isWise: boolean
}

const SEASON_WEIGHT = 20
const COMPANY_WEIGHT = 4
const HASSLE_WEIGHT = 2
/** Points of what one goes for and of the money: with little money and time to spare, and with much. The journey has the rest. */
const TYPE_WEIGHT = [28, 47] as const
const BUDGET_WEIGHT = [15, 10] as const
/** Rupees a head from which and up to which there is money to spare. */
const LITTLE_MONEY = 3_000
const MUCH_MONEY = 15_000
/** Days from which and up to which there is time to spare; those who name none have some. */
const LITTLE_TIME = 2
const MUCH_TIME = 4
const USUAL_SPARE = 0.8
export const SEASON_SCORES: Record<Season, number> = { best: 1, ok: 0.75, shoulder: 0.4, avoid: 0 }
/** Of a kind for which nobody has said how strongly a place stands. */
export const USUAL_DRAW = 2
export const MOST_DRAW = 4
/** Up to this draw nobody goes far for a place. */
const LOCAL_DRAW = 1
const WITHOUT_SECOND = 0.5
const WITHOUT_OUTING = 0.5
const FAMILY_FROM = 4
/** Lead days at which the hassle score reaches 0: trains and most parks open bookings 60 days ahead. */
const MOST_LEAD_DAYS = 60
/** Tolerance in days, since only the month of travel is known. */
const LATE_DAYS = 15
const AVOID_PENALTY = 20
/** In a month in which what one goes for is not there, and in one just beside those. */
const OUT_OF_SEASON_PENALTY = 10
const BESIDE_SEASON_PENALTY = 5
/** For a closure of the whole month that is not sure; a part of the month counts its share. */
const CLOSED_PENALTY = 20
const RUSHED_PENALTY = 15
/** For a safari without the safari: it is as if the place had nothing of the kind. */
const NO_PURPOSE_PENALTY = 20
const FAR_HOURS = 9
/** A night on the way spends no day of a weekend, but is no rest for seniors and small children; one goes further for a name. */
const NIGHT_HOURS = 10.5
/** From this draw a place is known all over India. */
export const NAMED_DRAW = 3
const FAR_PENALTY = 10
/** For one day there, and more by any plane, on which goes a day of its own. */
const FAR_DAY_PENALTY = 15
const FLOWN_DAY_PENALTY = 25
const FLOWN_WEEKEND_PENALTY = 20
/** For a journey that takes more of the stay than is usual, since the quick one is dear. */
const TOO_LONG_PENALTY = 20
/** A place of the neighbourhood that is so far that one would rather go to a better one. */
const LOCAL_HOURS = 7
const LOCAL_PENALTY = 15
const FLOWN_LOCAL_PENALTY = 30
/** A plane to where one drives or takes a train in fewer hours than this. */
const DRIVE_HOURS = 7
const FLOWN_PENALTY = 10
/** Of two places as good, people take the one that needs no flight. */
const PLANE_PENALTY = 8
/** With seniors or small children one stays nearer. */
const TENDER_PLANE_PENALTY = 11
const ALONE_PENALTY = 5
const SELDOM_PENALTY = 5
/** The ease score is 1 up to the first share of the stay spent travelling, and 0 from the second. */
const EASY = 0.22
/** A short trip to a near place is as easy as one of so many days, and each day more makes the way count less. */
const EASE_DAYS = 3
const LATER_DAY = 0.5
const HARD = 0.8

/** Whether the place should suit a family or a group, rather than one or two. */
export const asFamily = ({ party }: Pick<ParsedTrip, 'party'>): boolean => party.people >= FAMILY_FROM || party.isFamily

const clamp = (n: number) => Math.min(1, Math.max(0, n))
const toHalves = (n: number) => Math.round(n * 2) / 2
const toTenths = (n: number) => Math.round(n * 10) / 10

/** Whether one may go to the place then: it is no month to avoid, and neither a closure nor a danger rules it out. */
export const isWiseThen = ({ type, when }: ParsedTrip, place: Offer['place']): boolean =>
  seasonOf(place, when.month) !== 'avoid' && ruledOutBy(place, type, when) === null

/** The fit out of 5, as it is shown. */
export const ratingOf = ({ score }: Pick<Fit, 'score'>): number => Math.round(score / 2) / 10

/** Within the budget and the days, and wise. */
export const doesFit = (trip: ParsedTrip, offer: Offer): boolean =>
  offer.fits && isWiseThen(trip, offer.place) && !isOutOfTime(trip, offer)

/** An offer as it stands among the others. */
export const rank = (trip: ParsedTrip, offer: Offer): Ranked => ({
  ...offer,
  fits: doesFit(trip, offer),
  isWise: isWiseThen(trip, offer.place),
  fit: computeFit(trip, offer),
})

/** The fit of an offer: the weighted sum of six parts, less penalties. */
export function computeFit(trip: ParsedTrip, offer: Offer): Fit {
  const { place, option } = offer
  const purpose = purposeLeft(trip, offer)
  const scores: Record<Part['name'], number> = {
    type: typeScore(trip, offer) * (purpose === 'whole' ? 1 : WITHOUT_OUTING),
    // Without a limit nobody looks for the cheapest trip, but of two as good people take the one that costs less.
    budget: budgetScore((trip.open ? option.total : offer.leastTotal) / effectiveBudget(trip)),
    season: SEASON_SCORES[seasonOf(place, trip.when.month)],
    ease: easeScore(shareOfStay(easeHours(trip, option), easeDays(option.nights))),
    company: place.editorial_fit[asFamily(trip) ? 'family' : 'genZ'] / 3,
    hassle: hassleScore(trip, offer),
  }
  const weights = weightsFor(trip)
  const parts = (Object.keys(weights) as Part['name'][]).map((name) => ({
    name,
    score: Math.round(scores[name] * 100) / 100,
    weight: weights[name],
  }))
  const penalties = penaltiesFor(trip, offer, purpose)
  const sum = parts.reduce((total, { score, weight }) => total + score * weight, 0)
  const taken = penalties.reduce((total, { points }) => total + points, 0)
  return { score: toTenths(Math.max(0, sum - taken)), parts, cappedAt: null, penalties }
}

/** Who has money and time to spare goes for the best of a kind; with little of either, what is near and cheap counts more. */
function weightsFor(trip: ParsedTrip): Record<Part['name'], number> {
  const money = clamp((effectiveBudget(trip) / trip.people - LITTLE_MONEY) / (MUCH_MONEY - LITTLE_MONEY))
  const time = trip.maxDays === null ? USUAL_SPARE : clamp((trip.maxDays - LITTLE_TIME) / (MUCH_TIME - LITTLE_TIME))
  const between = ([little, much]: readonly [number, number]) =>
    toHalves(little + (much - little) * Math.min(money, time))
  const [type, budget] = [between(TYPE_WEIGHT), between(BUDGET_WEIGHT)]
  const ease = 100 - type - budget - SEASON_WEIGHT - COMPANY_WEIGHT - HASSLE_WEIGHT
  return { type, budget, season: SEASON_WEIGHT, ease, company: COMPANY_WEIGHT, hassle: HASSLE_WEIGHT }
}

/** How strongly a place stands for the kind of trip. */
export const drawOf = ({ draw }: Offer['place'], type: ParsedTrip['type']): number => draw[type] ?? USUAL_DRAW

/** Whether a place is known first for something else, and not all over India for this. */
export const isSecondKind = (place: Offer['place'], type: ParsedTrip['type']): boolean =>
  place.types[0] !== type && drawOf(place, type) <= USUAL_DRAW

/** Among the places known all over India the difference is smaller than between those and the ones of a part of the country. */
function drawScore(draw: number): number {
  const from = Math.min(DRAW_SCORES.length - 2, Math.floor(draw))
  const [low = 0, high = 1] = DRAW_SCORES.slice(from)
  return low + (high - low) * (draw - from)
}
const DRAW_SCORES = [0, 0.2, 0.5, 0.8, 1]
/** Known all over India for it, and for something else first, it is less of a name, and else much less. */
const SECOND_KIND = [0.75, 0.25] as const

/**
 * With a second interest, places of one type alone score less, and one that stands as strongly for the second counts for
 * both.
 */
function typeScore({ type, secondType, when: { month } }: ParsedTrip, { place }: Offer): number {
  const main = kindScore(place, type)
  if (secondType === null) return main
  if (!place.types.includes(secondType)) return main * WITHOUT_SECOND
  return isPitchTrue(place, secondType, month) ? Math.max(main, (main + kindScore(place, secondType)) / 2) : main
}

function kindScore(place: Offer['place'], type: ParsedTrip['type']): number {
  const isFirst = place.types[0] === type
  const known = drawOf(place, type)
  const draw = known - (isFirst || known === MOST_DRAW ? 0 : SECOND_KIND[isSecondKind(place, type) ? 0 : 1])
  return drawScore(draw)
}

/**
 * For the cheapest sensible option: 1 up to three tenths of the budget, half at nine tenths, since money kept is worth
 * something too, and 0 from 1.3 of it.
 */
export const budgetScore = (share: number) =>
  share <= FULL_SHARE
    ? 1 - USED_WORTH * clamp((share - LITTLE_SHARE) / (FULL_SHARE - LITTLE_SHARE))
    : (1 - USED_WORTH) * clamp((1.3 - share) / (1.3 - FULL_SHARE))
const LITTLE_SHARE = 0.3
const FULL_SHARE = 0.9
const USED_WORTH = 0.5

/** The hours of the way as they spend the days: the shorter the stay, the more of one asleep on board counts. */
const easeHours = ({ maxDays }: ParsedTrip, { days, journey: { hours, feltHours } }: Offer['option']): number => {
  const isWeekend = maxDays !== null && maxDays <= WEEKEND_DAYS
  return (
    feltHours + (isWeekend ? WEEKEND_ASLEEP : days <= WEEKEND_DAYS ? SHORT_ASLEEP : LONGER_ASLEEP) * (hours - feltHours)
  )
}
const WEEKEND_ASLEEP = 0.5
const SHORT_ASLEEP = 0
const LONGER_ASLEEP = -0.5

const easeDays = (nights: number): number => EASE_DAYS + LATER_DAY * Math.max(0, nights + 1 - EASE_DAYS)

/** Of the share of the stay that is spent travelling. */
export const easeScore = (share: number) => clamp((HARD - share) / (HARD - EASY))

function hassleScore({ type, when }: ParsedTrip, { option }: Offer): number {
  const lead = leadDays(option, type, when.month)
  return lead > when.daysAhead + LATE_DAYS ? 0 : clamp(1 - lead / MOST_LEAD_DAYS)
}

function penaltiesFor(trip: ParsedTrip, { place, option }: Offer, purpose: Purpose): Penalty[] {
  const { type, when } = trip
  const { month } = when
  const { days, nights } = option
  const isAvoided = seasonOf(place, month) === 'avoid'
  const season = isAvoided
    ? AVOID_PENALTY
    : isPitchTrue(place, type, month)
      ? 0
      : isPitchNearlyTrue(place, type, month)
        ? BESIDE_SEASON_PENALTY
        : OUT_OF_SEASON_PENALTY
  // A night more than days has a day of arrival that counts half.
  const seen = nights < days ? days : days + 0.5 * (nights + 1 - days)
  const missing = Math.max(0, 1 - seen / place.ideal_days[0])
  const all: Penalty[] = [
    { name: 'season', points: season + (isAvoided ? 0 : heatPenalty(trip, place)) },
    { name: 'closure', points: toTenths(CLOSED_PENALTY * closedShare(place, type, when)) },
    { name: 'rushed', points: toTenths(2 * RUSHED_PENALTY * missing) },
    { name: 'purpose', points: purpose === 'nothing' ? NO_PURPOSE_PENALTY : 0 },
    { name: 'far', points: farPenalty(trip, place, option) },
    { name: 'way', points: wayPenalty(trip, option) },
    { name: 'party', points: toTenths(partyPenalty(trip, { place, option })) },
  ]
  return all.filter(({ points }) => points > 0)
}

/** A place of another neighbourhood: one for those who live near, by plane or after a day on the way. */
export const isFarLocal = (
  { type }: Pick<ParsedTrip, 'type'>,
  { place, option }: Pick<Offer, 'place' | 'option'>,
): boolean =>
  (drawOf(place, type) <= LOCAL_DRAW && (option.journey.mode === 'air' || option.journey.hours >= LOCAL_HOURS)) ||
  (drawOf(place, type) <= USUAL_DRAW && option.journey.mode === 'air' && place.ideal_days[1] <= WEEKEND_DAYS)

function farPenalty(trip: ParsedTrip, place: Offer['place'], option: Offer['option']): number {
  const { days, journey } = option
  const isFlown = journey.mode === 'air'
  if (isFarLocal(trip, { place, option })) return isFlown ? FLOWN_LOCAL_PENALTY : LOCAL_PENALTY
  if (isFlown && place.ideal_days[1] <= WEEKEND_DAYS && drawOf(place, trip.type) < MOST_DRAW)
    return FLOWN_WEEKEND_PENALTY
  if (isTooLong(journey, days)) return TOO_LONG_PENALTY
  const nightHours = drawOf(place, trip.type) >= NAMED_DRAW ? LONGEST_WEEKEND_NIGHT : NIGHT_HOURS
  const isNightAway = journey.overnight && journey.hours <= nightHours && !isTender(trip.party)
  if (days === 1 && isFlown) return FLOWN_DAY_PENALTY
  if (days > WEEKEND_DAYS || journey.hours < FAR_HOURS || isNightAway) return 0
  return days === 1 ? FAR_DAY_PENALTY : FAR_PENALTY
}

/** For a plane where one would drive, a train or bus of few days a week where others run daily, and a car for one person. */
function wayPenalty(trip: ParsedTrip, { journey, ways }: Offer['option']): number {
  const { people } = trip
  const isOnGround = ({ mode }: Journey) => mode !== 'air'
  const least = isTender(trip.party) ? TENDER_PLANE_PENALTY : PLANE_PENALTY
  if (!isOnGround(journey))
    return ways.some((way) => isOnGround(way) && way.hours < DRIVE_HOURS) ? FLOWN_PENALTY : least
  if (journey.mode === 'road') return people === 1 ? ALONE_PENALTY : 0
  const isDaily = (way: Journey) => isOnGround(way) && way.mode !== 'road' && way.daysAWeek >= FEW_DAYS
  return journey.daysAWeek < FEW_DAYS && ways.some(isDaily) ? SELDOM_PENALTY : 0
}

/**
 * Those that fit by their match, then those over the budget by how much, last the unwise ones. Ties: the nearer place,
 * then the id.
 */
export function inOrder(trip: ParsedTrip, ranked: Ranked[]): Ranked[] {
  const nearest = (a: Ranked, b: Ranked) =>
    a.place.gc_km[trip.from] - b.place.gc_km[trip.from] || (a.place.id < b.place.id ? -1 : 1)
  const group = ({ fits, isWise }: Ranked) => (fits ? 0 : isWise ? 1 : 2)
  return [...ranked].sort(
    (a, b) => group(a) - group(b) || (a.fits ? b.fit.score - a.fit.score : a.overBy - b.overBy) || nearest(a, b),
  )
}
