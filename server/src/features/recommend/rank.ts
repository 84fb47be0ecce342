import type { Recommendation } from '@saathi/shared/recommend'
import { shareOfStay } from './mode.ts'
import { leadDays } from './permits.ts'
import { mainClosure, type Season, seasonOf } from './season.ts'
import { effectiveBudget, type Offer } from './travel-option.ts'
import type { Trip } from './trip.ts'

type Fit = Recommendation['fit']
type Part = Fit['parts'][number]

/** An offer with its fit to the request, 0-100. */
export type Ranked = Offer & { fit: Fit }

const WEIGHTS: Record<Part['name'], number> = { type: 35, budget: 25, season: 15, ease: 15, company: 5, hassle: 5 }
const SEASON_SCORES: Record<Season, number> = { best: 1, ok: 0.7, shoulder: 0.4, avoid: 0 }
const SECONDARY_TYPE = 0.6
const FAMILY_FROM = 4
/** Lead days at which the hassle score reaches 0: trains and most parks open bookings 60 days ahead. */
const MOST_LEAD_DAYS = 60
/** Tolerance in days, since only the month of travel is known. */
const LATE_DAYS = 15
const CLOSED_CAP = 40
/** Upper bound of the fit in a month to avoid. */
const AVOID_CAP = 60
const RUSHED_CAP = 60
/** The ease score is 1 up to the first share of the stay spent travelling, and 0 from the second. */
const EASY = 0.15
const HARD = 0.8

const clamp = (n: number) => Math.min(1, Math.max(0, n))

/** The fit of an offer: the weighted sum of six parts, then caps. */
export function fitOf(trip: Trip, offer: Offer): Fit {
  const { place, option } = offer
  const scores: Record<Part['name'], number> = {
    type: place.types[0] === trip.type ? 1 : SECONDARY_TYPE,
    budget: budgetScore(offer.leastTotal / effectiveBudget(trip)),
    season: SEASON_SCORES[seasonOf(place, trip.when.month)],
    // A stay shorter than the ideal lowers the ease as well.
    ease: easeScore(shareOfStay(option.journey, option.days)) * clamp(option.days / place.ideal_days[0]),
    company: place.editorial_fit[trip.people >= FAMILY_FROM ? 'family' : 'genZ'] / 3,
    hassle: hassleScore(trip, offer),
  }
  const parts = (Object.keys(WEIGHTS) as Part['name'][]).map((name) => ({
    name,
    score: Math.round(scores[name] * 100) / 100,
    weight: WEIGHTS[name],
  }))
  const sum = parts.reduce((total, { score, weight }) => total + score * weight, 0)
  const caps = capsOn(trip, offer).filter((cap) => cap < sum)
  const cappedAt = caps.length > 0 ? Math.min(...caps) : null
  return { score: Math.round((cappedAt ?? sum) * 10) / 10, parts, cappedAt }
}

/**
 * 1 up to nine tenths of the budget, 0 from 1.3 of it. It uses the cheapest sensible option, since the offered one
 * spends the budget on a better stay.
 */
const budgetScore = (shareOfBudget: number) => clamp((1.3 - shareOfBudget) / (1.3 - 0.9))

const easeScore = (share: number) => clamp((HARD - share) / (HARD - EASY))

function hassleScore({ when }: Trip, { option }: Offer): number {
  const lead = leadDays(option)
  return lead > when.daysAhead + LATE_DAYS ? 0 : clamp(1 - lead / MOST_LEAD_DAYS)
}

function capsOn({ type, when }: Trip, { place, option }: Offer): number[] {
  const caps: number[] = []
  if (mainClosure(place, type, when.month)) caps.push(CLOSED_CAP)
  if (seasonOf(place, when.month) === 'avoid') caps.push(AVOID_CAP)
  if (option.days < place.ideal_days[0]) caps.push(RUSHED_CAP)
  return caps
}

/** Fitting offers by fit, then the others by how much they are over budget. Ties: nearer place, then id. */
export function inOrder(trip: Trip, ranked: Ranked[]): Ranked[] {
  const nearest = (a: Ranked, b: Ranked) =>
    a.place.gc_km[trip.from] - b.place.gc_km[trip.from] || (a.place.id < b.place.id ? -1 : 1)
  return [...ranked].sort((a, b) => {
    if (a.fits !== b.fits) return a.fits ? -1 : 1
    return (a.fits ? b.fit.score - a.fit.score : a.overBy - b.overBy) || nearest(a, b)
  })
}
