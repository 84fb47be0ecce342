import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Props<T extends string> = {
  /** What the tabs are about. */
  label: string
  tabs: readonly (readonly [value: T, words: string])[]
  value: T
  onChange: (value: T) => void
  /** What the chosen tab holds. */
  children: ReactNode
}

/** Tabs, of which the chosen one shows what it holds. The arrows, Home and End choose along the row. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const at = tabs.findIndex(([one]) => one === value)

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length)
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
        {tabs.map(([one, words]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === value}
            aria-controls={`${id}-panel`}
            tabIndex={one === value ? 0 : -1}
            onClick={() => onChange(one)}
            className="min-h-11 flex-1 rounded-full font-[650] text-muted transition-colors duration-200 aria-selected:bg-ink aria-selected:text-paper"
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
