import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { HistoryLine, PersonHistory } from '@saathi/shared/moderation/admin'
import { dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { AppLink } from '../../../ui/app-link.tsx'

/** The history of a person and the decisions about them, newest first. */
export function History({ person, reportId }: { person: PersonHistory; reportId: string }) {
  if (person.history.length === 0) return null
  return (
    <section>
      <h4 className="font-[650] text-sm">{text.history}</h4>
      <ol className="mt-1 text-sm leading-snug">
        {person.history.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is that of time
            key={index}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-2 border-line border-t py-1.5 first:border-0"
          >
            <time dateTime={line.at} className="text-muted tabular-nums">
              {dayOf(line.at)}
            </time>
            <span>
              <Words line={line} isThis={line.reportId === reportId} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Words({ line: { kind, reason, act, reportId, isOpen }, isThis }: { line: HistoryLine; isThis: boolean }) {
  if (kind === 'act' && act) return <b className="font-[650]">{text.acts[act] ?? act}</b>
  const suffix = [isThis && text.thisOne, isOpen && !isThis && text.isOpen].filter(Boolean).join(', ')
  const label = reason ? `${text.historyKinds[kind]}: ${reportReasons[reason]}` : text.historyKinds[kind]
  return (
    <>
      {reportId && !isThis ? (
        <AppLink to={`/admin/moderation/${reportId}`} className="font-[600] text-teal underline underline-offset-3">
          {label}
        </AppLink>
      ) : (
        label
      )}
      {suffix && <span className="text-muted">{` (${suffix})`}</span>}
    </>
  )
}

export const Numbers = ({ person }: { person: PersonHistory }) => (
  <dl
    aria-label={text.numbersOf(person.name)}
    className="mt-auto grid grid-cols-3 gap-x-2 gap-y-2.5 border-line border-t pt-3 text-sm"
  >
    <Count label={text.reportsAbout} isBad={person.reportsAbout > 1}>
      {text.ofThemOpen(person.reportsAbout, person.openReportsAbout)}
    </Count>
    <Count label={text.reportsMade}>{person.reportsMade}</Count>
    <Count label={text.blockedBy} isBad={person.blockedBy > 2}>
      {person.blockedBy}
    </Count>
    <Count label={text.hosted}>{person.toursHosted}</Count>
    <Count label={text.joined}>{person.toursJoined}</Count>
  </dl>
)

const Count = ({ label, isBad = false, children }: { label: string; isBad?: boolean; children: string | number }) => (
  <div>
    <dt className="text-muted text-xs leading-tight">{label}</dt>
    <dd className={`font-[650] ${isBad ? 'text-terra' : ''}`}>{children}</dd>
  </div>
)
