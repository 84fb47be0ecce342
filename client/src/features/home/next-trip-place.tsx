import type { ReactNode } from 'react'

/** The place of the next trip, over the hero's lower edge or before it. It keeps its height, so that nothing below it moves. */
export const NextTripPlace = ({ children }: { children?: ReactNode }) => (
  <div className="next-trip">
    <div className="min-h-70 rounded-3xl border border-line bg-card p-4 shadow-lift md:p-5">{children}</div>
  </div>
)
