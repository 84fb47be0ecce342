import type { ReactNode } from 'react'

type Props = { children: ReactNode; action?: ReactNode; alert?: boolean }

/** A sentence in place of an empty or failed list, with an optional action. */
export const EmptyState = ({ children, action, alert = false }: Props) => (
  <div
    role={alert ? 'alert' : 'status'}
    className="flex flex-wrap items-center gap-x-4 gap-y-4 md:gap-x-5 rounded-2xl border-2 border-line border-dashed bg-card px-5 py-5 md:px-6"
  >
    <BlankTicket />
    <p className="min-w-[min(11rem,100%)] max-w-none flex-1 text-pretty">{children}</p>
    {action}
  </div>
)

const BlankTicket = () => (
  <svg
    viewBox="0 0 56 36"
    aria-hidden="true"
    className="h-10 shrink-0 text-terra max-md:self-start"
    fill="none"
    stroke="currentColor"
  >
    <path d="M3 2h50v9a7 7 0 000 14v9H3v-9a7 7 0 000-14z" strokeWidth="2" />
    <path d="M38 5v26" strokeWidth="2" strokeDasharray="3 4" />
    <path d="M22 10l8 8-8 8-8-8z" fill="currentColor" stroke="none" />
  </svg>
)
