import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import * as text from '../../../messages/en/tours/tours.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** The first participants of a tour with links to their profiles, and how many more there are. */
export function TourPeople({ tour }: { tour: Pick<Tour, 'name' | 'participants' | 'participantCount'> }) {
  const { participants, participantCount } = tour
  const more = participantCount - participants.length
  if (participantCount === 0) return <p className="text-muted">{text.noParticipants}</p>
  // Of some tours the viewer may know only how many go.
  if (participants.length === 0) return <p className="text-muted">{text.participants(participantCount)}</p>
  return (
    <ul aria-label={text.participantsOf(tour.name)} className="flex flex-wrap items-center pl-1">
      {participants.map(({ _id, name }) => (
        <li key={_id} className="-ml-1">
          <Link
            to="/profile/$userId"
            params={{ userId: _id }}
            title={name}
            className="block rounded-full ring-2 ring-card hover:relative hover:z-1 focus-visible:relative focus-visible:z-1"
          >
            <Avatar id={_id} name={name} picture={null} className="size-9 align-top" />
            <span className="sr-only">{name}</span>
          </Link>
        </li>
      ))}
      {more > 0 && <li className="ml-1.5 font-[650] text-muted text-sm tabular-nums">{text.moreParticipants(more)}</li>}
    </ul>
  )
}
