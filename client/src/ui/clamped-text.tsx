import { useId, useLayoutEffect, useRef, useState } from 'react'
import * as texts from '../messages/en/lib/controls.ts'

/** Clamps a text to three lines, with a See More button when it overflows. */
export function ClampedText({ children: text, about }: { children: string; about: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [expanded, setExpanded] = useState(false)
  const [overflows, setOverflows] = useState(false)
  const id = useId()
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element || expanded) return
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [expanded])
  return (
    <div>
      <p ref={paragraph} id={id} className={expanded ? 'whitespace-pre-line' : 'line-clamp-3'}>
        {text}
      </p>
      {overflows && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-label={expanded ? texts.seeLessAbout(about) : texts.seeMoreAbout(about)}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
          className="mt-0.5 rounded py-1 font-[650] text-teal text-sm underline-offset-4 hover:underline"
        >
          {expanded ? texts.seeLess : texts.seeMore}
        </button>
      )}
    </div>
  )
}
