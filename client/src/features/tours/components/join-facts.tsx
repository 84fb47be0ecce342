import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPrice } from '@saathi/shared/lib/money'
import type { Tour } from '@saathi/shared/tours/schema'
import * as text from '../../../messages/en/tours/tours.ts'
import { PlaceWarning } from './place-warning.tsx'
import { Fact } from './tour-fact.tsx'

/**
 * The facts to know before joining a tour: its dates, its price, its seats, who is paid, the host's cancellation terms, and what
 * speaks against going there at that time.
 */
export function JoinFacts({ tour }: { tour: Tour }) {
  const { travelDates, price, capacity, participantCount, creatorId } = tour
  return (
    <>
      <dl className="mt-4 grid grid-flow-row-dense grid-cols-2 gap-x-5 gap-y-3 border-line border-y-2 border-dashed py-4">
        <Fact name={text.dates}>{spanOfDays(travelDates.start, travelDates.end)}</Fact>
        <Fact name={text.pricePerPerson}>{tourPrice(price)}</Fact>
        <Fact name={text.paidTo} wide={price === 0}>
          {price > 0 ? text.handle(creatorId.name) : text.paidToNobody}
        </Fact>
        <Fact name={text.paidWhen} wide={price > 0}>
          {price > 0 ? text.paidAfterJoining : text.paidAsYouGo}
        </Fact>
        <Fact name={text.seats}>
          {capacity === null ? text.noLimit : text.seatsOf(Math.max(0, capacity - participantCount), capacity)}
        </Fact>
      </dl>
      <p className="mt-3 text-sm">{price > 0 ? text.payHost : text.holdsNoMoney}</p>
      <CancellationTerms tour={tour} />
      <PlaceWarning tour={tour} />
    </>
  )
}

/** The host's words about refunds; nothing when there are none. */
export const CancellationTerms = ({ tour: { cancellationTerms, creatorId } }: { tour: Tour }) =>
  cancellationTerms && (
    <div className="mt-3 rounded-2xl border border-line px-4 py-3 text-sm">
      <p className="font-[650]">{text.ifPlansChange}</p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {text.hostSays(creatorId.name, cancellationTerms)}
      </p>
    </div>
  )
