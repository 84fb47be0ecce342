import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { ReportKind } from '@saathi/shared/moderation/admin'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import { REPORT_REASONS } from '@saathi/shared/social/rules'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { labelled } from '../../../lib/choices.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { partState } from './part-state.tsx'
import { Queue } from './queue.tsx'
import { ReportPanel } from './report-panel.tsx'

type State = keyof typeof text.states
const STATES = Object.entries(text.states) as [State, string][]
const REASONS: (readonly [ReportReason | '', string])[] = [
  ['', text.anyReason],
  ...labelled(REPORT_REASONS, reportReasons),
]
const KINDS: (readonly [ReportKind | '', string])[] = [
  ['', text.anyKind],
  ...(Object.entries(text.kinds) as [ReportKind, string][]),
]

/** The queue of reports with the open one beside it; on narrow screens in place of it. */
export function Reports({ open }: { open: string | null }) {
  const navigate = useNavigate()
  const [state, setState] = useState<State>('open')
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [kind, setKind] = useState<ReportKind | ''>('')
  const [q, setQ] = useState('')
  const list = trpc.admin.reports.useInfiniteQuery(
    { state, reason: reason || undefined, kind: kind || undefined, q: q || undefined },
    { ...PAGED, placeholderData: keepPreviousData, refetchInterval: 60_000 },
  )
  const reports = itemsOf(list.data)
  const queue = useRef<HTMLDivElement>(null)
  useFocusOfLast(open, queue)
  const go = (id: string | null) => navigate({ to: `/admin/moderation${id ? `/${id}` : ''}` as '/' })
  // A report that is decided leaves the queue: the next one is then the first.
  const at = reports.findIndex(({ _id }) => _id === open)
  const next = (at < 0 ? reports[0] : reports[at + 1])?._id ?? null
  const previous = reports[at - 1]?._id ?? null
  const isFiltered = reason !== '' || kind !== '' || q !== ''
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className={`grid grid-cols-2 gap-x-3 gap-y-2.5 lg:col-span-2 lg:grid-cols-4 ${open ? 'max-lg:hidden' : ''}`}>
        <SearchField label={text.search} placeholder={text.searchHint} value={q} onChange={setQ} />
        <Select label={text.state} name="state" value={state} choices={STATES} onChange={setState} />
        <Select label={text.reason} name="reason" value={reason} choices={REASONS} onChange={setReason} />
        <Select label={text.kind} name="kind" value={kind} choices={KINDS} onChange={setKind} />
      </div>
      <div
        aria-busy={list.isPlaceholderData}
        className={`transition-opacity duration-200 lg:sticky lg:top-4 ${open ? 'max-lg:hidden' : ''} ${list.isPlaceholderData ? 'opacity-50' : ''}`}
      >
        {partState(list) ??
          (reports.length === 0 ? (
            <EmptyState>{isFiltered ? text.noneFits : text.noReports[state]}</EmptyState>
          ) : (
            <Queue ref={queue} reports={reports} list={list} open={open} />
          ))}
      </div>
      <div className={`min-w-0 ${open ? '' : 'max-lg:hidden'}`}>
        {open ? (
          <ReportPanel key={open} reportId={open} next={next} previous={previous} onGo={go} />
        ) : (
          <EmptyState>{text.pickOne}</EmptyState>
        )}
      </div>
    </div>
  )
}

/** When the open report closes, its row in the queue gets the focus. */
function useFocusOfLast(open: string | null, queue: { current: HTMLElement | null }) {
  const [last, setLast] = useState(open)
  if (open !== null && open !== last) setLast(open)
  useEffect(() => {
    if (open !== null || last === null) return
    // After the heading of the page, which every navigation focuses.
    const frame = requestAnimationFrame(() =>
      queue.current?.querySelector<HTMLElement>(`[data-report="${last}"]`)?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [open, last, queue])
}
