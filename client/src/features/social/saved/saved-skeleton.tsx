import * as text from '../../../messages/en/social/saved.ts'

/** The skeleton of the saved packages and destinations. */
export const SavedSkeleton = () => (
  <div role="status" className="wrap pt-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-9 w-48" />
    <div className="mt-7 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <div className="skeleton h-96 rounded-3xl!" />
      <div className="skeleton h-96 rounded-3xl! max-sm:hidden" />
      <div className="skeleton h-96 rounded-3xl! max-lg:hidden" />
    </div>
  </div>
)
