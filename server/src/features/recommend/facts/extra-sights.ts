import type { Extra } from './place-schema.ts'

/** Words of extras that say nothing about what they are for. */
const COMMON = new Set(
  'asi bus buses cab cabs car cars day with from back and return share shared hired hire hour hours half days night nights ticket tickets entry permit guide guided local another usual place visit tour park city town one two three first better class seat private government person near round'.split(
    ' ',
  ),
)
/** Names of three letters count too, such as Gun Hill, and skis. */
const WORD = /[A-Z][a-z]{2,}|[a-z]{4,}|\bski\b/g
const FOOD_WALK = /\bfood walk\b/i
const FOOD = /\b(food|kebabs|chaat|bazaar breakfast)\b/i
const DARSHAN = /\bdarshan\b/i
const TEMPLE = /\b(temple|mandir|dham)\b/i

const wordsOf = (text: string): Set<string> =>
  new Set(
    (text.normalize('NFD').match(WORD) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => !COMMON.has(word))
      .map((word) =>
        word
          .replace(/s$/, '')
          .replace(/(?<=\w{4})ing$/, '')
          .slice(0, 6),
      ),
  )

const RIDE =
  /^((a|day|half-day|sightseeing|hired|local|union|shared|private) )*(cars?|taxis?|cabs?|autos?|auto-rickshaws?|e-rickshaws?|totos?|scooters?|bicycles?|bus|buses|jeeps?|SUV|4x4|transfer)\b/i
/** Whether an extra is a ride between sights, as against a safari, a boat or a ticket. */
export const isRide = ({ item }: Pick<Extra, 'item'>): boolean => RIDE.test(item) && !/\bsafari\b/i.test(item)

/**
 * The names of the sights that an extra is for: those that its facts name, else by the words that they share, for a ride
 * between sights all that it names, for others those that share the most words. None for what serves the whole stay.
 */
export function sightsOf({ item, sights }: Pick<Extra, 'item' | 'sights'>, names: readonly string[]): string[] {
  if (sights) return names.filter((name) => sights.includes(name))
  const words = wordsOf(item)
  const shared = names.map((name) => [...wordsOf(name)].filter((word) => words.has(word)).length)
  const least = isRide({ item }) ? 1 : Math.max(1, ...shared)
  const found = names.filter((_, index) => (shared[index] ?? 0) >= least)
  if (found.length > 0) return found
  if (FOOD_WALK.test(item)) return names.filter((name) => FOOD.test(name)).slice(0, 1)
  return DARSHAN.test(item) ? names.filter((name) => TEMPLE.test(name)).slice(0, 1) : []
}

type Sight = { name: string; months?: number[] | undefined }

/**
 * The months of an extra: its own, else of an optional one those in which a sight is open that it is for, where it serves
 * nothing else; undefined for all year.
 */
export function monthsOfExtra(extra: Extra, sights: readonly Sight[]): number[] | undefined {
  if (extra.months || !extra.optional || isRide(extra)) return extra.months
  const names = sights.map(({ name }) => name)
  const parts = extra.sights
    ? [sightsOf(extra, names)]
    : extra.item.split(/ or /).map((item) => sightsOf({ item }, names))
  if (parts.some((found) => found.length === 0)) return undefined
  const open = sights.filter(({ name }) => parts.flat().includes(name)).map(({ months }) => months)
  if (open.some((months) => !months)) return undefined
  return [...new Set(open.flatMap((months) => months ?? []))].sort((a, b) => a - b)
}
