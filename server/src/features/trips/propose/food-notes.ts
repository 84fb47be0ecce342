import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import { at } from './day-hours.ts'
import type { Draft } from './draft.ts'
import type { Meal } from './food.ts'

const DAY = 1440
/** Longer nobody goes without food. */
const LONGEST = at(5.5)
const LONGEST_BEFORE_BREAKFAST = at(3.5)
/** Who sleeps on the way, or comes by night, wakes and sleeps at these. */
const WAKES = at(6.5)
const SLEEPS = at(22)
const SMALL_HOURS = at(4)
/** Who leaves home no earlier has had breakfast, as at eight, and who is home by then has dinner there. */
const BREAKFAST_AT_HOME = at(6.5)
const HAS_EATEN = at(8)
/** Who leaves home no earlier has had dinner. */
const EARLY_DINNER = at(19)
const DINNER_AT_HOME = at(20.75)
/** When one is hungry, the meal that matters most first. */
const LUNCH_HOUR = at(13)
const HOURS: readonly (readonly [Meal, number])[] = [
  ['lunch', LUNCH_HOUR],
  ['dinner', at(20)],
  ['breakfast', at(8.5)],
]
/** Nobody eats so soon after getting up. */
const NOT_YET = 30

type Timed = { draft: Draft; from: number; to: number }
/** Food from one minute to another; the meal that it is, where it is one. `isNight`: there is none, but a night away from home. */
type Feed = { from: number; to: number; meal?: Meal | undefined; isNight?: true }

/**
 * The items with a note to take food along, or to eat, wherever one would go without for long at the hour of a meal; `goesOn`:
 * they do not end at home.
 */
export function withFoodNotes(given: readonly Draft[], goesOn = false): Draft[] {
  const drafts = withOneLunch(given)
  const timed = drafts
    .flatMap((draft): Timed[] => (draft.span ? [{ draft, from: draft.span[0], to: draft.span[1] }] : []))
    .sort((a, b) => a.from - b.from)
  const wanted = new Map<Draft, Set<Meal>>()
  const end = Math.max(0, ...timed.map(({ to }) => to))
  for (let day = 0; day <= Math.floor((timed.at(-1)?.from ?? -1) / DAY); day++) {
    const ofDay = timed.filter(({ from, to }) => to > day * DAY + SMALL_HOURS && from < (day + 1) * DAY)
    const [first] = ofDay
    if (!first) continue
    const wakes = first.from < day * DAY + SMALL_HOURS ? day * DAY + WAKES : first.from
    const ends = Math.max(...ofDay.map(({ to }) => to))
    const isHome = !goesOn && ends === end && ends <= day * DAY + DINNER_AT_HOME
    const isFromHome = first === timed[0] && wakes >= day * DAY + BREAKFAST_AT_HOME
    const until = Math.min(ends, day * DAY + SLEEPS)
    const hasDined = first === timed[0] && first.from >= day * DAY + EARLY_DINNER
    const had = new Set<Meal | undefined>(isFromHome ? ['breakfast'] : [])
    let since = isFromHome ? Math.max(wakes, day * DAY + HAS_EATEN) : wakes
    for (const feed of [
      ...ofDay.flatMap(feedOf),
      { from: until, to: until, ...(isHome ? { meal: 'dinner' as const } : !hasDined && { isNight: true as const }) },
    ]) {
      for (const [draft, meal] of lacks(ofDay, day, since, feed, had))
        wanted.set(draft, (wanted.get(draft) ?? new Set()).add(meal))
      had.add(feed.meal)
      since = Math.max(since, feed.to)
    }
  }
  return drafts.map((draft) => {
    const added = wanted.get(draft)
    const hasLunch = draft.note.includes(text.lunchAlong)
    const packed = draft.packed ?? []
    if (!added && !(hasLunch && packed.includes('lunch'))) return draft
    const all = MEALS.filter((meal) => added?.has(meal) || (meal === 'lunch' && hasLunch))
    const meals = all.filter((meal) => !packed.includes(meal))
    const isOut = draft.kind === 'travel' || draft.kind === 'visit'
    const notes = [
      draft.note.replace(text.lunchAlong, '').trim(),
      meals.length > 0 && (isOut ? text.foodAlong(meals) : text.foodThere(meals)),
      meals.length < all.length && money.packageMeals(all.filter((meal) => packed.includes(meal))),
    ]
    return { ...draft, note: notes.filter(Boolean).join(' ') }
  })
}

/** Nobody who has lunch in the place takes one along for the drive after it. */
function withOneLunch(drafts: readonly Draft[]): Draft[] {
  const lunched = new Set(drafts.flatMap(({ day, kind, meal }) => (kind === 'meal' && meal === 'lunch' ? [day] : [])))
  return drafts.map((draft) =>
    draft.kind === 'travel' && lunched.has(draft.day) && draft.note.includes(text.lunchAlong)
      ? { ...draft, note: draft.note.replace(text.lunchAlong, '').trim() }
      : draft,
  )
}

const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** Whether one has breakfast while one rests after a night on the way. */
export const isBreakfastRest = ({ title }: Draft): boolean => title === text.restAfterNight || title === text.sleepIn

function feedOf({ draft, from, to }: Timed): Feed[] {
  if (draft.note.includes(text.lunchAlong)) {
    const noon = Math.min(Math.max(from, Math.floor(from / DAY) * DAY + LUNCH_HOUR), to)
    return [{ from: noon, to: noon, meal: 'lunch' }]
  }
  const meal = draft.meal ?? (isBreakfastRest(draft) ? 'breakfast' : undefined)
  return meal ? [{ from, to, meal }] : []
}

/** The meals that one lacks from a minute until one is fed, each with the item at whose time it is due. */
function lacks(
  ofDay: readonly Timed[],
  day: number,
  from: number,
  { from: to, meal: next, isNight }: Feed,
  had: ReadonlySet<Meal | undefined>,
): [Draft, Meal][] {
  for (const [meal, hour] of HOURS) {
    const minute = day * DAY + hour
    const isDue = meal === 'dinner' && isNight
    if (!isDue && to - from <= (meal === 'breakfast' ? LONGEST_BEFORE_BREAKFAST : LONGEST)) continue
    if (meal === next || had.has(meal) || minute < from + NOT_YET || minute >= to) continue
    const found = itemAt(ofDay, minute, from, to)
    if (!found) continue
    const hadThen = new Set([...had, meal])
    return [
      ...lacks(ofDay, day, from, { from: minute, to: minute, meal }, had),
      [found.draft, meal],
      ...lacks(ofDay, day, minute, { from: to, to, meal: next, ...(isNight && { isNight }) }, hadThen),
    ]
  }
  return []
}

/** What one does at a minute, but no short way home; else the nearest way or visit. */
function itemAt(ofDay: readonly Timed[], minute: number, from: number, to: number): Timed | undefined {
  const found = ofDay.find((each) => each.from <= minute && each.to > minute)
  const isWayHome = found !== undefined && found === ofDay.at(-1) && found.to - found.from <= SHORT_WAY
  return found && !isWayHome ? found : (nearest(ofDay.slice(0, -1), minute, from, to) ?? found)
}
const SHORT_WAY = 120

/** The nearest way or visit between two minutes. */
function nearest(ofDay: readonly Timed[], minute: number, from: number, to: number): Timed | undefined {
  const away = (each: Timed) => Math.max(each.from - minute, minute - each.to)
  return ofDay
    .filter((each) => each.from < to && each.to > from && /travel|visit/.test(each.draft.kind))
    .sort((a, b) => away(a) - away(b))[0]
}
