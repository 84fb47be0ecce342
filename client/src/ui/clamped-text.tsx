import { useId, useLayoutEffect, useRef, useState } from 'react'

/** Three lines of a text, and with See More all of it; a shorter text stands as it is. */
export function ClampedText({ children: text, about }: { children: string; about: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [whole, setWhole] = useState(false)
  const [overflows, setOverflows] = useState(false)
  const id = useId()
  useLayoutEffect(() => {
    const element = paragraph.current
    if (!element || whole) return
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [whole])
  return (
    <div>
      <p ref={paragraph} id={id} className={whole ? 'whitespace-pre-line' : 'line-clamp-3'}>
        {text}
      </p>
      {overflows && (
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          className="mt-0.5 rounded py-1 font-[650] text-teal text-sm underline-offset-4 hover:underline"
        >
          {whole ? 'See Less' : 'See More'}
          <span className="sr-only"> about {about}</span>
        </button>
      )}
    </div>
  )
}
