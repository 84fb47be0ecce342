import type { GroupList } from '@saathi/shared/groups/schema'
import { tourTitle } from '@saathi/shared/lib/messages/en/tour-title'
import { Link } from '@tanstack/react-router'
import { Ban, BellOff, UsersRound } from 'lucide-react'
import { listTime } from '../../../lib/day.ts'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { ScenePicture } from '../../../ui/scene-picture.tsx'

/** The reader's groups as rows of the messages, each with the time of its last message. */
export function useGroupRows() {
  const list = trpc.groups.list.useQuery()
  return {
    rows: list.data?.items.map((item) => ({
      key: item.tour._id,
      at: item.last?.at ?? null,
      row: <GroupLink {...item} />,
    })),
    hasFailed: list.isError,
    refetch: list.refetch,
  }
}

function GroupLink({ tour, trip, unread, muted, last }: GroupList['items'][number]) {
  const shownCount = unread > 99 ? text.moreThan99 : String(unread)
  return (
    <Link
      {...(trip
        ? { to: '/trips/$tripId/group', params: { tripId: tour._id } }
        : { to: '/tours/$tourId/group', params: { tourId: tour._id } })}
      className="flex items-center gap-3.5 px-4 py-3 hover:bg-sunk focus-visible:outline-offset-[-4px]"
    >
      <span className="size-12 shrink-0 overflow-hidden rounded-2xl bg-sunk">
        <ScenePicture
          src={tour.image && imageSrc(tour.image)}
          srcSet={tour.image ? imageSet(tour.image) : undefined}
          sizes="3rem"
          alt=""
          fallback={<UsersRound aria-hidden className="m-3.5 size-5 text-teal" />}
          className="size-full object-cover"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="line-clamp-2 min-w-0 font-[650] [overflow-wrap:anywhere]">
            <span className="sr-only">{text.groupOfTour}</span>
            {trip ? tour.name : tourTitle({ ...tour, ...tour.travelDates })}
          </span>
          {last && (
            <time dateTime={last.at} className="shrink-0 text-muted text-xs tabular-nums">
              {listTime(last.at)}
            </time>
          )}
        </span>
        <span className="flex items-center justify-between gap-3">
          {tour.cancelled && (
            <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-terra/15 px-2 py-0.5 font-[650] text-terra text-xs">
              <Ban aria-hidden className="size-3.5" />
              {text.cancelled}
            </span>
          )}
          <span className={`min-w-0 flex-1 truncate text-sm ${unread > 0 && !muted ? 'font-[600]' : 'text-muted'}`}>
            {last
              ? text.lastMessage(last.from ?? text.deletedAccount, last.text || text.picture)
              : text.sayHelloToGroup}
          </span>
          {muted && (
            <span className="shrink-0 text-muted">
              <BellOff aria-hidden className="size-4" />
              <span className="sr-only">{text.mutedGroup}</span>
            </span>
          )}
          {unread > 0 && (
            <span
              className={`grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full px-1.5 font-[700] text-xs tabular-nums ${muted ? 'bg-sunk text-ink' : 'bg-marigold text-on-marigold'}`}
            >
              <span aria-hidden>{shownCount}</span>
              <span className="sr-only">{text.unreadCount(shownCount)}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
