import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/packages/packages.ts'

/** The skeleton of a package page. */
export function PackagePageSkeleton() {
  useTitle(text.loadingTitle)
  return (
    <div>
      <div className="flex min-h-112 items-end bg-night text-on-night md:min-h-144">
        <div className="wrap pb-10 md:pb-14">
          <div role="status">
            <h1 tabIndex={-1} className="text-3xl">
              {text.loading}
            </h1>
          </div>
        </div>
      </div>
      <div className="wrap grid gap-x-14 gap-y-10 pt-10 md:pt-14 lg:grid-cols-[1fr_21rem]">
        <div className="skeleton row-start-1 h-80 rounded-3xl! lg:col-start-2" />
        <div className="grid content-start gap-3.5 lg:col-start-1">
          <div className="skeleton h-5" />
          <div className="skeleton h-5 w-11/12" />
          <div className="skeleton h-5 w-2/3" />
          <div className="skeleton mt-10 h-9 w-1/3" />
          <div className="skeleton mt-3 h-28" />
        </div>
      </div>
    </div>
  )
}
