import { X } from 'lucide-react'
import { close } from '../messages/en/lib/common.ts'

type Props = { label?: string; onClose: () => void; className?: string }

/** The button that closes a dialog, a drawer, a panel or a toast. `className` gives its colours. */
export const CloseButton = ({ label = close, onClose, className = 'hover:bg-sunk' }: Props) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClose}
    className={`grid size-11 shrink-0 place-items-center rounded-full ${className}`}
  >
    <X aria-hidden className="size-5" />
  </button>
)
