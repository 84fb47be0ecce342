import { Flag } from 'lucide-react'
import * as text from '../../../messages/en/groups/groups.ts'

type Props = { label: string; onClick: () => void }

/** The button of a poll or a meeting point that opens the dialog to report it. */
export const ReportEntry = ({ label, onClick }: Props) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={label}
    title={text.reportShort}
    onClick={onClick}
    className="-my-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
  >
    <Flag aria-hidden className="size-4" />
  </button>
)
