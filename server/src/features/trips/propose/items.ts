import { clockOf } from '@saathi/shared/lib/messages/en/days'
import { DAY_STARTS } from '@saathi/shared/trips/day'
import type { Point } from '@saathi/shared/trips/legs'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import { FIRST_LIGHT } from '../../recommend/travel/night-arrival.ts'
import type { DayTowns, Town } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import type { OpenDay } from './day-costs.ts'
import { BASE, type Entry, START, type Timeline } from './day-room.ts'
import { blank, type Draft, MEAL_TITLES, stayItem } from './draft.ts'
import { isMeal, type Meal, mealAt } from './food.ts'
import { moveItem } from './move-item.ts'
import { arrivalRest, BAGS, HIGH_METRES, heightRest, isTired, TEA } from './rooms.ts'
import type { Move } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'
import type { DayLight } from './visits.ts'
import {
  betweenItem,
  hoursBeforeNight,
  isNightBetween,
  LONG_BETWEEN,
  lunchItem,
  mealsBefore,
  travelItem,
  waitItem,
  waitsForDawn,
} from './way-items.ts'

const DAY = 1440
/** The items of all days in order, not yet priced apart from the fares. `out`: those of a day that is spent elsewhere. */
export function buildItems(
  { option }: Chosen,
  plan: TravelPlan,
  days: readonly OpenDay[],
  timelines: readonly (Timeline | null)[],
  towns: (day: number) => DayTowns,
  out: (at: number, home: Town) => Draft[] | null = () => null,
): Draft[] {
  const { place, lodging } = option
  const first = Math.floor(plan.arrives / DAY)
  const last = Math.floor(plan.leaves / DAY)
  const { name } = towns(plan.firstNight).sleeps
  const base = pointOf(towns(first).wakes)
  const stay = text.stays[lodging]
  const drafts: Draft[] = []
  const onTheWay = (moves: readonly Move[]) => {
    for (const [index, move] of moves.entries()) {
      drafts.push(travelItem(move))
      if (plan.lunch && move === plan.out[0]) drafts.push(lunchItem(move, plan.lunch))
      const next = moves[index + 1]
      if (!next) continue
      const ends = move.start + move.minutes
      const slept = plan.nightsOnTheWay.find(({ day }) => isNightBetween(ends, next.start, day))
      if (slept) drafts.push(...[...mealsBefore(ends, slept.day), ...hoursBeforeNight(ends, slept)].sort(byStart))
      if (slept) drafts.push(stayItem(slept.day, text.nightOnTheWay(slept.where), slept.at, lateNote(ends)))
      else if (!next.byNight && waitsForDawn(move, next)) drafts.push(waitItem(move, next.start - ends))
      else if (next.start - ends >= LONG_BETWEEN) drafts.push(betweenItem(move, next.start - ends))
    }
  }
  onTheWay(plan.out)
  if (plan.firstNight < first) {
    const before = drafts.findLastIndex(({ day }) => day <= plan.firstNight)
    // A ride after midnight stands after its bed: at the station the bed would be in the wrong town.
    const isThere = drafts[before]?.lat === base.lat && drafts[before]?.lon === base.lon
    const bed = text.night(stay, name)
    drafts.splice(before + 1, 0, stayItem(plan.firstNight, bed, isThere ? base : null, lateNote(plan.arrives)))
  }
  for (const [nth, { room }] of days.entries()) {
    const { day } = room
    if (day === first) {
      if (plan.meets)
        drafts.push({
          ...blank,
          role: 'other',
          kind: 'other',
          day,
          title: text.meet(name),
          fixedStart: plan.arrives % DAY,
          ...base,
        })
      const rest = arrivalRest(option, plan)
      const title = arrivalTitle(option, plan)
      const isRoom = plan.nights === 0 && option.nights > 0
      if (isRoom) drafts.push(stayItem(day, text.dayRoom(stay), base))
      if (rest > 0)
        drafts.push({
          ...blank,
          role: 'other',
          kind: 'rest',
          day,
          title,
          fixedStart: earlyStart(plan),
          minutes: rest,
          span: [plan.arrives, plan.arrives + rest],
          ...base,
        })
      const height = heightRest(option, plan)
      if (height > 0)
        drafts.push({
          ...blank,
          role: 'other',
          kind: 'rest',
          day,
          title: text.restAtHeight(place.elevation_m),
          minutes: height,
          span: [plan.arrives + rest, plan.arrives + rest + height],
        })
    }
    const line = timelines[nth]
    const elsewhere = out(nth, towns(day).sleeps)
    if (elsewhere) drafts.push(...elsewhere)
    for (const entry of elsewhere ? [] : (line?.entries ?? [])) {
      const { start, minutes } = entry
      const span = [day * DAY + start, day * DAY + start + minutes] as const
      const item = entryItem(day, entry, place, towns(day), line?.entries ?? [], (days[nth] as OpenDay).light)
      const bite = entry === line?.entries[0] ? biteBefore(days[nth] as OpenDay, line.entries) : ''
      drafts.push({ ...item, note: [item.note, bite].filter(Boolean).join(' '), span })
    }
    if (day === last) {
      const isDayTrip = option.nights === 0
      const hasVisits = line?.entries.some(({ kind }) => kind === 'visit') ?? false
      if (isDayTrip)
        drafts.push({ ...blank, role: 'other', kind: 'free', day, title: text.backInTown(name), minutes: TEA, ...base })
      else if (hasVisits && towns(day).wakes.name === towns(day).sleeps.name)
        drafts.push({
          ...blank,
          role: 'other',
          kind: 'rest',
          day,
          title: text.collectBags,
          minutes: BAGS,
          ...pointOf(towns(day).sleeps),
        })
    } else {
      const { wakes, sleeps } = towns(day)
      const rise = sleeps.elevation_m - wakes.elevation_m
      const note =
        sleeps.elevation_m >= HIGH_METRES && rise >= MUCH_HIGHER ? text.sleepHigher(sleeps.elevation_m, rise) : ''
      drafts.push(stayItem(day, text.night(stay, sleeps.name), sleeps, note))
    }
  }
  onTheWay(plan.back)
  return drafts
}

