import type { FactRef, FactSource } from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { guides } from '../../messages/en/destination-facts.ts'
import type { Destination as Place } from '../recommend/facts/dataset.ts'
import { isFresh, type Origin } from '../recommend/facts/origin-schema.ts'
import { sentence } from '../recommend/text/format.ts'

type PlaceFact = FactRef & { origin: Origin | null }

/** The month in which an editor last found a fact right, or corrected it, by `factKey`. */
export type CheckedFacts = ReadonlyMap<string, string>

export const factKey = ({ kind, about }: FactRef): string => `${kind}/${about}`

/** The facts of a place that can have a source; one without is an estimate. */
export function placeFacts({ highlights, permits, closures, road_rows }: Place): PlaceFact[] {
  const originOf = ({ source, checked }: Partial<Origin>): Origin | null =>
    source !== undefined && source !== 'estimate' && checked !== undefined
      ? { source: source === 'guides' ? guides : source, checked }
      : null
  return [
    ...permits
      .filter(({ need }) => need)
      .flatMap((permit): PlaceFact[] => [
        { kind: 'permit', about: permit.name, origin: originOf(permit) },
        { kind: 'permitFee', about: permit.name, origin: permit.fee_estimate ? null : originOf(permit) },
      ]),
    ...closures.map(
      (closure): PlaceFact => ({ kind: 'closure', about: sentence(closure.what), origin: originOf(closure) }),
    ),
    ...highlights.flatMap(({ name, open, fee_inr, origin }): PlaceFact[] => [
      ...(open === undefined ? [] : [{ kind: 'hours' as const, about: name, origin: origin?.hours ?? null }]),
      ...(fee_inr === undefined ? [] : [{ kind: 'fee' as const, about: name, origin: origin?.fee ?? null }]),
    ]),
    ...road_rows.map((row): PlaceFact => ({ kind: 'road', about: wayName(row), origin: originOf(row) })),
  ]
}

/** `to Solang valley` from the place itself, which goes by its id in the data, or `from Solang valley to Vashisht`. */
const wayName = ({ place, from, to }: Place['road_rows'][number]): string =>
  from === place || to === place ? `to ${from === place ? to : from}` : `from ${from} to ${to}`

/** The facts of a place that have a source or were checked after a report. */
export function factSources(place: Place, checkedFacts: CheckedFacts, now: Date): FactSource[] {
  const month = indianDay(now).slice(0, 7)
  return placeFacts(place).flatMap(({ kind, about, origin }) => {
    const looked = checkedFacts.get(factKey({ kind, about }))
    const isLater = looked !== undefined && (origin === null || looked > origin.checked)
    const source = isLater ? { source: null, checked: looked } : origin
    return source ? [{ kind, about, ...source, isFresh: isFresh(source, month) }] : []
  })
}
