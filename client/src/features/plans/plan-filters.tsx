import { PLAN_COMPANY } from '@saathi/shared/plans/rules'
import { TRAVEL_TYPES } from '@saathi/shared/social/rules'
import { labelled } from '../../lib/choices.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { travelTypes } from '../../messages/en/social/people-choices.ts'
import { Field } from '../../ui/field.tsx'
import { FilterSheet } from '../../ui/filter-sheet.tsx'
import { FiltersButton } from '../../ui/filters-button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { PlaceField } from './place-field.tsx'
import { filterCount, NO_FILTERS, type PlanSearch } from './plan-search.ts'

type Props = { search: PlanSearch; onChange: (change: PlanSearch) => void }

/** Place, days and filters of the search. On a phone the filters are in a sheet. */
export function PlanFilters({ search, onChange }: Props) {
  const wide = useMedia('(width >= 48rem)')
  return (
    <search
      aria-label={text.search}
      className="grid gap-4 rounded-3xl border border-line bg-card p-4 shadow-lift md:p-6"
    >
      <div className="grid grid-cols-2 items-end gap-3 max-sm:gap-x-2 max-sm:[&_input[type=date]]:px-2 max-sm:[&_input[type=date]]:text-sm md:grid-cols-[1.4fr_1fr_1fr] md:gap-4">
        <div className="col-span-2 min-w-0 md:col-span-1">
          <PlaceField value={search.place ?? ''} onChange={(place) => onChange({ place: place || undefined })} />
        </div>
        <Field
          label={text.from}
          type="date"
          className="min-w-0"
          value={search.from ?? ''}
          max={search.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
        <Field
          label={text.to}
          type="date"
          className="min-w-0"
          value={search.to ?? ''}
          min={search.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </div>
      {wide ? (
        <div className="grid grid-cols-3 items-end gap-4">
          <FilterFields search={search} onChange={onChange} />
        </div>
      ) : (
        <div className="justify-self-start">
          <FiltersButton
            count={filterCount(search)}
            sheet={(open, onClose) => (
              <FilterSheet
                open={open}
                onClose={onClose}
                onClear={filterCount(search) > 0 ? () => onChange(NO_FILTERS) : undefined}
                show={text.showResults}
              >
                <FilterFields search={search} onChange={onChange} />
              </FilterSheet>
            )}
          />
        </div>
      )}
    </search>
  )
}

const FilterFields = ({ search, onChange }: Props) => (
  <>
    <Select
      label={text.companyFilter}
      name="company"
      value={search.company ?? ''}
      choices={[['', text.anyCompany], ...labelled(PLAN_COMPANY, text.theirCompany)]}
      onChange={(company) => onChange({ company: company || undefined })}
    />
    <Select
      label={text.travelTypeFilter}
      name="travel-type"
      value={search.type ?? ''}
      choices={[['', text.anyTravelType], ...labelled(TRAVEL_TYPES, travelTypes)]}
      onChange={(type) => onChange({ type: type || undefined })}
    />
    <SearchField
      label={text.languageFilter}
      placeholder={text.languageExample}
      value={search.language ?? ''}
      onChange={(language) => onChange({ language: language.slice(0, 40) || undefined })}
    />
  </>
)
