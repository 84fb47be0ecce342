import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/packages/package-page.ts'
import { FilterSheet } from '../../ui/filter-sheet.tsx'
import { PackageFilterFields } from './package-filter-fields.tsx'
import { type PackageSearch, packageFilters } from './package-search.ts'

type Props = {
  search: PackageSearch
  open: boolean
  onChange: (change: PackageSearch) => void
  onClose: () => void
}

const NONE: PackageSearch = { q: undefined, type: undefined, price: undefined }

/** The filters of the package list on a phone, with the number of packages that they leave. */
export default function PackageFilterSheet({ search, open, onChange, onClose }: Props) {
  const { data } = trpc.packages.count.useQuery(packageFilters(search), {
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const hasFilters = search.q !== undefined || search.type !== undefined || search.price !== undefined
  return (
    <FilterSheet
      open={open}
      onClose={onClose}
      onClear={hasFilters ? () => onChange(NONE) : undefined}
      show={data ? text.showPackages(data.count) : text.showAnyPackages}
    >
      <PackageFilterFields search={search} onChange={onChange} />
    </FilterSheet>
  )
}
