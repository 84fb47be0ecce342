/** Skeletons for two destination cards. */
export const ResultsSkeleton = () => (
  <div role="status" className="grid gap-5 lg:gap-6">
    <span className="sr-only">Finding Recommendations...</span>
    {[0, 1].map((card) => (
      <div
        key={card}
        className="rounded-3xl border border-line bg-card md:grid md:grid-cols-[15rem_1fr] lg:min-h-84 lg:grid-cols-[19rem_1fr_17rem]"
      >
        <div className="skeleton aspect-3/2 rounded-b-none! md:aspect-auto md:rounded-3xl!" />
        <div className="grid content-start gap-3.5 p-6">
          <div className="skeleton h-7 w-3/5" />
          <div className="skeleton h-4 w-2/5" />
          <div className="skeleton mt-2 h-4" />
          <div className="skeleton h-4 w-4/5" />
          <div className="skeleton mt-3 h-4 w-11/12" />
          <div className="skeleton h-4 w-3/4" />
        </div>
        <div className="stub grid content-start gap-3.5 p-6 md:col-span-2 lg:col-span-1">
          <div className="skeleton h-4 w-1/2" />
          <div className="skeleton h-8 w-3/4" />
          <div className="skeleton mt-6 h-12 rounded-full!" />
        </div>
      </div>
    ))}
  </div>
)
