import '../group.css'
import '../../../ui/tour-screen/tour-screen.css'
import * as text from '../../../messages/en/groups/groups.ts'

/** The skeleton of the group's screen. */
export const GroupSkeleton = () => (
  <div role="status" className="tour-screen flex h-dvh flex-col md:h-auto">
    <span className="sr-only">{text.loading}</span>
    <div className="tour-head h-17 shrink-0 md:h-51" />
    <div className="md:wrap flex-1 md:py-6 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
      <div className="grid h-full content-end gap-3 border-line bg-card p-4 md:h-150 md:rounded-3xl md:border">
        <div className="skeleton h-14 w-2/3 rounded-2xl!" />
        <div className="skeleton h-10 w-1/2 rounded-2xl!" />
        <div className="skeleton h-12 w-3/5 justify-self-end rounded-2xl!" />
        <div className="skeleton h-14 w-2/3 rounded-2xl!" />
        <div className="skeleton mt-3 h-12 rounded-full!" />
      </div>
      <div className="hidden content-start gap-4 lg:grid">
        <div className="skeleton h-60 rounded-3xl!" />
        <div className="skeleton h-80 rounded-3xl!" />
      </div>
    </div>
  </div>
)
