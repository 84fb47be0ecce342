import type { ReactNode } from 'react'

type Props = { id: string; title: string; note?: string | undefined; children: ReactNode }

/** A section of a destination's page. */
export const Section = ({ id, title, note, children }: Props) => (
  <section aria-labelledby={id} className="pt-8 md:pt-18">
    <h2 id={id} tabIndex={-1} className="text-3xl">
      {title}
    </h2>
    {note && <p className="mt-2 text-muted">{note}</p>}
    <div className="mt-3 md:mt-6">{children}</div>
  </section>
)

/** Cards in as many columns as a wide screen fills. */
export const COLUMNS = 'grid grid-cols-1 md:gap-3 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]'
