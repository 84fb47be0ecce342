import './ticket.css'
import { tourPrice } from '@saathi/shared/lib/money'
import type { Tour } from '@saathi/shared/tours/schema'
import { CalendarPlus, IndianRupee, type LucideIcon, MessageCircle } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as text from '../../../../messages/en/tours/ticket.ts'
import { dayCount } from '../../countdown.ts'
import { canOpenGroup } from '../../tour-words.ts'
import { CalendarButton } from '../calendar-button.tsx'
import { GroupLink } from '../group-link.tsx'
import { MessageLink } from '../message-link.tsx'
import { SeatButton } from '../seat-button.tsx'

type Props = { tour: Tour; isOver: boolean }

/** The next steps, and the consequences of not coming. */
export function TicketSteps({ tour, isOver }: Props) {
  const titleId = useId()
  const { creatorId, price, travelDates, mine, cancellationTerms } = tour
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-xl">
        {text.nextSteps}
      </h2>
      <ol className="ticket-steps">
        {canOpenGroup(tour) && (
          <Step
            Icon={MessageCircle}
            title={tour.cancelled ? text.askGroup : text.meetGroup}
            words={tour.cancelled ? text.groupStays : text.groupIsFor}
          >
            <GroupLink tour={tour} />
          </Step>
        )}
        {!mine.host && !isOver && (
          <Step
            Icon={IndianRupee}
            title={price > 0 ? text.pay(creatorId.name, tourPrice(price)) : text.ownWay}
            words={price > 0 ? text.payMeans(creatorId.name) : text.holdsNoMoney}
          >
            <MessageLink person={creatorId}>{text.messageHost}</MessageLink>
          </Step>
        )}
        {!mine.host && tour.cancelled && price > 0 && (
          <Step Icon={IndianRupee} title={text.askMoneyBack(creatorId.name)} words={text.paidMeans(creatorId.name)}>
            <MessageLink person={creatorId}>{text.messageHost}</MessageLink>
          </Step>
        )}
        {!tour.cancelled && (
          <Step Icon={CalendarPlus} title={text.inCalendar} words={text.daysInAll(dayCount(travelDates))}>
            <CalendarButton tourId={tour._id} />
          </Step>
        )}
      </ol>
      {!mine.host && !isOver && (
        <div className="mt-2 rounded-3xl border border-line bg-card px-4.5 pt-4 pb-4.5 leading-snug">
          <p className="font-[650] text-sm">{text.ifPlansChange}</p>
          <p className="mt-1 whitespace-pre-line text-muted text-sm [overflow-wrap:anywhere]">
            {cancellationTerms ? text.hostSays(creatorId.name, cancellationTerms) : text.askAboutRefund(creatorId.name)}
          </p>
          <p className="mt-1 mb-3 text-muted text-sm">{text.seatGoesOn}</p>
          <SeatButton tour={tour} titleId={titleId} />
        </div>
      )}
    </section>
  )
}

type StepProps = { Icon: LucideIcon; title: string; words: string; children: ReactNode }

const Step = ({ Icon, title, words, children }: StepProps) => (
  <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-3.5 pb-5.5">
    <span className="grid size-11 place-items-center rounded-full border-2 border-ink bg-card">
      <Icon aria-hidden className="size-5" />
    </span>
    <div className="min-w-0 pt-0.5 leading-snug">
      <p className="font-[650] [overflow-wrap:anywhere]">{title}</p>
      <p className="text-muted text-sm">{words}</p>
      <div className="mt-2.5 max-sm:[&_a]:px-4 max-sm:[&_button]:px-4">{children}</div>
    </div>
  </li>
)
