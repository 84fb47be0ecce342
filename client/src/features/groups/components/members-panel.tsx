import type { Group } from '@saathi/shared/groups/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import * as text from '../../../messages/en/groups/groups.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** Members shown before the rest is asked for. */
const SHOWN = 6

type Props = { group: Group; connect: (member: Group['members'][number]) => ReactNode }

/** The members of the group, with links to profiles and conversations, and the seats that are left. */
export function MembersPanel({ group, connect }: Props) {
  const { tour, trip, members, memberCount } = group
  const { user } = useAuth()
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? members : members.slice(0, SHOWN)
  const left = tour.capacity === null ? null : Math.max(0, tour.capacity - tour.participantCount)
  const hasEnded = tour.travelDates.end < indianDay(new Date())
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-card px-5 pt-5 pb-4">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {text.members(memberCount)}
        </h3>
        {members.length > SHOWN && !all && (
          <button
            type="button"
            onClick={() => setAll(true)}
            className="min-h-11 px-1 font-[650] text-sm text-teal underline-offset-4 hover:underline"
          >
            {text.seeAll}
          </button>
        )}
      </div>
      <ul className="mt-1">
        {shown.map((member) => {
          const { _id, name, profilePicture, host, connection } = member
          const hasTwoActs = connection === 'matched' && !trip
          return (
            <li
              key={_id}
              className="flex min-h-14 flex-wrap items-center gap-3 not-first:border-line not-first:border-t py-1.5"
            >
              <Avatar id={_id} name={name} picture={profilePicture} className="size-10" />
              <span className="min-w-0 flex-1 leading-tight">
                <Link
                  to="/profile/$userId"
                  params={{ userId: _id }}
                  className="inline-block py-1 font-[650] underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                >
                  {name}
                </Link>
                <Role host={host} own={_id === user?._id} ofTrip={trip !== undefined} />
              </span>
              {_id !== user?._id && connection !== 'matched' && !trip && (group.host || host) && (
                <Link
                  to="/messages/$userId"
                  params={{ userId: _id }}
                  aria-label={text.messagePerson(name)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
                >
                  <MessageCircle aria-hidden className="size-5" />
                </Link>
              )}
              {_id !== user?._id && (
                <div className={`flex flex-wrap justify-end gap-2 ${hasTwoActs ? 'w-full pb-1' : ''}`}>
                  {connect(member)}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {!tour.cancelled && !hasEnded && (left !== null || tour.waiting > 0) && (
        <ul className="dotted border-line border-t pt-3 text-muted text-xs">
          {left !== null && <li>{text.seatsLeft(left)}</li>}
          {tour.waiting > 0 && <li>{text.onWaitlist(tour.waiting)}</li>}
        </ul>
      )}
      {(tour.cancelled || hasEnded) && (
        <p className="border-line border-t pt-3 text-muted text-xs">
          {tour.cancelled && <span className="block font-[650] text-terra">{text.tourCancelled}</span>}
          {text.readableUntil(spanOfDays(group.opensUntil, group.opensUntil))}
        </p>
      )}
    </section>
  )
}

function Role({ host, own, ofTrip }: { host: boolean; own: boolean; ofTrip: boolean }) {
  if (!host && !own) return null
  const [leader, leaderYourself] = ofTrip ? [text.owner, text.ownerYourself] : [text.host, text.hostYourself]
  const words = host && own ? leaderYourself : own ? text.yourself : leader
  return <span className="-mt-0.5 block text-muted text-xs">{words}</span>
}
