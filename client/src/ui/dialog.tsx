import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type Props = { title: string; open: boolean; onClose: () => void; children: ReactNode }

/** A modal dialog. Escape and a click on the backdrop close it, and the focus returns to its opener. */
export function Dialog({ title, open, onClose, children }: Props) {
  const dialog = useModal(open)
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-3xl bg-card p-0 text-ink shadow-lift backdrop:bg-night/60"
    >
      <div className="p-6 [overflow-wrap:anywhere] md:p-7">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {open && children}
      </div>
    </dialog>
  )
}
