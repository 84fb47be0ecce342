import * as text from '../../../messages/en/matching/matching-head.ts'
import { MatchingHead } from './matching-head.tsx'

/** The skeleton of Find Your Match. */
export const MatchingSkeleton = () => (
  <div className="wrap max-w-220! pt-5 pb-24 md:py-12 short:flex short:flex-col">
    <MatchingHead />
    <div role="status">
      <span className="sr-only">{text.loading}</span>
      <div className="skeleton mx-auto mt-4 mb-5 h-13 max-w-100 rounded-full! md:mt-6 md:mb-8" />
      <div className="skeleton mx-auto h-96 max-w-100 short:mb-21 short:h-[clamp(16.5rem,100svh-24rem,31rem)] rounded-3xl! lg:max-w-none" />
    </div>
  </div>
)
