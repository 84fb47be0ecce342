import '../../../ui/tour-screen/tour-screen.css'
import * as text from '../../../messages/en/trips/trips.ts'

/** The skeleton of a trip. */
export const TripSkeleton = () => (
  <div role="status">
    <span className="sr-only">{text.loading}</span>
    <div className="tour-head h-17 md:h-51" />
    <div className="wrap flex gap-2 overflow-hidden py-3 lg:gap-3 lg:py-4">
      {['one', 'two', 'three', 'four'].map((day) => (
        <div key={day} className="skeleton h-15 min-w-24 flex-1 rounded-2xl!" />
      ))}
    </div>
    <div className="wrap grid gap-6 py-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12 lg:py-8">
      <div className="grid content-start gap-4">
        <div className="skeleton h-8 w-56" />
        <div className="skeleton h-16" />
        <div className="skeleton h-24" />
        <div className="skeleton h-16" />
        <div className="skeleton h-24" />
      </div>
      <div className="grid content-start gap-4">
        <div className="skeleton h-64 rounded-3xl!" />
        <div className="skeleton h-80 rounded-3xl!" />
      </div>
    </div>
  </div>
)
