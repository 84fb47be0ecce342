import type { ScheduledDay, ScheduledItem } from '@saathi/shared/trips/schedule'
import type { TripItem } from '@saathi/shared/trips/schema'

export type Sun = { sunrise: number; sunset: number }
export type TripDay = ScheduledDay<TripItem>
export type TimedItem = ScheduledItem<TripItem>

/** A line of a day, in the order of time. `at` and `until` are minutes of the day. */
export type DayRow =
  | { kind: 'sun'; rise: boolean; at: number; until: number }
  | { kind: 'leg'; leg: NonNullable<TimedItem['leg']>; at: number; until: number; to: string }
  | { kind: 'free'; at: number; until: number }
  | { kind: 'item'; timed: TimedItem; at: number; until: number }

/** Less than this between two items is no free time worth a line. */
const FREE_MIN = 30
/** Sunrise is shown if the day starts within this time after it. */
const MORNING = 240

/** The lines of a day: its items with the ways to them, free time between them, sunrise and sunset. */
export function dayRows({ items }: Pick<TripDay, 'items'>, sun: Sun | undefined): DayRow[] {
  const rows: DayRow[] = []
  let clock: number | null = null
  for (const timed of items) {
    const { item, leg, start } = timed
    const end = item.kind === 'stay' ? start : timed.end
    const leaves = start - (leg?.minutes ?? 0)
    if (clock !== null && item.kind !== 'stay' && leaves - clock >= FREE_MIN)
      rows.push({ kind: 'free', at: clock, until: leaves })
    if (leg) rows.push({ kind: 'leg', leg, at: leaves, until: start, to: item.id })
    rows.push({ kind: 'item', timed, at: start, until: end })
    clock = Math.max(clock ?? 0, end)
  }
  const [first] = items
  if (!sun || !first || clock === null) return rows
  const { sunrise, sunset } = sun
  if (first.start - sunrise <= MORNING && clock > sunrise) insert(rows, true, sunrise)
  if (first.start <= sunset && (clock >= sunset || items.some(({ item }) => item.kind === 'stay')))
    insert(rows, false, sunset)
  return rows
}

function insert(rows: DayRow[], rise: boolean, at: number) {
  const index = rows.findIndex((row) => row.at >= at || (row.kind === 'item' && row.timed.item.kind === 'stay'))
  rows.splice(index < 0 ? rows.length : index, 0, { kind: 'sun', rise, at, until: at })
}

/** The colours of the rail by the light of the day, between which it fades. */
const LIGHT = { night: 'var(--rail-night)', low: 'var(--rail-low)', day: 'var(--rail-day)', dusk: 'var(--rail-dusk)' }
/** The length of twilight, and the time until the sun is high, minutes. */
const TWILIGHT = 40
const LOW = 75

/** The colour of the rail at a minute of the day. */
export function lightAt(minute: number, sun: Sun | undefined): string {
  if (!sun) return LIGHT.day
  const { sunrise, sunset } = sun
  const at = minute % 1440
  const stops: [number, string][] = [
    [sunrise - TWILIGHT, LIGHT.night],
    [sunrise, LIGHT.low],
    [sunrise + LOW, LIGHT.day],
    [sunset - LOW, LIGHT.day],
    [sunset, LIGHT.dusk],
    [sunset + TWILIGHT, LIGHT.night],
  ]
  const next = stops.findIndex(([stop]) => stop > at)
  if (next <= 0) return LIGHT.night
  const [[from, before], [to, after]] = [stops[next - 1] as [number, string], stops[next] as [number, string]]
  if (before === after) return before
  return `color-mix(in oklab, ${after} ${Math.round(((at - from) / (to - from)) * 100)}%, ${before})`
}

/** The title of a day in two short lines: its first visit, else what takes longest, without its details. */
export function dayLabel({ items }: Pick<TripDay, 'items'>): string {
  const visit = items.find(({ item }) => item.kind === 'visit')
  const [longest] = items.toSorted((one, other) => other.item.minutes - one.item.minutes)
  return (visit ?? longest)?.item.title.split(', ')[0] ?? ''
}

export const problemCount = ({ items }: Pick<TripDay, 'items'>) =>
  items.filter(({ problems }) => problems.length > 0).length
