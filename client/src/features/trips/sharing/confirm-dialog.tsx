import * as text from '../../../messages/en/trips/trip-sharing.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = {
  open: boolean
  title: string
  effect: string
  yes: string
  busy: boolean
  onYes: () => void
  onClose: () => void
}

/** Asks before a link stops working. */
export const ConfirmDialog = ({ open, title, effect, yes, busy, onYes, onClose }: Props) => (
  <Dialog title={title} open={open} onClose={onClose}>
    <p className="mt-3">{effect}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <Button aria-disabled={busy} onClick={() => !busy && onYes()}>
        {yes}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {text.keep}
      </Button>
    </div>
  </Dialog>
)
