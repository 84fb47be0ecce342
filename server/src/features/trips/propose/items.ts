import { clockOf } from '@saathi/shared/lib/messages/en/days'
import { DAY_STARTS } from '@saathi/shared/trips/day'
import type { Point } from '@saathi/shared/trips/legs'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import { townOf } from '../../recommend/text/format.ts'
import { FIRST_LIGHT } from '../../recommend/travel/night-arrival.ts'
import type { OpenDay } from './assign-visits.ts'
import type { Chosen } from './choose-option.ts'
import type { Entry, Timeline } from './day-timeline.ts'
import { arrivalRest, BAGS, heightRest, isTired, TEA } from './rooms.ts'
import type { Move } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'

/** An item before it has its place in the day. */
export type Draft = Omit<TripItemFacts, 'order'> & { role: 'travel' | 'stay' | 'meal' | 'visit' | 'wait' | 'other' }

const DAY = 1440
const MEALS = { breakfast: text.breakfast, lunch: text.lunch, dinner: text.dinner }

const blank = {
  note: '',
  fixedStart: null,
  minutes: 0,
  cost: 0,
  costPart: 'other',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
} as const

/** The items of all days in order, not yet priced apart from the fares. */
export function buildItems(
  { option }: Chosen,
  plan: TravelPlan,
  days: readonly OpenDay[],
  timelines: readonly (Timeline | null)[],
): Draft[] {
  const { place, lodging } = option
  const base: Point = { lat: place.lat, lon: place.lon }
  const name = townOf(place.name)
  const first = Math.floor(plan.arrives / DAY)
  const last = Math.floor(plan.leaves / DAY)
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
      if (slept) drafts.push(stayItem(slept.day, text.nightOnTheWay(slept.where), slept.at, lateNote(ends)))
      else if (waitsForDawn(move, next)) drafts.push(waitItem(move, next.start - ends))
    }
  }
  onTheWay(plan.out)
  if (plan.firstNight < first) {
    const before = drafts.findLastIndex(({ day }) => day <= plan.firstNight)
    const point = { lat: drafts[before]?.lat ?? base.lat, lon: drafts[before]?.lon ?? base.lon }
    drafts.splice(before + 1, 0, stayItem(plan.firstNight, text.night(stay, name), point, lateNote(plan.arrives)))
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
        })
    }
    const line = timelines[nth]
    for (const entry of line?.entries ?? []) drafts.push(entryItem(day, entry, place))
    if (day === last) {
      const isDayTrip = option.nights === 0
      const hasVisits = line?.entries.some(({ kind }) => kind === 'visit') ?? false
      if (isDayTrip)
        drafts.push({ ...blank, role: 'other', kind: 'free', day, title: text.backInTown(name), minutes: TEA, ...base })
      else if (hasVisits)
        drafts.push({ ...blank, role: 'other', kind: 'rest', day, title: text.collectBags, minutes: BAGS, ...base })
    } else drafts.push(stayItem(day, text.night(stay, name), base))
  }
  onTheWay(plan.back)
  return drafts
}

const lunchItem = ({ start, ends }: Move, { fixedStart, minutes }: NonNullable<TravelPlan['lunch']>): Draft => ({
  ...blank,
  role: 'meal',
  kind: 'meal',
  costPart: 'food',
  day: Math.floor(start / DAY),
  title: text.lunch,
  fixedStart,
  minutes,
  lat: ends.lat,
  lon: ends.lon,
})

/** An arrival before the usual start of a day holds its time. */
const earlyStart = ({ arrives }: TravelPlan): number | null => (arrives % DAY < DAY_STARTS ? arrives % DAY : null)

const stayItem = (day: number, title: string, { lat, lon }: Point, note = ''): Draft => ({
  ...blank,
  role: 'stay',
  kind: 'stay',
  costPart: 'stay',
  day,
  title,
  note,
  lat,
  lon,
})

const isNightBetween = (ends: number, next: number, day: number): boolean => {
  const midnight = (day + 1) * DAY
  return ends <= midnight + FIRST_LIGHT && midnight <= next && next - ends >= LEAST_SLEEP
}
const LEAST_SLEEP = 120

const lateNote = (arrives: number): string =>
  arrives % DAY < FIRST_LIGHT ? text.lateCheckIn(clockOf(arrives % DAY)) : ''

/** Whether one waits at a station until it is light. */
const waitsForDawn = (move: Move, { start }: Move): boolean => {
  const ends = move.start + move.minutes
  return ends % DAY < FIRST_LIGHT && start - ends >= LONG_WAIT
}
const LONG_WAIT = 30

const waitItem = ({ start, minutes, by, ends, endsIn }: Move, wait: number): Draft => ({
  ...blank,
  role: 'wait',
  kind: 'rest',
  day: Math.floor((start + minutes) / DAY),
  title: by === 'rail' ? text.waitAtStation(endsIn) : text.waitAtBusStand,
  fixedStart: (start + minutes) % DAY,
  minutes: wait,
  lat: ends.lat,
  lon: ends.lon,
})

function arrivalTitle({ journey }: TravelOption, plan: TravelPlan): string {
  if (plan.firstNight < Math.floor(plan.arrives / DAY)) return text.sleepIn
  if (!isTired(journey, plan)) return text.checkIn
  return plan.arrives % DAY < 11 * 60 ? text.restAfterNight : text.restLater
}

const travelItem = (move: Move): Draft => ({
  ...blank,
  role: 'travel',
  kind: 'travel',
  costPart: 'travel',
  day: Math.floor(move.start / DAY),
  title: move.onwards ? text.onward(move.endsIn) : move.title,
  note: move.note,
  fixedStart: move.start % DAY,
  minutes: move.minutes,
  cost: move.cost,
  by: move.by,
  lat: move.ends.lat,
  lon: move.ends.lon,
})

function entryItem(day: number, entry: Entry, place: Destination): Draft {
  const base: Point = { lat: place.lat, lon: place.lon }
  const { minutes } = entry
  const where = entry.kind !== 'visit' && entry.atBase ? base : null
  switch (entry.kind) {
    case 'visit': {
      const { facts, time } = entry.visit
      const start = place.visit_starts.get(facts.name)
      return {
        ...blank,
        role: 'visit',
        kind: 'visit',
        costPart: 'entry',
        day,
        title: entry.visit.title,
        note: [
          start === undefined ? '' : text.visitStarts(start),
          entry.lunchAlong ? text.lunchAlong : time === 'evening' && /aarti/i.test(facts.name) ? text.aarti : '',
        ]
          .filter(Boolean)
          .join(' '),
        fixedStart: entry.fixed ? entry.start : null,
        minutes,
        lat: entry.visit.spot.lat,
        lon: entry.visit.spot.lon,
        highlight: facts.name,
      }
    }
    case 'free':
      return {
        ...blank,
        role: 'other',
        kind: 'free',
        day,
        title: minutes > 420 ? text.freeDay : text.free,
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
        costPart: 'food',
        day,
        title: MEALS[entry.kind],
        minutes,
        ...where,
      }
  }
}
