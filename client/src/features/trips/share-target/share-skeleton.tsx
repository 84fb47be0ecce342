import { loading } from '../../../messages/en/lib/common.ts'

export const ShareSkeleton = () => (
  <div role="status" className="wrap max-w-160! py-8 md:py-12">
    <span className="sr-only">{loading}</span>
    <div className="skeleton h-10 w-64 max-w-full" />
    <div className="skeleton mt-5 h-28 rounded-2xl!" />
    <div className="skeleton mt-16 h-48 rounded-2xl!" />
  </div>
)
