import { type RefObject, Suspense, useEffect, useSyncExternalStore } from 'react'
import { lazyComponent } from '../lib/lazy-component.tsx'

// Loaded after the first page, whose limit of script they would exceed.
const ToastRegions = lazyComponent(() => import('./toast-regions.tsx'), { background: true })

/** The most toasts at once; older ones close. */
const MAX_TOASTS = 4

export type Toast = { id: number; kind: 'success' | 'info' | 'error'; text: string }

let toasts: readonly Toast[] = []
let count = 0
/** The open dialogs, the topmost last. */
let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
const show = (next: readonly Toast[]) => {
  toasts = next
  notify()
}
const add = (kind: Toast['kind']) => (text: string) => {
  count += 1
  show([...toasts.filter((other) => other.text !== text), { id: count, kind, text }].slice(-MAX_TOASTS))
  return count
}
const close = (id: number) => show(toasts.filter((toast) => toast.id !== id))

/** Shows a toast for 5 seconds and returns its id for `close`. Screen readers announce an error at once, other toasts politely. */
export const toast = { success: add('success'), info: add('info'), error: add('error'), close }

/** Renders toasts inside this dialog while it is open: a modal dialog covers and disables everything outside it. */
export function useToastLayer(dialog: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const layer = dialog.current
    if (!open || !layer) return
    layers = [...layers, layer]
    notify()
    return () => {
      layers = layers.filter((other) => other !== layer)
      notify()
    }
  }, [dialog, open])
}

/** The open toasts, and the dialog that they belong in, if one is open. */
export const useToasts = () => ({
  shown: useSyncExternalStore(subscribe, () => toasts),
  layer: useSyncExternalStore(subscribe, () => layers.at(-1) ?? null),
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The place of the toasts on every page. */
export const Toasts = () => (
  <Suspense>
    <ToastRegions />
  </Suspense>
)
