import { TOUR_SORTS } from '@saathi/shared/tour-rules'
import { MapPin } from 'lucide-react'
import { PRICE_BANDS, type PriceBand } from '../../../lib/price-bands.ts'
import * as text from '../../../messages/en/tours.ts'
import { Field } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { packageChoices, usePackages } from '../hooks/use-packages.ts'
import type { TourSearch, TourSortChoice } from '../tour-search.ts'

type Props = { search: TourSearch; onChange: (change: TourSearch) => void }

/** The filters of the tour list besides its search text, for a grid. */
export function TourFilterFields({ search, onChange }: Props) {
  const packages = usePackages()
  return (
    <>
      <SearchField
        label={text.destination}
        icon={MapPin}
        placeholder={text.destinationExample}
        value={search.destination ?? ''}
        onChange={(destination) => onChange({ destination: destination || undefined })}
      />
      <Select
        label={text.packageFilter}
        name="package"
        className="min-w-0"
        value={search.package ?? ''}
        choices={packageChoices(packages, search.package ?? '', text.anyPackage)}
        onChange={(chosen) => onChange({ package: chosen || undefined })}
      />
      <Field
        label={text.from}
        type="date"
        value={search.from ?? ''}
        max={search.to}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <Field
        label={text.to}
        type="date"
        value={search.to ?? ''}
        min={search.from}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
      <Select<PriceBand>
        label={text.pricePerPerson}
        name="price"
        className="min-w-0"
        value={search.price ?? ''}
        choices={PRICE_BANDS}
        onChange={(price) => onChange({ price: price || undefined })}
      />
      <label className="relative flex h-12 items-center justify-center rounded-xl border border-field bg-card px-4 font-[550] has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <input
          type="checkbox"
          checked={search.seats === 'free'}
          onChange={({ target }) => onChange({ seats: target.checked ? 'free' : undefined })}
          className="absolute inset-0 opacity-0"
        />
        {text.hasSeats}
      </label>
    </>
  )
}

/** The order of the tour list. */
export const TourOrder = ({ search, onChange }: Props) => (
  <Select<TourSortChoice>
    label={text.order}
    name="sort"
    value={search.sort ?? 'soonest'}
    choices={TOUR_SORTS}
    onChange={(sort) => onChange({ sort: sort === 'soonest' ? undefined : sort })}
  />
)
