import * as text from '../../../messages/en/trips/trip-list.ts'

/** The skeleton of the list of trips. */
export const TripsSkeleton = () => (
  <div role="status" className="wrap py-8 md:py-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-10 w-48" />
    <div className="skeleton mt-2 h-6 w-64" />
    <div className="mt-6 grid gap-x-9 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div>
        <div className="skeleton h-8 w-36" />
        <div className="mt-3 grid gap-3">
          {['one', 'two', 'three'].map((card) => (
            <div key={card} className="skeleton h-28 rounded-3xl!" />
          ))}
        </div>
      </div>
    </div>
  </div>
)
