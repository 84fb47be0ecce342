import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import * as text from '../messages/en/lib/filters.ts'

type Props = {
  /** The number of active filters. */
  count: number
  /** The filter sheet. It is loaded on first use and stays mounted, so that the button gets the focus back. */
  sheet: (open: boolean, onClose: () => void) => ReactNode
}

/** Opens the filter sheet of a list on a phone. */
export function FiltersButton({ count, sheet }: Props) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={count > 0 ? text.filtersActive(count) : undefined}
        onClick={() => setOpen(true)}
        className="flex h-12 items-center gap-2 rounded-xl border border-field bg-card px-4 font-[600]"
      >
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {text.filters}
        {count > 0 && (
          <span className="grid size-6 place-items-center rounded-full bg-ink font-[700] text-paper text-xs">
            {count}
          </span>
        )}
      </button>
      {open !== null && <Suspense>{sheet(open, () => setOpen(false))}</Suspense>}
    </>
  )
}
