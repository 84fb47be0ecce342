import { decimalRupees } from '@saathi/shared/expenses/upi'
import { reportReasons } from '@saathi/shared/lib/messages/en/report-reasons'
import type { ReportReason } from '@saathi/shared/moderation/schema'
import * as text from '../../messages/en/moderation.ts'
import { textTable } from '../../platform/text-table.ts'
import type { listNotesToModerators } from '../references/queries/moderation.ts'
import type { findAppeal, findReport, openAppeals, openReports } from './queries/moderation.ts'
import type { waitingPhotos } from './queries/photo-checks.ts'

type OpenReports = Awaited<ReturnType<typeof openReports>>
type Report = NonNullable<Awaited<ReturnType<typeof findReport>>>

const labelOf = (reason: ReportReason) => reportReasons[reason]
const minute = (at: string) => at.slice(0, 16).replace('T', ' ')
/** User text as indented lines, without control characters that a terminal would interpret. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `  | ${line.replace(/\p{Cc}/gu, '')}`)
    .join('\n')

/** The open reports as a text table. */
export function queueTable(reports: OpenReports, total: number): string {
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

type OpenAppeals = Awaited<ReturnType<typeof openAppeals>>

/** The appeals that wait for a decision as a text table; empty without any. */
export function appealTable(appeals: OpenAppeals, total: number): string {
  if (total === 0) return ''
  const rows = appeals.map(({ _id, at, act, name }) => [_id, minute(at), act, singleLine(name)])
  const more = total > appeals.length ? `\nand ${total - appeals.length} more` : ''
  return `Appeals:\n${textTable([['id', 'when (UTC)', 'against', 'by'], ...rows], [])}${more}`
}

/** An appeal as text; the report that led to the decision is shown below it. */
export function appealText({
  _id,
  at,
  text,
  act,
  actAt,
  name,
  outcome,
  decidedAt,
}: NonNullable<Awaited<ReturnType<typeof findAppeal>>>) {
  return [
    `Appeal ${_id} of ${minute(at)} by ${singleLine(name)}, against: ${act} of ${minute(actAt)}`,
    quoted(text),
    decidedAt ? `${outcome} ${minute(decidedAt)}.` : 'Open.',
  ].join('\n')
}

/** One line of text without control characters. */
const singleLine = (text: string) => text.replace(/\p{Cc}/gu, ' ')

const SUBJECTS = { message: 'message', poll: 'poll', meeting: 'meeting point' } as const

const pictureLine = (picture: string | null) => (picture ? `Picture: ${singleLine(picture)}` : 'No picture.')

/** What the report names, and what the two users wrote in the group before it. */
function subjectLines({ subject }: NonNullable<Report['evidence']>): string[] {
  if (!subject) return []
  if (subject.kind === 'plan') {
    const { startDate, endDate, goesTo, note } = subject
    return [`Reported: their plan ${startDate} to ${endDate}, ${singleLine(goesTo)}:\n${quoted(note || 'No note.')}`]
  }
  if (subject.kind === 'expense') {
    const { title, note, reason, receipt, amountPaise, at } = subject
    const parts = [title, note, reason, receipt].filter((part) => part)
    return [
      `Reported: their expense of ${decimalRupees(amountPaise)} rupees, ${minute(at)}:\n${quoted(parts.join('\n'))}`,
    ]
  }
  if (subject.kind === 'tour') {
    const { name, description, destination, pictures } = subject
    return [`Reported: their tour:\n${quoted([name, destination, description, ...pictures].join('\n'))}`]
  }
  if (subject.kind === 'picture') return [`Reported: their profile picture:\n${quoted(subject.path)}`]
  if (subject.kind === 'reference') {
    const { text, reply, at } = subject
    const answer = reply ? [`The reply to it:\n${quoted(reply)}`] : []
    return [`Reported: a reference that they wrote, ${minute(at)}:\n${quoted(text)}`, ...answer]
  }
  const { kind, tour, text, picture, at, choices, note, mapUrl, earlier } = subject
  const parts = [text, ...(choices ?? []), note, mapUrl, picture].filter((part) => part)
  return [
    `Reported: their ${SUBJECTS[kind]} in the group of a tour, ${minute(at)}:\n${quoted([tour, ...parts].join('\n'))}`,
    ...earlier.map(
      (entry) =>
        `${minute(entry.at)} ${entry.by}, in the group:\n${quoted([entry.text, entry.picture].filter((part) => part).join('\n'))}`,
    ),
  ]
}

/** The evidence of a report. Messages name their authors by role, so that a user name cannot be mistaken for a role. */
function evidenceLines(evidence: Report['evidence']): string[] {
  if (!evidence) return ['The retention period of what it was about is over, and it is deleted.']
  const { profile, tours, plans = [], answers = [], refusals = [], messages } = evidence
  return [
    ...subjectLines(evidence),
    `Their profile then: ${singleLine(profile.name)}${profile.homeCity ? `, ${singleLine(profile.homeCity)}` : ''}`,
    ...(profile.gender ? [`Their gender, as they say: ${profile.gender}`] : []),
    pictureLine(profile.profilePicture),
    profile.bio ? `Bio:\n${quoted(profile.bio)}` : 'No bio.',
    ...tours.map(
      ({ name, destination, startDate, endDate, price, description, questions = [] }) =>
        `Tour ${startDate} to ${endDate}, ${price} rupees:\n${quoted([name, destination, description, ...questions].join('\n'))}`,
    ),
    ...plans.map(
      ({ goesTo, startDate, endDate, note }) =>
        `Plan ${startDate} to ${endDate}, ${singleLine(goesTo)}${note ? `:\n${quoted(note)}` : ''}`,
    ),
    ...answers
      .flat()
      .map(({ question, answer }) => `Asked by the reporter:\n${quoted(question)}\nTheir answer:\n${quoted(answer)}`),
    ...refusals.map(({ text, at }) => `${minute(at)} their words to the reporter, whom they refused:\n${quoted(text)}`),
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

/** A report as text, with its evidence and without the reporter. */
export function reportText(report: Report): string {
  const { _id, at, reason, note, closedAt, reportedId, name, openAbout, evidence, acts } = report
  return [
    `Report ${_id} of ${minute(at)}: ${labelOf(reason)}`,
    note ? `Note:\n${quoted(note)}` : 'No note.',
    `About ${singleLine(name)} (${reportedId}), ${stateOf(report)}; open reports about them: ${openAbout}`,
    ...evidenceLines(evidence),
    ...acts.map(({ act, operator, at: when }) => `${minute(when)} ${act} by ${operator}`),
    closedAt ? `Closed ${minute(closedAt)}.` : 'Open.',
  ].join('\n')
}

type WaitingPhotos = Awaited<ReturnType<typeof waitingPhotos>>

type Notes = Awaited<ReturnType<typeof listNotesToModerators>>

/** The notes to moderators, each with its reference. */
export function notesTable(notes: Notes): string {
  if (notes.length === 0) return 'There are no notes.'
  return notes
    .map(({ _id, at, writer, about, text, note, hiddenReason }) =>
      [
        `${_id}  ${minute(at)}  ${singleLine(writer)} about ${singleLine(about)}${hiddenReason === null ? '' : '  (hidden)'}`,
        `  Reference: ${singleLine(text)}`,
        `  Note: ${singleLine(note)}`,
      ].join('\n'),
    )
    .join('\n\n')
}

/** The pictures for photo checks that wait as a text table. */
export function photoTable(photos: WaitingPhotos, total: number): string {
  if (total === 0) return 'No pictures wait.'
  const rows = photos.map(({ _id, sentAt, gesture, name }) => [
    _id,
    minute(sentAt),
    text.gestures[gesture],
    singleLine(name),
  ])
  const more = total > photos.length ? `\nand ${total - photos.length} more` : ''
  return `${textTable([['id', 'when (UTC)', 'gesture', 'of'], ...rows], [])}${more}`
}

/** What a moderator compares: the picture in the file with the gesture and the profile picture. */
export function photoText({ gesture, name, userId, profilePicture }: WaitingPhotos[number], file: string): string {
  return [
    `${singleLine(name)} (${userId}); wrote the picture to ${file}`,
    `It has to show: ${text.gestures[gesture]}`,
    `Profile picture: ${singleLine(profilePicture ?? 'none')}`,
  ].join('\n')
}
