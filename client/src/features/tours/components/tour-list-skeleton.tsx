import * as text from '../../../messages/en/tours/tours-head.ts'
import { TOUR_GRID } from '../tour-grid.ts'

/** Skeletons for one row of tour cards. */
export const TourListSkeleton = () => (
  <div role="status">
    <p className="mb-4 text-muted">{text.loadingTours}</p>
    <div className={TOUR_GRID}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="ticket nth-of-type-4:max-2xl:hidden overflow-hidden">
          <div className="skeleton aspect-4/3 rounded-none!" />
          <div className="grid gap-3 px-5 pt-4 pb-6">
            <div className="skeleton h-3.5 w-2/5" />
            <div className="skeleton h-6 w-4/5" />
            <div className="skeleton h-16" />
            <div className="skeleton h-5 w-1/2" />
            <div className="skeleton h-9 w-2/3" />
          </div>
          <div className="ticket-stub flex items-center justify-between px-5 py-4">
            <div className="skeleton h-6 w-28" />
            <div className="skeleton h-12 w-28 rounded-full!" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
