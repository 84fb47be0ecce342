import * as text from '../../../messages/en/trip-proposal.ts'
import { younger } from '../../recommend/cost/travellers.ts'
import type { Chosen } from './choose-option.ts'
import { at } from './day-hours.ts'
import type { Draft } from './draft.ts'
import type { FilledStay } from './fill-stay.ts'
import { EVENING_FROM, type Idea, ideaFinder } from './free-ideas.ts'
import { isTired } from './rooms.ts'
import type { TravelPlan } from './travel-times.ts'

const DAY = 1440
/** A shorter stretch is a pause. */
const LEAST = 60
const MORNING_ENDS = at(13)
const AFTERNOON_FROM = at(11)
/** Who is out by then has risen early; whoever rests does so by then. */
const EARLY = at(6.5)
const RESTS_BY = at(16)
/** After lunch children so young, and seniors, rest. */
const AFTER_LUNCH = [at(12), at(15.5)] as const
const SMALL_CHILD = 8
/** Long enough for a walk. */
const LEAST_WALK = 90

type Span = readonly [number, number]

/** The drafts whose free times say which part of the day they are, and what they are good for: a rest, or a sight for a walk. */
export function withFreeTimes(
  chosen: Chosen,
  plan: TravelPlan,
  drafts: readonly Draft[],
  { days, towns, roads }: Pick<FilledStay, 'days' | 'towns' | 'roads'>,
): Draft[] {
  const rested = new Set<number>()
  const ideaFor = ideaFinder(chosen, drafts, { days, towns, roads })
  const arrival = Math.floor(plan.arrives / DAY)
  return drafts.map((draft) => {
    const { day, minutes, span } = draft
    if (draft.kind !== 'free' || !UNNAMED.includes(draft.title) || !span || minutes < LEAST) return draft
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
    const idea = minutes >= LEAST_WALK ? ideaFor(draft, [start, end], rest !== '') : null
    const note = [draft.note, rest, idea ? ideaNote(idea, [start, end]) : ''].filter(Boolean).join(' ')
    return { ...draft, title: draft.title === text.free ? titleOf([start, end]) : draft.title, note }
  })
}

const UNNAMED: readonly string[] = [text.free, text.dayForYourself]

function ideaNote({ name, way, isAgain }: Idea, [start, end]: Span): string {
  if (start >= EVENING_FROM) return text.walkBeforeDinner(name, way)
  return text.slowTime(partOf([start, end]), isAgain ? text.backTo(name) : name, way)
}

const partOf = ([start, end]: Span) => ((start + end) / 2 < NOON ? 'morning' : 'afternoon')
const NOON = at(12)

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
  if (trip.party.seniors === 0) return ''
  return trip.party.seniors < trip.party.people ? text.restWithSeniors : text.restAfterLunch
}
