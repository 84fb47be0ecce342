/** Skeletons for one row of package cards. */
export const PackageListSkeleton = () =>
  [0, 1, 2, 3].map((card) => (
    <div key={card} className="nth-of-type-4:max-2xl:hidden overflow-hidden rounded-3xl border border-line bg-card">
      <div className="skeleton aspect-4/3 rounded-none!" />
      <div className="grid gap-3 p-5">
        <div className="skeleton h-3.5 w-1/4" />
        <div className="skeleton h-6 w-4/5" />
        <div className="skeleton h-4 w-3/5" />
        <div className="skeleton mt-4 h-5" />
      </div>
    </div>
  ))
