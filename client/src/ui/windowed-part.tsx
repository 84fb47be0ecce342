import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'

type Props = {
  /** The scrollable ancestor; the page itself by default. */
  scroller?: RefObject<HTMLElement | null>
  /** Whether it is rendered before the browser has said how far away it is. */
  initially: boolean
  /** Whether it is rendered wherever it is. */
  always?: boolean
  /** Its height until it has been rendered once, px. */
  estimate: number
  /** The text that stands in its place while it is far away, for screen readers and the browser's search. */
  words: () => string
  children: () => ReactNode
}

/**
 * A part of a long list, rendered while it is within half a screen of what is visible. Elsewhere it keeps its height and
 * its words, in one element. The list stays in the normal flow, so the browser keeps the scroll position.
 */
export function WindowedPart({ scroller, initially, always = false, estimate, words, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(estimate)
  const [near, setNear] = useState(initially)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        // Without a height it is in a hidden page, where nothing is near.
        if (!entry || entry.boundingClientRect.height === 0) return
        if (entry.isIntersecting) return startTransition(() => setNear(true))
        if (element.contains(document.activeElement)) return
        height.current = entry.boundingClientRect.height
        // At once, so that a quick scroll leaves no trail of rendered parts.
        setNear(false)
      },
      { root: scroller?.current ?? null, rootMargin: '50% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return near || always ? (
    <div ref={box}>{children()}</div>
  ) : (
    <div
      ref={box}
      style={{ height: height.current }}
      className="overflow-hidden whitespace-pre-line text-muted text-xs [content-visibility:auto] [overflow-wrap:anywhere] print:h-auto! print:overflow-visible"
    >
      {words()}
    </div>
  )
}
