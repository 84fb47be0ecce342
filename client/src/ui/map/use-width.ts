import { useLayoutEffect, useRef, useState } from 'react'

/** The width that is assumed until the frame has been measured, before the first paint. */
const USUAL_WIDTH = 400

/** The width of an element, CSS pixels. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL_WIDTH)
  useLayoutEffect(() => {
    const element = ref.current!
    const measure = () => setWidth(Math.round(element.clientWidth) || USUAL_WIDTH)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
