import * as text from '../../../messages/en/auth/account.ts'

/** The skeleton of the profile form. */
export const EditProfileSkeleton = () => (
  <div role="status" className="wrap max-w-220! py-10 md:py-14">
    <span className="sr-only">{text.loadingProfile}</span>
    <div className="skeleton h-11 w-52" />
    <div className="mt-7 grid gap-6 rounded-3xl border border-line bg-card p-5 md:p-8">
      <div className="skeleton size-28 rounded-full!" />
      <div className="grid gap-6 md:grid-cols-2">
        <div className="skeleton h-18" />
        <div className="skeleton h-18" />
      </div>
      <div className="skeleton h-38" />
      <div className="skeleton h-18 md:max-w-72" />
      <div className="grid gap-6 md:grid-cols-2">
        <div className="skeleton h-25" />
        <div className="skeleton h-25" />
      </div>
      <div className="skeleton h-12 w-72 max-w-full rounded-full!" />
    </div>
  </div>
)
