import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { StaffPerson } from '@saathi/shared/moderation/people'
import { dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { Card } from './card.tsx'

type Props = Pick<StaffPerson, 'person'>

export const Numbers = ({ person }: Props) => (
  <Card title={text.numbers}>
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2.5 text-sm sm:grid-cols-3">
      {[
        [text.reportsAbout, text.ofThemOpen(person.reportsAbout, person.openReportsAbout)],
        [text.reportsMade, person.reportsMade],
        [text.blockedBy, person.blockedBy],
        [text.hosted, person.toursHosted],
        [text.joined, person.toursJoined],
      ].map(([label, count]) => (
        <div key={label}>
          <dt className="text-muted text-xs leading-tight">{label}</dt>
          <dd className="font-[650]">{count}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

type Line = StaffPerson['person']['history'][number]

const wordsOf = ({ kind, reason, act }: Line) =>
  kind === 'act'
    ? (text.decisions[act ?? ''] ?? act)
    : reason
      ? `${text.historyKinds[kind]}: ${reportReasons[reason]}`
      : text.historyKinds[kind]

/** Their history and the decisions about them, newest first. */
export const History = ({ person }: Props) => (
  <Card title={text.history}>
    <ol className="text-sm leading-snug">
      {person.history.map((line, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is that of time
          key={index}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2 border-line border-t py-1.5 first:border-0"
        >
          <time dateTime={line.at} className="text-muted tabular-nums">
            {dayOf(line.at)}
          </time>
          <span>
            {wordsOf(line)} {line.isOpen && <span className="text-muted">{text.isOpen}</span>}
          </span>
        </li>
      ))}
    </ol>
  </Card>
)
