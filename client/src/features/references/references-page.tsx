import type { OwnReference, PendingReference } from '@saathi/shared/references/schema'
import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { itemsOf, PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import { useFocusFromAddress } from '../../lib/use-act-from-address.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/references/references.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { CompanyList } from './company-list.tsx'
import { dayName, monthName } from './month.ts'
import { ReferenceForm } from './reference-form.tsx'

const CARD = 'rounded-3xl border border-line bg-card p-5'

/** The people about whom the user may write, and what they have written. */
export default function ReferencesPage() {
  useTitle(text.title)
  const pending = trpc.references.pending.useInfiniteQuery({}, PAGED)
  const mine = trpc.references.mine.useInfiniteQuery({}, PAGED)
  const [about, setAbout] = useState<PendingReference | null>(null)
  const open = itemsOf(pending.data).filter(({ written }) => !written)
  const written = itemsOf(mine.data)
  const failed = pending.isError || mine.isError
  useFocusFromAddress(!pending.isFetching && !mine.isPending)
  return (
    <div className="pb-14">
      <header className="wrap pt-8 md:pt-12">
        <h1 tabIndex={-1} className="text-[clamp(2.25rem,1rem+5vw,3.5rem)]">
          {text.title}
        </h1>
        <p className="mt-2 text-lg text-muted">{text.intro}</p>
        <p className="mt-2 max-w-[72ch] text-muted">{text.rules}</p>
      </header>
      {failed ? (
        <div className="wrap pt-9">
          <EmptyState
            alert
            action={
              <Button
                onClick={() => {
                  pending.refetch()
                  mine.refetch()
                }}
              >
                {text.tryAgain}
              </Button>
            }
          >
            {errorMessage(pending.error ?? mine.error) ?? text.failed}
          </EmptyState>
        </div>
      ) : pending.isPending || mine.isPending ? (
        <ReferencesSkeleton />
      ) : (
        <>
          <section aria-labelledby="pending-references" className="wrap pt-9 md:pt-12">
            <SectionHead id="pending-references" title={text.pendingTitle} />
            {open.length === 0 && !pending.hasNextPage ? (
              <EmptyState>{text.nothingPending}</EmptyState>
            ) : (
              <ul className="grid gap-4 md:grid-cols-2">
                {open.map((one) => (
                  <li key={`${one.tour._id} ${one.person._id}`} className={`${CARD} flex flex-wrap items-center gap-3`}>
                    <Avatar id={one.person._id} name={one.person.name} picture={one.person.profilePicture} />
                    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                      <p className="font-[650]">{one.person.name}</p>
                      <p className="text-muted text-sm">{one.tour.name}</p>
                      <p className="text-muted text-sm">{text.until(dayName(one.until))}</p>
                    </div>
                    <Button
                      // The first of its tour, to which a task of Home leads.
                      id={open.find(({ tour }) => tour._id === one.tour._id) === one ? one.tour._id : undefined}
                      variant="quiet"
                      aria-label={text.writeAbout(one.person.name)}
                      onClick={() => setAbout(one)}
                    >
                      {text.write}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <LoadMore list={pending} className="mt-5" />
          </section>
          <section aria-labelledby="own-references" className="wrap pt-12 md:pt-16">
            <SectionHead id="own-references" title={text.writtenTitle} />
            {written.length === 0 ? (
              <EmptyState>{text.nothingWritten}</EmptyState>
            ) : (
              <ul className="grid gap-4 md:grid-cols-2">
                {written.map((one) => (
                  <li key={one._id} className={`${CARD} grid content-start gap-3`}>
                    <Written reference={one} />
                  </li>
                ))}
              </ul>
            )}
            <LoadMore list={mine} className="mt-5" />
          </section>
        </>
      )}
      {about && <ReferenceForm about={about} onClose={() => setAbout(null)} />}
    </div>
  )
}

/** The people to write about, first. What is below is not in view before they are. */
const ReferencesSkeleton = () => (
  <div role="status" className="wrap grid gap-4 pt-9 md:grid-cols-2 md:pt-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton mb-1 h-10 w-64 md:col-span-2" />
    <div className="skeleton h-40 rounded-3xl!" />
    <div className="skeleton h-40 rounded-3xl!" />
    <div className="skeleton h-40 rounded-3xl!" />
    <div className="skeleton h-40 rounded-3xl!" />
  </div>
)

function Written({ reference: one }: { reference: OwnReference }) {
  return (
    <>
      <div>
        <h3 className="font-[650] [overflow-wrap:anywhere]">{text.aboutPerson(one.about.name)}</h3>
        <p className="text-muted text-sm">
          {one.tour ? `${one.tour.name} · ${monthName(one.month)}` : monthName(one.month)}
        </p>
      </div>
      {one.state === 'waiting' && <p className="text-teal">{text.waitingUntil(dayName(one.shownFrom))}</p>}
      {one.hiddenReason !== null && <p className="text-terra">{text.hiddenBecause(one.hiddenReason)}</p>}
      <CompanyList company={one.company} />
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{one.text}</p>
      <p className="text-muted text-sm">{one.wouldTravelAgain ? text.wouldGoAgain : text.wouldNotGoAgain}</p>
      {one.reply !== null && (
        <div className="rounded-2xl bg-sunk p-4">
          <p className="font-[650] text-sm">{text.replyOf(one.about.name)}</p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{one.reply}</p>
        </div>
      )}
    </>
  )
}
