import type { Choice } from '@saathi/shared/choices/schema'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/choices/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toasts.tsx'

type Props = { choice: Choice; onGone: () => void }

/** Closing and deleting one's own choice, and leaving that of somebody else. */
export function OwnerActs({ choice: { _id: choiceId, mine, people, group, result }, onGone }: Props) {
  const utils = trpc.useUtils()
  const close = trpc.choices.close.useMutation()
  const remove = trpc.choices.remove.useMutation()
  const leave = trpc.choices.leave.useMutation()
  const [asking, setAsking] = useState(false)
  const isBusy = close.isPending || remove.isPending || leave.isPending

  async function run(action: () => Promise<unknown>, isLast: boolean) {
    if (isBusy) return
    try {
      await action()
      utils.choices.list.invalidate()
      utils.home.get.invalidate()
      if (isLast) onGone()
      else await utils.choices.get.invalidate({ choiceId })
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
    setAsking(false)
  }
  if (!mine && group) return null
  return (
    <div className="flex flex-wrap gap-3">
      {mine && !result && people.filter(({ hasVoted }) => hasVoted).length > 1 && (
        <Button
          variant="quiet"
          aria-disabled={isBusy}
          onClick={() => run(() => close.mutateAsync({ choiceId }), false)}
        >
          {text.closeNow}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {mine ? text.remove : text.leave}
      </Button>
      <Dialog title={mine ? text.askRemove : text.askLeave} open={asking} onClose={() => setAsking(false)}>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            aria-disabled={isBusy}
            onClick={() => run(() => (mine ? remove : leave).mutateAsync({ choiceId }), true)}
          >
            {mine ? text.yesRemove : text.yesLeave}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {text.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
