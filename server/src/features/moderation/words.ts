import type { ReportReason } from '@saathi/shared/social'
import { REPORT_REASONS } from '@saathi/shared/social-rules'
import { textTable } from '../../platform/text-table.ts'
import type { findReport, openReports } from './store.ts'

type Open = Awaited<ReturnType<typeof openReports>>
type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>

const labelOf = (reason: ReportReason) => REPORT_REASONS.find(([value]) => value === reason)?.[1] ?? reason
const minute = (at: string) => at.slice(0, 16).replace('T', ' ')
/** Somebody else's words, on lines of their own and without what a terminal might obey. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `  | ${line.replace(/\p{Cc}/gu, '')}`)
    .join('\n')

/** The queue as a table. */
export function queueTable(reports: Open, total: number): string {
  if (total === 0) return 'There are no open reports.'
  const rows = reports.map(({ _id, at, reason, name, openAbout }) => [
    _id,
    minute(at),
    labelOf(reason),
    name.replace(/\p{Cc}/gu, ''),
    String(openAbout),
  ])
  const more = total > reports.length ? `\nand ${total - reports.length} more` : ''
  return `${textTable([['id', 'when (UTC)', 'reason', 'about', 'open about them'], ...rows], [4])}${more}`
}

/** A report with all that there is to judge it by; who made it is not part of that. */
export function reportText({ _id, at, reason, note, closedAt, reported, openAbout, acts, talk }: Report): string {
  const state = reported.suspendedAt ? `suspended since ${minute(reported.suspendedAt)}` : 'not suspended'
  return [
    `Report ${_id} of ${minute(at)}: ${labelOf(reason)}`,
    note ? `Note:\n${quoted(note)}` : 'No note.',
    `About ${reported.name} (${reported._id}), ${state}; open reports about them: ${openAbout}`,
    reported.bio ? `Bio:\n${quoted(reported.bio)}` : 'No bio.',
    talk.length > 0
      ? `The end of their talk:\n${talk
          .map(
            (said) => `${minute(said.at)} ${said.byReported ? reported.name : 'the reporter'}:\n${quoted(said.text)}`,
          )
          .join('\n')}`
      : 'The two have not written to each other.',
    ...acts.map(({ act, operator, at: when }) => `${minute(when)} ${act} by ${operator}`),
    closedAt ? `Closed ${minute(closedAt)}.` : 'Open.',
  ].join('\n')
}

/** What somebody is told of an act about them: never by whom, nor in whose words, they were reported. */
export function mailAbout(act: 'warn' | 'suspend', reason: ReportReason, name: string) {
  const why = `about this: ${labelOf(reason).toLowerCase()}.`
  if (act === 'warn')
    return {
      subject: 'A word from Saathi about your account',
      text: `Dear ${name},

we have looked into something that you did on Saathi, ${why}

This is a warning: please treat your fellow travellers with care. If it happens again we will close your account.
If you think that we are mistaken, please answer by our contact form.

Saathi`,
    }
  return {
    subject: 'Your Saathi account is suspended',
    text: `Dear ${name},

we have looked into something that you did on Saathi, ${why}

Your account is suspended: you cannot log in, and nobody sees you any more.
If you think that we are mistaken, please write to us by our contact form.

Saathi`,
  }
}
