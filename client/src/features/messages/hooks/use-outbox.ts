import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { notSent } from '../../../messages/en/messages/messages.ts'
import { withMessage } from '../conversation-cache.ts'

/** A message being sent; `error` says why it failed. */
export type Outgoing = { key: string; text: string; error: string | null }

/** The unsent messages of a conversation, oldest first. */
export function useOutbox(userId: string) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.messages.send.useMutation()
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])

  async function deliver({ key, text }: Pick<Outgoing, 'key' | 'text'>) {
    setOutgoing((current) => [...current.filter((other) => other.key !== key), { key, text, error: null }])
    try {
      const message = await mutateAsync({ userId, text, key })
      utils.messages.list.setInfiniteData({ userId }, (current) => current && withMessage(current, message))
      setOutgoing((current) => current.filter((other) => other.key !== key))
      utils.messages.threads.invalidate()
    } catch (error) {
      const reason = errorMessage(error) ?? notSent
      setOutgoing((current) => current.map((other) => (other.key === key ? { ...other, error: reason } : other)))
    }
  }

  return {
    outgoing,
    send: (text: string) => deliver({ key: crypto.randomUUID(), text }),
    /** Sends again under the same key, so that the server stores the message once. */
    resend: deliver,
    discard: (key: string) => setOutgoing((current) => current.filter((other) => other.key !== key)),
  }
}
