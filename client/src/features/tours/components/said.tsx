import type { ReactNode } from 'react'

/** The words of one of two people, below their name. */
export const Said = ({ by, isAnswer = false, children }: { by: string; isAnswer?: boolean; children: ReactNode }) => (
  <div className={`border-l-2 pl-3 ${isAnswer ? 'border-teal' : 'border-field'}`}>
    <p className="text-muted text-sm [overflow-wrap:anywhere]">{by}</p>
    <p className="whitespace-pre-line font-[550] [overflow-wrap:anywhere]">{children}</p>
  </div>
)
