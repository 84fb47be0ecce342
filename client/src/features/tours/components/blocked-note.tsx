import type { ReactNode } from 'react'

/** A word of warning about who else is on a tour, for the reader alone. */
export const BlockedNote = ({ children }: { children: ReactNode }) => (
  <p className="rounded-2xl bg-sunk px-4 py-2.5 text-sm">{children}</p>
)
