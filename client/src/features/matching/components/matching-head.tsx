/** The heading of Find Your Match. */
export const MatchingHead = () => (
  <>
    <h1 tabIndex={-1} className="text-center text-3xl">
      Find Your Match
    </h1>
    <p className="mx-auto mt-2 text-center text-muted short:order-1 short:mt-6">
      Swipe right to connect, left to pass. They see it only if you both say yes.
    </p>
  </>
)
