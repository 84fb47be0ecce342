import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import { CloseButton } from '../../../ui/close-button.tsx'

const CLOSES_AFTER_MS = 8_000

type Props = { words: string; onUndo: () => void; onClose: () => void }

/** Says what has been done, with a way back. */
export function UndoBar({ words, onUndo, onClose }: Props) {
  useEffect(() => {
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [onClose])
  return (
    <div className="fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center gap-2 rounded-full border border-line bg-card py-1.5 pr-1.5 pl-5 text-ink shadow-lift md:bottom-6 print:hidden">
      <p className="min-w-0 text-sm [overflow-wrap:anywhere]">{words}</p>
      <button
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-[650] text-teal hover:bg-sunk"
      >
        <Undo2 aria-hidden className="size-4.5" />
        {text.undo}
      </button>
      <CloseButton onClose={onClose} className="text-muted hover:bg-sunk hover:text-ink" />
    </div>
  )
}
