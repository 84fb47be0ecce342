import * as text from '../../../messages/en/messages/messages.ts'

/** The skeleton of the messages page. */
export const MessagesSkeleton = () => (
  <div role="status" className="wrap grid gap-3 py-8">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-10 w-48" />
    <div className="skeleton h-16" />
    <div className="skeleton h-16" />
    <div className="skeleton h-16" />
  </div>
)
