import { type LucideIcon, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

const DEBOUNCE_MS = 300

type Props = {
  label: string
  placeholder: string
  value: string
  onChange: (words: string) => void
  icon?: LucideIcon
}

/** A debounced search input. */
export function SearchField({ label, placeholder, value, onChange, icon: Icon = Search }: Props) {
  const id = useId()
  const [text, setText] = useState(value)
  const sent = useRef(value)
  // The back button and `Clear the filters` change the value from outside.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    const words = text.trim()
    if (words === sent.current.trim()) return
    const timer = setTimeout(() => {
      sent.current = words
      onChange(words)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, onChange])
  return (
    <div>
      <label htmlFor={id} className="block font-[650] text-muted text-xs tracking-wide">
        {label}
      </label>
      <div className="relative mt-1.5">
        <Icon aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
          className="h-12 w-full rounded-xl border border-field bg-card pr-3 pl-11 text-ink placeholder:text-muted"
        />
      </div>
    </div>
  )
}
