import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { FoundPlan } from '@saathi/shared/plans/schema'
import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import * as text from '../../messages/en/plans/plans.ts'
import { travelTypes } from '../../messages/en/social/people-choices.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { DestinationLink } from '../../ui/destination-link.tsx'
import { TrustStamps } from '../../ui/trust-line.tsx'
import { InviteButton } from './invite-button.tsx'

/** A tour of the reader to which owners of plans can be invited. */
export type HostedTour = { _id: string; name: string; placeId: string | null; start: string; end: string }

type Props = {
  plan: FoundPlan
  /** The place of the search. */
  searched: string
  /** Tours of the reader in the place and months of the plan. */
  tours: HostedTour[]
  connect: ReactNode
  report: ReactNode
}

/** Somebody who plans to go there: the month, and the days once the two are matched or an invitation is accepted. */
export function FoundPlanCard({ plan, searched, tours, connect, report }: Props) {
  const { person, place, company, note, months, days, matched, invited } = plan
  const home = [person.homeCity && text.homeOf(person.homeCity), person.travelType && travelTypes[person.travelType]]
  const about = [
    home.filter(Boolean).join(' · '),
    person.languages.length > 0 ? text.speaks(person.languages.join(', ')) : '',
  ].filter(Boolean)
  return (
    <article className="flex h-full flex-col gap-3.5 rounded-3xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-start gap-3">
        <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-14" />
        <div className="min-w-28 flex-1">
          <h3 className="text-xl [overflow-wrap:anywhere]">
            <Link
              to="/profile/$userId"
              params={{ userId: person._id }}
              className="decoration-2 decoration-marigold underline-offset-4 hover:underline"
            >
              {person.name}
            </Link>
          </h3>
          {about.map((line) => (
            <p key={line} className="mt-0.5 text-muted text-sm [overflow-wrap:anywhere]">
              {line}
            </p>
          ))}
        </div>
        {report}
      </div>
      {person.marks && (
        <p className="flex flex-wrap gap-1.5 font-[550] text-sm leading-5">
          <TrustStamps marks={person.marks} />
        </p>
      )}
      <ul className="grid gap-1.5 text-sm [&_li]:flex [&_li]:gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-teal">
        <li className="font-[600]">
          <CalendarDays aria-hidden />
          <span className="tabular-nums">
            {days === null
              ? text.monthsOf(months)
              : days.flexibleDays > 0
                ? `${spanOfDays(days.start, days.end)}, ${text.giveOrTake(days.flexibleDays)}`
                : spanOfDays(days.start, days.end)}
          </span>
        </li>
        {place.id !== searched && (
          <li>
            <MapPin aria-hidden />
            <span className="[overflow-wrap:anywhere]">
              <DestinationLink id={place.id.startsWith('region:') ? null : place.id}>{place.name}</DestinationLink>
            </span>
          </li>
        )}
        <li>
          <Users aria-hidden />
          {text.theirCompany[company]}
        </li>
      </ul>
      {note && <p className="[overflow-wrap:anywhere]">{note}</p>}
      {(matched || invited) && (
        <p className="self-start rounded-full bg-sunk px-3 py-1 font-[600] text-sm">
          {matched ? text.matched : days ? text.acceptedBadge : text.invitedBadge}
        </p>
      )}
      <div className="mt-auto flex flex-wrap gap-2.5 pt-1">
        {connect}
        {!invited && tours.map((tour) => <InviteButton key={tour._id} plan={plan} tour={tour} />)}
      </div>
    </article>
  )
}
