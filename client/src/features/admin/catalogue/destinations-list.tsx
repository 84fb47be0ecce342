import type { DestinationFactsItem } from '@saathi/shared/admin/catalogue'
import { monthName } from '@saathi/shared/lib/messages/en/days'
import { useState } from 'react'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { WithPanel } from '../side-panel.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { DestinationPanel } from './destination-panel.tsx'

/** A month such as `2026-11` in words. */
const monthOf = (asOf: string) => `${monthName(Number(asOf.slice(5)))} ${asOf.slice(0, 4)}`

const COLUMNS: [Column<DestinationFactsItem>, ...Column<DestinationFactsItem>[]] = [
  { label: text.name, value: ({ name }) => name },
  { label: text.stateOfIndia, value: ({ state }) => state },
  { label: text.checked, value: ({ asOf }) => asOf, cell: ({ asOf }) => monthOf(asOf), secondary: true },
  { label: text.uncertain, value: ({ uncertain }) => uncertain, numeric: true },
  {
    label: text.reports,
    value: ({ openReports }) => openReports,
    cell: ({ openReports }) =>
      openReports > 0 ? <span className="admin-chip is-urgent">{openReports}</span> : openReports,
    numeric: true,
  },
]

/** The destinations, by name. A row opens its facts. */
export function DestinationsList() {
  const [q, setQ] = useState('')
  const [open, setOpen] = useState<DestinationFactsItem | null>(null)
  const list = trpc.admin.destinations.useInfiniteQuery({ q: q || undefined }, PAGED)
  return (
    <WithPanel
      panel={
        open && (
          <DestinationPanel
            key={open.id}
            place={open}
            checked={text.checkedIn(monthOf(open.asOf))}
            onClose={() => setOpen(null)}
          />
        )
      }
    >
      <DataTable
        caption={text.destinationsCaption}
        fileName="destinations"
        empty={text.noDestinations}
        list={list}
        rows={itemsOf(list.data)}
        idOf={({ id }) => id}
        onOpen={setOpen}
        current={open?.id ?? null}
        columns={COLUMNS}
        tools={<SearchField label={text.search} placeholder={text.destinationsHint} value={q} onChange={setQ} />}
      />
    </WithPanel>
  )
}
