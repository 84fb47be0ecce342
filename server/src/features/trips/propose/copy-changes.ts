import { isClosedOn, isInSeason, weekdayOf } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import type { TripCopyChange } from '@saathi/shared/trips/copies'
import type { HighlightFacts, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { Dataset } from '../../recommend/facts/dataset.ts'
import { type CopySource, mainWay, type Sight, trainsOf } from './copy-source.ts'

type Copy = { from: TripRequest['from']; items: readonly TripItemFacts[]; dayCount: number; startDate: string }
type Why = Pick<Extract<TripCopyChange, { kind: 'left' }>, 'why' | 'weekday' | 'month'>

/** A sight and the day of the copy on which the original has it. */
export type DueSight = Sight & { day: number }

/** What is different in a copy: sights by their days, trains that do not run then, and the way. */
export function copyChanges(
  dataset: Dataset,
  source: CopySource,
  copy: Copy,
  sights: readonly DueSight[],
  facts: ReadonlyMap<string, HighlightFacts>,
): TripCopyChange[] {
  const at = new Map(
    copy.items.flatMap(({ highlight, day }) => (highlight === null ? [] : [[highlight, day] as const])),
  )
  const changes: TripCopyChange[] = sights.flatMap(({ name, day }): TripCopyChange[] => {
    const now = at.get(name)
    if (now === day) return []
    const reason = whyNot(facts.get(name), addDays(copy.startDate, Math.min(day, copy.dayCount - 1)))
    return now === undefined
      ? [{ kind: 'left', sight: name, ...reason }]
      : [{ kind: 'moved', sight: name, day: now, ...reason }]
  })
  if (copy.dayCount !== source.dayCount)
    changes.unshift({ kind: 'days', before: source.dayCount, after: copy.dayCount })
  const [before, after] = source.from === copy.from ? [mainWay(source.items), mainWay(copy.items)] : []
  return [
    ...lostTrains(dataset, source, copy),
    ...(before && after && before !== after ? [{ kind: 'way' as const, by: after }] : []),
    ...changes,
  ]
}

function whyNot(facts: HighlightFacts | undefined, date: string): Why {
  const month = Number(date.slice(5, 7))
  if (facts && !isInSeason(facts, date)) return { why: 'season', weekday: null, month }
  if (facts && isClosedOn(facts, date)) return { why: 'closed', weekday: weekdayOf(date), month: null }
  return { why: 'room', weekday: null, month: null }
}

/** The trains of the original that do not run on their days of the copy. */
function lostTrains(dataset: Dataset, { from, items }: CopySource, copy: Copy): TripCopyChange[] {
  if (from === null) return []
  const kept = new Set(trainsOf(copy.items).map(({ train }) => train))
  const rows = [...dataset.departures[from].rail.values()].flat()
  return trainsOf(items).flatMap(({ train, day }): TripCopyChange[] => {
    if (kept.has(train)) return []
    const weekday = weekdayOf(addDays(copy.startDate, day))
    const out = rows.find((row) => row.train === train)
    const back = rows.find((row) => row.back?.train === train)?.back
    const weekdays = out?.weekdays ?? back?.weekdays
    if (!weekdays || weekdays.includes(weekday)) return []
    return [{ kind: 'train', train: [train, out?.name].filter(Boolean).join(' '), weekday }]
  })
}
