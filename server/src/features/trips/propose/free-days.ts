import { straightKm } from '@saathi/shared/trips/legs'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { isStartingCity } from '../../recommend/facts/distance.ts'
import { ruledOutBy, seasonOf } from '../../recommend/facts/season.ts'
import { shortName } from '../../recommend/text/format.ts'
import type { Chosen } from './choose-option.ts'
import { DINNER } from './day-hours.ts'
import type { Draft } from './draft.ts'

type DayItem = Pick<TripItemFacts, 'day' | 'kind'>

/** The days from morning to night at the place that have nothing to see, and how many have something. */
export function freeDaysOf(items: readonly DayItem[]): { free: number[]; seen: number } {
  const kindsOn = new Map<number, Set<DayItem['kind']>>()
  for (const { day, kind } of items) kindsOn.set(day, (kindsOn.get(day) ?? new Set()).add(kind))
  const has = (day: number, kind: DayItem['kind']) => kindsOn.get(day)?.has(kind) ?? false
  const days = [...kindsOn.keys()].sort((a, b) => a - b)
  const free = days.filter(
    (day) => has(day - 1, 'stay') && has(day, 'stay') && has(day, 'meal') && !has(day, 'visit') && !has(day, 'travel'),
  )
  return { free, seen: days.filter((day) => has(day, 'visit')).length }
}

/** The drafts with one item for each free day, which says for how many days there is something to see and what is near. */
export function withFreeDays(dataset: Dataset, chosen: Chosen, drafts: readonly Draft[]): Draft[] {
  const { free, seen } = freeDaysOf(drafts)
  if (free.length === 0) return [...drafts]
  const near = neighboursOf(dataset, chosen)
  const told = new Set<number>()
  return drafts.flatMap((draft): Draft[] => {
    const nth = free.indexOf(draft.day)
    if (nth < 0) return [draft]
    if (draft.title === text.dinner) return [{ ...draft, fixedStart: DINNER.at }]
    if (draft.kind !== 'free' && draft.title !== text.heatRest) return [draft]
    if (told.has(draft.day)) return []
    told.add(draft.day)
    const neighbour = near[nth]
    const why = nth > 0 ? text.couldBeLeftOut : seen > 0 ? text.sightsFill(seen) : text.noSights
    const note = [neighbour && nth > 0 ? '' : why, neighbour ? text.worthADay(neighbour) : '']
    return [{ ...draft, kind: 'free', title: text.freeDay, note: note.filter(Boolean).join(' ') }]
  })
}

const MOST_HOURS = 3
/** A place so near is part of the same one. */
const LEAST_KM = 20

/** The places that are a day out by car, the best known first. */
function neighboursOf({ destinations, legs }: Dataset, { trip, option }: Chosen): { name: string; hours: number }[] {
  const { place } = option
  const { month } = trip.when
  return legs
    .flatMap((leg) => {
      if (leg.by !== 'road' || leg.hours > MOST_HOURS || (leg.months && !leg.months.includes(month))) return []
      const id = leg.from === place.id ? leg.to : leg.to === place.id ? leg.from : null
      const other = id === null ? undefined : destinations.find((each) => each.id === id)
      return other && isWorthADay(other) ? [{ other, hours: leg.hours }] : []
    })
    .sort((a, b) => drawOf(b.other) - drawOf(a.other) || a.hours - b.hours)
    .map(({ other, hours }) => ({ name: shortName(other.name), hours }))

  function isWorthADay(other: Destination): boolean {
    const [type] = other.types
    return (
      !isStartingCity(other, trip.from) &&
      straightKm(place, other) > LEAST_KM &&
      seasonOf(other, month) !== 'avoid' &&
      (type === undefined || ruledOutBy(other, type, trip.when) === null)
    )
  }
}

const drawOf = ({ draw }: Destination): number => Math.max(0, ...Object.values(draw))
