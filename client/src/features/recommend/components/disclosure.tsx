import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { label: string; open: boolean; onToggle: (open: boolean) => void; children: ReactNode }

/** A text that unfolds an optional part of the form. */
export const Disclosure = ({ label, open, onToggle, children }: Props) => (
  <details className="group" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
    <summary className="inline-flex min-h-10 list-none items-center gap-1 rounded-md font-[600] text-sm text-teal [&::-webkit-details-marker]:hidden">
      {label}
      <ChevronDown aria-hidden className="size-4 transition-transform duration-200 group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
