import { decimalRupees } from '@saathi/shared/expenses/upi'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { ReportEvidence } from '@saathi/shared/moderation/admin'
import type { EntryEvidence, Evidence } from '../../../db/schema/safety.ts'
import { evidenceLabels as labels } from '../../../messages/en/moderation.ts'
import { planPlace } from '../../plans/places.ts'
import { tripPlace } from '../../trips/trip-place.ts'

type Fact = ReportEvidence['subject'][number]
type Lines = ReportEvidence['lines']

/** The facts that have a text. */
const given = (facts: Record<string, string | null | undefined>): Fact[] =>
  Object.entries(facts).flatMap(([label, text]) => (text ? [{ label, text }] : []))

const isEntry = (subject: Evidence['subject']): subject is EntryEvidence =>
  subject?.kind === 'message' || subject?.kind === 'poll' || subject?.kind === 'meeting'

/** The entries of a group around the reported one, or the private messages of the two. */
function linesOf({ subject, messages }: Evidence): Lines {
  if (!isEntry(subject)) return messages.map((message) => ({ ...message, picture: null, isReported: false }))
  const { text, picture, at, earlier, later = [] } = subject
  return [
    ...earlier.map((entry) => ({ ...entry, isReported: false })),
    { by: 'reported', text, picture, at, isReported: true },
    ...later.map((entry) => ({ ...entry, isReported: false })),
  ]
}

type TourState = { startDate?: string | null; endDate?: string | null; cancelled?: boolean }

const daysOf = (start?: string | null, end?: string | null) => (start && end ? spanOfDays(start, end) : null)

/** When the tour is, and whether it was cancelled. */
const tourFacts = ({ startDate, endDate, cancelled }: TourState) => ({
  [labels.days]: daysOf(startDate, endDate),
  [labels.state]: cancelled ? labels.cancelled : null,
})

const placeName = (goesTo: string) => planPlace(goesTo).name

function subjectOf(subject: Evidence['subject']): Fact[] {
  if (!subject) return []
  if (isEntry(subject)) {
    const { tour, trip, choices, note, mapUrl } = subject
    return given({
      [labels.tour]: tour,
      [labels.trip]: trip,
      ...tourFacts(subject),
      [labels.choices]: choices?.join('\n'),
      [labels.note]: note,
      [labels.map]: mapUrl,
    })
  }
  switch (subject.kind) {
    case 'group':
      return given({ [labels.tour]: subject.tour, [labels.trip]: subject.trip, ...tourFacts(subject) })
    case 'plan':
      return given({
        [labels.plan]: labels.placeAndDays(placeName(subject.goesTo), spanOfDays(subject.startDate, subject.endDate)),
        [labels.note]: subject.note,
      })
    case 'expense':
      return given({
        [labels.expense]: subject.title,
        [labels.amount]: decimalRupees(subject.amountPaise),
        [labels.day]: spanOfDays(subject.day, subject.day),
        [labels.note]: subject.note,
        [labels.reason]: subject.reason,
      })
    case 'tour':
      return given({
        [labels.tour]: subject.name,
        [labels.destination]: subject.destination,
        ...tourFacts(subject),
        [labels.description]: subject.description,
      })
    case 'reference':
      return given({ [labels.reference]: subject.text, [labels.reply]: subject.reply })
    case 'publicTrip':
      return given({
        [labels.publicTrip]: subject.places.map((id) => tripPlace(id).name).join(', '),
        [labels.sights]: subject.sights.join('\n'),
        [labels.firstName]: subject.firstName,
      })
    case 'picture':
      return []
  }
}

function pictureOf(subject: Evidence['subject']): string | null {
  if (!subject) return null
  if (isEntry(subject)) return subject.picture
  if (subject.kind === 'expense') return subject.receipt
  if (subject.kind === 'tour') return subject.pictures[0] ?? null
  return subject.kind === 'picture' ? subject.path : null
}

/** The evidence of a report as its page shows it. */
export function shownEvidence(evidence: Evidence, takenAt: string): ReportEvidence {
  const { profile, tours, plans = [], answers = [], refusals = [], subject } = evidence
  return {
    takenAt,
    lines: linesOf(evidence),
    groupLines: subject?.kind === 'group' ? subject.earlier.map((entry) => ({ ...entry, isReported: false })) : [],
    subject: subjectOf(subject),
    subjectPicture: pictureOf(subject),
    morePictures: subject?.kind === 'tour' ? subject.pictures.slice(1) : [],
    profile: {
      name: profile.name,
      bio: profile.bio,
      profilePicture: profile.profilePicture,
      homeCity: profile.homeCity,
      languages: profile.languages,
    },
    tours: tours.map(({ name, description, destination, startDate, endDate, cancelled = false }) => ({
      name,
      description,
      destination,
      startDate,
      endDate,
      cancelled,
    })),
    words: [
      ...answers.flat().map(({ question, answer }) => ({ label: question, text: answer })),
      ...tours.flatMap(({ questions = [] }) => questions.map((text) => ({ label: labels.question, text }))),
      ...plans.map(({ goesTo, startDate, endDate, note }) => ({
        label: labels.planTo(placeName(goesTo), spanOfDays(startDate, endDate)),
        text: note,
      })),
      ...refusals.map(({ text }) => ({ label: labels.refusal, text })),
    ],
  }
}
