import type { OwnPlan } from '@saathi/shared/plans/schema'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { trpc } from '../../lib/trpc.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Invitations } from './invitations.tsx'
import { OwnPlanCard } from './own-plan-card.tsx'
import { PlanFilters } from './plan-filters.tsx'
import { type PlanSearch, readPlanSearch } from './plan-search.ts'
import { type CardParts, Results } from './results.tsx'

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

/** The user's plans, and the search for others. */
export function PlansPage({ search: inUrl, onSearch, host, parts }: Props) {
  useTitle(text.title)
  const given = readPlanSearch(inUrl)
  const own = trpc.plans.list.useQuery()
  const [form, setForm] = useState<{ open: boolean; plan: OwnPlan | null }>({ open: given.add === 'yes', plan: null })
  const [wasOpened, setWasOpened] = useState(form.open)
  const openForm = (plan: OwnPlan | null) => {
    setWasOpened(true)
    setForm({ open: true, plan })
  }
  const closeForm = () => {
    setForm(({ plan }) => ({ open: false, plan }))
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
  return (
    <div className="pb-14">
      <header className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8 md:pt-12">
        <div>
          <h1 tabIndex={-1} className="text-[clamp(2.25rem,1rem+5vw,3.5rem)]">
            {text.title}
          </h1>
          <p className="mt-2 text-lg text-muted">{text.intro}</p>
        </div>
        <Button onClick={() => openForm(null)}>
          <Plus aria-hidden className="size-5" />
          {text.addPlan}
        </Button>
      </header>
      <Invitations plans={own.data?.items ?? []} />
      <section aria-labelledby="your-plans" className="wrap pt-9 md:pt-12">
        <SectionHead id="your-plans" title={text.yourPlans} />
        {own.isPending ? (
          <div role="status">
            <span className="sr-only">{text.loading}</span>
            <div className="skeleton h-48 rounded-3xl!" />
          </div>
        ) : !own.data ? (
          <EmptyState alert action={<Button onClick={() => own.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(own.error) ?? text.listFailed}
          </EmptyState>
        ) : own.data.items.length === 0 ? (
          <EmptyState>{text.noPlans}</EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {own.data.items.map((plan) => (
              <li key={plan._id} className="min-w-0">
                <OwnPlanCard
                  plan={plan}
                  onChange={() => openForm(plan)}
                  onSearch={() => searchFor(plan)}
                  host={host(plan)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="who-is-going" className="wrap pt-12 md:pt-16">
        <SectionHead id="who-is-going" title={text.search} />
        <PlanFilters search={search} onChange={(change) => onSearch({ ...withoutAdd(search), ...change })} />
        <div className="pt-8">
          {search.place ? (
            <Results placeId={search.place} search={search} parts={parts} />
          ) : (
            !own.isPending && <EmptyState>{text.choosePlaceFirst}</EmptyState>
          )}
        </div>
      </section>
      {wasOpened && (
        <Suspense>
          <PlanFormDrawer
            open={form.open}
            plan={form.plan}
            start={{ placeId: given.place ?? '', start: given.from ?? '', end: given.to ?? '' }}
            onClose={closeForm}
            onSaved={(plan) => {
              setForm({ open: false, plan: null })
              searchFor(plan)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const definedOnly = (search: PlanSearch): PlanSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

const withoutAdd = ({ add, ...search }: PlanSearch): PlanSearch => search
