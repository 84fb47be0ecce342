import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import './booklet.css'
import { BookletCover } from './booklet-cover.tsx'
import { BookletDay } from './booklet-day.tsx'
import { BookletLists } from './booklet-lists.tsx'

type Props = {
  trip: Trip
  paper: 'a4' | 'a5'
  /** Called once, when its pictures have loaded. */
  onReady: () => void
}

/** A trip for paper: cover, a page a day, checklist and emergency numbers. Hidden on screens. */
export default function Booklet({ trip, paper, onReady }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const ready = useRef(onReady)
  useEffect(() => {
    let isGone = false
    const pictures = [...(root.current?.querySelectorAll('img') ?? [])].map((image) => image.decode().catch(() => {}))
    Promise.all([...pictures, document.fonts.ready]).then(() => !isGone && ready.current())
    return () => {
      isGone = true
    }
  }, [])
  const days = schedule(trip)
  return createPortal(
    <div ref={root} className="booklet" data-paper={paper}>
      <BookletCover trip={trip} days={days} />
      {days.map(({ day }, at) => (
        <BookletDay key={day} trip={trip} days={days} at={at} />
      ))}
      <BookletLists trip={trip} />
    </div>,
    document.body,
  )
}
