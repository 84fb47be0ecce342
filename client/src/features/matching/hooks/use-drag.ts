import type { SwipeAction } from '@saathi/shared/matching/schema'
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { dragOffset, swipeOf } from '../drag.ts'

/** A pointer that moved less than this is a click, px. */
const CLICK_TOLERANCE = 6

/** Makes an element draggable sideways. `handlers` are its event handlers, `distance` its offset in px. */
export function useDrag(onSwipe: (action: SwipeAction) => void) {
  const [distance, setDistance] = useState<number | null>(null)
  const start = useRef<{ pointer: number; x: number } | null>(null)
  const moved = useRef(false)

  function end(event: PointerEvent, released: boolean) {
    if (event.pointerId !== start.current?.pointer) return
    const action = released && moved.current ? swipeOf(event.clientX - start.current.x) : null
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
        if (!moved.current && Math.abs(by) < CLICK_TOLERANCE) return
        // Capturing earlier would redirect the click of a link inside the card.
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId)
        moved.current = true
        setDistance(dragOffset(by))
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
