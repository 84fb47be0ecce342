import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useToastLayer } from './toasts.tsx'

type Props = {
  label: string
  open: boolean
  onClose: () => void
  /** Room for two columns. */
  wide?: boolean
  /** It holds what would be lost: a click beside it does not close it. */
  persistent?: boolean
  children: ReactNode
}

/**
 * A drawer over the page: from the right on a desk, from the foot of the screen on a phone. Escape, its button and,
 * unless it is persistent, a click beside it close it; focus goes back to where it was.
 */
export function Drawer({ label, open, onClose, wide = false, persistent = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useToastLayer(dialog, open)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-label={label}
      // Not where its owner closed it, which is no news, nor for a dialog inside it, whose event React hands up.
      onClose={({ target, currentTarget }) => open && target === currentTarget && onClose()}
      onClick={(event) => !persistent && event.target === dialog.current && onClose()}
      className={`drawer ${wide ? 'md:max-w-5xl' : 'md:max-w-2xl'}`}
    >
      {open && (
        <div className="relative min-h-full bg-paper">
          <div className="sticky top-0 z-10 flex h-0 justify-end">
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="m-3 grid size-12 shrink-0 place-items-center rounded-full border border-line bg-card text-ink shadow-lift hover:bg-sunk"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
