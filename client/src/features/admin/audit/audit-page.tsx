import type { AuditLine, AuditSubject } from '@saathi/shared/admin/schema'
import { useState } from 'react'
import { dayAndTimeOf } from '../../../lib/day.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-audit.ts'
import { Field } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { PageHead } from '../page-head.tsx'
import { WithPanel } from '../side-panel.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { LinePanel } from './line-panel.tsx'

type Kind = AuditSubject | ''
const KINDS: (readonly [Kind, string])[] = [
  ['', text.allKinds],
  ...(Object.entries(text.kinds) as [AuditSubject, string][]),
]

const COLUMNS: [Column<AuditLine>, ...Column<AuditLine>[]] = [
  { label: text.at, value: ({ at }) => at, cell: ({ at }) => dayAndTimeOf(at) },
  { label: text.act, value: ({ act }) => act },
  { label: text.by, value: ({ by }) => by.name },
  { label: text.role, value: ({ role }) => role ?? text.commandLine, secondary: true },
  { label: text.subject, value: ({ subject }) => text.kinds[subject.kind] },
  {
    label: text.noteColumn,
    value: ({ note }) => note,
    cell: ({ note }) => <span className="line-clamp-2">{note}</span>,
    secondary: true,
  },
]

/** The acts of the staff, newest first, with what each changed. */
export default function AuditPage() {
  const [q, setQ] = useState('')
  const [kind, setKind] = useState<Kind>('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [subject, setSubject] = useState<AuditLine['subject'] | null>(null)
  const [open, setOpen] = useState<AuditLine | null>(null)
  const list = trpc.admin.audit.useInfiniteQuery(
    {
      q: q || undefined,
      kind: subject?.kind ?? (kind || undefined),
      subjectId: subject?.id,
      from: from || undefined,
      to: to || undefined,
    },
    PAGED,
  )
  return (
    <>
      <PageHead title={text.title} note={text.note} />
      <WithPanel
        panel={
          open && (
            <LinePanel
              key={open._id}
              line={open}
              hasSubject={subject !== null}
              onSubject={setSubject}
              onClose={() => setOpen(null)}
            />
          )
        }
      >
        <DataTable
          caption={text.caption}
          fileName="audit"
          empty={text.none}
          list={list}
          rows={itemsOf(list.data)}
          idOf={({ _id }) => _id}
          onOpen={setOpen}
          current={open?._id ?? null}
          columns={COLUMNS}
          tools={
            <>
              <SearchField label={text.search} placeholder={text.searchHint} value={q} onChange={setQ} />
              <Select
                label={text.kind}
                name="kind"
                value={kind}
                choices={KINDS}
                onChange={(value) => {
                  setKind(value)
                  setSubject(null)
                }}
              />
              <Field label={text.from} type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
              <Field label={text.to} type="date" value={to} onChange={(event) => setTo(event.target.value)} />
            </>
          }
        />
      </WithPanel>
    </>
  )
}
