import { useEffect } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { errorMessage } from '../../../lib/errors.ts'
import { isUnreached, useContact } from '../../../lib/offline/contact.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { toast } from '../../../ui/toasts.tsx'
import { readEdits, whenLeft } from './kept-edits.ts'
import { type Calls, sendLeftEdits } from './send-left-edits.ts'
import { TRANSIENT } from './transient.ts'

/** How often the server is asked again while changes wait for it, ms. */
const AGAIN_MS = 60_000

/** Sends the changes of trips that closed pages have left on this device, while there is a network. */
export default function LeftEdits() {
  const utils = trpc.useUtils()
  const { user } = useAuth()
  const userId = user?._id
  const { away } = useContact()

  useEffect(() => {
    if (!userId || away) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // A call that is under way at a log-out is not made again with the token of the next account.
    const closing = new AbortController()
    const { signal } = closing
    const calls: Calls = {
      read: (tripId) => utils.client.trips.get.query({ tripId }, { signal }),
      change: (call) => utils.client.trips.change.mutate(call, { signal }),
      judge(error) {
        const code = errorCode(error)
        if (code === 'NOT_FOUND') return 'gone'
        if (isUnreached(error) || TRANSIENT.includes(code)) return null
        return { refusal: errorMessage(error) ?? text.refused }
      },
      onSent: (tripId) => utils.trips.get.invalidate({ tripId }),
      onConflicts: (conflicts) => {
        for (const { title, fields } of conflicts) toast.info(text.conflict(title, fields))
      },
    }
    const awaited = new Set<string>()
    async function sendOnceLeft(id: string, key: string) {
      if (awaited.has(key)) return
      awaited.add(key)
      await whenLeft(key, signal)
      awaited.delete(key)
      await send(id)
    }
    async function send(id: string) {
      clearTimeout(timer)
      const { isWaiting, taken } = await readEdits(id)
        .then((records) => sendLeftEdits(records, calls))
        .catch(() => ({ isWaiting: true, taken: [] }))
      if (signal.aborted) return
      if (isWaiting) timer = setTimeout(send, AGAIN_MS, id)
      for (const key of taken) sendOnceLeft(id, key).catch(() => {})
    }
    send(userId)
    return () => {
      closing.abort()
      clearTimeout(timer)
    }
  }, [utils, userId, away])
  return null
}
