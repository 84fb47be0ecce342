import { type LucideIcon, Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'

const PAUSE_MS = 300

type Props = {
  label: string
  placeholder: string
  value: string
  onChange: (words: string) => void
  icon?: LucideIcon
}

/** Words to narrow a list by; they take effect when the typing pauses. */
export function SearchField({ label, placeholder, value: q, onChange, icon: Icon = Search }: Props) {
  const id = useId()
  const [text, setText] = useState(q)
  const sent = useRef(q)
  // The back button or `Clear the filters` put other words into the address: the field follows.
  useEffect(() => {
    if (q === sent.current) return
    sent.current = q
    setText(q)
  }, [q])
  useEffect(() => {
    const words = text.trim()
    if (words === sent.current.trim()) return
    const timer = setTimeout(() => {
      sent.current = words
      onChange(words)
    }, PAUSE_MS)
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
