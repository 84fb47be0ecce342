import { legBetween, type Roads } from '@saathi/shared/trips/legs'
import type { HighlightFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import { younger } from '../../recommend/cost/travellers.ts'
import type { Chosen } from './choose-option.ts'
import { at } from './day-hours.ts'
import type { Draft } from './draft.ts'
import { isTired } from './rooms.ts'
import type { TravelPlan } from './travel-times.ts'
import { highlightsOf } from './visits.ts'

const DAY = 1440
/** A shorter stretch is a pause. */
const LEAST = 60
const MORNING_ENDS = at(13)
const AFTERNOON_FROM = at(11)
const EVENING_FROM = at(16)
/** Who is out by then has risen early; whoever rests does so by then. */
const EARLY = at(6.5)
const RESTS_BY = at(16)
/** After lunch children so young, and seniors, rest. */
const AFTER_LUNCH = [at(12), at(15.5)] as const
const SMALL_CHILD = 8
/** Long enough before dinner, and near enough to the bed, for a walk. */
const LEAST_WALK = 90
const DUSK_FROM = at(17)
const MOST_WAY = 15
const STROLL = /\b(beach|lake|ghats?|promenade|market|bazaar|mall|gardens?|waterfront|sea wall)\b/i
const NO_STROLL = /\b(boats?|ferry|cruise|safari|drive|snorkelling|morning|sunrise)\b/i

type Span = readonly [number, number]

/** The drafts whose free times say which part of the day they are, and what they are good for: a rest, or a walk before dinner. */
export function withFreeTimes(chosen: Chosen, plan: TravelPlan, drafts: readonly Draft[], roads: Roads): Draft[] {
  const rested = new Set<number>()
  const walked = new Map<string, number>()
  const walks = strollsOf(chosen)
  const arrival = Math.floor(plan.arrives / DAY)
  return drafts.map((draft) => {
    const { day, minutes, span } = draft
    if (draft.title !== text.free || !span || minutes < LEAST) return draft
    const [start, end] = [span[0] - day * DAY, span[1] - day * DAY]
    const rest = rested.has(day)
      ? ''
      : restOf(chosen, [start, end], {
          isTired: day === arrival && isTired(chosen.option.journey, plan),
          isEarly: drafts.some(
            (each) => each.day === day && isOut(each) && (each.span?.[0] ?? DAY * day + DAY) - day * DAY <= EARLY,
          ),
        })
    if (rest) rested.add(day)
    const walk = minutes >= LEAST_WALK && end > DUSK_FROM ? walkOn(day) : ''
    return { ...draft, title: titleOf([start, end]), note: [draft.note, rest, walk].filter(Boolean).join(' ') }
  })

  /** The walk that the evenings had least so far, to a sight that is none of the day. */
  function walkOn(day: number): string {
    const bed = drafts.find((each) => each.role === 'stay' && each.day === day)
    if (!bed || bed.lat === null || bed.lon === null) return ''
    const from = { lat: bed.lat, lon: bed.lon }
    const seen = new Set(drafts.flatMap((each) => (each.day === day ? [each.highlight] : [])))
    const near = walks.flatMap(({ name, ...spot }) => {
      const way = legBetween(from, spot, chosen.option.place.hilly, roads)?.minutes ?? 0
      return seen.has(name) || way > MOST_WAY ? [] : [{ name, way, times: walked.get(name) ?? 0 }]
    })
    const [best] = near.sort((a, b) => a.times - b.times || a.way - b.way)
    if (!best) return ''
    walked.set(best.name, best.times + 1)
    return text.walkBeforeDinner(best.name, best.way)
  }
}

const isOut = ({ role }: Draft): boolean => role === 'visit' || role === 'travel'

function titleOf([start, end]: Span): string {
  if (end <= MORNING_ENDS) return text.freeMorning
  if (start >= EVENING_FROM) return text.freeEvening
  return start >= AFTERNOON_FROM ? text.freeAfternoon : text.free
}

function restOf({ trip }: Chosen, [start]: Span, of: { isTired: boolean; isEarly: boolean }): string {
  if (start >= RESTS_BY) return ''
  if (of.isTired) return text.restFromNight
  if (of.isEarly) return text.restFromEarly
  if (start < AFTER_LUNCH[0] || start > AFTER_LUNCH[1]) return ''
  if (younger(trip.party, SMALL_CHILD) > 0) return text.restWithChildren
  return trip.party.seniors > 0 ? text.restWithSeniors : ''
}

/** The sights that are for a walk at any hour. */
const strollsOf = ({ trip, option }: Chosen): Pick<HighlightFacts, 'name' | 'lat' | 'lon'>[] =>
  highlightsOf(option.place).flatMap(({ name, lat, lon, open, months }) =>
    open === 'always' && STROLL.test(name) && !NO_STROLL.test(name) && (months?.includes(trip.when.month) ?? true)
      ? [{ name, lat, lon }]
      : [],
  )
