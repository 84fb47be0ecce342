import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { buttonClass, type Variant } from '../../../ui/button.tsx'

type Props = {
  /** The tour, or the trip with friends. */
  tour: Pick<Tour, '_id'>
  ofTrip?: boolean
  variant?: Variant
  className?: string
  children?: ReactNode
}

/** Opens the group of a tour or of a trip, with the number of unread messages. For its members. */
export function GroupLink({ tour, ofTrip = false, variant = 'main', className = '', children }: Props) {
  const groups = trpc.groups.list.useQuery()
  const unread = groups.data?.items.find((item) => item.tour._id === tour._id)?.unread ?? 0
  return (
    <Link
      {...(ofTrip
        ? { to: '/trips/$tripId/group', params: { tripId: tour._id } }
        : { to: '/tours/$tourId/group', params: { tourId: tour._id } })}
      className={`${buttonClass(variant)} ${className}`}
    >
      <UsersRound aria-hidden className="size-4.5" />
      {children ?? text.openGroup}
      {unread > 0 && (
        <span className="rounded-full bg-night px-2 text-on-night text-xs tabular-nums leading-5">
          <span aria-hidden>{unread > 99 ? text.moreThan99 : unread}</span>
          <span className="sr-only">{text.unreadInGroup(unread)}</span>
        </span>
      )}
    </Link>
  )
}
