import { monthName } from '@saathi/shared/lib/messages/en/days'
import type { Dataset, Destination } from '../facts/dataset.ts'
import type { Spell } from '../facts/place-schema.ts'
import { monthRuns } from '../facts/season.ts'

/** Hours as the rows show them. */
export const toHalfHours = (h: number): number => Math.max(1, Math.round(h * 2)) / 2

/** Hours as text, rounded to the half: `half an hour`, `1 hour`, `9½ hours`. */
export function hours(h: number): string {
  const halves = 2 * toHalfHours(h)
  const whole = Math.floor(halves / 2)
  if (whole === 0) return 'half an hour'
  return halves % 2 === 1 ? `${whole}½ hours` : `${whole} ${whole === 1 ? 'hour' : 'hours'}`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A small count as a word: `three`. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n)

/** `three days`, `one night`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${inWords(n)} ${n === 1 ? one : many}`

export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`

/** The name without what it holds: `North Goa (Calangute, Anjuna, Vagator)` is `North Goa`. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, '')

/** The first of the places in a name: `Leh, Nubra and Pangong` is `Leh`. */
export const townOf = (name: string): string => name.split(/,| and | \(/)[0] ?? name

/** Where one sleeps at a place: the end of its road, or the first of the places in its name. */
export const townAt = ({ name, road_ends }: Pick<Destination, 'name' | 'road_ends'>): string =>
  road_ends ?? townOf(name)

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Months as runs: `November to February`, `March to May and October`. */
export const monthSpells = (months: number[]): string =>
  listed(
    monthRuns(months).map((run) => {
      const [first, last] = [run[0] ?? 1, run.at(-1) ?? 1]
      return run.length === 1 ? monthName(first) : `${monthName(first)} to ${monthName(last)}`
    }),
  )

/** `; November to February are best`; nothing for a place without best months. */
export const bestMonths = ({ best_months: months }: { best_months: number[] }): string =>
  months.length === 0 ? '' : `; ${monthSpells(months)} ${months.length === 1 ? 'is' : 'are'} best`

/** `1 Jun to 30 Sep`, `18 to 27 Feb`, from `MM-DD`s. */
export function daySpell(from: string, to: string): string {
  const month = (monthDay: string) => ` ${monthName(Number(monthDay.slice(0, 2))).slice(0, 3)}`
  const day = (monthDay: string) => Number(monthDay.slice(3))
  return `${day(from)}${month(from) === month(to) ? '' : month(from)} to ${day(to)}${month(to)}`
}

/** `5 to 22 Oct (Durga Puja)` */
export const busySpell = ([from, to, cause = 'the high season']: Spell): string => `${daySpell(from, to)} (${cause})`

/** `the day`, `both days`, `all three days`. */
export const allDays = (days: number): string =>
  days === 1 ? 'the day' : days === 2 ? 'both days' : `all ${inWords(days)} days`

/** Adds a full stop unless there is one. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`)

/** How far to trust the figures of an answer, and of when they are. */
export const estimatesNote = ({ as_of }: Pick<Dataset, 'as_of'>): string =>
  `Our own estimates, not quotes: trains within 12 %, buses within 15 %, stays and days within 30 %, flights within 35 %. Prices are of ${as_of}.`
