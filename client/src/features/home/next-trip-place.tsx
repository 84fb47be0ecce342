import type { ReactNode } from 'react'

/** The place of the next trip over the hero's lower edge. It keeps its height, so that nothing below it moves. */
export const NextTripPlace = ({ children }: { children?: ReactNode }) => (
  <div className="wrap relative z-6 -mt-24 pb-30 md:-mt-28 md:pb-36">
    <div className="min-h-70 rounded-3xl border border-line bg-card p-4 shadow-lift md:p-5">{children}</div>
  </div>
)
