import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

const CLOSES_AFTER_MS = 5000
/** More than these at once nobody reads. */
const SHOWN = 4

type Toast = { id: number; kind: 'success' | 'info' | 'error'; text: string }

let toasts: readonly Toast[] = []
let count = 0
/** The dialogs that are open, the topmost last. */
let layers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}
const show = (next: readonly Toast[]) => {
  toasts = next
  tell()
}
const add = (kind: Toast['kind']) => (text: string) => {
  count += 1
  show([...toasts.filter((other) => other.text !== text), { id: count, kind, text }].slice(-SHOWN))
}
const close = (id: number) => show(toasts.filter((toast) => toast.id !== id))

/** Says something in the corner of the screen for 5 seconds. An error is read out at once, the others in their turn. */
export const toast = { success: add('success'), info: add('info'), error: add('error') }

/** Lets toasts stand in this dialog while it is open: what is outside it is out of sight and out of reach. */
export function useToastLayer(dialog: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const layer = dialog.current
    if (!open || !layer) return
    layers = [...layers, layer]
    tell()
    return () => {
      layers = layers.filter((other) => other !== layer)
      tell()
    }
  }, [dialog, open])
}

const LOOKS = {
  success: { Icon: CircleCheck, colour: 'text-leaf' },
  info: { Icon: Info, colour: 'text-teal' },
  error: { Icon: CircleAlert, colour: 'text-terra' },
}

/** Where toasts stand: at the top right. Both live regions are there from the start, or nothing would be read out. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')
  const layer = useSyncExternalStore(subscribe, () => layers.at(-1) ?? null)
  const place = (
    <div className="pointer-events-none fixed inset-x-3 top-3 z-50 grid justify-items-end gap-2 md:left-auto md:top-5 md:right-5">
      <div role="alert" className="grid justify-items-end gap-2">
        {errors.map((one) => (
          <ToastCard key={one.id} {...one} />
        ))}
      </div>
      <div role="status" className="grid justify-items-end gap-2">
        {others.map((one) => (
          <ToastCard key={one.id} {...one} />
        ))}
      </div>
    </div>
  )
  return layer ? createPortal(place, layer) : place
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Its time stands still while it is pointed at or holds the focus. */
function ToastCard({ id, kind, text }: Toast) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(id), CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [held, id])
  const { Icon, colour } = LOOKS[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, its time stands still
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex w-fit max-w-96 items-start gap-3 rounded-2xl border border-line bg-card py-3 pr-1.5 pl-4 text-ink shadow-lift transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden className={`mt-0.5 size-5.5 shrink-0 ${colour}`} />
      <p className="py-px [overflow-wrap:anywhere]">{text}</p>
      <button
        type="button"
        aria-label="Close"
        onClick={() => close(id)}
        className="-my-1.5 grid size-10 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </div>
  )
}
