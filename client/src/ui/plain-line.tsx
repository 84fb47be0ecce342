import type { ReactNode } from 'react'

type Props = { children: ReactNode; action?: ReactNode; alert?: boolean }

/** One plain sentence where a list would stand, with the next step beside it. */
export const PlainLine = ({ children, action, alert = false }: Props) => (
  <div
    role={alert ? 'alert' : 'status'}
    className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-2xl border border-line border-dashed bg-card px-5 py-4"
  >
    <p>{children}</p>
    {action}
  </div>
)
