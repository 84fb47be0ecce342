import * as text from '../../../messages/en/matching/matching-head.ts'

/** The heading of Find Your Match. */
export const MatchingHead = ({ intro = text.howToSwipe }: { intro?: string }) => (
  <>
    <h1 tabIndex={-1} className="text-center text-3xl">
      {text.title}
    </h1>
    <p className="mx-auto mt-2 text-center text-muted short:order-1 short:mt-6">{intro}</p>
  </>
)
