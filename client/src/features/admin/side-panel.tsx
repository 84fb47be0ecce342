import { type ReactNode, useEffect, useId, useRef } from 'react'
import { DialogHead } from '../../ui/dialog-head.tsx'

type Props = { title: string; note?: ReactNode; onClose: () => void; children: ReactNode }

/** The details of an opened row, beside the table or above it on narrow screens. It takes the focus. */
export function SidePanel({ title, note, onClose, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby={id}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="rounded-3xl border border-line bg-card px-5 py-4 [overflow-wrap:anywhere]"
    >
      <DialogHead
        id={id}
        title={title}
        titleRef={heading}
        note={note && <div className="mt-1 text-muted text-sm">{note}</div>}
        onClose={onClose}
        closeClass="-mt-1 -mr-2 self-start hover:bg-sunk"
        className="mb-3"
      />
      {children}
    </section>
  )
}

/** A table with the open row beside it. */
export const WithPanel = ({ panel, children }: { panel: ReactNode; children: ReactNode }) => (
  <div
    className={`grid grid-cols-1 items-start gap-5 ${panel ? 'lg:grid-cols-[minmax(0,1fr)_minmax(22rem,0.8fr)]' : ''}`}
  >
    {panel && (
      <div className="lg:sticky lg:top-4 lg:order-2 lg:max-h-[calc(100svh-2rem)] lg:overflow-y-auto">{panel}</div>
    )}
    <div className="min-w-0">{children}</div>
  </div>
)
