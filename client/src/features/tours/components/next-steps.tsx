import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPrice } from '@saathi/shared/lib/money'
import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { CalendarDays, IndianRupee, MessageCircle, UsersRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as text from '../../../messages/en/tours/tours.ts'
import { CalendarButton } from './calendar-button.tsx'
import { GroupLink } from './group-link.tsx'
import { MessageLink } from './message-link.tsx'
import { TripsLink } from './trips-link.tsx'

const UNDERLINED = 'font-[650] text-teal underline underline-offset-4'

/** The next steps after joining a tour, in its details. */
export function NextSteps({ tour }: { tour: Tour }) {
  const titleId = useId()
  const { travelDates, creatorId, price } = tour
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="text-xl">
          {text.nextSteps}
        </h3>
        <p className="flex gap-5 py-2">
          <TripsLink className={UNDERLINED} />
          <Link to="/tours/$tourId/ticket" params={{ tourId: tour._id }} className={UNDERLINED}>
            {text.yourTicket}
          </Link>
        </p>
      </div>
      <ol className="mt-3 grid gap-4">
        <Step Icon={UsersRound} title={text.meetTheGroup} words={text.groupIsFor}>
          <GroupLink tour={tour} />
        </Step>
        <Step Icon={MessageCircle} title={text.sayHello(creatorId.name)} words={text.askWhereYouMeet}>
          <MessageLink person={creatorId}>{text.messageHost}</MessageLink>
        </Step>
        <Step
          Icon={IndianRupee}
          title={price > 0 ? text.payPerson(creatorId.name, tourPrice(price)) : text.ownWay}
          words={price > 0 ? text.payHost : text.holdsNoMoney}
        />
        <Step Icon={CalendarDays} title={text.putInCalendar} words={spanOfDays(travelDates.start, travelDates.end)}>
          <CalendarButton tourId={tour._id} />
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { Icon: typeof CalendarDays; title: string; words: string; children?: ReactNode }

const Step = ({ Icon, title, words, children }: StepProps) => (
  <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3">
    <span className="grid size-10 place-items-center rounded-full border-2 border-ink">
      <Icon aria-hidden className="size-4.5" />
    </span>
    <div className="min-w-0">
      <p className="font-[650] [overflow-wrap:anywhere]">{title}</p>
      <p className="text-muted text-sm">{words}</p>
      {children && <div className="mt-2">{children}</div>}
    </div>
  </li>
)
