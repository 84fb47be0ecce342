import type { GroupMessage } from '@saathi/shared/groups/schema'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { trpc } from '../../../lib/trpc.ts'
import { notSent } from '../../../messages/en/groups/groups.ts'
import { useGroupEntry } from './use-group-entry.ts'

export type Draft = Pick<GroupMessage, 'text' | 'picture' | 'replyTo'>
/** A message being sent; `error` says why it failed. */
export type Outgoing = Draft & { key: string; error: string | null }

/** The unsent messages of a group, oldest first. */
export function useGroupOutbox(tourId: string) {
  const utils = trpc.useUtils()
  const { put } = useGroupEntry(tourId)
  const { mutateAsync } = trpc.groups.send.useMutation()
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])
  const discard = (key: string) => setOutgoing((current) => current.filter((other) => other.key !== key))

  async function deliver({ key, text, picture, replyTo }: Draft & { key: string }) {
    const message = { key, text, picture, replyTo, error: null }
    setOutgoing((current) => [...current.filter((other) => other.key !== key), message])
    try {
      put(await mutateAsync({ tourId, text, picture, replyTo: replyTo?.number ?? null, key }))
      discard(key)
      utils.groups.list.invalidate()
    } catch (error) {
      const reason = errorMessage(error) ?? notSent
      setOutgoing((current) => current.map((other) => (other.key === key ? { ...other, error: reason } : other)))
    }
  }

  return {
    outgoing,
    send: (draft: Draft) => deliver({ ...draft, key: crypto.randomUUID() }),
    /** Sends again under the same key, so that the server stores the message once. */
    resend: deliver,
    discard,
  }
}
