import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { OwnPlan } from '@saathi/shared/plans/schema'
import { skipToken } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { PAGED } from '../../lib/paging.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Invitations } from './invitations.tsx'
import { OwnPlanCard } from './own-plan-card.tsx'
import { PlanFilters } from './plan-filters.tsx'
import { type PlanSearch, planQuery, readPlanSearch } from './plan-search.ts'
import { type CardParts, Results, ResultsSkeleton } from './results.tsx'

const PlanFormDrawer = lazyComponent(() => import('./plan-form.tsx'), {
  failed: (retry) => <LoadFailed retry={retry} />,
})

type Props = {
  search: Record<string, unknown>
  /** Merges changes into the URL. */
  onSearch: (change: PlanSearch) => void
  /** The button that hosts a tour for a plan. */
  host: (plan: OwnPlan) => ReactNode
  parts: CardParts
}

/** The search for people who are going somewhere, and where the user is going. */
export function WhoIsGoing({ search: inUrl, onSearch, host, parts }: Props) {
  const given = readPlanSearch(inUrl)
  // Whoever comes for a place sees its people first.
  const [cameForPlace] = useState(given.place !== undefined)
  const own = trpc.plans.list.useQuery()
  const [form, setForm] = useState({
    open: given.add === 'yes',
    plan: null as OwnPlan | null,
    start: startOf(given),
  })
  const [wasOpened, setWasOpened] = useState(form.open)
  const openForm = (plan: OwnPlan | null, start = startOf({})) => {
    setWasOpened(true)
    setForm({ open: true, plan, start })
  }
  const closeForm = () => {
    setForm((current) => ({ ...current, open: false }))
    if (given.add) onSearch({ add: undefined })
  }
  const searchFor = ({ place, travelDates }: OwnPlan) =>
    onSearch({ place: place.id, from: travelDates.start, to: travelDates.end, add: undefined })
  // Without a place in the URL, the search is about the user's next plan.
  const [next] = own.data?.items.filter(({ ended }) => !ended) ?? []
  const search: PlanSearch =
    given.place || !next
      ? given
      : { from: next.travelDates.start, to: next.travelDates.end, ...definedOnly(given), place: next.place.id }
  const invitations = <Invitations plans={own.data?.items ?? []} />
  const found = trpc.plans.search.useInfiniteQuery(search.place ? planQuery(search.place, search) : skipToken, PAGED)
  // What is below the people comes with them, so that nothing is pushed down. Later searches leave it there.
  const [hasAll, setHasAll] = useState(false)
  if (!hasAll && !own.isPending && !found.isLoading) setHasAll(true)
  const ownThere = own.data?.items.find(({ ended, place }) => !ended && place.id === search.place)
  return (
    <>
      {!cameForPlace && invitations}
      <PlanFilters search={search} onChange={(change) => onSearch({ ...withoutAdd(search), ...change })} />
      <div className="pt-8">
        {!hasAll ? (
          <ResultsSkeleton />
        ) : search.place ? (
          <Results
            placeId={search.place}
            search={search}
            parts={parts}
            own={(place) =>
              own.data && (
                <OwnDays place={place} plan={ownThere} onOpen={() => openForm(ownThere ?? null, startOf(search))} />
              )
            }
          />
        ) : (
          <EmptyState>{text.choosePlaceFirst}</EmptyState>
        )}
      </div>
      {hasAll && cameForPlace && invitations}
      <section aria-labelledby="your-plans" className="pt-12 md:pt-16" hidden={!hasAll}>
        <SectionHead id="your-plans" title={text.yourPlans} />
        {!own.data ? (
          <EmptyState alert action={<Button onClick={() => own.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(own.error) ?? text.listFailed}
          </EmptyState>
        ) : (
          <>
            {own.data.items.length === 0 ? (
              <EmptyState>{text.noPlans}</EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
                {own.data.items.map((plan) => (
                  <li key={plan._id} className="min-w-0">
                    <OwnPlanCard
                      plan={plan}
                      onChange={() => openForm(plan)}
                      onSearch={() => {
                        searchFor(plan)
                        window.scrollTo({ top: 0 })
                      }}
                      host={host(plan)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <Button variant="quiet" onClick={() => openForm(null)} className="mt-5">
              <Plus aria-hidden className="size-5" />
              {own.data.items.length === 0 ? text.iAmGoing : text.goingElsewhere}
            </Button>
          </>
        )}
      </section>
      {wasOpened && (
        <Suspense>
          <PlanFormDrawer
            open={form.open}
            plan={form.plan}
            start={form.start}
            onClose={closeForm}
            onSaved={(plan) => {
              closeForm()
              searchFor(plan)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

type OwnDaysProps = { place: string; plan: OwnPlan | undefined; onOpen: () => void }

/** Whether the user is going there, too, above those who are. */
const OwnDays = ({ place, plan, onOpen }: OwnDaysProps) => (
  <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-3xl border border-line bg-sunk px-5 py-4">
    <p className="min-w-44 flex-1">
      <strong className="block font-[650]">
        {plan ? text.youAreGoing(spanOfDays(plan.travelDates.start, plan.travelDates.end)) : text.goingToo}
      </strong>
      <span className="text-muted text-sm">{text.whoSees[plan?.visibleTo ?? 'everyone']}</span>
    </p>
    <Button
      variant={plan ? 'quiet' : 'main'}
      aria-label={plan ? text.changePlan(place) : text.iAmGoingTo(place)}
      onClick={onOpen}
    >
      {plan ? text.change : text.iAmGoing}
    </Button>
  </div>
)

/** The first values of the form, from a search. */
const startOf = ({ place = '', from = '', to = '' }: PlanSearch) => ({ placeId: place, start: from, end: to })

const definedOnly = (search: PlanSearch): PlanSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

const withoutAdd = ({ add, ...search }: PlanSearch): PlanSearch => search
