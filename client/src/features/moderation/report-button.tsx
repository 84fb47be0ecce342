import type { ReportSubject } from '@saathi/shared/moderation/schema'
import type { Person } from '@saathi/shared/social/schema'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import * as text from '../../messages/en/moderation/safety.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { type ReportChoice, ReportForm } from './report-form.tsx'

type Props = {
  person: Pick<Person, '_id' | 'name'>
  /** The subject of the report, if it is not the user as a whole. */
  subject?: ReportSubject | undefined
  /** Asks what the report is about, instead of `subject`. */
  choices?: readonly ReportChoice[] | undefined
  /** Called after the user was blocked. */
  onBlocked: () => void
}

/** Opens the dialog to report or block a user. */
export function ReportButton({ person, subject, choices, onBlocked }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.reportOrBlockName(person.name)}
        title={text.reportOrBlock}
        onClick={() => setOpen(true)}
        className="grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
      >
        <Flag aria-hidden className="size-5" />
      </button>
      <ReportDialog
        person={person}
        subject={subject}
        choices={choices}
        open={open}
        onBlocked={onBlocked}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

type DialogProps = {
  person: Pick<Person, '_id' | 'name'>
  subject?: ReportSubject | undefined
  choices?: readonly ReportChoice[] | undefined
  onClose: () => void
  /** Called after the user was blocked. */
  onBlocked?: () => void
  open?: boolean
}

/** The dialog to report or block a user. */
export const ReportDialog = ({ person, subject, choices, onClose, onBlocked = () => {}, open = true }: DialogProps) => (
  <Dialog title={text.reportOrBlockName(person.name)} open={open} onClose={onClose}>
    <ReportForm person={person} subject={subject} choices={choices} onBlocked={onBlocked} onDone={onClose} />
  </Dialog>
)
