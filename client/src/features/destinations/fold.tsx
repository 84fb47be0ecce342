import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './fold.css'

type Props = { label: string; children: ReactNode }

/** The further items of a long section: folded on a phone, and shown on a wide screen and on paper. */
export const Fold = ({ label, children }: Props) => (
  <details className="fold group">
    <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-md font-[600] text-teal underline underline-offset-4 [&::-webkit-details-marker]:hidden">
      {label}
      <ChevronDown aria-hidden className="size-4.5 transition-transform duration-200 group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
