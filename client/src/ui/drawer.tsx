import type { ReactNode } from 'react'
import { DialogHead } from './dialog-head.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  label: string
  /** The title beside the button that closes the drawer, where its contents have none. */
  title?: ReactNode
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
export function Drawer({ label, title, open, onClose, wide, narrow, persistent, children }: Props) {
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
          <DialogHead
            title={title}
            titleClass="text-xl leading-tight"
            onClose={onClose}
            closeClass="border border-line bg-card text-ink hover:bg-sunk"
            className="sticky top-0 z-10 min-h-14 bg-paper pr-2 pl-5 md:pl-7"
          />
          {children}
        </div>
      )}
    </dialog>
  )
}
