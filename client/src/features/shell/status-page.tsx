import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'
// A file of its own, because every page imports this component and few show it.
import signpost from './signpost.svg?no-inline'

type Props = { title: string; children: ReactNode; actions: ReactNode }

/** A page for errors and missing content: an illustration, a message and actions. */
export function StatusPage({ title, children, actions }: Props) {
  useTitle(title)
  return (
    <div className="wrap grid items-center gap-8 py-10 md:grid-cols-2 md:py-20">
      <img
        src={signpost}
        alt=""
        width={480}
        height={360}
        // Offline it may not have been loaded before.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
        className="h-auto w-full rounded-3xl"
      />
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <div className="mt-4 grid gap-3 text-lg text-muted">{children}</div>
        <div className="mt-7 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  )
}
