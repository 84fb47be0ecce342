import type { Roads } from '@saathi/shared/trips/legs'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as money from '../../../messages/en/trip-money.ts'
import { dailyPrice, daysBilled, extrasFor, stayLinesFor } from '../../recommend/cost/cost.ts'
import type { Line } from '../../recommend/cost/cost-lines.ts'
import { barredFrom, younger } from '../../recommend/cost/travellers.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { isRide, sightsOf } from '../../recommend/facts/extra-sights.ts'
import { stayOf } from '../../recommend/rank/stay-of.ts'
import { capital } from '../../recommend/text/format.ts'
import type { Chosen } from './choose-option.ts'
import { carsByDay, type DayCar, isUnpaidDrive, riddenDays, withCarNotes } from './day-roads.ts'
import { blank, type Draft } from './draft.ts'
import { addExtras, type BilledExtra, isForStay, timesOf } from './extras.ts'
import { MEAL_SHARE } from './food.ts'
import { addMeals, mealsOnTheWay } from './food-money.ts'
import { split } from './split.ts'

/** Beside entry fees and meals, at least this share of the daily figures is left for getting around. */
const AROUND_LEAST = 0.15
/** So much of them is for getting around and small expenses where all meals of the days are eaten there. */
const AROUND_USUAL = 0.3
/** The same beside dear tickets, which would come on top else. */
const AROUND_BESIDE_DEAR = 0.1
/** Entry fees take at most this share of the daily figures: what is left must feed the people. */
const FEES_MOST = 0.4

/** Whether the daily figure of that stay pays for the entry of a highlight. */
export const isPaidDaily = (place: Destination, { lodging }: Chosen['option'], fee: number): boolean =>
  fee <= FEES_MOST * dailyPrice(place, lodging)

/** The extras of the bill, such as a safari, and the lines of stay and daily expenses. */
export function computeBill(dataset: Dataset, { trip, option, eaten }: Chosen) {
  const days = eaten ?? option.days
  const stay = { ...stayOf(dataset, trip, option), days, eaten }
  const extras = new Map(extrasFor(stay).map((extra) => [capital(extra.item), extra]))
  const lines = stayLinesFor(stay)
  const isExtra = ({ label }: Line) => extras.has(label)
  return {
    extras: lines.flatMap((line): BilledExtra[] => {
      const extra = extras.get(line.label)
      return extra ? [{ extra, line }] : []
    }),
    stay: sum(lines.filter((line) => line.part === 'accommodation' && !isExtra(line))),
    daily: sum(lines.filter((line) => line.part === 'daily_expenses' && !isExtra(line))),
    days: daysBilled(stay),
  }
}

export type Bill = ReturnType<typeof computeBill>

/** The names of the highlights that extras of the bill are for. */
export function billedHighlights({ extras }: Bill, highlights: readonly { name: string }[]): string[] {
  const names = highlights.map(({ name }) => name)
  return extras.flatMap(({ extra }) => sightsOf(extra, names))
}

/** The names of the highlights of outings that the bill has for the wish, such as a trek or a food walk. */
export function wishedOutings(
  { extras }: Bill,
  { type }: Pick<Chosen['trip'], 'type'>,
  highlights: readonly { name: string }[],
): string[] {
  const names = highlights.map(({ name }) => name)
  return extras.flatMap(({ extra }) => (extra.types?.includes(type) && !isRide(extra) ? sightsOf(extra, names) : []))
}

/** The sights for which the bill has a vehicle on one day, by its name. */
export function sightsOfCars({ extras }: Bill, highlights: readonly { name: string }[]): Map<string, string> {
  const names = highlights.map(({ name }) => name)
  return new Map(
    extras.flatMap(({ extra, line }) =>
      isRide(extra) && !isForStay(extra) && timesOf(line) === 1
        ? sightsOf(extra, names).map((name) => [name, extra.item] as const)
        : [],
    ),
  )
}

/** The sights of safaris of which the bill has more than there are sights, once more for each. */
export function safarisAgain<T extends { name: string }>({ extras }: Bill, highlights: readonly T[]): T[] {
  const names = highlights.map(({ name }) => name)
  return extras.flatMap(({ extra, line }) => {
    const sights = SAFARI.test(extra.item) ? sightsOf(extra, names) : []
    const found = highlights.filter(({ name }) => sights.includes(name))
    return Array.from({ length: found.length === 0 ? 0 : Math.max(0, timesOf(line) - found.length) }).flatMap(
      (_, index) => found[index % found.length] ?? [],
    )
  })
}
const SAFARI = /\bsafari\b/i

const sum = (lines: readonly Line[]): number => lines.reduce((total, { typical }) => total + typical, 0)

