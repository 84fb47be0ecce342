import type { Recommendation } from '@saathi/shared/recommend'
import { shareOfStay } from './mode.ts'
import { leadDays } from './permits.ts'
import { type Offer, reachOf } from './plan.ts'
import { mainClosure, type Season, seasonOf } from './season.ts'
import type { Trip } from './trip.ts'

type Fit = Recommendation['fit']
type Part = Fit['parts'][number]

/** An offer with how well it suits the wish, 0-100. */
export type Ranked = Offer & { fit: Fit }

const WEIGHTS: Record<Part['name'], number> = { type: 35, budget: 25, season: 15, ease: 15, company: 5, hassle: 5 }
const SEASON_SCORES: Record<Season, number> = { best: 1, ok: 0.7, shoulder: 0.4, avoid: 0 }
const SECONDARY_TYPE = 0.6
const FAMILY_FROM = 4
/** Lead days of a permit at which the hassle is whole: reservations of trains and most parks open 60 days ahead. */
const MOST_LEAD_DAYS = 60
/** The month of travel is known better than its day: so many days late may still do. */
const LATE_DAYS = 15
const CLOSED_CAP = 40
/** A beach in the monsoon may be cheap and near; it is still no match. */
const AVOID_CAP = 60
const RUSHED_CAP = 60
/** The journey may take this share of the stay for nothing, and at the second it spoils it. */
const EASY = 0.15
const HARD = 0.8

const clamp = (n: number) => Math.min(1, Math.max(0, n))

/** How well an offer suits the wish: six parts, then what caps them. */
export function fitOf(trip: Trip, offer: Offer): Fit {
  const { place, plan } = offer
  const scores: Record<Part['name'], number> = {
    type: place.types[0] === trip.type ? 1 : SECONDARY_TYPE,
    budget: budgetScore(offer.leastTotal / reachOf(trip)),
    season: SEASON_SCORES[seasonOf(place, trip.when.month)],
    // A stay cut short is as much of a strain as a long way.
    ease: easeScore(shareOfStay(plan.journey, plan.days)) * clamp(plan.days / place.ideal_days[0]),
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
 * 1 up to nine tenths of the budget, 0 from 1.3 of it. Judged by the cheapest sensible plan: the plan that is offered
 * spends the budget on a better bed, and would make every place look as if it only just fitted.
 */
const budgetScore = (shareOfBudget: number) => clamp((1.3 - shareOfBudget) / (1.3 - 0.9))

const easeScore = (share: number) => clamp((HARD - share) / (HARD - EASY))

function hassleScore({ when }: Trip, { plan }: Offer): number {
  const lead = leadDays(plan)
  return lead > when.daysAhead + LATE_DAYS ? 0 : clamp(1 - lead / MOST_LEAD_DAYS)
}

function capsOn({ type, when }: Trip, { place, plan }: Offer): number[] {
  const caps: number[] = []
  if (mainClosure(place, type, when.month)) caps.push(CLOSED_CAP)
  if (seasonOf(place, when.month) === 'avoid') caps.push(AVOID_CAP)
  if (plan.days < place.ideal_days[0]) caps.push(RUSHED_CAP)
  return caps
}

/** What fits, best first; then what does not, by how much it is over. Ties go to the nearer place, then by id. */
export function inOrder(trip: Trip, ranked: Ranked[]): Ranked[] {
  const nearest = (a: Ranked, b: Ranked) =>
    a.place.gc_km[trip.from] - b.place.gc_km[trip.from] || (a.place.id < b.place.id ? -1 : 1)
  return [...ranked].sort((a, b) => {
    if (a.fits !== b.fits) return a.fits ? -1 : 1
    return (a.fits ? b.fit.score - a.fit.score : a.overBy - b.overBy) || nearest(a, b)
  })
}
