import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a phone shows the map in place of the list. The map is scrolled to; the list returns to where it was left, or to
 * the place that was opened on the map.
 * @param top stands at the beginning of both
 * @param openId the place that was opened last
 */
export function useResultsView(top: RefObject<HTMLElement | null>, openId: string | undefined) {
  const [showsMap, setShowsMap] = useState(false)
  const left = useRef<{ row: string; at: number; openId: string | undefined } | null>(null)
  const switched = useRef(false)
  useLayoutEffect(() => {
    if (!switched.current) return
    switched.current = false
    const list = left.current
    const row = list && document.getElementById(list.row)
    if (showsMap) top.current?.scrollIntoView({ behavior: 'instant', block: 'start' })
    else if (row && list.openId === openId)
      scrollBy({ top: row.getBoundingClientRect().top - list.at, behavior: 'instant' })
    else document.getElementById(`place-${openId}`)?.scrollIntoView({ behavior: 'instant', block: 'start' })
  }, [showsMap, top, openId])
  const switchView = () => {
    const row = [...document.querySelectorAll('.result-list > li')].find(
      (each) => each.getBoundingClientRect().bottom > 0,
    )
    if (!showsMap && row) left.current = { row: row.id, at: row.getBoundingClientRect().top, openId }
    switched.current = true
    setShowsMap(!showsMap)
  }
  return { showsMap, switchView }
}
