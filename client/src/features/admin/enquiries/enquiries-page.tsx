import type { EnquiryItem } from '@saathi/shared/admin/enquiries'
import { useState } from 'react'
import { dayAndTimeOf, dayOf } from '../../../lib/day.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-enquiries.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { PageHead } from '../page-head.tsx'
import { WithPanel } from '../side-panel.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { EnquiryPanel } from './enquiry-panel.tsx'

type State = 'open' | 'answered'
const STATES = [
  ['open', text.openState],
  ['answered', text.answeredState],
] as const

const COLUMNS: [Column<EnquiryItem>, ...Column<EnquiryItem>[]] = [
  { label: text.from, value: ({ name }) => name },
  { label: text.email, value: ({ email }) => email, secondary: true },
  {
    label: text.message,
    value: ({ message }) => message,
    cell: ({ message }) => <span className="line-clamp-2 [overflow-wrap:anywhere]">{message || text.noMessage}</span>,
  },
  {
    label: text.came,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayAndTimeOf(createdAt)}</span>,
  },
]
const ANSWERED_COLUMNS: typeof COLUMNS = [
  ...COLUMNS,
  {
    label: text.answeredOn,
    value: ({ answeredAt }) => answeredAt,
    cell: ({ answeredAt }) => <span className="whitespace-nowrap">{answeredAt && dayOf(answeredAt)}</span>,
  },
  { label: text.by, value: ({ answeredBy }) => answeredBy?.name ?? '', secondary: true },
]

/** The messages of the contact form. A row opens one, with the form to answer it. */
export default function EnquiriesPage() {
  const [state, setState] = useState<State>('open')
  const [q, setQ] = useState('')
  const [open, setOpen] = useState<EnquiryItem | null>(null)
  const list = trpc.admin.enquiries.useInfiniteQuery({ state, q: q || undefined }, PAGED)
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      <WithPanel panel={open && <EnquiryPanel key={open._id} enquiry={open} onClose={() => setOpen(null)} />}>
        <DataTable
          caption={text.caption}
          fileName="enquiries"
          empty={text.none[state]}
          list={list}
          rows={itemsOf(list.data)}
          idOf={({ _id }) => _id}
          onOpen={setOpen}
          current={open?._id ?? null}
          columns={state === 'open' ? COLUMNS : ANSWERED_COLUMNS}
          tools={
            <>
              <SearchField label={text.search} placeholder={text.searchHint} value={q} onChange={setQ} />
              <Select
                label={text.state}
                name="state"
                value={state}
                choices={STATES}
                onChange={(value) => {
                  setState(value)
                  setOpen(null)
                }}
              />
            </>
          }
        />
      </WithPanel>
    </>
  )
}
