import type {
  DestinationHighlight,
  DestinationPermit,
  DestinationWay,
  FactSource,
} from '@saathi/shared/destinations/schema'
import { monthSpells } from '../../lib/cautions.ts'
import * as text from '../../messages/en/destinations/destinations.ts'

export type Sources = readonly FactSource[]

/** Whether a fact has a source of the last twelve months. */
export const isFresh = (sources: Sources = [], kind: FactSource['kind'], name: string): boolean =>
  sources.some((each) => each.kind === kind && each.about === name && each.isFresh)

/** The facts of a highlight, in the order shown: opening, closed days, fee, time and months. */
export function highlightFacts(
  { name, open, closed, fee, minutes, months, isSure }: DestinationHighlight,
  sources: Sources = [],
): string[] {
  const opening =
    open === null
      ? null
      : open === 'always'
        ? text.openAlways
        : open === 'sunrise-sunset'
          ? text.openInDaylight
          : (isFresh(sources, 'hours', name) ? text.openBetween : text.usuallyOpenBetween)(
              open.map(([from, to]) => text.timeSpell(from, to)).join(', '),
            )
  return [
    opening,
    closed.length === 0 ? null : text.closedOn(closed),
    fee === null
      ? null
      : fee === 0
        ? text.entryFree
        : isFresh(sources, 'fee', name)
          ? text.entryFee(fee)
          : text.usualEntryFee(fee),
    minutes === null ? null : text.visitHours(minutes),
    months === null || months.length === 12 ? null : text.onlyIn(monthSpells(months)),
    isSure ? null : text.notSure,
  ].filter((fact) => fact !== null)
}

/** The number of permits, their costs, and how early to get them. */
export function permitsInShort(permits: readonly DestinationPermit[], sources?: Sources): string {
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const fee = {
    low: sum(permits.map(({ fee }) => fee.low)),
    high: sum(permits.map(({ fee }) => fee.high)),
    isFresh: permits.every(({ name, fee }) => fee.high === 0 || isFresh(sources, 'permitFee', name)),
  }
  return text.permitsInShort(permits.length, fee, Math.max(...permits.map(({ leadDays }) => leadDays)))
}

/** The way there: `By train to Jhansi`, and whether one changes. */
export const wayName = ({ mode, to }: DestinationWay): string => text.wayTo(mode, to)

export const wayFacts = ({ mode, change, overnight }: DestinationWay): string[] =>
  [
    mode === 'road' ? null : change === null ? text.direct : text.changing(change),
    overnight ? text.overnight : null,
  ].filter((fact) => fact !== null)
