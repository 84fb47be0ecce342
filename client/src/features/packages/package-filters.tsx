import { PREFERENCE_TYPES } from '@saathi/shared/form-choices'
import { useId } from 'react'
import { PRICE_BANDS, type PriceBand } from '../../lib/price-bands.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { PackageSearch } from './package-search.ts'

const TYPES = [['', 'All'], ...PREFERENCE_TYPES] as const

type Props = { search: PackageSearch; onChange: (change: PackageSearch) => void }

/** The filters of the package list: search text, type and price. */
export function PackageFilters({ search, onChange }: Props) {
  const id = useId()
  return (
    <search aria-label="Packages" className="mb-7 grid gap-4 md:grid-cols-[1fr_15rem] md:gap-x-6">
      <SearchField
        label="Search packages"
        placeholder="Hampi, houseboat, snow"
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
      <fieldset className="order-last min-w-0 md:col-span-2">
        <legend className="font-[650] text-muted text-xs tracking-wide">Kind of trip</legend>
        <div className="-mx-4.5 mt-1.5 flex gap-2 overflow-x-auto px-4.5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
          {TYPES.map(([type, label]) => (
            <label
              key={type}
              className="relative flex min-h-10 shrink-0 items-center rounded-full border border-field bg-card px-4 font-[550] text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                checked={(search.type ?? '') === type}
                onChange={() => onChange({ type: type || undefined })}
                className="absolute inset-0 opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Select<PriceBand>
        label="Price per person"
        name="price"
        value={search.price ?? ''}
        choices={PRICE_BANDS}
        onChange={(price) => onChange({ price: price || undefined })}
      />
    </search>
  )
}
