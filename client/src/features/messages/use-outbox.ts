import { useState } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { withMessage } from './conversation-cache.ts'

/** A message on its way; `fault` says why it did not get there. */
export type Outgoing = { key: string; text: string; fault: string | null }

/** What was written to somebody here and has not arrived yet, the oldest first. */
export function useOutbox(userId: string) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.messages.send.useMutation()
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])

  async function deliver({ key, text }: Pick<Outgoing, 'key' | 'text'>) {
    setOutgoing((held) => [...held.filter((other) => other.key !== key), { key, text, fault: null }])
    try {
      const message = await mutateAsync({ userId, text, key })
      utils.messages.list.setInfiniteData({ userId }, (held) => held && withMessage(held, message))
      setOutgoing((held) => held.filter((other) => other.key !== key))
      utils.messages.threads.invalidate()
    } catch (error) {
      const fault = errorMessage(error) ?? 'Not sent: no answer came.'
      setOutgoing((held) => held.map((other) => (other.key === key ? { ...other, fault } : other)))
    }
  }

  return {
    outgoing,
    send: (text: string) => deliver({ key: crypto.randomUUID(), text }),
    /** Under the same key, so that what did arrive after all is not sent twice. */
    again: deliver,
    discard: (key: string) => setOutgoing((held) => held.filter((other) => other.key !== key)),
  }
}
