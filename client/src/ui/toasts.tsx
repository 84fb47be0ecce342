import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './close-button.tsx'

const CLOSES_AFTER_MS = 5000
/** The most toasts at once; older ones close. */
const MAX_TOASTS = 4

type Toast = { id: number; kind: 'success' | 'info' | 'error'; text: string }

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

const STYLES = {
  success: { Icon: CircleCheck, colour: 'text-leaf' },
  info: { Icon: Info, colour: 'text-teal' },
  error: { Icon: CircleAlert, colour: 'text-terra' },
}

/** The toasts, at the top right. Both live regions are always rendered, so that screen readers announce new toasts. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')
  const layer = useSyncExternalStore(subscribe, () => layers.at(-1) ?? null)
  const content = (
    <div className="pointer-events-none fixed inset-x-3 top-3 z-50 grid justify-items-end gap-2 md:left-auto md:top-5 md:right-5">
      <div role="alert" className="grid justify-items-end gap-2">
        {errors.map((item) => (
          <ToastCard key={item.id} {...item} />
        ))}
      </div>
      <div role="status" className="grid justify-items-end gap-2">
        {others.map((item) => (
          <ToastCard key={item.id} {...item} />
        ))}
      </div>
    </div>
  )
  return layer ? createPortal(content, layer) : content
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A toast. Its timer stops while it is hovered or focused. */
function ToastCard({ id, kind, text }: Toast) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => close(id), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [paused, id])
  const { Icon, colour } = STYLES[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only pauses its timer
    <div
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-auto flex w-fit max-w-96 items-start gap-3 rounded-2xl border border-line bg-card py-3 pr-1.5 pl-4 text-ink shadow-lift transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden className={`mt-0.5 size-5.5 shrink-0 ${colour}`} />
      <p className="py-px [overflow-wrap:anywhere]">{text}</p>
      <CloseButton onClose={() => close(id)} className="-my-2 text-muted hover:bg-sunk hover:text-ink" />
    </div>
  )
}
