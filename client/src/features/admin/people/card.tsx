import { type ReactNode, useId } from 'react'

/** A part of the page of a person. */
export function Card({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-3xl border border-line bg-card px-5 py-4 [overflow-wrap:anywhere]"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {note && <p className="mt-1 text-muted text-sm">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
