import type { HighlightFacts, TripItemFacts } from '@saathi/shared/trips/schema'

// An independent check of proposed itineraries: it re-times the items, measures the ways and works out the sun and the
// weekdays by itself, and shares no code with the planner or the schedule.

export type Itinerary = {
  items: readonly TripItemFacts[]
  dayCount: number
  startDate: string | null
  month: number
  place: Ground
  /** Of a trip over several places: that of the place where a day ends. */
  placeOn?: (day: number) => Ground
  /** Ways of the same place, by somebody who has not seen `roads`. */
  second: readonly TimedWay[]
  highlights: readonly HighlightFacts[]
  /** What the recommendation counts for the same trip, in rupees. */
  bill: number
}

type Ground = { lat: number; lon: number; hilly: boolean; roads: readonly TimedWay[] }

export const FAULTS = [
  'overlap',
  'closed door',
  'missing travel time',
  'beyond the day',
  'bill',
  'order',
  'form',
  'night',
  'no lunch',
  'leg',
  'height',
] as const
export type FaultKind = (typeof FAULTS)[number]
export type Fault = { kind: FaultKind; what: string }

type Point = { lat: number; lon: number }
/** A way in both directions. */
export type TimedWay = { from: Point; to: Point; minutes: number }

/** Great-circle km by the spherical law of cosines. */
export function km(a: Point, b: Point): number {
  const rad = Math.PI / 180
  const cos =
    Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((a.lon - b.lon) * rad)
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cos)))
}

const isAt = (a: Point, b: Point): boolean => Math.abs(a.lat - b.lat) < 0.00005 && Math.abs(a.lon - b.lon) < 0.00005

const writtenMinutes = (ways: readonly TimedWay[], a: Point, b: Point): number | null =>
  ways.find(({ from, to }) => (isAt(from, a) && isAt(to, b)) || (isAt(from, b) && isAt(to, a)))?.minutes ?? null

/** The plan must leave this share of the time that the second table gives a way; below a step they are the same. */
const LEAST_OF_SECOND = 0.8

/** The documented minutes of a way: as written, else on foot up to 1.2 km, else by road, in steps of five. */
function wayMinutes(a: Point, b: Point, { hilly, roads }: Ground): number {
  const straight = km(a, b)
  if (straight < 0.1) return 0
  const written = writtenMinutes(roads, a, b)
  if (written !== null) return written
  if (straight <= 1.2) return toStep((straight * 1.3 * 60) / 4.5)
  const road = straight * (hilly ? 1.8 : 1.35)
  const inTown = Math.min(road, 5)
  const nearBy = Math.min(Math.max(road - 5, 0), 10)
  const further = Math.min(Math.max(road - 15, 0), 25)
  const far = Math.max(road - 40, 0)
  const driving = 60 * (inTown / 18 + nearBy / 35 + further / 42 + far / 45)
  return toStep(5 + driving * (hilly ? 1.25 : 1))
}

/** Both sides round up to five; a value within a thousandth of a step must not fall on the other side of it. */
const toStep = (minutes: number): number => Math.ceil((minutes - 0.001) / 5) * 5

const WEEKDAYS = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri']

/** The day of the week by Zeller's congruence. */
function weekday(date: string): string {
  let [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (month < 3) [year, month] = [year - 1, month + 12]
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const h =
    day +
    Math.floor((13 * (month + 1)) / 5) +
    inCentury +
    Math.floor(inCentury / 4) +
    Math.floor(century / 4) +
    5 * century
  return WEEKDAYS[h % 7] ?? ''
}

const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Sunrise and sunset in minutes of the day in India, by declination and the equation of time, to about three minutes. */
function sunOn(month: number, day: number, { lat, lon }: Point): [number, number] {
  const angle = (2 * Math.PI * ((DAYS_BEFORE[month - 1] ?? 0) + day - 81)) / 365
  const declination = (23.45 * Math.PI * Math.sin(angle)) / 180
  const equation = 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle)
  const rad = (lat * Math.PI) / 180
  const cos =
    (Math.sin((-0.833 * Math.PI) / 180) - Math.sin(rad) * Math.sin(declination)) /
    (Math.cos(rad) * Math.cos(declination))
  const half = (Math.acos(cos) * 12 * 60) / Math.PI
  const noon = 720 + 4 * (82.5 - lon) - equation
  return [noon - half, noon + half]
}
const SUN_TOLERANCE = 6

