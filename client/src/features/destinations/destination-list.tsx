import type { DestinationCard } from '@saathi/shared/destinations/schema'
import { useMemo } from 'react'
import { TRIP_TYPES } from '../../lib/choices.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { useIncrementalRender } from '../../ui/use-incremental-render.ts'
import type { ListSearch } from './destination-search.ts'
import { monthSpells } from './destination-words.ts'
import { destinationsByState } from './destinations-by-state.ts'
import { DestinationsHead } from './destinations-head.tsx'
import { PlaceRow } from './place-row.tsx'

type Props = {
  places: readonly DestinationCard[]
  search: ListSearch
  /** Merges changed filters into the URL. */
  onSearch: (change: ListSearch) => void
}

/** All destinations by state, with a search. */
export function DestinationList({ places, search, onSearch }: Props) {
  useTitle(text.listTitle)
  const states = useMemo(() => destinationsByState(places, search), [places, search])
  const rendered = useIncrementalRender(states.length)
  const count = states.reduce((sum, [, found]) => sum + found.length, 0)
  return (
    <>
      <DestinationsHead />
      <div className={`wrap ${rendered < states.length ? 'min-h-svh' : ''}`}>
        <search className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:max-w-3xl">
          <SearchField
            label={text.searchLabel}
            placeholder={text.searchPlaceholder}
            value={search.q ?? ''}
            onChange={(q) => onSearch({ q: q || undefined })}
          />
          <Select
            label={text.typeLabel}
            name="type"
            value={search.type ?? ''}
            choices={[['', text.everyType], ...TRIP_TYPES]}
            onChange={(type) => onSearch({ type: type || undefined })}
          />
        </search>
        <p role="status" className="mt-6 text-muted">
          {text.countShown(count)}
        </p>
        {count === 0 ? (
          <div className="mt-6">
            <EmptyState
              action={<Button onClick={() => onSearch({ q: undefined, type: undefined })}>{text.clearFilters}</Button>}
            >
              {text.noneFound}
            </EmptyState>
          </div>
        ) : (
          states.slice(0, rendered).map(([state, found]) => (
            <section key={state} aria-label={state} className="pt-10">
              <h2 className="text-2xl">{state}</h2>
              <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
                {found.map((place) => (
                  <li key={place.id}>
                    <PlaceRow place={place} note={noteOf(place)} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </>
  )
}

const noteOf = ({ bestMonths }: DestinationCard) =>
  bestMonths.length === 0 ? text.noBestMonths : text.bestIn(monthSpells(bestMonths))
