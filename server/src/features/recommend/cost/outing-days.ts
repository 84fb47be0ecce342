import type { TourType } from '@saathi/shared/packages/schema'
import type { Destination, Extra } from '../facts/dataset.ts'
import { isOptional } from './outings.ts'

/** Nobody who is not used to it should sleep above this height without days of rest. */
export const HIGH_METRES = 3000
const DAYS_OF_REST = 2

/** The first days of a stay, on which nobody goes higher. */
export const restDays = ({ elevation_m }: Pick<Destination, 'elevation_m'>): number =>
  elevation_m >= HIGH_METRES ? DAYS_OF_REST : 0

/** The extras for which a stay has the days, beside those of rest: first the needed ones, then the optional ones in order. */
export function withinStay(extras: Extra[], place: Destination, type: TourType, days: number): Extra[] {
  if (extras.every((extra) => extra.days === undefined)) return extras
  let free = days - restDays(place)
  const isLater = (extra: Extra) => Number(isOptional(extra, type))
  const tooLong = extras
    .toSorted((a, b) => isLater(a) - isLater(b))
    .filter(({ days: taken = 0 }) => {
      if (taken > Math.max(0, free)) return true
      free -= taken
      return false
    })
  if (tooLong.length === 0) return extras
  const held = extras.filter((extra) => !tooLong.includes(extra))
  const namesIn = (some: Extra[]) => new Set(some.flatMap(({ item }) => item.match(NAME) ?? []))
  const [late, had] = [namesIn(tooLong), namesIn(held.filter(({ item }) => !TICKET.test(item)))]
  const isForLate = ({ item }: Extra) => (item.match(NAME) ?? []).some((name) => late.has(name) && !had.has(name))
  return held.filter((extra) => !(TICKET.test(extra.item) && isForLate(extra)))
}
/** A ticket for where there is no time to go: `ASI ticket for Ajanta` beside `bus to Ajanta`. */
const TICKET = /\btickets?\b/i
const NAME = /[A-Z][a-z]{3,}/g