const hour = (time: string): number => Number(time.split(':')[0]) * 60 + Number(time.split(':')[1])
const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`

function nextDate(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** All that is wrong with an itinerary; empty when a traveller could do it as it stands. */
export function findFaults(trip: Itinerary): Fault[] {
  const faults: Fault[] = []
  const fault = (kind: FaultKind, what: string) => faults.push({ kind, what })
  const facts = new Map(trip.highlights.map((highlight) => [highlight.name, highlight]))
  const sum = trip.items.reduce((total, { cost }) => total + cost, 0)
  if (sum !== trip.bill) fault('bill', `${sum} is not ${trip.bill}`)
  if (trip.items.length > 200) fault('form', `${trip.items.length} items`)
  let end = 0
  let here: Point | null = null
  let arrived: number | null = null
  for (let day = 0; day < trip.dayCount; day++) {
    const items = trip.items.filter((item) => item.day === day)
    if (items.length > 20) fault('form', `${items.length} items on day ${day}`)
    const date = trip.startDate === null ? null : nextDate(trip.startDate, day)
    const [month, dayOfMonth] =
      date === null ? [trip.month, 15 + day] : [Number(date.slice(5, 7)), Number(date.slice(8))]
    const place = trip.placeOn?.(day) ?? trip.place
    const [sunrise, sunset] = sunOn(month, dayOfMonth, place)
    let order = Number.NEGATIVE_INFINITY
    let visited = 0
    const timed: Timed[] = []
    for (const [index, item] of items.entries()) {
      const title = `${item.title} on day ${day}`
      if (item.order <= order) fault('order', title)
      order = item.order
      if (!Number.isInteger(item.cost) || item.cost < 0 || (item.minutes % 5 !== 0 && item.by !== 'rail'))
        fault('form', title)
      const spot = item.lat === null || item.lon === null ? null : { lat: item.lat, lon: item.lon }
      const way = item.kind !== 'travel' && spot && here ? wayMinutes(here, spot, place) : 0
      const other = item.kind !== 'travel' && spot && here ? writtenMinutes(trip.second, here, spot) : null
      if (other !== null && way + 5 < LEAST_OF_SECOND * other)
        fault('missing travel time', `${way} minutes to ${title}, where the second table has ${other}`)
      const ride = item.kind === 'travel' && spot && here ? writtenMinutes(trip.second, here, spot) : null
      if (ride !== null && item.minutes + 5 < LEAST_OF_SECOND * ride)
        fault('leg', `${item.minutes} minutes for ${title}, where the second table has ${ride}`)
      const windows = item.highlight === null ? null : openOn(facts.get(item.highlight), sunrise, sunset)
      let ready = end - day * 1440 + way
      if (index === 0 && item.fixedStart === null) ready = Math.max(ready, 480 + way)
      ready = Math.max(0, ready)
      const start = item.fixedStart ?? opening(windows, ready, item.minutes)
      if (start < ready)
        fault(way > 0 ? 'missing travel time' : 'overlap', `${title}: ${clock(start)} before ${clock(ready)}`)
      const done = start + item.minutes
      if (/^On foot to /.test(item.title) && done > sunset) fault('beyond the day', `${title} after dark`)
      timed.push({ item, start, done })
      if (item.highlight !== null) {
        const known = facts.get(item.highlight)
        const isOpen = windows?.some(([from, to]) => start >= from && done <= to) ?? false
        if (!isOpen) fault('closed door', `${title} at ${clock(start)}`)
        if (date !== null && known?.closed.includes(weekday(date) as never))
          fault('closed door', `${title}, a ${weekday(date)}`)
        if (known?.months && !known.months.includes(month)) fault('closed door', `${title}, month ${month}`)
      }
      if (item.kind === 'visit' || item.kind === 'meal') {
        if (done > 23 * 60 || start < 3.5 * 60) fault('beyond the day', `${title} at ${clock(start)} to ${clock(done)}`)
        visited += item.kind === 'visit' ? item.minutes + way : 0
        if (visited > 13 * 60) fault('beyond the day', `${visited} minutes up to ${title}`)
        if (!spot && item.kind === 'visit') fault('missing travel time', `${title} is nowhere`)
      }
      end = Math.max(end, day * 1440 + done)
      if (item.kind === 'travel' && !spot) fault('missing travel time', `${title} ends nowhere`)
      if (spot) here = spot
      if (item.kind === 'travel') arrived = day * 1440 + done
    }
    if (!hasLunch(timed)) fault('no lunch', `on day ${day}`)
    // The night is spent in a bed, on the way, or at home; who arrives in the small hours is told to wait.
    const isLast = day === trip.dayCount - 1
    const next = trip.items.filter((item) => item.day === day + 1)
    const waits =
      end >= (day + 1) * 1440 && next.some(({ title }) => /^Wait (in the waiting room|at the bus stand)/.test(title))
    const leavesByNight = next[0]?.kind === 'travel' && (next[0].fixedStart ?? 1440) < 240
    const onTheWay = end >= (day + 1) * 1440 + 240 || waits || leavesByNight
    if (!isLast && !onTheWay && !items.some(({ kind }) => kind === 'stay')) fault('night', `no bed on day ${day}`)
    // Who is home within the hour after midnight needs no day more.
    if (isLast && end > (day + 1) * 1440 + 60)
      fault('beyond the day', `home after the last day, at ${clock(end - day * 1440)}`)
  }
  if (arrived !== null && arrived !== end) fault('order', 'the trip does not end with the way home')
  if (trip.items.some(({ day }) => day >= trip.dayCount)) fault('form', 'an item after the last day')
  return faults
}

type Timed = { item: TripItemFacts; start: number; done: number }

const FOOD =
  /food|meal|eat|lunch|breakfast|thali|kebab|kachori|chaat|petha|paranthe|nihari|dukan|langar|wazwan|prasad|rolls|misal|biryani|dosa|kitchen|sadya|kulcha|litti|poha/i

/** Whether a day of sights has a lunch; not asked of whoever is free later than 14:30, or leaves before 15:00. */
function hasLunch(day: readonly Timed[]): boolean {
  const isOut = ({ item }: Timed) => item.kind === 'visit'
  const first = day.findIndex(({ item }) => item.kind !== 'travel' && item.kind !== 'rest' && item.minutes > 0)
  const last = day.findLastIndex(isOut)
  if (last < 0) return true
  const from = day[first - 1]?.done ?? 0
  const to = day.find(({ item }, index) => index > last && item.kind === 'travel')?.start ?? 1440
  if (from > 14.5 * 60 || to < 15 * 60) return true
  return day.some(({ item, start }) => {
    if (item.kind === 'meal') return start >= 11 * 60 && start <= 15 * 60
    if (item.kind === 'travel') return start < 15 * 60 && /lunch/i.test(item.note)
    return (
      isOut({ item, start, done: 0 }) &&
      (/lunch/i.test(item.note) || (FOOD.test(item.title) && start >= 11.5 * 60 && start <= 14.5 * 60))
    )
  })
}

type Window = readonly [number, number]

function openOn(facts: HighlightFacts | undefined, sunrise: number, sunset: number): Window[] {
  if (!facts) return []
  if (facts.open === 'always') return [[0, 1440]]
  if (facts.open !== 'sunrise-sunset') return facts.open.map(([from, to]) => [hour(from), hour(to)])
  const before = /sunrise|dawn|first light/i.test(facts.name) ? 30 : 0
  const after = /sunset|dusk/i.test(facts.name) ? 30 : 0
  return [[sunrise - before - SUN_TOLERANCE, sunset + after + SUN_TOLERANCE]]
}

/** One waits up to three hours for something to open, without tolerance at sunrise. */
function opening(windows: Window[] | null, ready: number, minutes: number): number {
  const next = (windows ?? [])
    .map(([from, to]) => [Math.max(ready, from), to] as const)
    .find(([from, to]) => from + minutes <= to)
  if (!next || next[0] - ready > 180) return ready
  return next[0] > ready ? Math.ceil(next[0]) : ready
}
