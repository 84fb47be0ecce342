import { START_CITIES } from '@saathi/shared/destinations/cities'
import type { ListedDestination } from '@saathi/shared/destinations/schema'
import type { MonthQuality } from '@saathi/shared/recommend/schema'
import { type ReactNode, useMemo, useState } from 'react'
import { CITIES, TRIP_TYPES } from '../../lib/choices.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/destinations/browse.ts'
import * as words from '../../messages/en/destinations/destinations.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { firstMonth, inOrder, monthsFrom } from './browse-places.ts'
import { BUDGET_CHOICES, type City, cityName, type ListSearch, USUAL_BUDGET } from './destination-search.ts'
import { destinationsByState } from './destinations-by-state.ts'
import { DestinationsHead } from './destinations-head.tsx'
import { MonthPicker } from './month-picker.tsx'
import { NoJourneys } from './no-journeys.tsx'
import { PlacesMap } from './places-map.tsx'
import { PricedPlaceRow } from './priced-place-row.tsx'
import { StatesFold } from './states-fold.tsx'
import { keepChosenCity, useListCompany, usePrices } from './use-prices.ts'

const SHOWN_AT_FIRST = 6
const SHOWN_MORE = 12

type Props = {
  places: readonly ListedDestination[]
  search: ListSearch
  /** The city whose prices are shown; undefined until it is known. */
  city: City | undefined
  /** The reader's home where no journeys are known from it. */
  missingHome: string | null
  /** The strip of the months, which another feature draws. */
  monthStrip: (months: readonly MonthQuality[], month: number) => ReactNode
  /** Merges changed filters into the URL. */
  onSearch: (change: ListSearch) => void
}

/** All destinations on the map of a month, and in a list with their prices from one city. */
export function DestinationList({ places, search, city, missingHome, monthStrip, onSearch }: Props) {
  useTitle(words.listTitle)
  const [activeId, setActiveId] = useState<string>()
  const months = useMemo(() => monthsFrom(firstMonth(new Date())), [])
  const { month = months[0] ?? 1, budget = USUAL_BUDGET, sort, q, type } = search
  const { prices, pending, error, refetch } = usePrices({ month, city, budget })
  const there = useListCompany()
  const isSearch = q !== undefined || type !== undefined
  const items = useMemo(() => {
    const found = destinationsByState(places, { q, type }).flatMap(([, found]) => found)
    return inOrder(found, { month, prices, sort })
  }, [places, q, type, month, prices, sort])
  const shown = items.slice(0, SHOWN_AT_FIRST + (search.more ?? 0) * SHOWN_MORE)
  const left = items.length - shown.length
  // The order follows the prices, so that rows without them would all move; a line about company would move those below.
  const isFirst = (pending && prices.length === 0) || there.pending
  const asked = { month, budget, city: city ?? 'mumbai' }
  // What is at the top of a list that is ordered anew is what one wants to see.
  const change = (next: ListSearch) => onSearch({ more: undefined, ...next })
  const changeCity = (from: City) => {
    keepChosenCity(from)
    change({ from })
  }

  return (
    <>
      <DestinationsHead />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:items-start lg:gap-x-7">
        <search className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-2 lg:col-span-2 lg:max-w-3xl">
          <SearchField
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
            value={q ?? ''}
            onChange={(q) => change({ q: q || undefined })}
          />
          <Select
            label={words.typeLabel}
            name="type"
            value={type ?? ''}
            choices={[['', words.everyType], ...TRIP_TYPES]}
            onChange={(type) => change({ type: type || undefined })}
          />
        </search>
        <div className="lg:col-start-2">
          <MonthPicker
            months={months}
            month={month}
            places={places}
            onMonth={(month) => change({ month: month === months[0] ? undefined : month })}
          />
        </div>
        <div className="lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-2 lg:max-w-[calc((100svh-8rem)*0.87)]">
          <PlacesMap
            places={places}
            found={isSearch ? items : null}
            items={items}
            asked={asked}
            from={city && { ...START_CITIES[city], name: cityName(city) }}
            activeId={activeId}
            onPoint={setActiveId}
          />
        </div>
        <section aria-labelledby="places" className="min-w-0 lg:col-start-2">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="places" className="text-2xl">
              {isSearch ? text.found : text.bestIn(month)}
            </h2>
            <p role="status" className="text-muted text-sm">
              {isSearch && words.countShown(items.length)}
            </p>
          </div>
          <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
            <Select label={text.from} name="from" value={city ?? 'mumbai'} choices={CITIES} onChange={changeCity} />
            <Select
              label={text.budget}
              name="budget"
              value={budget}
              choices={BUDGET_CHOICES}
              onChange={(value) => change({ budget: value === USUAL_BUDGET ? undefined : value })}
            />
          </div>
          {missingHome && city && <NoJourneys home={missingHome} from={city} onCity={changeCity} className="mt-3" />}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form */}
          <div role="group" aria-label={text.sortBy} className="mt-3 flex flex-wrap gap-2">
            <SortChip on={sort === undefined} label={text.cheapest} onClick={() => change({ sort: undefined })} />
            <SortChip on={sort === 'near'} label={text.nearest} onClick={() => change({ sort: 'near' })} />
          </div>
          <div className="mt-3 grid gap-2.5">
            {error && (
              <EmptyState alert action={<Button onClick={() => refetch()}>{text.tryAgain}</Button>}>
                {text.pricesFailed}
              </EmptyState>
            )}
            {items.length === 0 && (
              <EmptyState
                action={<Button onClick={() => change({ q: undefined, type: undefined })}>{words.clearFilters}</Button>}
              >
                {words.noneFound}
              </EmptyState>
            )}
            {isFirst && shown.map(({ place }) => <div key={place.id} className="skeleton h-33 rounded-2xl" />)}
            {(isFirst ? [] : shown).map((item) => (
              <PricedPlaceRow
                key={item.place.id}
                item={item}
                asked={asked}
                pending={pending}
                company={there.company.get(item.place.id)}
                months={item.place.months && monthStrip(item.place.months, month)}
                onPoint={setActiveId}
              />
            ))}
          </div>
          {left > 0 && (
            <Button variant="quiet" className="mt-4 w-full" onClick={() => onSearch({ more: (search.more ?? 0) + 1 })}>
              {text.showMore(Math.min(left, SHOWN_MORE))}
            </Button>
          )}
          <p className="mt-4 text-muted text-sm">{text.howPriced}</p>
        </section>
      </div>
      <div className="wrap mt-8">
        <StatesFold places={places} />
      </div>
    </>
  )
}

const SortChip = ({ on, label, onClick }: { on: boolean; label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onClick}
    className="inline-flex min-h-11 items-center rounded-full border border-field bg-card px-4 font-[600] text-sm hover:bg-sunk aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-card"
  >
    {label}
  </button>
)
