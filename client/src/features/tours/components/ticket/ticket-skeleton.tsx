import '../../../../ui/tour-screen/tour-screen.css'
import * as text from '../../../../messages/en/tours/ticket.ts'

/** The skeleton of the ticket. */
export const TicketSkeleton = () => (
  <div role="status" className="tour-screen min-h-dvh md:min-h-0">
    <span className="sr-only">{text.loading}</span>
    <div className="tour-head h-17 md:h-51" />
    <div className="wrap grid gap-5 py-4 md:py-8 lg:grid-cols-[26rem_minmax(0,34rem)] lg:justify-center lg:gap-x-16">
      <div className="skeleton h-11 rounded-2xl! lg:col-span-2" />
      <div className="skeleton h-150 rounded-3xl!" />
      <div className="grid content-start gap-4">
        <div className="skeleton h-8 w-40" />
        <div className="skeleton h-24" />
        <div className="skeleton h-24" />
      </div>
    </div>
  </div>
)
