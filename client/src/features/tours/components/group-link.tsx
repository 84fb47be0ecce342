import type { Tour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { UsersRound } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { buttonClass, type Variant } from '../../../ui/button.tsx'

type Props = { tour: Pick<Tour, '_id'>; variant?: Variant; className?: string }

/** Opens the group of a tour, with the number of unread messages. For its host and those with a seat. */
export function GroupLink({ tour, variant = 'main', className = '' }: Props) {
  const groups = trpc.groups.list.useQuery()
  const unread = groups.data?.items.find((item) => item.tour._id === tour._id)?.unread ?? 0
  return (
    <Link to="/tours/$tourId/group" params={{ tourId: tour._id }} className={`${buttonClass(variant)} ${className}`}>
      <UsersRound aria-hidden className="size-4.5" />
      {text.openGroup}
      {unread > 0 && (
        <span className="rounded-full bg-night px-2 text-on-night text-xs tabular-nums leading-5">
          <span aria-hidden>{unread > 99 ? text.moreThan99 : unread}</span>
          <span className="sr-only">{text.unreadInGroup(unread)}</span>
        </span>
      )}
    </Link>
  )
}
