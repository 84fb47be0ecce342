import type { Person } from '@saathi/shared/social/schema'
import { HeartOff } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/matching/matching.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = {
  person: Pick<Person, '_id' | 'name'>
  /** Called after the match has ended. */
  onUnmatched?: () => void
}

/** Ends a match after confirmation. */
export function UnmatchButton({ person: { _id, name }, onUnmatched }: Props) {
  const [open, setOpen] = useState(false)
  const utils = trpc.useUtils()
  const unmatch = trpc.matching.unmatch.useMutation()

  async function confirm() {
    try {
      toast.success((await unmatch.mutateAsync({ userId: _id })).message)
      setOpen(false)
      onUnmatched?.()
      await Promise.all([utils.matching.invalidate(), utils.messages.invalidate()])
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text.unmatchName(name)}
        title={text.unmatch}
        onClick={() => setOpen(true)}
        className="grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink"
      >
        <HeartOff aria-hidden className="size-5" />
      </button>
      <Dialog title={text.unmatchQuestion(name)} open={open} onClose={() => setOpen(false)}>
        <p className="mt-3">{text.unmatchMeans}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={unmatch.isPending} onClick={confirm}>
            {unmatch.isPending ? text.loading : text.confirmUnmatch}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
