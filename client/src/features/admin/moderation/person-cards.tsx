import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { FullReport, PersonHistory, ReportEvidence } from '@saathi/shared/moderation/admin'
import { Eye } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { dayOf } from '../../../lib/day.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { OtherWords } from './evidence.tsx'
import { EvidencePicture } from './evidence-picture.tsx'
import { History, Numbers } from './person-history.tsx'
import { PersonLink } from './person-link.tsx'

const CARD = 'flex min-w-0 flex-col gap-3 rounded-3xl border border-line bg-card px-5 py-4 [overflow-wrap:anywhere]'

type ReporterProps = { report: Pick<FullReport, '_id' | 'note'>; person: PersonHistory | null; children: ReactNode }

/** The people who have reported, with their texts and the evidence. */
export function ReporterCard({ report, person, children }: ReporterProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={CARD}>
      {person ? (
        <Head id={id} role={text.reportedBy} person={person} />
      ) : (
        <h3 id={id} className="text-lg">
          {text.noReporter}
        </h3>
      )}
      {report.note ? <Quote>{report.note}</Quote> : <p className="text-muted text-sm">{text.noNote}</p>}
      {children}
      {person && <History person={person} reportId={report._id} />}
      {person && <Numbers person={person} />}
    </section>
  )
}

type ReportedProps = { reportId: string; person: PersonHistory; evidence: ReportEvidence | null }

/** The reported person, with their profile at the time of the report. */
export function ReportedCard({ reportId, person, evidence }: ReportedProps) {
  const id = useId()
  const profile = evidence?.profile ?? person
  const hasChanged = evidence && (person.name !== profile.name || person.bio !== profile.bio) && !person.isDeleted
  return (
    <section aria-labelledby={id} className={CARD}>
      <Head id={id} role={text.about} person={person} />
      {profile.bio ? <Quote>{profile.bio}</Quote> : <p className="text-muted text-sm">{text.noBio}</p>}
      <p className="flex items-center gap-1.5 text-muted text-xs">
        <Eye aria-hidden className="size-3.5 shrink-0" />
        {evidence ? text.profileThen(dayOf(evidence.takenAt)) : text.profileNow}
      </p>
      <div className="overflow-clip rounded-2xl border border-line text-sm">
        {profile.profilePicture ? (
          <EvidencePicture picture={profile.profilePicture} alt={text.profilePicture(profile.name)} />
        ) : (
          <p className="px-3.5 py-2.5 text-muted">{text.noPicture}</p>
        )}
        {(profile.homeCity || profile.languages.length > 0) && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 border-line border-t px-3.5 py-2.5">
            {profile.homeCity && <Fact label={text.lives}>{profile.homeCity}</Fact>}
            {profile.languages.length > 0 && <Fact label={text.speaks}>{profile.languages.join(', ')}</Fact>}
          </dl>
        )}
      </div>
      {hasChanged && (
        <p className="rounded-2xl bg-sunk px-3.5 py-2.5 text-sm">
          <b className="font-[650]">{text.changedSince}</b> {person.name} · {person.bio || text.noBio}
        </p>
      )}
      {evidence && <OtherWords name={profile.name} words={evidence.words} />}
      {evidence && evidence.tours.length > 0 && <Tours tours={evidence.tours} />}
      <History person={person} reportId={reportId} />
      <Numbers person={person} />
    </section>
  )
}

const Quote = ({ children }: { children: string }) => (
  <blockquote className="whitespace-pre-wrap font-[500] font-display text-base leading-snug">“{children}”</blockquote>
)

const Fact = ({ label, children }: { label: string; children: string }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd>{children}</dd>
  </>
)

const Head = ({ id, role, person }: { id: string; role: string; person: PersonHistory }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 leading-tight">
    <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-11" />
    <div className="min-w-30 flex-1">
      <p className="text-muted text-xs">{role}</p>
      <h3 id={id} className="text-lg">
        <PersonLink person={person} />
      </h3>
    </div>
    <Standing person={person} />
  </div>
)

/** Accounts that are younger stand out. */
const NEW_DAYS = 7

function Standing({ person: { isDeleted, suspendedAt, suspendedUntil, signedUpAt } }: { person: PersonHistory }) {
  if (isDeleted) return <span className="admin-chip">{text.accountDeleted}</span>
  if (suspendedAt)
    return (
      <span className="admin-chip is-urgent">
        {suspendedUntil ? text.suspendedUntil(dayOf(suspendedUntil)) : text.suspendedForGood}
      </span>
    )
  if (!signedUpAt) return null
  const days = Math.floor((Date.now() - Date.parse(signedUpAt)) / 86_400_000)
  return <span className={`admin-chip ${days < NEW_DAYS ? 'is-urgent' : 'is-good'}`}>{text.age(days)}</span>
}

const Tours = ({ tours }: Pick<ReportEvidence, 'tours'>) => (
  <section>
    <h4 className="font-[650] text-sm">{text.tours}</h4>
    <ul className="mt-1.5 grid gap-2 text-sm leading-snug">
      {tours.map((tour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a snapshot keeps its order
        <li key={index} className="border-line border-l-4 pl-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="font-[600]">{tour.name}</b>
            {tour.cancelled && <span className="admin-chip is-urgent">{text.tourCancelled}</span>}
          </p>
          <p className="text-muted text-xs">
            {text.tourWhen(tour.destination, spanOfDays(tour.startDate, tour.endDate))}
          </p>
          {tour.description && <p className="line-clamp-4">{tour.description}</p>}
        </li>
      ))}
    </ul>
  </section>
)
