import type { StaffPerson } from '@saathi/shared/moderation/people'
import { ArrowLeft, TriangleAlert } from 'lucide-react'
import { dayOf } from '../../../lib/day.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-people.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { loadState } from '../load-state.tsx'
import { PageHead } from '../page-head.tsx'
import { History, Numbers } from './history.tsx'
import { NomineeCard } from './nominee.tsx'
import { PersonActs } from './person-acts.tsx'
import { PublicProfile, Tours } from './public-profile.tsx'
import { ReferencesCard } from './references-card.tsx'
import { StateChip } from './state-chip.tsx'

/** A person as others see them, with their history and what the staff can do. */
export function PersonView({ userId }: { userId: string }) {
  const found = trpc.admin.person.useQuery({ userId }, { retry: false })
  return (
    <>
      <AppLink
        to="/admin/people"
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-full px-2 font-[600] text-teal"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {text.back}
      </AppLink>
      {found.data ? (
        <Found person={found.data} />
      ) : (
        <>
          {found.isError && <PageHead title={text.title} />}
          {loadState(found, text)}
        </>
      )}
    </>
  )
}

function Found({ person }: { person: StaffPerson }) {
  const { _id, name, profilePicture, email, signedUpAt, leavesAt, signals } = person
  return (
    <>
      <PageHead title={name} note={text.about(email, dayOf(signedUpAt))}>
        <Avatar id={_id} name={name} picture={profilePicture} className="size-14" />
        <div className="flex flex-wrap gap-2 self-center">
          <StateChip person={person} />
          {leavesAt && <span className="admin-chip is-soon">{text.leavesAt(dayOf(leavesAt))}</span>}
        </div>
      </PageHead>
      {signals.length > 0 && <Signals signals={signals} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <PublicProfile person={person} />
          <Tours tours={person.tours} />
          <ReferencesCard key={_id} userId={_id} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PersonActs person={person} />
          <Numbers person={person.person} />
          {person.hasNominee && <NomineeCard userId={_id} />}
          <History person={person.person} />
        </div>
      </div>
    </>
  )
}

const Signals = ({ signals }: Pick<StaffPerson, 'signals'>) => (
  <section
    aria-labelledby="signals"
    className="mb-5 flex gap-3 rounded-2xl px-4 py-3 text-sm [background:var(--urgent)]"
  >
    <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-terra" />
    <div>
      <h2 id="signals" className="font-[700] font-sans text-sm tracking-normal">
        {text.signals(signals.length)}
      </h2>
      <ul className="mt-1 grid gap-0.5">
        {signals.map(({ rule, words }) => (
          <li key={rule}>{words}</li>
        ))}
      </ul>
    </div>
  </section>
)
