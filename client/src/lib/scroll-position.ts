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
  let current = keyOf(router.history.location)
  const restore = () => {
    stop()
    const { location } = router.state
    const top = positions.get(keyOf(location)) ?? 0
    if (isReturn && top > 0) stop = hold(() => Math.abs(scrollY - top) > 1 && scrollTo({ top, behavior: 'instant' }))
    else if (location.hash) stop = hold(() => document.getElementById(location.hash)?.scrollIntoView())
  }
  // At this moment the page of the former entry is still shown. The router's own location may be behind the history's.
  router.history.subscribe(({ location, action }: { location: HistoryLocation; action: { type: string } }) => {
    positions.set(current, scrollY)
    current = keyOf(location)
    isReturn = action.type !== 'PUSH' && action.type !== 'REPLACE'
    stop()
  })
  router.subscribe('onRendered', restore)
  addEventListener('pagehide', () => writeStorage('session', KEY, JSON.stringify([current, scrollY])))

  const reloaded = readStorageJson('session', KEY)
  if (Array.isArray(reloaded)) positions.set(String(reloaded[0]), Number(reloaded[1]))
  // This file loads after the first paint: the user may have moved the page already.
  const { hasBeenActive } = navigator.userActivation ?? {}
  if (!hasBeenActive || (router.state.location.hash && scrollY === 0)) restore()
}

/** Scrolls whenever the page has grown, until the user moves it. Returns what ends it. */
function hold(scroll: () => void): () => void {
  const observer = new ResizeObserver(scroll)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of USER_INPUT) removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, TIMEOUT_MS)
  for (const event of USER_INPUT) addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
