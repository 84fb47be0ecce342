import { TOUR_SORTS } from '@saathi/shared/tour-rules'
import { MapPin, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { PRICE_BANDS, type PriceBand } from '../../../lib/price-bands.ts'
import { Field } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { packageChoices, usePackages } from '../hooks/use-packages.ts'
import { filterCount, type TourSearch, type TourSortChoice } from '../tour-search.ts'

type Props = { search: TourSearch; onChange: (change: TourSearch) => void }

/** Search text, filters and order of the tour list. On a phone the filters are behind a button. */
export function TourFilters({ search, onChange }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const wide = useMedia('(width >= 48rem)')
  const packages = usePackages(open || wide)
  const count = filterCount({ ...search, q: undefined })
  return (
    <search
      aria-label="Tours"
      className="mb-7 grid gap-4 rounded-3xl border border-line bg-card p-4 shadow-lift md:mb-9 md:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,1fr)_15rem]">
        <SearchField
          label="Search tours"
          placeholder="Spiti, train"
          value={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined })}
        />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex h-12 items-center gap-2 rounded-xl border border-field bg-card px-4 font-[600] md:hidden"
        >
          <SlidersHorizontal aria-hidden className="size-4.5" />
          Filters
          {count > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-ink font-[700] text-paper text-xs">
              {count}
            </span>
          )}
        </button>
        <div className="hidden md:block">
          <Order search={search} onChange={onChange} />
        </div>
      </div>
      <div
        id={id}
        className={`${open ? 'grid' : 'hidden'} grid-cols-2 items-end gap-4 md:grid md:grid-cols-3 lg:grid-cols-[1.2fr_1.4fr_1fr_1fr_1.2fr_auto]`}
      >
        <div className="col-span-2 md:hidden">
          <Order search={search} onChange={onChange} />
        </div>
        <div className="col-span-2 md:col-span-1">
          <SearchField
            label="Destination"
            icon={MapPin}
            placeholder="Goa, Ladakh"
            value={search.destination ?? ''}
            onChange={(destination) => onChange({ destination: destination || undefined })}
          />
        </div>
        <Select
          label="Package"
          name="package"
          className="col-span-2 min-w-0 md:col-span-1"
          value={search.package ?? ''}
          choices={packageChoices(packages, search.package ?? '', 'Any package')}
          onChange={(chosen) => onChange({ package: chosen || undefined })}
        />
        <Field
          label="From"
          type="date"
          className="col-span-2 sm:col-span-1"
          value={search.from ?? ''}
          max={search.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
        <Field
          label="To"
          type="date"
          className="col-span-2 sm:col-span-1"
          value={search.to ?? ''}
          min={search.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
        <Select<PriceBand>
          label="Price per person"
          name="price"
          className="col-span-2 min-w-0 sm:col-span-1"
          value={search.price ?? ''}
          choices={PRICE_BANDS}
          onChange={(price) => onChange({ price: price || undefined })}
        />
        <label className="relative col-span-2 flex h-12 items-center justify-center rounded-xl border border-field bg-card px-4 font-[550] has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 sm:col-span-1">
          <input
            type="checkbox"
            checked={search.seats === 'free'}
            onChange={({ target }) => onChange({ seats: target.checked ? 'free' : undefined })}
            className="absolute inset-0 opacity-0"
          />
          Has seats
        </label>
      </div>
    </search>
  )
}

const Order = ({ search, onChange }: Props) => (
  <Select<TourSortChoice>
    label="Order"
    name="sort"
    value={search.sort ?? 'soonest'}
    choices={TOUR_SORTS}
    onChange={(sort) => onChange({ sort: sort === 'soonest' ? undefined : sort })}
  />
)
