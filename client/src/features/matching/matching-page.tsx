import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTitle } from '../../lib/use-title.ts'

export const TABS = ['swiping', 'matched'] as const
export type Tab = (typeof TABS)[number]
const LABELS: Record<Tab, string> = { swiping: 'Swiping', matched: 'Matched Users' }

type Props = { tab: Tab; onTab: (tab: Tab) => void; children: ReactNode }

/** Find Your Match: two tabs, and what the chosen one holds. */
export function MatchingPage({ tab, onTab, children }: Props) {
  useTitle('Find Your Match')
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const to = step && TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]
    if (!to) return
    event.preventDefault()
    onTab(to)
    list.current?.querySelector<HTMLElement>(`#tab-${to}`)?.focus()
  }

  return (
    <div className="overflow-x-clip">
      <div className="wrap max-w-220! pt-5 pb-10 md:py-12">
        <h1 tabIndex={-1} className="text-center text-3xl">
          Find Your Match
        </h1>
        <div
          ref={list}
          role="tablist"
          aria-label="Matching"
          onKeyDown={onKeyDown}
          className="mx-auto mt-4 mb-5 grid max-w-100 grid-cols-2 rounded-full bg-sunk p-1 md:mt-6 md:mb-8"
        >
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={one === tab}
              aria-controls="tab-panel"
              tabIndex={one === tab ? 0 : -1}
              onClick={() => onTab(one)}
              className="min-h-11 rounded-full font-[650] text-muted aria-selected:bg-card aria-selected:text-ink aria-selected:shadow-lift"
            >
              {LABELS[one]}
            </button>
          ))}
        </div>
        <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
          {children}
        </div>
      </div>
    </div>
  )
}
