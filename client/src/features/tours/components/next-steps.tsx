import { spanOfDays } from '@saathi/shared/days'
import { priceWords } from '@saathi/shared/money'
import type { Tour } from '@saathi/shared/tours'
import { CalendarDays, IndianRupee, MessageCircle, UsersRound } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ShareButton } from '../../../ui/share-button.tsx'
import { participantWords } from '../tour-words.ts'
import { CalendarButton } from './calendar-button.tsx'
import { MessageLink } from './message-link.tsx'
import { TourLink } from './tour-link.tsx'

type Props = {
  tour: Tour
  /** Whether the steps stand outside the tour's details: with calendar, share and a link to who else goes. */
  complete?: boolean
}

/** What follows after joining a tour. */
export function NextSteps({ tour, complete = false }: Props) {
  const titleId = useId()
  const { name, travelDates, creatorId, price, participantCount } = tour
  const others = participantCount - 1
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="text-xl">
        Next steps
      </h3>
      <ol className="mt-3 grid gap-4">
        <Step Icon={MessageCircle} title={`Say hello to ${creatorId.name}`} text="Ask where and when you meet.">
          {complete && <MessageLink person={creatorId}>Message host</MessageLink>}
        </Step>
        <Step
          Icon={IndianRupee}
          title={price > 0 ? `Pay ${creatorId.name} ${priceWords(price)}` : 'Everyone pays their own way'}
          text={price > 0 ? 'You pay the host directly. Saathi holds no money.' : 'Saathi holds no money.'}
        />
        <Step Icon={CalendarDays} title="Put it in your calendar" text={spanOfDays(travelDates.start, travelDates.end)}>
          {complete && <CalendarButton tourId={tour._id} />}
        </Step>
        {complete && (
          <Step
            Icon={UsersRound}
            title="See who else goes"
            text={others > 0 ? participantWords(participantCount) : 'You are the first. Bring a friend.'}
          >
            <TourLink tourId={tour._id} variant="quiet">
              View the tour
            </TourLink>
            <ShareButton
              label="Share"
              text={`${name}, ${spanOfDays(travelDates.start, travelDates.end)}`}
              url={`${window.location.origin}/tours?tour=${tour._id}`}
            />
          </Step>
        )}
      </ol>
    </section>
  )
}

type StepProps = { Icon: typeof CalendarDays; title: string; text: string; children?: ReactNode }

const Step = ({ Icon, title, text, children }: StepProps) => (
  <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3">
    <span className="grid size-10 place-items-center rounded-full border-2 border-ink">
      <Icon aria-hidden className="size-4.5" />
    </span>
    <div className="min-w-0">
      <p className="font-[650] [overflow-wrap:anywhere]">{title}</p>
      <p className="text-muted text-sm">{text}</p>
      {children && <div className="mt-2 flex flex-wrap items-start gap-2">{children}</div>}
    </div>
  </li>
)
