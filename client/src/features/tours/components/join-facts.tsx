import { spanOfDays } from '@saathi/shared/days'
import { priceWords } from '@saathi/shared/money'
import type { Tour } from '@saathi/shared/tours'
import type { ReactNode } from 'react'

/** What to know before joining a tour: its dates, its price, who is paid, and the host's cancellation terms. */
export function JoinFacts({ tour }: { tour: Tour }) {
  const { travelDates, price, creatorId } = tour
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-5 gap-y-3 border-line border-y-2 border-dashed py-4">
        <Fact name="Dates">{spanOfDays(travelDates.start, travelDates.end)}</Fact>
        <Fact name="Price per person">{priceWords(price)}</Fact>
        <Fact name="Paid to">{price > 0 ? `@${creatorId.name}` : 'Nobody: everyone pays their own way'}</Fact>
        <Fact name="When">{price > 0 ? 'After joining, as you agree with the host' : 'As you go'}</Fact>
      </dl>
      <p className="mt-3 text-sm">
        {price > 0 ? 'You pay the host directly. Saathi holds no money.' : 'Saathi holds no money.'}
      </p>
      <CancellationTerms tour={tour} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="font-[650] text-muted text-xs tracking-wide">{name}</dt>
    <dd className="mt-0.5 font-[600] tabular-nums [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

/** The host's words about refunds; nothing when there are none. */
export const CancellationTerms = ({ tour: { cancellationTerms, creatorId } }: { tour: Tour }) =>
  cancellationTerms && (
    <div className="mt-3 rounded-2xl border border-line px-4 py-3 text-sm">
      <p className="font-[650]">If your plans change</p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {creatorId.name}: “{cancellationTerms}”
      </p>
    </div>
  )
