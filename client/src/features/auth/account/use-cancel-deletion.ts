import { useAuthActions } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { failed } from '../../../messages/en/auth/deletion-banner.ts'
import { toast } from '../../../ui/toasts.tsx'

/** Cancels the requested account deletion, then calls `onCancelled`. */
export function useCancelDeletion(onCancelled = () => {}) {
  const { state, update } = useAuthActions()
  const mutation = trpc.social.keep.useMutation()
  const cancelDeletion = async () => {
    try {
      const { message } = await mutation.mutateAsync()
      const { user } = state()
      if (user) update({ ...user, leavesAt: null })
      onCancelled()
      toast.success(message)
    } catch (error) {
      toast.error(errorMessage(error) ?? failed)
    }
  }
  return { busy: mutation.isPending, cancelDeletion }
}
