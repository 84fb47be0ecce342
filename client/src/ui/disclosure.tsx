import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './disclosure.css'

type Props = {
  label: string
  /** Folds on phones only: a wide screen and paper show the content without the label. */
  phoneOnly?: boolean
  open?: boolean
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A label that unfolds what is optional or of a lower rank. Without `open` it opens and closes by itself. */
export const Disclosure = ({ label, phoneOnly, open, onToggle, children }: Props) => (
  <details
    className={`group ${phoneOnly ? 'phone-only' : ''}`}
    open={open}
    onToggle={(event) => onToggle?.(event.currentTarget.open)}
  >
    <summary className="inline-flex min-h-10 list-none items-center gap-1 rounded-md font-[600] text-sm text-teal [&::-webkit-details-marker]:hidden">
      {label}
      <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
