import * as text from '../../messages/en/plans/plans.ts'

/** The skeleton of Who is going: the search and the first people. */
export const GoingSkeleton = () => (
  <div role="status">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-67 rounded-3xl! md:h-62" />
    <div className="skeleton mt-8 h-64 rounded-3xl!" />
  </div>
)
