import type { AnyRouter, HistoryLocation } from '@tanstack/react-router'
import { readStorageJson, writeStorage } from './storage.ts'

/** The longest wait for content, ms. */
const TIMEOUT_MS = 5_000
/** The events that end the wait: the user moves the page. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown']
const KEY = 'scroll-position'

const keyOf = ({ state, href }: Pick<HistoryLocation, 'state' | 'href'>) => state.__TSR_key ?? href

/**
 * Keeps the scroll position of a page that is shown again, or the target of a hash. The router scrolls once, when the
 * route has rendered; lists that arrive later would leave the page elsewhere, so this scrolls again while the page grows.
 */
export function keepScrollPosition(router: AnyRouter) {
  const positions = new Map<string, number>()
  let stop = () => {}
  let isReturn = true
  // This file loads after the first paint: the user may have moved the page already.
  let isMoved = navigator.userActivation?.hasBeenActive === true && !(location.hash && scrollY === 0)
  const onMove = () => {
    isMoved = true
    stop()
  }
  let current = keyOf(router.history.location)
  const restore = () => {
    stop()
    if (isMoved) return
    const { location } = router.state
    const top = positions.get(keyOf(location)) ?? 0
    if (isReturn && top > 0)
      stop = hold(() => Math.abs(scrollY - top) > 1 && scrollTo({ top, behavior: 'instant' }), onMove)
    else if (location.hash) stop = hold(() => document.getElementById(location.hash)?.scrollIntoView(), onMove)
  }
  // At this moment the page of the former entry is still shown. The router's own location may be behind the history's.
  router.history.subscribe(({ location, action }: { location: HistoryLocation; action: { type: string } }) => {
    positions.set(current, scrollY)
    current = keyOf(location)
    isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
    isMoved = false
    stop()
  })
  router.subscribe('onRendered', restore)
  addEventListener('pagehide', () => writeStorage('session', KEY, JSON.stringify([current, scrollY])))

  const reloaded = readStorageJson('session', KEY)
  if (Array.isArray(reloaded)) positions.set(String(reloaded[0]), Number(reloaded[1]))
  restore()
}

/** Scrolls whenever the page has grown, for a while or until the user moves it. Returns what ends it. */
function hold(scroll: () => void, onMove: () => void): () => void {
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of USER_INPUT) removeEventListener(event, onMove)
  }
  const timer = setTimeout(stop, TIMEOUT_MS)
  for (const event of USER_INPUT) addEventListener(event, onMove, { passive: true })
  observer.observe(document.body)
  return stop
}
