import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { NoticeList } from './notice-list.tsx'
import { useNotices } from './use-notices.ts'

/** The bell in the bar: how many notices are unread, and, once pressed, what they say. */
export default function Bell() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const utils = trpc.useUtils()
  const list = useNotices()
  const unread = list.data?.pages[0]?.unread ?? 0
  const newest = list.data?.pages[0]?.items[0]?._id

  // What is told has changed tours: what is kept of them is old.
  const known = useRef(newest)
  useEffect(() => {
    if (newest === known.current) return
    if (known.current !== undefined) utils.tours.invalidate()
    known.current = newest
  }, [newest, utils])

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
    <div ref={root} className="md:relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={unread > 0 ? `Notices, ${unread} unread` : 'Notices'}
        onClick={() => setOpen(!open)}
        className="relative grid size-12 place-items-center rounded-full hover:bg-on-night/10 focus-visible:outline-on-night"
      >
        <BellIcon aria-hidden className="size-5.5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 font-[700] text-on-marigold text-xs tabular-nums leading-none"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <section
        id={id}
        aria-label="Notices"
        hidden={!open}
        className="absolute inset-x-3 top-15 z-30 overflow-hidden rounded-3xl border border-line bg-card text-ink shadow-lift md:inset-x-auto md:top-full md:right-0 md:mt-2 md:w-104"
      >
        {open && <NoticeList list={list} onLeave={() => setOpen(false)} />}
      </section>
    </div>
  )
}
