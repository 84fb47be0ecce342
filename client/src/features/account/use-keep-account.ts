import { useAuthActions } from '../../lib/auth-context.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../ui/toasts.tsx'

/** Takes back the request for deletion; `onKept` is told of it. */
export function useKeepAccount(onKept = () => {}) {
  const { state, update } = useAuthActions()
  const mutation = trpc.social.keep.useMutation()
  const keep = async () => {
    try {
      const { message } = await mutation.mutateAsync()
      const { user } = state()
      if (user) update({ ...user, leavesAt: null })
      onKept()
      toast.success(message)
    } catch (error) {
      toast.error(errorMessage(error) ?? 'That did not work. Please try again.')
    }
  }
  return { busy: mutation.isPending, keep }
}
