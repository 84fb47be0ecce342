import { useId } from 'react'
import { TRIP_TYPES } from '../../lib/choices.ts'
import { PRICE_BANDS, type PriceBand } from '../../lib/price-bands.ts'
import { useOptimisticFilters } from '../../lib/use-optimistic-value.ts'
import * as text from '../../messages/en/packages/packages.ts'
import { Select } from '../../ui/select.tsx'
import type { PackageSearch } from './package-search.ts'

const TYPES = [['', text.allKinds], ...TRIP_TYPES] as const

type Props = { search: PackageSearch; onChange: (change: PackageSearch) => void }

/** The filters of the package list besides its search text: type and price. */
export function PackageFilterFields(props: Props) {
  const id = useId()
  const [search, onChange] = useOptimisticFilters(props.search, props.onChange)
  return (
    <>
      <Select<PriceBand>
        label={text.pricePerPerson}
        name="price"
        value={search.price ?? ''}
        choices={PRICE_BANDS}
        onChange={(price) => onChange({ price: price || undefined })}
      />
      <fieldset className="min-w-0 md:col-span-2">
        <legend className="font-[650] text-muted text-xs tracking-wide">{text.kindOfTrip}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2 py-1">
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
    </>
  )
}
