import { type ReactNode, useId } from 'react'
import * as text from '../messages/en/lib/filters.ts'
import { Button } from './button.tsx'
import { DialogHead } from './dialog-head.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Removes all filters; undefined when there are none. */
  onClear: (() => void) | undefined
  /** Says how many results the filters have: `Show 12 tours`. */
  show: string
  children: ReactNode
}

/** The filters of a list on a phone: a sheet of the screen's height. They apply at once, and its button counts the results. */
export function FilterSheet({ open, onClose, onClear, show, children }: Props) {
  const dialog = useModal(open)
  const id = useId()
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => open && target === currentTarget && onClose()}
      className="phone-sheet m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-paper p-0 text-ink"
    >
      {open && (
        <div className="flex h-full flex-col">
          <DialogHead
            id={id}
            title={text.filters}
            onClose={onClose}
            className="h-14 shrink-0 border-line border-b pr-2 pl-4.5"
          />
          <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-4.5 py-5">
            {children}
          </div>
          <div className="flex shrink-0 gap-3 border-line border-t bg-card px-4.5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            {onClear && (
              <Button variant="quiet" onClick={onClear} className="shrink-0">
                {text.clearAll}
              </Button>
            )}
            <Button onClick={onClose} className="min-w-0 flex-1">
              {show}
            </Button>
          </div>
          <p role="status" className="sr-only">
            {show}
          </p>
        </div>
      )}
    </dialog>
  )
}
