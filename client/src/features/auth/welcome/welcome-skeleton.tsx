import * as text from '../../../messages/en/auth/welcome.ts'

export const WelcomeSkeleton = () => (
  <div role="status" className="wrap max-w-160! pt-6 pb-8 md:py-16">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-1.5" />
    <div className="skeleton mt-8 h-11 w-72 max-w-full" />
    <div className="skeleton mt-6 h-56" />
  </div>
)
