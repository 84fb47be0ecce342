/** Find Your Match before it is known who is here. */
export const MatchingSkeleton = () => (
  <div role="status" className="wrap max-w-220! pt-5 pb-10 md:py-12">
    <span className="sr-only">Loading...</span>
    <div className="skeleton mx-auto h-10 w-64 max-w-full" />
    <div className="skeleton mx-auto mt-5 mb-6 h-12 max-w-100 rounded-full! md:mb-8" />
    <div className="skeleton mx-auto h-96 max-w-100 rounded-3xl! lg:max-w-none" />
  </div>
)
