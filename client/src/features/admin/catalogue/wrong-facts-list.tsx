import type { WrongFact } from '@saathi/shared/admin/catalogue'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '../../../lib/day.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-catalogue.ts'
import { sections } from '../../../messages/en/destinations/report-fact.ts'
import { Select } from '../../../ui/select.tsx'
import { WithPanel } from '../side-panel.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { WrongFactPanel } from './wrong-fact-panel.tsx'

type State = 'open' | 'done'
const byName = ({ items }: { items: { id: string; name: string }[] }) =>
  items.toSorted((a, b) => a.name.localeCompare(b.name))
const STATES = [
  ['open', text.openState],
  ['done', text.doneState],
] as const

const COLUMNS: [Column<WrongFact>, ...Column<WrongFact>[]] = [
  { label: text.destination, value: ({ destination }) => destination.name },
  { label: text.section, value: ({ section }) => sections[section] },
  {
    label: text.words,
    value: ({ text: words }) => words,
    cell: ({ text: words }) => <span className="line-clamp-2 [overflow-wrap:anywhere]">{words}</span>,
    secondary: true,
  },
  {
    label: text.reported,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayOf(createdAt)}</span>,
  },
]
const DONE_COLUMNS: typeof COLUMNS = [
  ...COLUMNS,
  {
    label: text.settledAt,
    value: ({ doneAt }) => doneAt,
    cell: ({ doneAt }) => <span className="whitespace-nowrap">{doneAt && dayOf(doneAt)}</span>,
  },
]

/** The facts that readers report as wrong, of all destinations or the one in the URL. A row opens the report. */
export function WrongFactsList() {
  const navigate = useNavigate()
  const { destination: chosenId = '' } = useSearch({ from: '/admin/$' })
  const destinations = trpc.destinations.list.useQuery({}, { select: byName })
  const destination = destinations.data?.find(({ id }) => id === chosenId)
  const [state, setState] = useState<State>('open')
  const [open, setOpen] = useState<WrongFact | null>(null)
  const list = trpc.admin.wrongFacts.useInfiniteQuery(
    { state, destinationId: destination?.id },
    { ...PAGED, enabled: chosenId === '' || !destinations.isPending },
  )
  const choose = (id: string) => {
    setOpen(null)
    navigate({
      to: '/admin/$',
      params: { _splat: 'catalogue/wrong-facts' },
      search: { destination: id || undefined },
      replace: true,
    })
  }
  return (
    <WithPanel panel={open && <WrongFactPanel key={open._id} fact={open} onClose={() => setOpen(null)} />}>
      <DataTable
        caption={text.wrongFactsCaption}
        fileName="wrong-facts"
        empty={(destination ? text.noWrongFactsHere : text.noWrongFacts)[state]}
        list={list}
        rows={itemsOf(list.data)}
        idOf={({ _id }) => _id}
        onOpen={setOpen}
        current={open?._id ?? null}
        columns={state === 'open' ? COLUMNS : DONE_COLUMNS}
        tools={
          <>
            <Select
              label={text.destination}
              name="destination"
              className="w-64 max-w-full"
              value={destination?.id ?? ''}
              choices={[
                ['', text.allDestinations],
                ...(destinations.data ?? []).map(({ id, name }) => [id, name] as const),
              ]}
              onChange={choose}
            />
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
  )
}
