import { useCallback, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { type Answered, LANES } from '../../../lib/offline/mutation-classes.ts'
import { type Unsent, useWrites } from '../../../lib/offline/writes.ts'
import { trpc } from '../../../lib/trpc.ts'
import { notSent } from '../../../messages/en/messages/messages.ts'
import { late, waiting } from '../../../messages/en/offline/offline.ts'
import { withMessage } from '../conversation-cache.ts'

/** A message being sent; `error` says why it failed, `waits` what it waits for. `id`: of a write that waits on this device. */
export type Outgoing = { key: string; text: string; error: string | null; waits?: string | undefined; id?: number }

/** The unsent messages of a conversation, oldest first. */
export function useOutbox(userId: string) {
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.messages.send.useMutation()
  const [failing, setFailing] = useState<Outgoing[]>([])
  const onAnswer = useCallback(
    ({ name, answer }: Answered) => {
      if (name !== 'messages.send') return
      utils.messages.list.setInfiniteData({ userId }, (current) => current && withMessage(current, answer))
    },
    [utils, userId],
  )
  const writes = useWrites(LANES.conversation(userId), onAnswer)
  const drop = (key: string) => setFailing((current) => current.filter((other) => other.key !== key))

  async function deliver({ key, text }: Pick<Outgoing, 'key' | 'text'>) {
    const call = { name: 'messages.send', input: { userId, text, key } } as const
    try {
      if (writes.add) {
        await writes.add(call)
        return drop(key)
      }
    } catch {
      // This browser cannot store it: it is sent from this page.
    }
    setFailing((current) => [...current.filter((other) => other.key !== key), { key, text, error: null }])
    try {
      const message = await mutateAsync(call.input)
      onAnswer({ ...call, answer: message })
      drop(key)
      utils.messages.threads.invalidate()
    } catch (error) {
      const reason = errorMessage(error) ?? notSent
      setFailing((current) => current.map((other) => (other.key === key ? { ...other, error: reason } : other)))
    }
  }

  return {
    outgoing: [...writes.unsent.flatMap(toOutgoing), ...failing],
    send: (text: string) => deliver({ key: crypto.randomUUID(), text }),
    /** Sends again under the same key, so that the server stores the message once. */
    resend: ({ id, ...message }: Outgoing) => (id === undefined ? deliver(message) : writes.retry(id)),
    discard: ({ id, key }: Outgoing) => (id === undefined ? drop(key) : writes.discard(id)),
  }
}

function toOutgoing({ id, name, input, state, refusal }: Unsent): Outgoing[] {
  if (name !== 'messages.send') return []
  const error = state === 'late' ? late : refusal
  return [{ id, key: input.key ?? '', text: input.text, error, waits: state === 'waiting' ? waiting : undefined }]
}
