import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Props<T extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly (readonly [value: T, label: string])[]
  value: T
  onChange: (value: T) => void
  /** The content of the selected tab. */
  children: ReactNode
}

/** Tabs with keyboard support: the arrow keys, Home and End select. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const selected = tabs.findIndex(([tab]) => tab === value)

  function onKeyDown(event: KeyboardEvent) {
    const index = { ArrowLeft: selected - 1, ArrowRight: selected + 1, Home: 0, End: -1 }[event.key]
    const tab = index === undefined ? undefined : tabs.at(index % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChange(tab[0])
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(tab)]?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mx-auto mt-4 mb-5 flex w-full max-w-100 rounded-full bg-sunk p-1 md:mt-6 md:mb-8"
      >
        {tabs.map(([tab, text]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab === value ? 0 : -1}
            onClick={() => onChange(tab)}
            className="min-h-11 flex-auto rounded-full px-2 font-[650] text-sm sm:text-base text-muted transition-colors duration-200 aria-selected:bg-ink aria-selected:text-paper"
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
