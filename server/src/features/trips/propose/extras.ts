import { straightKm } from '@saathi/shared/trips/legs'
import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Line } from '../../recommend/cost/cost-lines.ts'
import type { Destination, Extra } from '../../recommend/facts/dataset.ts'
import { isRide, sightsOf } from '../../recommend/facts/extra-sights.ts'
import { drivesOf, endsOf, isOnRoad, isTour } from './carried-drives.ts'
import { blank, type Draft } from './draft.ts'
import { split } from './split.ts'

/** An extra with its line of the bill. */
export type BilledExtra = { extra: Extra; line: Line }

/** Needed on the way in. */
const PERMIT = /\bline permit\b/i
/** The last part of the way to a place, and of that from it. */
const WAY_IN = /\bboth ways\b/i
const PAPERS = /\b(ticket|tickets|permit|fee|fees|entry|entries|pass|tax|toll)\b/i
/** One for several sights is bought at the first. */
const TICKET = /\bticket\b/i
/** Each of the ways over the sea. */
const FERRY = /\bferry leg\b/i
/** It pays for no ticket. */
const GUIDE = /^(\w+ )?guide\b/i
/** It carries people up to what one comes for. */
const CARRIES = /\b(pony|ponies|palkis?|doli|horse|helicopter)\b/i

/** What carries people up to a sight, from the extras of its place. */
export function carriersTo({ highlights, typical_extras_inr }: Carrying, sight: string): string[] {
  const names = highlights.map(({ name }) => name)
  return typical_extras_inr
    .filter((extra) => CARRIES.test(extra.item))
    .filter((extra) => {
      const sights = sightsOf(extra, names)
      return sights.length === 0 || sights.includes(sight)
    })
    .map(({ item }) => item)
}
type Carrying = Pick<Destination, 'highlights' | 'typical_extras_inr'>

const TIMES = new Set(['day', 'outing', 'time'])

/** How often the bill has it. */
export const timesOf = ({ counts }: Line): number => counts.find(([, one]) => TIMES.has(one))?.[0] ?? 1

/**
 * Puts each extra where it is used: a ticket or a safari on the visits that it is for, a ride on the days of its sights, and what
 * serves the whole stay on the day that needs it most. What the days have no visit for is an item of its own that says so.
 * Returns the highlights that are paid so.
 */
export function addExtras(items: Draft[], extras: readonly BilledExtra[], sights: readonly string[]): Set<string> {
  const covered = new Set<string>()
  for (const { extra, line } of extras) {
    const names = isForStay(extra) && !extra.sights ? [] : sightsOf(extra, sights)
    const visits = items.filter(({ role, highlight }) => role === 'visit' && highlight && names.includes(highlight))
    const moves = extra.sights || !extra.travel || isForStay(extra) ? [] : movesFor(items, extra)
    const crossings = FERRY.test(extra.item) && extra.travel ? items.filter(({ by }) => by === 'sea') : []
    const beds =
      extra.bed && names.length > 0 && visits.length === 0
        ? items.filter(({ role, isCovered }) => role === 'stay' && isCovered)
        : []
    const carried = drivesOf(items, extra, timesOf(line), visits)
    for (const drive of carried) drive.isCovered = true
    const isUnused =
      !isForStay(extra) && (names.length > 0 ? visits.length === 0 : isDayCar(extra) && isAllInTown(items))
    if (moves.length > 0) {
      addTo(items, moves, line, extra)
      continue
    }
    if (crossings.length > 0) {
      payOnEach(items, crossings, extra, line)
      continue
    }
    if (beds.length > 0) payOn(beds, extra, split(line.typical, evenly(beds.length)))
    else if (isUnused) setAside(items, extra, line, line.typical)
    else if (visits.length > 0 && isOnVisits(extra, line, visits)) payOnEach(items, visits, extra, line)
    else
      addOwn(
        items,
        extra,
        line,
        visits.length === 0 && CARRIES.test(extra.item) ? firstSeen(items, sights) : visits,
        sights,
        carried,
      )
    if (!isRide(extra) && !GUIDE.test(extra.item))
      for (const { highlight } of visits) if (highlight !== null) covered.add(highlight)
  }
  return covered
}

/** One time of it for each of the items that it is for, and what is left over set aside. */
function payOnEach(items: Draft[], uses: readonly Draft[], extra: Extra, line: Line): void {
  const times = timesOf(line)
  const isOnce = times === 1 && (TICKET.test(extra.item) || extra.per === 'vehicle')
  const paid = isOnce ? uses.slice(0, 1) : uses
  const [rest = 0, ...parts] = sharesOf(line.typical, times, Math.min(times, paid.length), paid.length)
  payOn(paid, extra, parts)
  setAside(items, extra, line, rest)
}

