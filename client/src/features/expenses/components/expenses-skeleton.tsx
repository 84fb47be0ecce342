import '../../../ui/tour-screen/tour-screen.css'
import * as text from '../../../messages/en/expenses/expenses.ts'

/** The skeleton of the screen of expenses. */
export const ExpensesSkeleton = () => (
  <div role="status" className="tour-screen min-h-dvh">
    <span className="sr-only">{text.loading}</span>
    <div className="tour-head h-17 md:h-51" />
    <div className="wrap grid gap-6 py-4.5 md:py-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
      <div>
        <div className="skeleton h-110 rounded-3xl!" />
        <div className="skeleton mt-8 h-10 w-48" />
        <div className="skeleton mt-4 h-60 rounded-3xl!" />
      </div>
      <div className="skeleton hidden h-80 rounded-3xl! lg:block" />
    </div>
  </div>
)
