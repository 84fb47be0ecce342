import { Search, X } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import * as text from '../messages/en/lib/combobox.ts'
import { type ComboboxOption, findOptions } from './combobox-options.ts'

type Props = {
  label: string
  placeholder: string
  options: readonly ComboboxOption[]
  /** The id of the chosen option; empty for none. With `isFree`: the text. */
  value: string
  onChange: (value: string) => void
  /** Takes any text as well; the options, whose ids are texts, are suggestions. */
  isFree?: boolean
  error?: string | undefined
  className?: string
} & Pick<ComponentProps<'input'>, 'name' | 'required' | 'maxLength'>

/** An input with a list of the options that its text finds: one is chosen by pointer, or by the arrow keys and Enter. */
export function Combobox({
  label,
  placeholder,
  options,
  value,
  onChange,
  isFree = false,
  error,
  className = '',
  ...input
}: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  /** What the user is typing; null shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = options.find((option) => option.id === value)
  const found = isOpen ? findOptions(options, typed ?? '') : []
  const isNothing = isOpen && !isFree && found.length === 0

  function open(at: number) {
    setIsOpen(true)
    moveTo(at)
  }
  function close() {
    setIsOpen(false)
    setTyped(null)
    setActive(-1)
  }
  function moveTo(at: number) {
    setActive(at)
    requestAnimationFrame(() => document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' }))
  }
  function choose(option: ComboboxOption) {
    onChange(option.id)
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const count = found.length
    if (event.key === 'ArrowDown') open(isOpen && active < count - 1 ? active + 1 : 0)
    else if (event.key === 'ArrowUp' && isOpen) moveTo((active > 0 ? active : count) - 1)
    else if (event.key === 'Enter' && isOpen) {
      const option = found[active] ?? (typed && !isFree ? found[0] : undefined)
      if (option) choose(option)
      else if (isFree) return close()
    } else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={className}>
      <label htmlFor={id} className="font-[650] text-muted text-xs tracking-wide">
        {label}
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          {...input}
          ref={box}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={isFree ? value : (typed ?? chosen?.name ?? '')}
          onChange={({ target }) => {
            setTyped(target.value)
            if (isFree) onChange(target.value)
            if (isFree && !target.value.trim()) close()
            else open(isFree || !target.value.trim() ? -1 : 0)
          }}
          onClick={() => !isOpen && !isFree && open(-1)}
          onFocus={({ target }) => !isFree && target.select()}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="h-12 w-full rounded-xl border border-field bg-card pr-12 pl-11 font-[500] text-ink placeholder:text-muted aria-invalid:border-terra aria-invalid:outline-terra"
        />
        {(value || typed) && (
          <button
            type="button"
            aria-label={text.clear}
            onClick={() => {
              onChange('')
              close()
              box.current?.focus()
            }}
            className="absolute top-0 right-0 grid size-12 place-items-center rounded-xl text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        )}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={text.choices}
          tabIndex={-1}
          hidden={!isOpen || found.length === 0}
          // The input keeps the focus, and with it the list.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-68 overflow-y-auto rounded-xl border border-field bg-card py-1 shadow-lift"
        >
          {found.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            <div
              key={option.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.id === value}
              onClick={() => choose(option)}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-1.5 hover:bg-sunk aria-selected:font-[650] ${at === active ? 'bg-sunk outline-2 outline-teal -outline-offset-2' : ''}`}
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{option.name}</span>
              {option.detail && <span className="shrink-0 text-right text-muted text-sm">{option.detail}</span>}
            </div>
          ))}
        </div>
        {isNothing && (
          <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-xl border border-field bg-card px-4 py-3 text-muted shadow-lift">
            {text.nothing}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && typed !== null && (isNothing ? text.nothing : text.found(found.length))}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-[600] text-sm text-terra">
          {error}
        </p>
      )}
    </div>
  )
}
