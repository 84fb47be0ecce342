import * as text from '../../../messages/en/expenses/expenses.ts'

/** The skeleton of the overview of one's own expenses. */
export const OverviewSkeleton = () => (
  <div role="status" className="wrap max-w-200! py-8 md:py-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-13 w-72 max-w-full" />
    <div className="skeleton mt-9 h-60 rounded-3xl!" />
  </div>
)
