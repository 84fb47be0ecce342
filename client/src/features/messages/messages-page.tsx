import type { ReactNode } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { ThreadList } from './thread-list.tsx'

type Props = {
  /** Whether a talk is open; on a phone it has the screen to itself. */
  open: boolean
  /** The talk that is open. */
  children: ReactNode
}

/** All talks, and one of them beside the list. */
export function MessagesPage({ open, children }: Props) {
  useTitle('Messages')
  return (
    <div className="md:wrap md:py-8">
      <div className="flex h-[calc(100svh-8rem-env(safe-area-inset-bottom))] min-h-100 overflow-hidden bg-card md:h-[calc(100svh-9rem)] md:rounded-3xl md:border md:border-line">
        <div
          className={`flex min-h-0 min-w-0 flex-col md:w-90 md:shrink-0 md:border-line md:border-r ${open ? '' : 'w-full'}`}
        >
          <h1
            tabIndex={-1}
            className={`px-4 pt-5 pb-3 text-3xl ${open ? 'sr-only md:not-sr-only md:px-4! md:pt-5! md:pb-3!' : ''}`}
          >
            Messages
          </h1>
          <div className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${open ? 'hidden md:block' : ''}`}>
            <ThreadList />
          </div>
        </div>
        <div className={`min-h-0 min-w-0 flex-1 flex-col ${open ? 'flex' : 'hidden md:flex'}`}>{children}</div>
      </div>
    </div>
  )
}

/** What stands beside the list while no talk is open. */
export const NoTalk = () => (
  <p className="m-auto max-w-xs p-8 text-center text-muted">Choose a talk, and it opens here.</p>
)
