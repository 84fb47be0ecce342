import type { ReactNode } from 'react'

type Props = {
  name: string
  /** Fills a whole row on a phone. */
  wide?: boolean
  children: ReactNode
}

/** A fact of a tour, in a list of terms: its name above its value. */
export const Fact = ({ name, wide = false, children }: Props) => (
  <div className={`min-w-0 ${wide ? 'max-md:col-span-2' : ''}`}>
    <dt className="font-[650] text-muted text-xs tracking-wide">{name}</dt>
    <dd className="mt-0.5 font-[600] tabular-nums [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
