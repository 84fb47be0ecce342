import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { ReportItem } from '@saathi/shared/moderation/admin'
import { type Ref, useEffect } from 'react'
import { dayOf } from '../../../lib/day.ts'
import type { PagedList } from '../../../lib/paging.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { moveFocus } from '../table/data-table.tsx'
import { DueChip } from './due-chip.tsx'

type Props = {
  ref: Ref<HTMLDivElement>
  reports: ReportItem[]
  list: PagedList
  open: string | null
}

/** The reports by when they are due. Arrows, J and K move between them. */
export function Queue({ ref, reports, list, open }: Props) {
  useEffect(() => {
    document.querySelector(`[data-report="${open}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <div ref={ref}>
      <div className="overflow-clip rounded-3xl border border-line bg-card lg:max-h-[calc(100svh-6.5rem)] lg:overflow-y-auto">
        <ol aria-label={text.queue} onKeyDown={moveFocus}>
          {reports.map((report) => (
            <li key={report._id} className="border-line border-t first:border-0">
              <Row report={report} isOpen={report._id === open} />
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-3 grid gap-2">
        <LoadMore list={list} label={text.moreReports} />
        <p className="text-muted text-xs max-lg:hidden">{text.keys}</p>
      </div>
    </div>
  )
}

const Row = ({ report, isOpen }: { report: ReportItem; isOpen: boolean }) => {
  const { _id, about, reason, kind, openAbout, isWaiting, closedAt, note } = report
  return (
    <AppLink
      to={`/admin/moderation/${_id}`}
      data-row
      data-report={_id}
      aria-current={isOpen ? 'true' : undefined}
      className="grid grid-cols-[auto_1fr] gap-3 border-transparent border-l-4 py-3 pr-3.5 pl-3 leading-snug hover:bg-sunk focus-visible:-outline-offset-4 aria-[current]:border-marigold aria-[current]:bg-sunk"
    >
      <Avatar id={about._id} name={about.name} picture={about.profilePicture} className="mt-0.5 size-10" />
      <span className="grid min-w-0 gap-1">
        <b className="font-[650] text-sm">{reportReasons[reason]}</b>
        <span className="text-muted text-sm [overflow-wrap:anywhere]">
          {about.name} · {text.kinds[kind]}
        </span>
        {note && <span className="line-clamp-1 text-muted text-xs">{note}</span>}
        <span className="mt-0.5 flex flex-wrap gap-1.5">
          {closedAt ? (
            <span className="admin-chip">{`${text.closed} ${dayOf(closedAt)}`}</span>
          ) : isWaiting ? (
            <span className="admin-chip is-soon">{text.needsSecond}</span>
          ) : (
            <DueChip report={report} />
          )}
          {openAbout > 1 && <span className="admin-chip">{text.openAbout(openAbout)}</span>}
        </span>
      </span>
    </AppLink>
  )
}
