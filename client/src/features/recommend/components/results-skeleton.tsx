import * as text from '../../../messages/en/recommend/recommend.ts'

/** Skeletons in the shape of result rows. */
export const ResultsSkeleton = () => (
  <div role="status" className="result-list">
    <span className="sr-only">{text.finding}</span>
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="result">
        <div className="result-row">
          <div className="skeleton result-picture" />
          <div className="grid content-center gap-2.5 p-4">
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-4 w-4/5" />
          </div>
        </div>
      </div>
    ))}
  </div>
)
