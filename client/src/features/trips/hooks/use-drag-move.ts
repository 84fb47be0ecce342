import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** The target of a dragged item: a place of the shown day, or another day. */
export type DropTarget = { kind: 'place'; index: number } | { kind: 'day'; day: number }
type Drag = { id: string; dy: number; target: DropTarget | null }

/** Near the edges of the screen a drag scrolls the page: the height of that zone, and px per frame. */
const EDGE_PX = 90
const SCROLL_PX = 10
/** A shorter way is a tap. */
const LEAST_PX = 4

/** Moves an item by its handle, with a mouse, a pen or a finger. Escape ends it without a move. */
export function useDragMove(day: number, onDrop: (id: string, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function start(event: ReactPointerEvent, id: string) {
    if (event.button !== 0 || stop.current) return
    const grip = event.currentTarget as HTMLElement
    const startY = event.clientY + window.scrollY
    const point = { x: event.clientX, y: event.clientY }
    let current: Drag | null = null
    let frame = 0
    grip.setPointerCapture(event.pointerId)

    function update() {
      const dy = point.y + window.scrollY - startY
      if (!current && Math.abs(dy) < LEAST_PX) return
      current = { id, dy, target: targetAt(point, id, day) }
      setDrag(current)
    }
    function move({ clientX, clientY }: PointerEvent) {
      point.x = clientX
      point.y = clientY
      update()
    }
    function scroll() {
      frame = requestAnimationFrame(scroll)
      if (!current) return
      const by = point.y < EDGE_PX ? -SCROLL_PX : point.y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0
      if (by === 0 || current.target?.kind === 'day') return
      window.scrollBy(0, by)
      update()
    }
    function end(drops: boolean) {
      cancelAnimationFrame(frame)
      listening.abort()
      stop.current = null
      setDrag(null)
      if (drops && current?.target) onDrop(id, current.target)
    }
    const listening = new AbortController()
    const { signal } = listening
    grip.addEventListener('pointermove', move, { signal })
    grip.addEventListener('pointerup', () => end(true), { signal })
    grip.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
    frame = requestAnimationFrame(scroll)
    stop.current = () => end(false)
  }

  return { drag, start }
}

/** The place below a point: a day of the strip, else before the first item whose middle is lower. */
function targetAt({ x, y }: { x: number; y: number }, id: string, shownDay: number): DropTarget {
  const ticket = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.dropDay !== undefined)
  const day = Number(ticket?.dataset.dropDay ?? shownDay)
  if (day !== shownDay) return { kind: 'day', day }
  const others = [...document.querySelectorAll<HTMLElement>('[data-item]')].filter((row) => row.dataset.item !== id)
  const index = others.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return { kind: 'place', index: index < 0 ? others.length : index }
}
