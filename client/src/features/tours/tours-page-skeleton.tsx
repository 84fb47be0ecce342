import { TourListSkeleton } from './tour-list-skeleton.tsx'

/** The tour list before it is known who looks at it. */
export const ToursPageSkeleton = () => (
  <div>
    <div className="min-h-96 bg-night lg:min-h-104" />
    <div className="wrap pt-6 lg:relative lg:-mt-12 lg:pt-0">
      <div className="skeleton mb-7 h-28 rounded-3xl! md:mb-9 md:h-54" />
      <TourListSkeleton />
    </div>
  </div>
)