/** The items with their costs, which add up to the bill of the journey and stay, to the rupee. Fares are on the moves already. */
export function pricedDrafts(dataset: Dataset, chosen: Chosen, drafts: readonly Draft[], roads: Roads): Draft[] {
  const bill = computeBill(dataset, chosen)
  const items = drafts.map((draft) => ({ ...draft }))
  const { place } = chosen.option
  const sights = place.highlights.map(({ name }) => name)
  const covered = addExtras(items, bill.extras, sights)
  const beds = items.filter(({ role }) => role === 'stay')
  const paid = beds.filter(({ isCovered }) => !isCovered)
  share(bill.stay > 0 && paid.length > 0 ? paid : beds, bill.stay)
  addRoomPrice(items)
  const { party } = chosen.trip
  const ticketed = party.people - younger(party, dataset.transport.children.seat.free_under)
  const fund = fundOf(items)
  const { taken: fees, dear } = addFees(items, ticketed, chosen, { covered, most: FEES_MOST * bill.daily, fund })
  const priced = items.filter(({ highlight }) => highlight === null || !isTicketed(place, highlight))
  const perDay = bill.days > 0 ? bill.daily / bill.days : 0
  const meals = mealsOnTheWay(items, daysInPlace(items), chosen.onRoute)
  const { eaten, onWay } = addMeals(priced, meals, perDay, {
    most: (1 - AROUND_LEAST) * bill.daily - fees,
    usual: (1 - AROUND_USUAL) * bill.daily - fees,
  })
  const cars = chosen.option.journey.keepsCar ? new Map<number, DayCar>() : carsByDay(dataset, chosen, items, roads)
  const wanted = [...cars.values()].reduce((sum, { price }) => sum + price, 0)
  const dearFees = payDear(dear, bill.daily - fees - eaten - wanted - AROUND_BESIDE_DEAR * bill.daily)
  const paying = addAround(items, bill.daily - fees - eaten - dearFees, { cars, fund, food: onWay })
  return withCarNotes(withoutSpent(items, fund), cars, paying)
}

function barred(party: Chosen['trip']['party'], ages: Destination['highlights'][number]['ages']): number {
  const { young, old } = barredFrom(ages ? { ages } : {}, party)
  return young + old
}

const isTicketed = ({ highlights }: Destination, sight: string): boolean =>
  highlights.some(({ name, fee_inr = 0 }) => name === sight && fee_inr > 0)

function share(items: Draft[], amount: number): void {
  const parts = split(
    amount,
    items.map(() => 1),
  )
  for (const [index, item] of items.entries()) item.cost += parts[index] ?? 0
}

/** Who waits at a station reads what one night more costs, which the total does not have. */
function addRoomPrice(items: Draft[]): void {
  const wait = items.find(({ role }) => role === 'wait')
  const night = items.find(({ role }) => role === 'stay')?.cost ?? 0
  if (wait) wait.note = money.waitNote(night)
}

/** What the bill has and the days do not use: it pays for what the daily figures do not. */
type Fund = { had: number; left: number }

const isSetAside = ({ note }: Draft): boolean => note === money.setAsideNote

function fundOf(items: readonly Draft[]): Fund {
  const had = items.filter(isSetAside).reduce((total, { cost }) => total + cost, 0)
  return { had, left: had }
}

/** The items without the money set aside that other things are paid with. */
function withoutSpent(items: readonly Draft[], { had, left }: Fund): Draft[] {
  let spent = had - left
  return items.flatMap((item) => {
    if (!isSetAside(item) || spent === 0) return [item]
    const less = Math.min(spent, item.cost)
    spent -= less
    return less === item.cost ? [] : [{ ...item, title: money.lessSetAside(item.title), cost: item.cost - less }]
  })
}

/** The fee of a visit that the usual money for tickets does not pay for: for one adult, and for all. */
type DearFee = { item: Draft; fee: number; cost: number }

/**
 * Takes entry fees out of the daily figures. Returns the sum, and the dear ones that neither that money nor what is set aside
 * pays for.
 */
function addFees(
  items: Draft[],
  paying: number,
  { option, trip: { party } }: Chosen,
  { covered, most, fund }: { covered: ReadonlySet<string>; most: number; fund: Fund },
): { taken: number; dear: DearFee[] } {
  const sights = new Map(option.place.highlights.map((highlight) => [highlight.name, highlight]))
  const dear: DearFee[] = []
  const held = new Set<string>()
  let taken = 0
  for (const item of items) {
    const isVisit = item.role === 'visit' || item.role === 'excursion'
    if (!isVisit || item.highlight === null || covered.has(item.highlight)) continue
    const { fee_inr: fee = item.fee ?? 0, ticket } = sights.get(item.highlight) ?? {}
    const ofDay = ticket && `${item.day} ${ticket}`
    if (fee === 0 || (ofDay && held.has(ofDay))) continue
    if (ofDay) held.add(ofDay)
    const { ages } = sights.get(item.highlight) ?? {}
    const cost = Math.round(fee * Math.max(0, Math.min(paying, party.people - barred(party, ages))))
    const ofMeal = item.meal ? MEAL_SHARE[item.meal] * dailyPrice(option.place, option.lodging) : 0
    if (isPaidDaily(option.place, option, fee - ofMeal) && taken + cost <= most) {
      item.cost += cost
      taken += cost
    } else if (cost <= fund.left) {
      item.cost += cost
      fund.left -= cost
    } else dear.push({ item, fee, cost })
  }
  return { taken, dear }
}

