import { useRef, useState } from 'react'
import { errorField, errorMessage, errorReason } from '../../../lib/errors.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/admin/admin-moderation.ts'
import { toast } from '../../../ui/toasts.tsx'

export type Failure = {
  message: string
  /** The input that the server names. */
  field: string | null
  /** It is decided already, or gone: the page shows what became of it. */
  isConflict: boolean
  needsLogin: boolean
}

/** Runs acts one at a time: the answer in a toast, an error beside the form, and then the lists as they stand. */
export function useAct() {
  const utils = trpc.useUtils()
  const [error, setError] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)

  /** @returns whether it is done */
  async function run(call: () => Promise<{ message: string }>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setError(null)
    try {
      toast.success((await call()).message)
      await utils.admin.invalidate()
      return true
    } catch (reason) {
      const isConflict = ['CONFLICT', 'NOT_FOUND'].includes(errorCode(reason) ?? '')
      const needsLogin = errorReason(reason) === 'login-too-old'
      const words = errorMessage(reason) ?? text.actFailed
      const message = isConflict ? text.nowStands(words) : words
      setError({ message, field: errorField(reason), isConflict, needsLogin })
      if (isConflict) toast.error(message)
      if (isConflict || needsLogin) await utils.admin.invalidate()
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, busy, error, setError }
}
export type Act = ReturnType<typeof useAct>