/** Adds what an extra costs to what it is for, and says so. */
function payOn(items: readonly Draft[], { item }: Extra, parts: readonly number[]): void {
  for (const [index, draft] of items.entries()) {
    draft.cost += parts[index] ?? 0
    if (!PAPERS.test(item) && item !== draft.title)
      draft.note = [draft.note, text.includes(item)].filter(Boolean).join(' ')
  }
}

/** The ways between two towns that it is for: it names one of them, as a pony that carries people up to a village. */
function movesFor(items: readonly Draft[], { item }: Extra): Draft[] {
  return items.filter(
    (move) =>
      move.role === 'travel' && text.isMove(move.title) && endsOf(items, move).some((town) => item.includes(town)),
  )
}

/** What one has without any visit: the bed of a package, a tax on all who come, a vehicle for each day. */
export const isForStay = (extra: Extra): boolean =>
  extra.covers_nights !== undefined || EVERYONES.test(extra.item) || (isRide(extra) && extra.times === 'day')
const EVERYONES = /\b(tax|toll|line permit|visitor fee)\b/i

/** A car for the sights, and not the way there. */
const isDayCar = (extra: Extra): boolean =>
  !isForStay(extra) && !extra.replaces_last_leg && isRide(extra) && /\b(car|jeep|SUV)\b/i.test(extra.item)

/** Nobody hires a car for the day to sights that are no farther from the bed. */
const TOWN_KM = 3

function isAllInTown(items: readonly Draft[]): boolean {
  const spots = (role: Draft['role']) =>
    items.flatMap((item) =>
      item.role === role && item.lat !== null && item.lon !== null ? [{ lat: item.lat, lon: item.lon }] : [],
    )
  const [beds, visits] = [spots('stay'), spots('visit')]
  return (
    beds.length > 0 && visits.length > 0 && visits.every((to) => beds.some((bed) => straightKm(bed, to) <= TOWN_KM))
  )
}

/** Whether it is paid with the visits: not a ride, nor what one has once for several of them. */
const isOnVisits = (extra: Extra, line: Line, visits: readonly Draft[]): boolean =>
  !isRide(extra) &&
  line.part !== 'flights' &&
  (visits.length === 1 || timesOf(line) > 1 || (PAPERS.test(extra.item) && !GUIDE.test(extra.item)))

/** The visit of the first sight of the editors that the days have. */
function firstSeen(items: readonly Draft[], sights: readonly string[]): Draft[] {
  const rank = ({ highlight }: Draft) => sights.indexOf(highlight ?? '')
  return items
    .filter((item) => item.role === 'visit' && rank(item) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, 1)
}

/** What is left over, and the share of each visit: one time each where the bill has more of them than there are visits. */
function sharesOf(amount: number, times: number, used: number, count: number): number[] {
  const [rest = 0, spent = 0] = split(amount, [times - used, used])
  return [rest, ...split(spent, evenly(count))]
}

const evenly = (count: number): number[] => Array.from({ length: count }, () => 1)

/** An item of its own on each day that has a use for it. */
function addOwn(
  items: Draft[],
  extra: Extra,
  line: Line,
  visits: readonly Draft[],
  sights: readonly string[],
  carried: readonly Draft[],
): void {
  const anchors = anchorsOf(items, extra, line, visits, carried)
  const used = visits.length > 0 ? Math.min(timesOf(line), anchors.length) : timesOf(line)
  putBefore(items, anchors, used, line, extra, (day) => rideTitle(line, extra, sights, visits, day))
}

/** A drive to another town, whatever one sees on the way. */
const TO_TOWN = /\bfrom \S.* to \S/
const BEFORE_SIGHTS = /\s(to|for|round|around|between|in|from|up)\s.*$/
const MOST_NAMED = 3
/** It is named after the boat that takes one there. */
const ON_WATER = /^(ferry|boat)\b/i

/** The name of an extra; a ride to several sights of its facts, of which a day has only some, names those of the day. */
function rideTitle({ label }: Line, extra: Extra, sights: readonly string[], visits: readonly Draft[], day: number) {
  if (!extra.sights || !isRide(extra) || isForStay(extra) || extra.replaces_last_leg) return label
  if (WAY_IN.test(extra.item) || TO_TOWN.test(extra.item)) return label
  const seen = [...new Set(visits.flatMap((visit) => (visit.day === day && visit.highlight ? [visit.highlight] : [])))]
  if (seen.length === 0 || seen.length > MOST_NAMED || sightsOf(extra, sights).length <= seen.length) return label
  const ashore = seen.filter((sight) => !ON_WATER.test(sight))
  return ashore.length === 0 ? label : text.rideFor(label.replace(BEFORE_SIGHTS, ''), ashore)
}

