import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/packages/packages.ts'
import { FiltersButton } from '../../ui/filters-button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { PackageFilterFields } from './package-filter-fields.tsx'
import type { PackageSearch } from './package-search.ts'

const PackageFilterSheet = lazyComponent(() => import('./package-filter-sheet.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = { search: PackageSearch; onChange: (change: PackageSearch) => void }

/** The filters of the package list: search text, type and price. On a phone the last two are in a sheet. */
export default function PackageFilters({ search, onChange }: Props) {
  const wide = useMedia('(width >= 48rem)')
  return (
    <search
      aria-label={text.filtersLabel}
      className="mb-7 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[1fr_15rem] md:gap-4 md:gap-x-6"
    >
      <SearchField
        label={text.search}
        placeholder={text.searchExample}
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q || undefined })}
      />
      {wide ? (
        <PackageFilterFields search={search} onChange={onChange} />
      ) : (
        <FiltersButton
          count={(search.type ? 1 : 0) + (search.price ? 1 : 0)}
          sheet={(open, onClose) => (
            <PackageFilterSheet search={search} open={open} onChange={onChange} onClose={onClose} />
          )}
        />
      )}
    </search>
  )
}