/** Who walks or drives for so long before the first sight, and has breakfast so long after setting off, eats a bite before. */
const LONG_WAY_OFF = 60
const LONG_WITHOUT = 210

function biteBefore({ room, way }: OpenDay, entries: readonly Entry[]): string {
  const [first] = entries
  if (first?.kind !== 'visit' || !room.wakesThere) return ''
  const minutes = way(room.moves ? START : BASE, first.visit.index)
  const leaves = first.start - minutes
  const eats =
    entries.find(({ kind }) => kind === 'breakfast' || kind === 'lunch')?.start ?? first.start + first.minutes
  return minutes >= LONG_WAY_OFF && eats - leaves > LONG_WITHOUT ? text.biteBefore(clockOf(leaves)) : ''
}

const byStart = (a: Draft, b: Draft): number => (a.fixedStart ?? 0) - (b.fixedStart ?? 0)

const pointOf = ({ lat, lon }: Town): Point => ({ lat, lon })

/** An arrival before the usual start of a day holds its time. */
const earlyStart = ({ arrives }: TravelPlan): number | null => (arrives % DAY < DAY_STARTS ? arrives % DAY : null)

const lateNote = (arrives: number): string =>
  arrives % DAY < FIRST_LIGHT ? text.lateCheckIn(clockOf(arrives % DAY)) : ''

function arrivalTitle({ journey }: TravelOption, plan: TravelPlan): string {
  if (plan.firstNight < Math.floor(plan.arrives / DAY)) return text.sleepIn
  if (!isTired(journey, plan)) return text.checkIn
  return plan.arrives % DAY < 11 * 60 ? text.restAfterNight : text.restLater
}

/** So many metres of sleeping height more than on the night before are told. */
const MUCH_HIGHER = 500

const LOW_TIDE = /\blow tide\b/i

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const FEW_WEEKDAYS = 2

export function entryItem(
  day: number,
  entry: Entry,
  place: Destination,
  towns: DayTowns,
  entries: readonly Entry[],
  { date, month }: Pick<DayLight, 'date' | 'month'>,
): Draft {
  const base: Point = { lat: towns.sleeps.lat, lon: towns.sleeps.lon }
  const { minutes } = entry
  const where = entry.kind !== 'visit' && entry.kind !== 'move' && entry.atBase ? base : null
  switch (entry.kind) {
    case 'visit': {
      const { facts, time } = entry.visit
      const start = place.visit_starts.get(facts.name)
      const within = place.highlights
        .filter(({ inside, months }) => inside === facts.name && (months?.includes(month) ?? true))
        .map(({ name }) => name)
      const open = WEEKDAYS.filter((weekday) => !facts.closed.includes(weekday))
      return {
        ...blank,
        role: 'visit',
        kind: 'visit',
        costPart: 'entry',
        day,
        title: entry.visit.title,
        note: [
          start === undefined ? '' : text.visitStarts(start),
          within.length === 0 ? '' : text.alsoSeen(within),
          LOW_TIDE.test(facts.name) ? text.byTheTide : '',
          date === null && open.length <= FEW_WEEKDAYS ? text.onlyOn(open) : '',
          entry.lunchAlong ? text.lunchAlong : time === 'dusk' ? text.aarti : '',
        ]
          .filter(Boolean)
          .join(' '),
        fixedStart: entry.fixed ? entry.start : null,
        minutes,
        lat: entry.visit.spot.lat,
        lon: entry.visit.spot.lon,
        highlight: facts.name,
        meal: mealOf(entry),
      }
    }
    case 'move':
      return moveItem(day, entry, towns, entries[0] === entry)
    case 'free':
      return {
        ...blank,
        role: 'other',
        kind: 'free',
        day,
        title: minutes > 420 ? text.dayForYourself : text.free,
        minutes,
        ...where,
      }
    case 'heat':
      return { ...blank, role: 'other', kind: 'rest', day, title: text.heatRest, minutes, ...where }
    default:
      return {
        ...blank,
        role: 'meal',
        kind: 'meal',
        meal: entry.kind,
        costPart: 'food',
        day,
        title: MEAL_TITLES[entry.kind],
        fixedStart: entry === entries[0] && entry.start < DAY_STARTS ? entry.start : null,
        minutes,
        ...where,
      }
  }
}

/** The meal that a visit takes the place of; in the morning a bite in the lanes is enough. */
function mealOf({ visit, start, minutes }: Extract<Entry, { kind: 'visit' }>): Meal | undefined {
  const meal = visit.isFood ? mealAt(start, minutes) : null
  return meal && (meal === 'breakfast' || isMeal(visit)) ? meal : undefined
}