/** An item of its own at each of the first ways for which the bill has it. */
function addTo(items: Draft[], moves: readonly Draft[], line: Line, extra: Extra): void {
  const anchors = moves.slice(0, timesOf(line))
  putBefore(items, anchors, anchors.length, line, extra)
}

/** Items before others, which share what `used` times of it cost; the rest is set aside. */
function putBefore(
  items: Draft[],
  anchors: readonly Draft[],
  used: number,
  line: Line,
  extra: Extra,
  titleOn: (day: number) => string = () => line.label,
): void {
  const [rest = 0, ...parts] = sharesOf(line.typical, timesOf(line), used, anchors.length)
  const ride: Pick<Draft, 'isRide'> = isOnRoad(extra) ? { isRide: true } : {}
  for (const [index, anchor] of anchors.entries()) {
    const place = items.indexOf(anchor)
    // An item with a fixed time stays the first of its day.
    const isBehind = anchor.fixedStart !== null && items[place - 1]?.day !== anchor.day
    items.splice(place + Number(isBehind), 0, ownItem(anchor.day, titleOn(anchor.day), parts[index] ?? 0, line, ride))
  }
  setAside(items, extra, line, rest)
}

/** The items before which it stands: the first visit on each of as many days as the bill has, those with most visits first. */
function anchorsOf(
  items: Draft[],
  extra: Extra,
  line: Line,
  visits: readonly Draft[],
  carried: readonly Draft[],
): Draft[] {
  const seen = items.filter(({ role }) => role === 'visit')
  const firstVisit = seen[0] ? items.indexOf(seen[0]) : items.length
  const arrival = items.findLast(({ role, by }, index) => role === 'travel' && by !== null && index < firstVisit)
  const ride = items.find(({ role, by }) => role === 'travel' && by === 'road')
  const stay = items.find(({ role }) => role === 'stay') ?? items[0]
  if ((extra.replaces_last_leg || PERMIT.test(extra.item)) && ride) return [ride]
  if (visits.length === 0 && (PAPERS.test(line.label) || WAY_IN.test(line.label)) && arrival) return [arrival]
  const drive = isRide(extra) && items.find(({ role, title }) => role === 'travel' && isDriveOf(extra, title))
  const isOnItsDay = ({ day }: Draft) => drive && day === drive.day
  if (carried.length > 0 && isTour(extra)) {
    const [first] = items.filter((item) => carried.includes(item) || visits.includes(item))
    if (first) return [first]
  }
  if (drive && timesOf(line) === 1 && (visits.length === 0 || visits.some(isOnItsDay))) return [drive]
  const of = visits.length > 0 ? visits : seen
  const minutes = new Map<number, number>()
  for (const { day, minutes: lasts } of of) minutes.set(day, (minutes.get(day) ?? 0) + lasts)
  const days = [...minutes].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, timesOf(line))
  const anchors = days
    .map(([day]) => day)
    .sort((a, b) => a - b)
    .flatMap((day) => of.find((visit) => visit.day === day) ?? [])
  return anchors.length > 0 ? anchors : stay ? [stay] : []
}

/** Whether a vehicle is for the drive, one way or the other, to the town of the night that a title names. */
const isDriveOf = ({ item }: Extra, title: string): boolean => {
  const town = title.slice(title.indexOf(' to ') + 4)
  return text.isMove(title) && (item.includes(`to ${town}`) || item.includes(`from ${town}`))
}

/** The part of an extra for which the days have no visit: it is in the total, and nothing that one does. */
function setAside(items: Draft[], { item }: Extra, line: Line, amount: number): void {
  if (amount === 0) return
  const isThere = ({ role }: Draft) => role === 'visit' || role === 'meal'
  const last = items.findLastIndex(isThere)
  const at = last >= 0 ? last : items.findIndex(({ role }) => role === 'stay')
  const own = ownItem(items[at]?.day ?? 0, money.setAside(item, amount < line.typical), amount, line)
  items.splice(at + 1, 0, { ...own, note: money.setAsideNote })
}

const ownItem = (
  day: number,
  title: string,
  cost: number,
  { part, label }: Line,
  carries: Pick<Draft, 'isRide'> = {},
): Draft => ({
  ...blank,
  ...carries,
  role: 'other',
  kind: 'other',
  day,
  title,
  cost,
  costPart: part === 'flights' ? 'travel' : PAPERS.test(label) ? 'entry' : 'other',
})
