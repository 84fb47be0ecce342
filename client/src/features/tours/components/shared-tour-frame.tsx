import type { ReactNode } from 'react'

/** The page of a shared tour: its pictures, and what follows them. */
export const SharedTourFrame = ({ pictures, children }: { pictures: ReactNode; children?: ReactNode }) => (
  <article className="wrap max-w-4xl pt-5 md:pt-10">
    <div className="relative aspect-16/10 min-h-48 w-full overflow-hidden rounded-3xl bg-sunk">{pictures}</div>
    {children}
  </article>
)
