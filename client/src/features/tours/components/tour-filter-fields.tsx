import { TOUR_SORTS } from '@saathi/shared/tours/rules'
import { MapPin } from 'lucide-react'
import { PRICE_BANDS, type PriceBand } from '../../../lib/price-bands.ts'
import { useOptimisticFilters } from '../../../lib/use-optimistic-value.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { packageOptions, usePackages } from '../hooks/use-packages.ts'
import type { TourSearch, TourSortChoice } from '../tour-search.ts'

type Props = { search: TourSearch; onChange: (change: TourSearch) => void }

/** The filters of the tour list besides its search text, for a grid. */
export function TourFilterFields({ search, onChange }: Props) {
  const packages = usePackages()
  const [chosen, choose] = useOptimisticFilters(search, onChange)
  return (
    <>
      <SearchField
        label={text.destination}
        icon={MapPin}
        placeholder={text.destinationExample}
        value={search.destination ?? ''}
        onChange={(destination) => onChange({ destination: destination || undefined })}
      />
      <Combobox
        label={text.packageFilter}
        placeholder={text.anyPackage}
        className="min-w-0"
        value={chosen.package ?? ''}
        options={packageOptions(packages, chosen.package ?? '')}
        onChange={(id) => choose({ package: id || undefined })}
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
        value={chosen.price ?? ''}
        choices={PRICE_BANDS}
        onChange={(price) => choose({ price: price || undefined })}
      />
      <label className="relative flex h-12 items-center justify-center rounded-xl border border-field bg-card px-4 font-[550] has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <input
          type="checkbox"
          checked={chosen.seats === 'free'}
          onChange={({ target }) => choose({ seats: target.checked ? 'free' : undefined })}
          className="absolute inset-0 opacity-0"
        />
        {text.hasSeats}
      </label>
    </>
  )
}

/** The order of the tour list. */
export function TourOrder({ search, onChange }: Props) {
  const [chosen, choose] = useOptimisticFilters(search, onChange)
  return (
    <Select<TourSortChoice>
      label={text.order}
      name="sort"
      value={chosen.sort ?? 'soonest'}
      choices={TOUR_SORTS}
      onChange={(sort) => choose({ sort: sort === 'soonest' ? undefined : sort })}
    />
  )
}
