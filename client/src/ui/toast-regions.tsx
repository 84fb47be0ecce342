import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './close-button.tsx'
import { type Toast, toast, useToasts } from './toasts.tsx'

const CLOSES_AFTER_MS = 5000

const STYLES = {
  success: { Icon: CircleCheck, colour: 'text-leaf' },
  info: { Icon: Info, colour: 'text-teal' },
  error: { Icon: CircleAlert, colour: 'text-terra' },
}

/** The toasts, at the top right; on a phone they leave the own picture or menu free. Both live regions are always rendered, so that screen readers announce new toasts. */
export default function ToastRegions() {
  const { shown, layer } = useToasts()
  const errors = shown.filter(({ kind }) => kind === 'error')
  const others = shown.filter(({ kind }) => kind !== 'error')
  const content = (
    <div className="pointer-events-none fixed top-3 right-17 left-3 z-50 grid justify-items-end gap-2 md:left-auto md:top-5 md:right-5">
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

/** A toast. Its timer stops while it is hovered or focused. */
function ToastCard({ id, kind, text }: Toast) {
  const [paused, setPaused] = useState(false)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => toast.close(id), CLOSES_AFTER_MS)
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
      className="pointer-events-auto flex w-fit max-w-96 items-start gap-2 rounded-2xl border border-line bg-card py-3 pr-1.5 pl-3 md:gap-3 md:pl-4 text-ink shadow-lift transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0"
    >
      <Icon aria-hidden className={`mt-0.5 size-5.5 shrink-0 ${colour}`} />
      <p className="py-px [overflow-wrap:anywhere]">{text}</p>
      <CloseButton onClose={() => toast.close(id)} className="-my-2 text-muted hover:bg-sunk hover:text-ink" />
    </div>
  )
}