/** Pays dear tickets with what getting around leaves; one for which that is too little comes on top, and says so. Returns the sum. */
function payDear(dear: readonly DearFee[], left: number): number {
  let paid = 0
  for (const { item, fee, cost } of dear) {
    if (paid + cost <= left) {
      item.cost += cost
      paid += cost
      continue
    }
    item.onTop = cost
    item.note = [item.note, money.feeNotCounted(Math.round(fee))].filter(Boolean).join(' ')
  }
  return paid
}

/** Cars take at most this share of the money for getting around; the rest is for small expenses. */
const CARS_MOST = 0.7
/** What a day without a sight costs, or one with a vehicle of the bill, as a share of another day. */
const QUIET_SHARE = 0.5

/** The days with something to see or eat in the place. */
function daysInPlace(items: readonly Draft[]): number[] {
  const days = [...new Set(items.filter(({ role }) => role === 'visit' || role === 'meal').map(({ day }) => day))]
  return days.length > 0 ? days : [(items.find(({ role }) => role === 'stay') ?? items[0])?.day ?? 0]
}

/**
 * An item on each day in the place, at the end of its visits, for getting around and small expenses: first the cars of the
 * days that need one, then the rest, less of it to quiet days. Returns what each item has for the car of its day.
 */
function addAround(
  items: Draft[],
  amount: number,
  { cars, fund, food }: { cars: ReadonlyMap<number, DayCar>; fund: Fund; food: ReadonlyMap<number, Draft> },
): Map<Draft, number> {
  const paying = new Map<Draft, number>()
  const where = daysInPlace(items)
  const prices = where.map((day) => cars.get(day)?.price ?? 0)
  const wanted = prices.reduce((sum, price) => sum + price, 0)
  const forCars = Math.min(wanted, Math.floor(CARS_MOST * amount))
  const more = Math.min(wanted - forCars, fund.left)
  fund.left -= more
  const carParts = split(forCars + more, prices)
  const drives = where.map((day) => items.find((item) => item.day === day && isUnpaidDrive(item)))
  const visited = new Set(items.filter(({ kind }) => kind === 'visit').map(({ day }) => day))
  const ridden = riddenDays(items)
  const smallParts = split(
    amount - forCars,
    where.map((day) => (visited.has(day) && !ridden.has(day) ? 1 : QUIET_SHARE)),
  )
  for (const [index, day] of where.entries()) {
    const drive = drives[index]
    const forCar = carParts[index] ?? 0
    if (drive) {
      drive.cost = forCar
      paying.set(drive, forCar)
    }
    const cost = (drive ? 0 : forCar) + (smallParts[index] ?? 0)
    const fed = food.get(day)
    if (cost === 0 && !fed) continue
    const last = items.findLastIndex((item) => item.day === day && (item.role === 'visit' || item.role === 'meal'))
    const at = last >= 0 ? last + 1 : items.findIndex((item) => item.day === day) + 1
    const around: Draft = { ...blank, role: 'other', kind: 'other', day, title: money.gettingAround, cost }
    items.splice(at, 0, ...(fed ? [fed] : []), ...(cost > 0 ? [around] : []))
    if (!drive) paying.set(around, forCar)
  }
  return paying
}

/** What the notes name beside the total, in rupees for all. */
export const onTopOf = (drafts: readonly Draft[]): number => drafts.reduce((sum, { onTop = 0 }) => sum + onTop, 0)

/** The items with their positions in the days. */
export function inOrder(items: readonly Draft[]): TripItemFacts[] {
  const counts = new Map<number, number>()
  return items.map(
    ({
      role: _role,
      meal: _meal,
      span: _span,
      fee: _fee,
      isCovered: _isCovered,
      isRide: _isRide,
      dayCar: _dayCar,
      onTop: _onTop,
      packed: _packed,
      onWay: _onWay,
      ...item
    }) => {
      const order = (counts.get(item.day) ?? 0) + 1
      counts.set(item.day, order)
      return { ...item, order }
    },
  )
}
