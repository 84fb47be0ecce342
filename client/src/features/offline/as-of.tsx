import './offline.css'
import type { Query } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useContact } from '../../lib/offline/contact.ts'
import { isContent, keptAs } from '../../lib/offline/kept-keys.ts'
import { momentOf } from '../../lib/offline/moment.ts'
import { shownSince } from '../../lib/offline/query-persister.ts'
import * as text from '../../messages/en/offline/offline.ts'

/** The line over every page without a network: how old what it shows is. */
export function AsOf() {
  const { away } = useContact()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const element = document.createElement('div')
    document.getElementById('main')?.before(element)
    setPlace(element)
    return () => element.remove()
  }, [])
  return place && createPortal(<div role="status">{away && <Line />}</div>, place)
}

/** Tells the pages that fill the screen how high the line is. */
function measure(line: HTMLElement | null) {
  if (!line) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--as-of', `${line.offsetHeight}px`))
  observer.observe(line)
  return () => {
    observer.disconnect()
    style.removeProperty('--as-of')
  }
}

function Line() {
  const content = useContent()
  const oldest = Math.min(...content.map((query) => shownSince(query) ?? query.state.dataUpdatedAt))
  const changes = content.some(({ queryKey }) => keptAs(queryKey)?.changes)
  return (
    <p ref={measure} className="as-of max-w-none py-2.5 text-sm print:hidden">
      <span className="wrap flex items-center gap-2.5">
        <CloudOff aria-hidden className="size-5 shrink-0" />
        <span>
          <b className="font-[650]">{text.noNetwork}</b>{' '}
          {content.length > 0 && `${text.asOf(momentOf(oldest))} ${changes ? text.mayHaveChanged : ''}`}
        </span>
      </span>
    </p>
  )
}

/** The kept queries that the page shows. */
function useContent(): Query[] {
  const cache = useQueryClient().getQueryCache()
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const isShown = (query: Query) =>
    query.isActive() && query.state.data !== undefined && isContent(query.queryKey, pathname)
  // A text, since a new array each time would render for ever.
  useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () =>
      cache
        .findAll({ predicate: isShown })
        .map((query) => `${query.queryHash} ${shownSince(query)} ${query.state.dataUpdatedAt}`)
        .join(),
  )
  return cache.findAll({ predicate: isShown })
}
