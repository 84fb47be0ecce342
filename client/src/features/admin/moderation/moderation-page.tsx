import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { PageHead } from '../page-head.tsx'
import { AnswerTimes } from './answer-times.tsx'
import { Appeals } from './appeals.tsx'
import { Photos } from './photos.tsx'
import { Proposals } from './proposals.tsx'
import { References } from './references.tsx'
import { Reports } from './reports.tsx'

/** The parts of the page beside the reports, by the last part of the path; any other is the id of a report. */
const VIEWS: Record<string, { label: string; content: ReactNode; counted?: 'proposals' | 'appeals' | 'photos' }> = {
  confirm: { label: text.confirm, content: <Proposals />, counted: 'proposals' },
  appeals: { label: text.appeals, content: <Appeals />, counted: 'appeals' },
  photos: { label: text.photos, content: <Photos />, counted: 'photos' },
  references: { label: text.references, content: <References /> },
  answers: { label: text.answers, content: <AnswerTimes /> },
}

/** The reports that wait for a moderator, and what else does. */
export default function ModerationPage({ item }: { item: string | null }) {
  const view = item !== null && Object.hasOwn(VIEWS, item) ? VIEWS[item] : undefined
  const times = trpc.admin.answerTimes.useQuery().data
  const waiting = trpc.admin.waiting.useQuery().data
  return (
    <>
      <PageHead title={text.title} note={times && text.summary(times.open, times.urgent, times.goalHours)} />
      <nav
        aria-label={text.views}
        className={`mb-5 flex flex-wrap gap-2 ${item !== null && !view ? 'max-sm:hidden' : ''}`}
      >
        <ViewLink to="/admin/moderation" isOpen={!view} count={waiting?.reports}>
          {text.reports}
        </ViewLink>
        {Object.entries(VIEWS).map(([path, { label, counted }]) => (
          <ViewLink
            key={path}
            to={`/admin/moderation/${path}`}
            isOpen={path === item}
            count={counted && waiting?.[counted]}
          >
            {label}
          </ViewLink>
        ))}
      </nav>
      {view ? view.content : <Reports open={item} />}
    </>
  )
}

type LinkProps = { to: string; isOpen: boolean; count: number | undefined; children: string }

const ViewLink = ({ to, isOpen, count, children }: LinkProps) => (
  <AppLink
    to={to}
    activeOptions={{ exact: true }}
    aria-current={isOpen ? 'page' : undefined}
    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-field bg-card px-4 font-[600] text-sm hover:bg-sunk aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
  >
    {children}
    {count !== undefined && count > 0 && (
      <b className="rounded-full bg-marigold px-2 font-[700] text-on-marigold text-xs leading-5">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{text.waiting(count)}</span>
      </b>
    )}
  </AppLink>
)
