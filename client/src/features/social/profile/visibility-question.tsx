import { JOINED_TOURS_VISIBLE_TO } from '@saathi/shared/social/rules'
import type { JoinedToursVisibleTo } from '@saathi/shared/social/schema'
import { useAuth, useAuthActions } from '../../../lib/auth-context.tsx'
import { labelled } from '../../../lib/choices.ts'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { joinedToursVisibleTo } from '../../../messages/en/social/people-choices.ts'
import * as text from '../../../messages/en/social/visibility-question.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts.tsx'

const CHOICES = labelled(JOINED_TOURS_VISIBLE_TO, joinedToursVisibleTo)

/** Asks the owners of older accounts, until they have answered, who may see the tours that they have joined. */
export default function VisibilityQuestion() {
  const { user } = useAuth()
  const { update } = useAuthActions()
  const save = trpc.social.update.useMutation()
  // A profile that an earlier version stored in the browser has no such field.
  if (user?.visibilityAnswered !== false) return null

  async function answer(joinedToursVisibleTo: JoinedToursVisibleTo) {
    if (save.isPending) return
    try {
      update(await save.mutateAsync({ joinedToursVisibleTo }))
      toast.success(text.saved)
    } catch (error) {
      toast.error(errorMessage(error) ?? text.failed)
    }
  }

  return (
    <section aria-labelledby="visibility-question" className="wrap pt-8">
      <div className="rounded-3xl border border-line bg-card p-5 md:p-6">
        <h2 id="visibility-question" className="text-xl">
          {text.title}
        </h2>
        <p className="mt-2 text-muted">{text.why}</p>
        <div className="mt-4 flex flex-wrap gap-3 max-md:*:w-full">
          {CHOICES.map(([value, label]) => (
            <Button key={value} variant="quiet" aria-disabled={save.isPending} onClick={() => answer(value)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
