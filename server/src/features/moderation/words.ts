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

/** A line of text without what a terminal might obey. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ')

const pictured = (picture: string | null) => (picture ? `Picture: ${plain(picture)}` : 'No picture.')

/**
 * What a report was about when it was made. Messages name their writers by role: whoever changes their name to "the
 * reporter" changes nothing here.
 */
function evidenceLines(evidence: Report['evidence']): string[] {
  if (!evidence) return ['What it was about was kept for 180 days, and is deleted.']
  const { profile, tours, messages } = evidence
  return [
    `Their profile then: ${plain(profile.name)}${profile.homeCity ? `, ${plain(profile.homeCity)}` : ''}`,
    pictured(profile.profilePicture),
    profile.bio ? `Bio:\n${quoted(profile.bio)}` : 'No bio.',
    ...tours.map(
      ({ name, destination, startDate, endDate, price, description }) =>
        `Tour ${startDate} to ${endDate}, ${price} rupees:\n${quoted(`${name}\n${destination}\n${description}`)}`,
    ),
    messages.length > 0
      ? `Their last messages, at most 200:\n${messages.map(({ at, by, text }) => `${minute(at)} ${by}:\n${quoted(text)}`).join('\n')}`
      : 'The two have not written to each other.',
  ]
}

function stateOf({ isDeleted, suspendedAt, accountGoneAt }: Report): string {
  const state = isDeleted ? 'account deleted' : accountGoneAt ? 'login deleted' : ''
  const suspension =
    suspendedAt && suspendedAt !== accountGoneAt ? `suspended since ${minute(suspendedAt)}` : 'not suspended'
  return state ? `${state}, ${suspension}` : suspension
}

/** A report with all that there is to judge it by; who made it is not part of that. */
export function reportText(report: Report): string {
  const { _id, at, reason, note, closedAt, reportedId, name, openAbout, evidence, acts } = report
  return [
    `Report ${_id} of ${minute(at)}: ${labelOf(reason)}`,
    note ? `Note:\n${quoted(note)}` : 'No note.',
    `About ${plain(name)} (${reportedId}), ${stateOf(report)}; open reports about them: ${openAbout}`,
    ...evidenceLines(evidence),
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

Your account is suspended: nobody sees you any more. When you log in, you can download your data and delete your
account, and nothing else.
If you think that we are mistaken, please write to us by our contact form.

Saathi`,
  }
}
