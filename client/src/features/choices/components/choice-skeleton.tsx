import * as text from '../../../messages/en/choices/choices.ts'

export const ChoiceSkeleton = () => (
  <div role="status" className="wrap py-8 md:py-12">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-10 max-w-md" />
    <div className="skeleton mt-6 h-120 rounded-3xl!" />
  </div>
)
