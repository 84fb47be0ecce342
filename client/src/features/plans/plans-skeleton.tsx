import * as text from '../../messages/en/plans/plans.ts'

/** The skeleton of the page, while the profile loads. */
export const PlansSkeleton = () => (
  <div role="status" className="wrap pt-8 md:pt-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-12 w-64 max-w-full" />
    <div className="skeleton mt-12 h-48 rounded-3xl!" />
    <div className="skeleton mt-14 h-64 rounded-3xl!" />
  </div>
)
