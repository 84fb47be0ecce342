import type { CatalogueItem } from '@saathi/shared/admin/catalogue'
import { rupees } from '@saathi/shared/lib/money'
import type { TourType } from '@saathi/shared/packages/schema'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TRIP_TYPES, tourTypeLabel } from '../../../lib/choices.ts'
import { dayOf } from '../../../lib/day.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'

type State = keyof typeof text.states
const STATES = Object.entries(text.states) as [State, string][]
const KINDS = [['', text.allKinds], ...TRIP_TYPES] as const

const COLUMNS: [Column<CatalogueItem>, ...Column<CatalogueItem>[]] = [
  { label: text.name, value: ({ name }) => name },
  { label: text.kind, value: ({ tourType }) => tourTypeLabel(tourType), secondary: true },
  {
    label: text.places,
    value: ({ destinations }) => text.placesJoined(destinations),
    cell: ({ destinations }) => <span className="line-clamp-2">{text.placesJoined(destinations)}</span>,
    secondary: true,
  },
  { label: text.nights, value: ({ nights }) => nights, numeric: true },
  { label: text.price, value: ({ price }) => price, cell: ({ price }) => rupees(price), numeric: true },
  {
    label: text.changed,
    value: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) =>
      changedAt === null ? (
        <span className="text-muted">{text.never}</span>
      ) : (
        <span className="whitespace-nowrap">{dayOf(changedAt)}</span>
      ),
  },
  {
    label: text.state,
    value: ({ withdrawn }) => (withdrawn ? text.withdrawn : text.offered),
    cell: ({ withdrawn }) => (
      <span className={`admin-chip ${withdrawn ? 'is-urgent' : 'is-good'}`}>
        {withdrawn ? text.withdrawn : text.offered}
      </span>
    ),
  },
]

/** All packages, with the withdrawn ones. A row opens its editor. */
export function PackagesList() {
  const [q, setQ] = useState('')
  const [tourType, setTourType] = useState<TourType | ''>('')
  const [state, setState] = useState<State>('all')
  const navigate = useNavigate()
  const list = trpc.admin.packages.useInfiniteQuery(
    { q: q || undefined, tourType: tourType || undefined, state },
    PAGED,
  )
  return (
    <DataTable
      caption={text.packagesCaption}
      fileName="packages"
      empty={text.noPackages}
      list={list}
      rows={itemsOf(list.data)}
      idOf={({ _id }) => _id}
      onOpen={({ _id }) => navigate({ to: '/admin/$', params: { _splat: `catalogue/${_id}` } })}
      current={null}
      columns={COLUMNS}
      tools={
        <>
          <SearchField label={text.search} placeholder={text.packagesHint} value={q} onChange={setQ} />
          <Select label={text.kind} name="kind" value={tourType} choices={KINDS} onChange={setTourType} />
          <Select label={text.state} name="state" value={state} choices={STATES} onChange={setState} />
        </>
      }
    />
  )
}
