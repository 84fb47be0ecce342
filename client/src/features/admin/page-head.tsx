import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'

type Props = { title: string; note?: ReactNode; children?: ReactNode }

/** The title of a page of the admin site, one line about it, and its tools. */
export function PageHead({ title, note, children }: Props) {
  useTitle(title)
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-60 flex-1">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {note && <p className="mt-1 max-w-none text-muted text-sm">{note}</p>}
      </div>
      {children && <div className="flex flex-wrap items-end gap-2.5">{children}</div>}
    </div>
  )
}
