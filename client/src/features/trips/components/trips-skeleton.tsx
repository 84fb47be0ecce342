import * as text from '../../../messages/en/trips/trips.ts'

/** The skeleton of the list of trips. */
export const TripsSkeleton = () => (
  <div role="status" className="wrap py-8 md:py-14">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-10 w-56" />
    <div className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['one', 'two', 'three'].map((card) => (
        <div key={card} className="skeleton h-64 rounded-3xl!" />
      ))}
    </div>
  </div>
)
