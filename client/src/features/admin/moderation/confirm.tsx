import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = { title: string; words: string; label: string; open: boolean; onYes: () => void; onClose: () => void }

/** Asks once more before an act with hard consequences. */
export const Confirm = ({ title, words, label, open, onYes, onClose }: Props) => (
  <Dialog title={title} open={open} onClose={onClose}>
    <p className="mt-3">{words}</p>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button onClick={onYes}>{label}</Button>
      <Button variant="quiet" onClick={onClose}>
        {text.cancel}
      </Button>
    </div>
  </Dialog>
)
