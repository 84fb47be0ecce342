import { useSyncExternalStore } from 'react'

/** Whether the page's tab is visible. */
export const useDocumentVisible = () => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
