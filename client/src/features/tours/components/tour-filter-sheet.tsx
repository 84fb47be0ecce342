import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { FilterSheet } from '../../../ui/filter-sheet.tsx'
import { filterCount, NO_FILTERS, type TourSearch, tourFilters } from '../tour-search.ts'
import { TourFilterFields, TourOrder } from './tour-filter-fields.tsx'

type Props = {
  search: TourSearch
  open: boolean
  onChange: (change: TourSearch) => void
  onClose: () => void
}

/** The filters of the tour list on a phone, with the number of tours that they leave. */
export default function TourFilterSheet({ search, open, onChange, onClose }: Props) {
  const { data } = trpc.tours.count.useQuery(tourFilters(search), { enabled: open, placeholderData: keepPreviousData })
  const show = data ? (data.more ? text.showManyTours(data.count) : text.showTours(data.count)) : text.showAnyTours
  const hasFilters = filterCount(search) > 0
  return (
    <FilterSheet
      open={open}
      onClose={onClose}
      onClear={hasFilters ? () => onChange(NO_FILTERS) : undefined}
      show={show}
    >
      <TourOrder search={search} onChange={onChange} />
      <TourFilterFields search={search} onChange={onChange} />
    </FilterSheet>
  )
}
