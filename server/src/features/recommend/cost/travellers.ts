import type { TourType } from '@saathi/shared/packages/schema'
import type { Destination, Extra, Transport } from '../facts/dataset.ts'
import type { Exertion } from '../facts/place-schema.ts'
import {
  type Count,
  costLine,
  type Line,
  type PriceRange,
  peopleCount,
  priceRange,
  type SeasonFactor,
} from './cost-lines.ts'
import type { Sleepers } from './lodging.ts'

/** Who is billed. Without ages, all are adults. */
export type Travellers = {
  people: number
  childrenAges?: readonly number[]
  seniors?: number
  /** Without it, four are a family. */
  isFamily?: boolean
  isCouple?: boolean
  /** No treks, long climbs or steep paths. */
  easyWalking?: boolean
}

type Children = Transport['children']

/** How many are younger than an age. */
export const younger = ({ childrenAges = [] }: Travellers, age: number): number =>
  childrenAges.length === 0 ? 0 : childrenAges.filter((each) => each < age).length

/** How many of a party are too young and too old for an extra. */
export function barredFrom({ ages }: Pick<Extra, 'ages'>, travellers: Travellers): { young: number; old: number } {
  if (!ages) return NOBODY
  const { seniors = 0 } = travellers
  return { young: younger(travellers, ages.from ?? 0), old: ages.to === undefined ? 0 : seniors }
}
const NOBODY = { young: 0, old: 0 }

/** Below this age a child is carried, and rides on no scooter. */
export const SMALL = 6
/** Below this age nobody walks up a hill for hours. */
export const CLIMBS_FROM = 8

/**
 * Whether a walk or climb is nothing for any of a party, or a two-wheeler for one of them: a party rides together, and who can
 * walk up a hill goes without the others.
 */
export function isTooHard(effort: Exertion, party: Travellers): boolean {
  const { people, seniors = 0, easyWalking = false } = party
  if (easyWalking) return true
  if (effort === 'ride') return seniors + younger(party, SMALL) > 0
  return seniors + younger(party, CLIMBS_FROM) >= people
}

/**
 * Whether nobody of a party takes an extra: all are too young or too old, the only grown-up would leave children behind, or it
 * is too hard for them, as is a guide on a steep walk for seniors.
 */
export function isForNobody(extra: Extra, { steep_for }: Destination, type: TourType, party: Travellers): boolean {
  const { young, old } = barredFrom(extra, party)
  if (young + old >= party.people) return true
  if (leavesChildrenAlone(extra, party)) return true
  if (extra.effort && isTooHard(extra.effort, party)) return true
  return GUIDE.test(extra.item) && (party.seniors ?? 0) >= party.people && (steep_for?.includes(type) ?? false)
}
const GUIDE = /\bguide\b/i

/** Whether the only grown-up would go without the children. */
export function leavesChildrenAlone(extra: Pick<Extra, 'ages'>, party: Travellers): boolean {
  const { young, old } = barredFrom(extra, party)
  return young > 0 && old === 0 && party.people - younger(party, MINDS_OTHERS_FROM) === 1
}
/** From this age one stays with smaller children while others are away. */
const MINDS_OTHERS_FROM = 16

/** Couples and families want a room of their own: no dorm for them. */
export const sleepersOf = (travellers: Travellers, { bed }: Children): Sleepers => ({
  sleepers: Math.max(1, travellers.people - younger(travellers, bed.free_under)),
  noDorm: travellers.isFamily === true || travellers.isCouple === true,
})

export const childrenCount = (children: number): Count => [children, 'child', 'children']

/** A fare for each way: whole for most, and for children by the carrier's rule, from the share without a berth to that with one. */
export function fareLines(
  label: string,
  travellers: Travellers,
  ways: Count,
  fare: PriceRange,
  rule: Children['rail'] | Children['seat'],
): Line[] {
  const free = younger(travellers, rule.free_under)
  const { child_under: under, share: [low, most] = [1, 1] } = 'child_under' in rule ? rule : { child_under: 0 }
  const children = Math.max(0, younger(travellers, under) - free)
  const whole = travellers.people - free - children
  const lines = [costLine('flights', label, [peopleCount(whole), ways], fare)]
  if (children === 0) return lines
  const childFare = { low: low * fare.low, typical: most * fare.typical, high: most * fare.high }
  const name = most === 1 ? `${label}, children with a seat or berth` : `${label}, children`
  return [...lines, costLine('flights', name, [childrenCount(children), ways], childFare)]
}

/** Air fares: a seat each, and a fee for an infant on a lap. */
export function airFareLines(
  label: string,
  travellers: Travellers,
  ways: Count,
  fare: PriceRange,
  demand: SeasonFactor,
  { infant_under: under, infant_inr: fee }: Children['air'],
): Line[] {
  const infants = younger(travellers, under)
  const lines = [costLine('flights', label, [peopleCount(travellers.people - infants), ways], fare, demand)]
  if (infants === 0) return lines
  return [
    ...lines,
    costLine('flights', 'Fee for infants on a lap', [[infants, 'infant', 'infants'], ways], priceRange(fee)),
  ]
}

/** Shares of what a day costs: adults whole, children by their age. */
export function dailyShares(
  travellers: Travellers,
  { daily: { bands } }: Children,
): { count: Count; share: number; who: string }[] {
  if (!travellers.childrenAges?.length) return [{ count: peopleCount(travellers.people), share: 1, who: '' }]
  let counted = 0
  const children = bands.flatMap(({ under, share }) => {
    const count = younger(travellers, under) - counted
    counted += count
    return count === 0 ? [] : [{ count: childrenCount(count), share, who: `, children under ${under}` }]
  })
  return [{ count: peopleCount(travellers.people - counted), share: 1, who: '' }, ...children]
}
