import type { ReactNode } from 'react'

/** The bubble of a message. */
export const Bubble = ({ own, children }: { own: boolean; children: ReactNode }) => (
  <div
    className={`forced-colors:border flow-root w-fit min-w-20 max-w-144 rounded-[1.125rem] px-3.5 pt-2 pb-1.5 leading-snug [overflow-wrap:anywhere] ${
      own ? 'rounded-br-[0.25rem] bg-(--own) text-[#faf5ec]' : 'rounded-bl-[0.25rem] bg-sunk text-ink'
    }`}
  >
    {children}
  </div>
)
