import * as text from '../../../messages/en/social/profile.ts'

/** The skeleton of a profile. */
export const ProfileSkeleton = () => (
  <div role="status">
    <div className="skeleton h-36 rounded-none! md:h-52" />
    <div className="wrap flex flex-col gap-5 md:flex-row md:gap-8">
      <div className="skeleton relative -mt-14 size-28 shrink-0 rounded-full! ring-6 ring-paper md:-mt-18 md:size-40" />
      <div className="grid flex-1 content-start gap-3 md:pt-7">
        <h1 tabIndex={-1} className="text-3xl">
          {text.loading}
        </h1>
        <div className="skeleton h-5 w-44" />
        <div className="skeleton h-12 max-w-2xl" />
      </div>
    </div>
    <div className="wrap pt-14">
      <div className="skeleton h-10 w-72 max-w-full" />
      <div className="skeleton mt-7 h-64" />
    </div>
  </div>
)
