import type { ExpenseOverview } from '@saathi/shared/expenses/schema'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Wallet } from 'lucide-react'
import { amountWords } from '../../../lib/amount-words.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'

/** The debts and claims of the reader, over all tours and trips. */
export function OverviewPage() {
  useTitle(text.yourExpenses)
  const overview = trpc.expenses.overview.useQuery(undefined, { staleTime: 0 })
  return (
    <div className="app-page wrap max-w-200! pt-8 pb-24 md:py-12">
      <h1 tabIndex={-1} className="text-[clamp(2.25rem,1rem+5vw,3.5rem)]">
        {text.yourExpenses}
      </h1>
      <p className="mt-2 text-lg text-muted">{text.overviewIntro}</p>
      <div className="mt-7">
        {overview.isPending ? (
          <div role="status">
            <span className="sr-only">{text.loading}</span>
            <div className="skeleton h-60 rounded-3xl!" />
          </div>
        ) : !overview.data ? (
          <EmptyState alert action={<Button onClick={() => overview.refetch()}>{text.tryAgain}</Button>}>
            {errorMessage(overview.error) ?? text.loadFailed}
          </EmptyState>
        ) : overview.data.items.length === 0 ? (
          <EmptyState
            action={
              <Link to="/trips" className={buttonClass('main')}>
                {text.yourTrips}
              </Link>
            }
          >
            {text.overviewEmpty}
          </EmptyState>
        ) : (
          <Overview overview={overview.data} />
        )}
      </div>
    </div>
  )
}

const Overview = ({ overview: { items, totalPaise } }: { overview: ExpenseOverview }) => (
  <>
    <p className={`font-[650] text-sm ${totalPaise < 0 ? 'text-terra' : 'text-leaf'}`}>
      {totalPaise < 0 ? text.youOwe : totalPaise > 0 ? text.youAreOwed : text.youAreEven}
    </p>
    <p className="font-[700] text-[2.25rem] leading-tight tracking-[-0.02em] tabular-nums md:text-[2.75rem]">
      {amountWords(totalPaise)}
    </p>
    <ul className="mt-5 overflow-hidden rounded-3xl border border-line bg-card">
      {items.map((item) => (
        <li key={`${item.ledger.kind}${item.ledger.id}`} className="not-first:border-line not-first:border-t">
          <LedgerLink item={item} />
        </li>
      ))}
    </ul>
    <p className="mt-3 text-muted text-xs">{text.holdsNoMoney}</p>
  </>
)

function LedgerLink({
  item: { ledger, title, image, balancePaise, openTransfers },
}: {
  item: ExpenseOverview['items'][number]
}) {
  const link =
    ledger.kind === 'tour'
      ? ({ to: '/tours/$tourId/expenses', params: { tourId: ledger.id } } as const)
      : ({ to: '/trips/$tripId/expenses', params: { tripId: ledger.id } } as const)
  return (
    <Link {...link} className="flex items-center gap-3.5 px-4 py-3.5 hover:bg-sunk focus-visible:outline-offset-[-4px]">
      <span className="size-13 shrink-0 overflow-hidden rounded-2xl bg-sunk">
        <ScenePicture
          src={image && imageSrc(image)}
          srcSet={image ? imageSet(image) : undefined}
          sizes="3.25rem"
          alt=""
          fallback={<Wallet aria-hidden className="m-4 size-5 text-teal" />}
          className="size-full object-cover"
        />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-[650] [overflow-wrap:anywhere]">{title}</span>
        <span
          className={`block text-sm tabular-nums ${balancePaise < 0 ? 'text-terra' : balancePaise > 0 ? 'text-leaf' : 'text-muted'}`}
        >
          {balancePaise < 0
            ? text.owesAmount(amountWords(balancePaise))
            : balancePaise > 0
              ? text.owedAmount(amountWords(balancePaise))
              : text.allSettled}
        </span>
        {openTransfers > 0 && <span className="block text-muted text-xs">{text.openTransfers(openTransfers)}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
