import type { ReactNode } from 'react'

/** A section of the page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="parts-section">
    <h2>{title}</h2>
    <div className="parts-grid">{children}</div>
  </section>
)

/** A component in one state, with the name of the state. */
export const State = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? 'parts-state parts-wide' : 'parts-state'}>
    <h3>{name}</h3>
    <div>{children}</div>
  </div>
)
