import type { Tour } from '@saathi/shared/tours/schema'
import type { ReactNode } from 'react'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { TOUR_GRID } from '../tour-grid.ts'
import { ProfileTourCard } from './profile-tour-card.tsx'
import { listError } from './tour-list.tsx'

const PAGE_SIZE = 6

type Props = {
  id: string
  title: string
  /** Filters the tours by host or by participant, or by the viewer's favorites or waitlists. */
  whose: { hostId: string } | { joinedBy: string } | { favorite: true } | { waiting: true }
  badge?: 'Hosting' | 'Joined'
  /** Whether this list is the viewer's own: tours that they have just left or unmarked are then hidden. */
  own?: boolean
  /** Shown when there are no tours; without it the section is left out then. */
  empty?: ReactNode
  /** The action shown when there are no tours. */
  next?: ReactNode
  children?: ReactNode
}

/** Whether a tour belongs to the viewer's own list still, after an action on this page. */
function isStillListed({ mine }: Tour, whose: Props['whose']): boolean {
  if ('joinedBy' in whose) return mine.joined
  if ('favorite' in whose) return mine.favorite
  return !('waiting' in whose) || mine.place !== null || mine.requested
}

/** Whether the viewer's own list has tours; undefined while it loads, null where it fails. */
export function useHasTours(whose: Props['whose']): boolean | null | undefined {
  const list = trpc.tours.list.useInfiniteQuery({ ...whose, limit: PAGE_SIZE }, PAGED)
  if (!list.data) return list.isPending ? undefined : null
  return itemsOf(list.data).some((tour) => isStillListed(tour, whose))
}

/** A list of tours on a profile. */
export function TourSection({ id, title, whose, badge, own = false, empty, next, children }: Props) {
  const list = trpc.tours.list.useInfiniteQuery({ ...whose, limit: PAGE_SIZE }, PAGED)
  const all = itemsOf(list.data)
  const tours = own ? all.filter((tour) => isStillListed(tour, whose)) : all
  if (empty === undefined && tours.length === 0) return null
  return (
    // How high it becomes is not known yet: what follows it would be pushed around.
    <section
      aria-labelledby={id}
      aria-busy={list.isPending}
      className="wrap pt-12 md:pt-16 [&[aria-busy=true]~:not(dialog)]:hidden"
    >
      <SectionHead id={id} title={title}>
        {children}
      </SectionHead>
      {list.isPending ? (
        <Skeleton />
      ) : list.isError && tours.length === 0 ? (
        <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
          {listError(list.error)}
        </EmptyState>
      ) : tours.length === 0 ? (
        <EmptyState action={next}>{empty}</EmptyState>
      ) : (
        <ul className={TOUR_GRID}>
          {tours.map((tour) => (
            <li key={tour._id} className="min-w-0">
              <ProfileTourCard tour={tour} badge={badge ?? null} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <p className="mx-auto mt-8 text-center">
          <LoadMore list={list} />
        </p>
      )}
    </section>
  )
}

const Skeleton = () => (
  <div role="status" className={TOUR_GRID}>
    <span className="sr-only">{text.loadingTours}</span>
    {[0, 1, 2, 3].map((card) => (
      <div key={card} className="ticket nth-of-type-4:max-2xl:hidden overflow-hidden">
        <div className="skeleton aspect-16/10 rounded-none!" />
        <div className="grid gap-3 p-5">
          <div className="skeleton h-6 w-4/5" />
          <div className="skeleton h-20 w-3/5" />
        </div>
        <div className="ticket-stub px-5 py-4">
          <div className="skeleton h-12" />
        </div>
      </div>
    ))}
  </div>
)
