import { TourListSkeleton } from './tour-list-skeleton.tsx'
import { ToursHead } from './tours-head.tsx'

/** The skeleton of the tour list: everything that does not depend on the viewer. */
export const ToursPageSkeleton = ({ creating }: { creating?: boolean }) => (
  <>
    <div className="relative">
      <ToursHead creating={creating} />
      <div className="wrap flex gap-3 pt-6 lg:absolute lg:inset-x-0 lg:top-12 lg:justify-end lg:pt-0">
        <div className="skeleton h-12 w-41 rounded-full!" />
        <div className="skeleton h-12 w-35 rounded-full!" />
      </div>
    </div>
    <div className="wrap relative z-1 pt-6 lg:-mt-12 lg:pt-0">
      <div className="skeleton mb-7 h-27 rounded-3xl! md:mb-9 md:h-54" />
      <TourListSkeleton />
    </div>
  </>
)
