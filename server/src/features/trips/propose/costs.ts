import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import { dailyPrice, extrasFor, stayLinesFor } from '../../recommend/cost/cost.ts'
import type { Line } from '../../recommend/cost/cost-lines.ts'
import { younger } from '../../recommend/cost/travellers.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { capital } from '../../recommend/text/format.ts'
import type { Chosen } from './choose-option.ts'
import { bestMatches } from './extra-match.ts'
import type { Draft } from './items.ts'

/** The share of each meal in the food of a day. */
const MEAL_WEIGHT: Record<string, number> = { [text.breakfast]: 2, [text.lunch]: 3, [text.dinner]: 4 }
/** The share of the daily figure beside entry fees that is for getting around and small expenses. */
const AROUND_SHARE = 0.3
/** Entry fees take at most this share of the daily figures: what is left must feed the people. */
const FEES_MOST = 0.4

/** Splits an amount by weights into whole rupees that add up to it: the largest remainders get the rupees left over. */
export function split(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const exact = weights.map((weight) => (sum === 0 ? 0 : (amount * weight) / sum))
  const whole = exact.map(Math.floor)
  const left = amount - whole.reduce((total, each) => total + each, 0)
  const byRemainder = exact
    .map((each, index) => ({ index, rest: each - Math.floor(each) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** Whether the daily figure of that stay pays for the entry of a highlight. */
export const isPaidDaily = (place: Destination, { lodging }: Chosen['option'], fee: number): boolean =>
  fee <= FEES_MOST * dailyPrice(place, lodging)

/** The extras of the bill, such as a safari, and the lines of stay and daily expenses. */
function computeBill(dataset: Dataset, { trip, option, eaten }: Chosen) {
  const { place, nights, lodging, journey, leftOut } = option
  const days = eaten ?? option.days
  const { party, type, when } = trip
  const { keepsCar } = journey
  const length = { days, nights, eaten }
  const stay = { dataset, place, type, month: when.month, when, ...party, lodging, ...length, keepsCar, leftOut }
  const extras = new Set(extrasFor(stay).map(({ item }) => capital(item)))
  const lines = stayLinesFor(stay)
  const isExtra = ({ label }: Line) => extras.has(label)
  return {
    extras: lines.filter(isExtra),
    stay: sum(lines.filter((line) => line.part === 'accommodation' && !isExtra(line))),
    daily: sum(lines.filter((line) => line.part === 'daily_expenses' && !isExtra(line))),
  }
}

/** The names of the highlights that extras of the bill are for. */
export const billedHighlights = (dataset: Dataset, chosen: Chosen, highlights: readonly { name: string }[]): string[] =>
  computeBill(dataset, chosen).extras.flatMap(({ label }) =>
    bestMatches(
      label,
      highlights.map(({ name }) => ({ title: name })),
    ).map(({ title }) => title),
  )

const sum = (lines: readonly Line[]): number => lines.reduce((total, { typical }) => total + typical, 0)

/** The items with their costs, which add up to the bill of the journey and stay, to the rupee. Fares are on the moves already. */
export function pricedDrafts(dataset: Dataset, chosen: Chosen, drafts: readonly Draft[]): Draft[] {
  const bill = computeBill(dataset, chosen)
  const items = drafts.map((draft) => ({ ...draft }))
  const covered = addExtras(items, bill.extras)
  share(
    items.filter(({ role }) => role === 'stay'),
    bill.stay,
  )
  addRoomPrice(items)
  const { party } = chosen.trip
  const paying = party.people - younger(party, dataset.transport.children.seat.free_under)
  const fees = addFees(items, paying, chosen, covered, FEES_MOST * bill.daily)
  const meals = items.filter(({ role }) => role === 'meal')
  const around = meals.length === 0 ? bill.daily - fees : Math.round(AROUND_SHARE * (bill.daily - fees))
  share(meals, bill.daily - fees - around, ({ title }) => MEAL_WEIGHT[title] ?? 1)
  addAround(items, around)
  return items
}

function share(items: Draft[], amount: number, weight: (item: Draft) => number = () => 1): void {
  const parts = split(amount, items.map(weight))
  for (const [index, item] of items.entries()) item.cost += parts[index] ?? 0
}

/** Who waits at a station reads what one night more costs, which the total does not have. */
function addRoomPrice(items: Draft[]): void {
  const wait = items.find(({ role }) => role === 'wait')
  const night = items.find(({ role }) => role === 'stay')?.cost ?? 0
  if (wait) wait.note = text.waitNote(night)
}

const PAPERS = /\b(ticket|permit|fee|fees|entry|pass)\b/i

/** Puts each extra on the visits that it pays for, or on an item of its own; returns the highlights that are paid so. */
function addExtras(items: Draft[], extras: readonly Line[]): Set<string> {
  const covered = new Set<string>()
  for (const { label, part, typical } of extras) {
    const visits = bestMatches(
      label,
      items.filter(({ role }) => role === 'visit'),
    )
    const isTravel = part === 'flights'
    if (visits.length > 0 && !isTravel) {
      share(visits, typical)
      for (const { highlight } of visits) if (highlight !== null) covered.add(highlight)
      continue
    }
    const next =
      visits[0] ?? items.find(({ role }) => role === 'visit') ?? items.find(({ role }) => role === 'stay') ?? items[0]
    if (!next) continue
    const costPart = isTravel ? 'travel' : PAPERS.test(label) ? 'entry' : 'other'
    const own: Draft = { ...next, ...NOWHERE, role: 'other', kind: 'other', title: label, cost: typical, costPart }
    // An item with a fixed time stays the first of its day.
    items.splice(items.indexOf(next) + (next.fixedStart === null ? 0 : 1), 0, own)
  }
  return covered
}

const NOWHERE = {
  note: '',
  fixedStart: null,
  minutes: 0,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
} as const

/** Takes entry fees out of the daily figures; a dear one that they do not pay for is named in the note. Returns the sum. */
function addFees(
  items: Draft[],
  paying: number,
  { option }: Chosen,
  covered: ReadonlySet<string>,
  most: number,
): number {
  const sights = new Map(option.place.highlights.map((highlight) => [highlight.name, highlight]))
  const held = new Set<string>()
  let taken = 0
  for (const item of items) {
    if (item.role !== 'visit' || item.highlight === null || covered.has(item.highlight)) continue
    const { fee_inr: fee = 0, ticket } = sights.get(item.highlight) ?? {}
    const ofDay = ticket && `${item.day} ${ticket}`
    if (fee === 0 || (ofDay && held.has(ofDay))) continue
    if (ofDay) held.add(ofDay)
    const cost = Math.round(fee * paying)
    if (isPaidDaily(option.place, option, fee) && taken + cost <= most) {
      item.cost += cost
      taken += cost
    } else item.note = [item.note, text.feeNotCounted(Math.round(fee))].filter(Boolean).join(' ')
  }
  return taken
}

/** An item on each day in the place, at the end of its visits, for getting around and small expenses. */
function addAround(items: Draft[], amount: number): void {
  const days = [...new Set(items.filter(({ role }) => role === 'visit' || role === 'meal').map(({ day }) => day))]
  const where = days.length > 0 ? days : [(items.find(({ role }) => role === 'stay') ?? items[0])?.day ?? 0]
  const parts = split(
    amount,
    where.map(() => 1),
  )
  for (const [index, day] of where.entries()) {
    const cost = parts[index] ?? 0
    if (cost === 0) continue
    const last = items.findLastIndex((item) => item.day === day && (item.role === 'visit' || item.role === 'meal'))
    const at = last >= 0 ? last + 1 : items.findIndex((item) => item.day === day) + 1
    const own: Draft = {
      ...NOWHERE,
      link: null,
      role: 'other',
      kind: 'other',
      day,
      title: text.gettingAround,
      cost,
      costPart: 'other',
    }
    items.splice(at, 0, own)
  }
}

/** The items with their positions in the days. */
export function inOrder(items: readonly Draft[]): TripItemFacts[] {
  const counts = new Map<number, number>()
  return items.map(({ role: _, ...item }) => {
    const order = (counts.get(item.day) ?? 0) + 1
    counts.set(item.day, order)
    return { ...item, order }
  })
}
