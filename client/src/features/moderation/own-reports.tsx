import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import { dayOf } from '../../lib/day.ts'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/moderation/account-safety.ts'
import { LoadMore } from '../../ui/load-more.tsx'

/** The reports of the viewer with their outcomes; nothing without reports. */
export function OwnReports() {
  const list = trpc.safety.reports.useInfiniteQuery({}, PAGED)
  const reports = itemsOf(list.data)
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="own-reports" className="mt-10 rounded-3xl border border-line bg-card p-5 md:p-8">
      <h2 id="own-reports" className="text-2xl">
        {text.reports}
      </h2>
      <ul className="mt-4 grid gap-4">
        {reports.map(({ _id, reason, at, note, state }) => (
          <li key={_id} className="border-line border-t pt-4">
            <h3 className="font-[650] font-sans text-base">{text.reportOf(reportReasons[reason], dayOf(at))}</h3>
            {note && <p className="mt-1 whitespace-pre-line text-muted [overflow-wrap:anywhere]">{note}</p>}
            <p className="mt-1">{text.reportStates[state]}</p>
          </li>
        ))}
      </ul>
      {list.hasNextPage && <LoadMore list={list} className="mt-5" />}
    </section>
  )
}
