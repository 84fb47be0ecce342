import { PREFERENCE_TYPES } from '@saathi/shared/words'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { type PackageSearch, PRICE_BANDS, type PriceBand } from './package-search.ts'

const PAUSE_MS = 300
const TYPES = [['', 'All'], ...PREFERENCE_TYPES] as const

type Props = { search: PackageSearch; onChange: (change: PackageSearch) => void }

/** Words, type and price to narrow the packages by. Words take effect when the typing pauses. */
export function PackageFilters({ search, onChange }: Props) {
  const id = useId()
  return (
    <search aria-label="Packages" className="mb-7 grid gap-4 md:grid-cols-[1fr_15rem] md:gap-x-6">
      <Words q={search.q ?? ''} onChange={(q) => onChange({ q: q || undefined })} />
      <fieldset className="order-last min-w-0 md:col-span-2">
        <legend className="font-[650] text-muted text-xs tracking-wide">Kind of trip</legend>
        <div className="-mx-4.5 mt-1.5 flex gap-2 overflow-x-auto px-4.5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
          {TYPES.map(([type, label]) => (
            <label
              key={type}
              className="relative flex min-h-10 shrink-0 items-center rounded-full border border-field bg-card px-4 font-[550] text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={id}
                checked={(search.type ?? '') === type}
                onChange={() => onChange({ type: type || undefined })}
                className="absolute inset-0 opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <Select<PriceBand>
        label="Price a person"
        name="price"
        value={search.price ?? ''}
        choices={PRICE_BANDS}
        onChange={(price) => onChange({ price: price || undefined })}
      />
    </search>
  )
}

function Words({ q, onChange }: { q: string; onChange: (q: string) => void }) {
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
        Search packages
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          placeholder="Hampi, houseboat, snow"
          onChange={(event) => setText(event.target.value)}
          className="h-12 w-full rounded-xl border border-field bg-card pr-3 pl-11 text-ink placeholder:text-muted"
        />
      </div>
    </div>
  )
}
