import { useEffect, useRef } from 'react'
import { useToastLayer } from './toasts.tsx'

/** The ref of a `<dialog>` that is a modal, with the toasts inside, while `open`. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useToastLayer(dialog, open)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return dialog
}
