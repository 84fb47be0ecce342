import { lazyComponent } from '../../../lib/lazy-component.tsx'
import * as text from '../../../messages/en/tours/tours.ts'
import { FiltersButton } from '../../../ui/filters-button.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { filterCount, type TourSearch } from '../tour-search.ts'
import { PlaceFilter } from './place-filter.tsx'
import { TourFilterFields, TourOrder } from './tour-filter-fields.tsx'

const TourFilterSheet = lazyComponent(() => import('./tour-filter-sheet.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = { search: TourSearch; onChange: (change: TourSearch) => void }

/** Search text, filters and order of the tour list. On a phone the filters are in a sheet behind a button. */
export function TourFilters({ search, onChange }: Props) {
  const wide = useMedia('(width >= 48rem)')
  return (
    <search
      aria-label={text.listTitle}
      className="mb-7 grid gap-4 rounded-3xl border border-line bg-card p-4 shadow-lift md:mb-9 md:p-6"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 md:grid-cols-[minmax(0,1fr)_15rem]">
        <SearchField
          label={text.searchTours}
          placeholder={text.searchExample}
          value={search.q ?? ''}
          onChange={(q) => onChange({ q: q || undefined })}
        />
        {wide ? (
          <TourOrder search={search} onChange={onChange} />
        ) : (
          <FiltersButton
            count={filterCount({ ...search, q: undefined })}
            sheet={(open, onClose) => (
              <TourFilterSheet search={search} open={open} onChange={onChange} onClose={onClose} />
            )}
          />
        )}
      </div>
      {search.place && <PlaceFilter placeId={search.place} onRemove={() => onChange({ place: undefined })} />}
      {wide && (
        <div className="grid grid-cols-3 items-end gap-4 lg:grid-cols-[1.2fr_1.4fr_1fr_1fr_1.2fr_auto]">
          <TourFilterFields search={search} onChange={onChange} />
        </div>
      )}
    </search>
  )
}
