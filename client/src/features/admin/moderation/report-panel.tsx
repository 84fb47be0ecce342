import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { FullReport } from '@saathi/shared/moderation/admin'
import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { dayAndTimeOf, dayOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Button } from '../../../ui/button.tsx'
import { ActsSoFar } from './acts-so-far.tsx'
import { useDecision } from './decision.ts'
import { DecisionForm } from './decision-form.tsx'
import { DueChip } from './due-chip.tsx'
import { Evidence } from './evidence.tsx'
import { partState } from './part-state.tsx'
import { ReportedCard, ReporterCard } from './person-cards.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { Signals } from './signals.tsx'
import { useAct } from './use-act.ts'

type Props = {
  reportId: string
  next: string | null
  previous: string | null
  /** Opens another report; null closes this one. */
  onGo: (reportId: string | null) => void
}

/** An open report: what it is about, both people, and the decision. */
export function ReportPanel({ reportId, next, previous, onGo }: Props) {
  const query = trpc.admin.report.useQuery({ reportId }, { retry: false })
  const act = useAct()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog')) return
    if (event.key === 'Escape') return onGo(null)
    if (target.matches('input, select, textarea')) return
    if (event.key === 'j' && next) onGo(next)
    if (event.key === 'k' && previous) onGo(previous)
    if (event.key === 'd') toDecision()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are shortcuts of the buttons in it
    <div onKeyDown={onKeyDown}>
      <div className="mb-3 flex items-center gap-1">
        <Button
          variant="quiet"
          className="mr-auto min-h-11! px-4! text-sm max-sm:min-w-11 max-sm:px-0!"
          onClick={() => onGo(null)}
        >
          <X aria-hidden className="size-4.5 max-lg:hidden" />
          <ArrowLeft aria-hidden className="size-4.5 lg:hidden" />
          <span className="max-sm:sr-only">{text.backToQueue}</span>
        </Button>
        {query.data && query.data.actions.length > 0 && (
          <Button variant="quiet" className="mr-1 min-h-11! px-4! text-sm" onClick={toDecision}>
            {text.decide}
          </Button>
        )}
        <Step label={text.previous} onClick={() => onGo(previous)} disabled={previous === null}>
          <ChevronLeft aria-hidden className="size-5" />
        </Step>
        <Step label={text.next} onClick={() => onGo(next)} disabled={next === null}>
          <ChevronRight aria-hidden className="size-5" />
        </Step>
      </div>
      {partState(query) ?? (query.data && <Report report={query.data} act={act} next={next} onGo={onGo} />)}
    </div>
  )
}

/** The form stands below the evidence. What was chosen gets the focus, else the first choice. */
function toDecision() {
  const form = document.querySelector('#decision')?.closest('form')
  const input = form?.querySelector<HTMLInputElement>('input:checked') ?? form?.querySelector('input')
  form?.scrollIntoView({ block: 'start' })
  input?.focus({ preventScroll: true })
}

type StepProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode }

const Step = ({ children, label, ...button }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    {...button}
    className="grid size-11 place-items-center rounded-full border border-line bg-card enabled:hover:bg-sunk disabled:opacity-45"
  >
    {children}
  </button>
)

type ReportProps = { report: FullReport; act: ReturnType<typeof useAct> } & Pick<Props, 'next' | 'onGo'>

function Report({ report, act, next, onGo }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After the heading of the page, which every navigation focuses.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const { _id, reason, kind, createdAt, closedAt, evidence, reporter, reported, signals, acts, proposal } = report
  return (
    <article aria-labelledby="report" className="grid gap-3.5">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-muted text-xs">
            {dayAndTimeOf(createdAt)} · {text.kinds[kind]}
          </p>
          <h2 id="report" ref={heading} tabIndex={-1} className="text-xl">
            {reportReasons[reason]}
          </h2>
        </div>
        {closedAt ? (
          <span className="admin-chip is-good">{`${text.closed} ${dayOf(closedAt)}`}</span>
        ) : (
          <DueChip report={report} long />
        )}
      </header>
      <Signals signals={signals} />
      <div className="grid gap-3.5 xl:grid-cols-2">
        <ReporterCard report={report} person={reporter}>
          <Evidence evidence={evidence} />
        </ReporterCard>
        <ReportedCard reportId={_id} person={reported} evidence={evidence} />
      </div>
      <ActsSoFar acts={acts} />
      {proposal && <ProposalCard proposal={proposal} act={act} />}
      {report.actions.length > 0 ? (
        <DecisionForm report={report} act={act} />
      ) : (
        <Decided report={report} act={act} next={next} onGo={onGo} />
      )}
    </article>
  )
}

/** In place of the form, where nothing can be decided. */
function Decided({ report, act, next, onGo }: ReportProps) {
  const { note } = useDecision(report).draft
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3xl border border-line bg-card px-5 py-4">
      <div className="min-w-48 flex-1">
        {act.error?.isConflict && (
          <p role="alert" className="mb-1 font-[650] text-terra">
            {act.error.message}
          </p>
        )}
        <p>{text.cannotDecide(report)}</p>
        {act.error?.isConflict && note && (
          <p className="mt-2 whitespace-pre-wrap text-sm">
            <b className="font-[650]">{text.yourNote}</b> {note}
          </p>
        )}
      </div>
      {next && <Button onClick={() => onGo(next)}>{text.nextOpen}</Button>}
    </div>
  )
}
