import * as text from '../../../messages/en/trip-proposal.ts'
import type { Extra } from '../../recommend/facts/dataset.ts'
import { isRide } from '../../recommend/facts/extra-sights.ts'
import type { Draft } from './draft.ts'

/** A package or a tour that says by what one goes. */
const BY_VEHICLE = /\bby (shared |private )?(jeep|car|taxi|cab|bus)\b|\b(taxi|cab|car|jeep) circuit\b/i
/** It is for the ways between some towns, or to one and back, on whichever days. */
const BETWEEN = /\bbetween\b/i
const AND_BACK = /^(?!.*\bfrom\b).*\bto \S.* and back\b/i

/** Whether an extra carries people on the roads of its day: a ride, or a tour by a vehicle, as against a safari. */
export const isOnRoad = (extra: Pick<Extra, 'item'>): boolean =>
  isRide(extra) || (BY_VEHICLE.test(extra.item) && !/\bsafari\b/i.test(extra.item))

/**
 * The drives from town to town that an extra pays for: of a package those of the days of its nights, of a circuit of several days
 * those of as many days as has most of them, and of a ride between towns all those that begin or end in one that it names.
 */
export function drivesOf(items: readonly Draft[], extra: Extra, times: number, visits: readonly Draft[]): Draft[] {
  if (!isOnRoad(extra)) return []
  const drives = items.filter(isDrive)
  const days = daysOf(extra)
  if (extra.bed) {
    const first = items.find(({ role, isCovered }) => role === 'stay' && isCovered)?.day
    return first === undefined ? [] : within(drives, first, days)
  }
  if (isBetweenTowns(extra))
    return drives.filter((drive) => endsOf(items, drive).some((town) => extra.item.includes(town)))
  if (days < 2 || times > 1 || visits.length === 0) return []
  const runs = [...drives, ...visits].map(({ day }) => ({
    first: day,
    drives: within(drives, day, days),
    seen: within(visits, day, days).length,
  }))
  const [best] = runs.sort((a, b) => b.seen - a.seen || b.drives.length - a.drives.length || a.first - b.first)
  return best?.drives ?? []
}

const daysOf = ({ days, covers_nights = 0 }: Extra): number => days ?? covers_nights + 1

const isBetweenTowns = ({ item }: Extra): boolean => BETWEEN.test(item) || AND_BACK.test(item)

/** Whether one is on it for several days together: it stands where it begins. */
export const isTour = (extra: Extra): boolean => daysOf(extra) > 1 && !isBetweenTowns(extra)

const isDrive = ({ role, by, title }: Draft): boolean => role === 'travel' && by === 'road' && text.isMove(title)

const within = (items: readonly Draft[], first: number, days: number): Draft[] =>
  items.filter(({ day }) => day >= first && day < first + days)

/** The towns at both ends of a way from one night to the next. */
export function endsOf(items: readonly Draft[], move: Draft): string[] {
  const bed = items.slice(0, items.indexOf(move)).findLast(({ role }) => role === 'stay')
  const from = bed?.title.split(', ').at(-1)
  return [move.title.slice(move.title.indexOf(' to ') + 4), ...(from === undefined ? [] : [from])]
}
