import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { AppLink } from '../../ui/app-link.tsx'

const ITEM = 'block w-full rounded-lg px-4 py-2.5 text-left font-[550] hover:bg-sunk'

/** The menu of whoever is signed in: Profile and Logout. It closes on Escape, on a choice and when focus leaves. */
export default function UserMenu({ name, logout }: { name: string; logout: () => void }) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', away)
    document.addEventListener('keydown', onEscape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', away)
      document.removeEventListener('keydown', onEscape)
    }
  }, [open])
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex items-center gap-1.5 rounded-full px-2 py-2 font-[550] text-sm focus-visible:outline-on-night lg:px-3.5 lg:text-base"
      >
        {/* Beside all the links a tablet has room for the first name. */}
        <span className="max-w-[9ch] truncate lg:hidden">{name.trim().split(/\s/)[0]}</span>
        <span className="hidden max-w-[14ch] truncate lg:block">{name}</span>
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-20 mt-2 w-48 rounded-2xl border border-line bg-card p-2 text-ink shadow-lift"
      >
        <AppLink to="/profile" className={ITEM} onClick={() => setOpen(false)}>
          Profile
        </AppLink>
        <button type="button" className={ITEM} onClick={logout}>
          Logout
        </button>
      </div>
    </div>
  )
}
