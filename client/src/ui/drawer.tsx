import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import * as text from '../messages/en/lib/common.ts'
import { useModal } from './use-modal.ts'

type Props = {
  label: string
  open: boolean
  onClose: () => void
  /** Wide enough for two columns. */
  wide?: boolean
  /** For a short form or one subject. */
  narrow?: boolean
  /** A click on the backdrop does not close it, for forms with unsaved input. */
  persistent?: boolean
  children: ReactNode
}

/**
 * A modal drawer: from the right on wide screens, from the bottom on phones. Escape, its button and, unless `persistent`,
 * a click on the backdrop close it, and the focus returns to its opener.
 */
export function Drawer({ label, open, onClose, wide = false, narrow = false, persistent = false, children }: Props) {
  const dialog = useModal(open)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-label={label}
      // Ignores a close by its owner and the close event of a nested dialog, which React bubbles up.
      onClose={({ target, currentTarget }) => open && target === currentTarget && onClose()}
      onClick={(event) => !persistent && event.target === dialog.current && onClose()}
      className={`drawer ${wide ? 'md:max-w-5xl' : narrow ? 'md:max-w-120' : 'md:max-w-2xl'}`}
    >
      {open && (
        <div className="relative min-h-full bg-paper">
          <div className="sticky top-0 z-10 flex h-14 items-center justify-end bg-paper px-2">
            <button
              type="button"
              aria-label={text.close}
              onClick={onClose}
              className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-card text-ink hover:bg-sunk"
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
