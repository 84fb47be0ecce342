import type { PersonItem } from '@saathi/shared/moderation/people'
import { useNavigate } from '@tanstack/react-router'
import { dayOf } from '../../../lib/day.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { StateChip } from './state-chip.tsx'

const COLUMNS: [Column<PersonItem>, ...Column<PersonItem>[]] = [
  {
    label: text.name,
    value: ({ name }) => name,
    cell: ({ _id, name, profilePicture }) => (
      <span className="flex items-center gap-3">
        <Avatar id={_id} name={name} picture={profilePicture} className="size-9" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      </span>
    ),
  },
  {
    label: text.address,
    value: ({ email }) => email,
    cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
  },
  {
    label: text.signedUp,
    value: ({ signedUpAt }) => signedUpAt,
    cell: ({ signedUpAt }) => <span className="whitespace-nowrap">{dayOf(signedUpAt)}</span>,
    secondary: true,
  },
  { label: text.openReports, value: ({ openReportsAbout }) => openReportsAbout, numeric: true },
  { label: text.state, value: ({ state }) => text.states[state], cell: (person) => <StateChip person={person} /> },
]

/** The shortest search. */
const Q_MIN = 2
const NO_SEARCH = { isPending: false, isError: false, hasNextPage: false, isFetchingNextPage: false }

type Props = { q: string; onSearch: (q: string) => void }

/** People who fit a search. A row opens the person. */
export function PeopleList({ q, onSearch }: Props) {
  const navigate = useNavigate()
  const isSearch = q.trim().length >= Q_MIN
  const list = trpc.admin.people.useInfiniteQuery({ q }, { ...PAGED, enabled: isSearch })
  return (
    <DataTable
      caption={text.caption}
      fileName="people"
      empty={isSearch ? text.nobody : text.searchFirst}
      list={isSearch ? list : { ...list, ...NO_SEARCH }}
      rows={isSearch ? itemsOf(list.data) : []}
      idOf={({ _id }) => _id}
      onOpen={({ _id }) => navigate({ to: '/admin/$', params: { _splat: `people/${_id}` } })}
      current={null}
      columns={COLUMNS}
      tools={<SearchField label={text.search} placeholder={text.searchHint} value={q} onChange={onSearch} />}
    />
  )
}
