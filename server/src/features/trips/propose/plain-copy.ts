import type { Fault } from '@saathi/shared/trips/day'
import { schedule } from '@saathi/shared/trips/schedule'
import type { HighlightFacts, TripItemFacts } from '@saathi/shared/trips/schema'
import type { Destination } from '../../recommend/facts/dataset.ts'
import type { Sight } from './copy-source.ts'
import { sunOn } from './sun.ts'

type Item = TripItemFacts & { id: string }
type Days = { dayCount: number; startDate: string }

const SHUT: ReadonlySet<Fault['code']> = new Set(['closedDay', 'closedHours', 'outOfSeason', 'afterDark'])

/** Only the sights, each on its day or another one on which it is open; one that is open on none of them is left out. */
export function plainItems(
  place: Destination,
  sights: readonly (Sight & { day: number })[],
  facts: ReadonlyMap<string, HighlightFacts>,
  { dayCount, startDate }: Days,
): TripItemFacts[] {
  const { hilly, roads } = place
  const trip = {
    dayCount,
    startDate,
    hilly,
    roads,
    highlights: [...facts.values()],
    sun: sunOn(startDate, dayCount, place),
  }
  let items = sights.flatMap(({ name, day }, at): Item[] => {
    const known = facts.get(name)
    return known ? [{ ...visitTo(known), id: String(at), day, order: at }] : []
  })
  // Each turn moves a visit to where the trip has fewer problems, or drops one.
  for (;;) {
    const timed = schedule({ ...trip, items }).flatMap((day) => day.items)
    const shut = timed.find(({ problems }) => problems.some(({ code }) => SHUT.has(code)))
    if (!shut)
      return items
        .map(({ id: _, ...item }) => item)
        .sort((one, other) => one.day - other.day || one.order - other.order)
    const fix = shut.problems.find((problem) => problem.fix)?.fix
    items = fix
      ? items.map((item) => (item.id === fix.id ? { ...item, day: fix.day, order: fix.order } : item))
      : items.filter(({ id }) => id !== shut.item.id)
  }
}

const visitTo = ({ name, minutes, lat, lon }: HighlightFacts): Omit<TripItemFacts, 'day' | 'order'> => ({
  kind: 'visit',
  title: name,
  note: '',
  fixedStart: null,
  minutes,
  cost: 0,
  costPart: 'entry',
  link: null,
  lat,
  lon,
  highlight: name,
  by: null,
})
