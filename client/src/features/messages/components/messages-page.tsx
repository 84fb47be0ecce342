import type { ReactNode } from 'react'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/messages/messages.ts'
import { ConversationList, type GroupRows } from './conversation-list.tsx'

type Props = {
  /** Whether a conversation is open; on a phone it fills the screen. */
  open: boolean
  groups: GroupRows
  /** The open conversation. */
  children: ReactNode
}

/** The conversation list, and the open conversation beside it. */
export function MessagesPage({ open, groups, children }: Props) {
  useTitle(text.title)
  return (
    <div className="app-page md:wrap md:py-8">
      <div className="flex h-[calc(100svh-8rem-env(safe-area-inset-bottom))] min-h-80 overflow-hidden bg-card md:h-[calc(100svh-9rem)] md:rounded-3xl md:border md:border-line">
        <div
          className={`flex min-h-0 min-w-0 flex-col md:w-80 md:shrink-0 lg:w-90 md:border-line md:border-r ${open ? '' : 'w-full'}`}
        >
          <h1
            tabIndex={-1}
            className={`text-3xl ${open ? 'sr-only md:not-sr-only md:px-4! md:pt-5! md:pb-3!' : 'px-4 pt-5 pb-3'}`}
          >
            {text.title}
          </h1>
          <div className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${open ? 'hidden md:block' : ''}`}>
            <ConversationList groups={groups} />
          </div>
        </div>
        <div className={`min-h-0 min-w-0 flex-1 flex-col ${open ? 'flex' : 'hidden md:flex'}`}>{children}</div>
      </div>
    </div>
  )
}

/** Shown beside the list while no conversation is open. */
export const NoConversation = () => (
  <div className="m-auto max-w-xs p-8 text-center text-muted">
    <TeaCups />
    <p className="mt-5">{text.selectConversation}</p>
  </div>
)

const TeaCups = () => (
  <svg viewBox="0 0 160 110" aria-hidden="true" className="mx-auto w-44 text-terra" fill="none" stroke="currentColor">
    <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M30 46h40l-5 42a6 6 0 01-6 5H41a6 6 0 01-6-5zM90 46h40l-5 42a6 6 0 01-6 5h-18a6 6 0 01-6-5z" />
      <path d="M14 101h132" strokeDasharray="1 9" />
      <path
        d="M42 32c-6-7 5-10 0-19M57 34c-6-7 5-10 0-19M103 34c6-7-5-10 0-19M118 32c6-7-5-10 0-19"
        className="stroke-marigold-deep"
      />
    </g>
    <path d="M31.500 58h37M91.500 58h37" strokeWidth="2" />
    <path d="M50 64l7 8-7 8-7-8zM110 64l7 8-7 8-7-8z" fill="currentColor" stroke="none" />
  </svg>
)
