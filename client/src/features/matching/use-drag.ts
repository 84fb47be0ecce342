import type { SwipeAction } from '@saathi/shared/matching'
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { dragged, verdict } from './drag.ts'

/** A pointer that moved less than this has pressed, not dragged, px. */
const SLOP = 6

/** Lets one element be dragged sideways; `handlers` go to it, and `distance` is where it lies, px. */
export function useDrag(onSwipe: (action: SwipeAction) => void) {
  const [distance, setDistance] = useState<number | null>(null)
  const start = useRef<{ pointer: number; x: number } | null>(null)
  const moved = useRef(false)

  function end(event: PointerEvent, lets: boolean) {
    if (event.pointerId !== start.current?.pointer) return
    const action = lets && moved.current ? verdict(event.clientX - start.current.x) : null
    start.current = null
    setDistance(null)
    if (action) onSwipe(action)
  }

  return {
    distance,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        moved.current = false
        if (event.isPrimary && event.button === 0) start.current = { pointer: event.pointerId, x: event.clientX }
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerId !== start.current?.pointer) return
        const by = event.clientX - start.current.x
        if (!moved.current && Math.abs(by) < SLOP) return
        // Not sooner: the click of a link inside would go to the card.
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId)
        moved.current = true
        setDistance(dragged(by))
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
      onClickCapture: (event: MouseEvent) => {
        if (!moved.current) return
        event.preventDefault()
        event.stopPropagation()
      },
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  }
}
