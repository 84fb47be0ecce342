import type { GroupMessage } from '@saathi/shared/groups/schema'
import { useCallback, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { type Answered, LANES } from '../../../lib/offline/mutation-classes.ts'
import { type Unsent, useWrites } from '../../../lib/offline/writes.ts'
import { trpc } from '../../../lib/trpc.ts'
import { notSent } from '../../../messages/en/groups/groups.ts'
import { late, waiting } from '../../../messages/en/offline/offline.ts'
import { useGroupEntry } from './use-group-entry.ts'

export type Draft = Pick<GroupMessage, 'text' | 'picture' | 'replyTo'>
/** A message being sent; `error` says why it failed, `waits` what it waits for. `id`: of a write that waits on this device. */
export type Outgoing = Draft & { key: string; error: string | null; waits?: string | undefined; id?: number }

/** The unsent messages of a group, oldest first. */
export function useGroupOutbox(tourId: string, answered: (number: number) => Draft['replyTo']) {
  const utils = trpc.useUtils()
  const { put } = useGroupEntry(tourId)
  const { mutateAsync } = trpc.groups.send.useMutation()
  const [failing, setFailing] = useState<Outgoing[]>([])
  const onAnswer = useCallback(
    ({ name, answer }: Answered) => (name === 'groups.send' || name === 'groups.vote') && put(answer),
    [put],
  )
  const writes = useWrites(LANES.group(tourId), onAnswer)
  const drop = (key: string) => setFailing((current) => current.filter((other) => other.key !== key))

  async function deliver({ key, text, picture, replyTo }: Draft & { key: string }) {
    const input = { tourId, text, picture, replyTo: replyTo?.number ?? null, key }
    try {
      if (writes.add) {
        await writes.add({ name: 'groups.send', input })
        return drop(key)
      }
    } catch {
      // This browser cannot store it: it is sent from this page.
    }
    const message = { key, text, picture, replyTo, error: null }
    setFailing((current) => [...current.filter((other) => other.key !== key), message])
    try {
      put(await mutateAsync(input))
      drop(key)
      utils.groups.list.invalidate()
    } catch (error) {
      const reason = errorMessage(error) ?? notSent
      setFailing((current) => current.map((other) => (other.key === key ? { ...other, error: reason } : other)))
    }
  }

  function toOutgoing({ id, name, input, state, refusal }: Unsent): Outgoing[] {
    if (name !== 'groups.send') return []
    const { key = '', text, picture = null, replyTo } = input
    const error = state === 'late' ? late : refusal
    const draft = { text: text ?? '', picture, replyTo: replyTo ? answered(replyTo) : null }
    return [{ ...draft, id, key, error, waits: state === 'waiting' ? waiting : undefined }]
  }

  return {
    outgoing: [...writes.unsent.flatMap(toOutgoing), ...failing],
    send: (draft: Draft) => deliver({ ...draft, key: crypto.randomUUID() }),
    /** Sends again under the same key, so that the server stores the message once. */
    resend: ({ id, ...message }: Outgoing) => (id === undefined ? deliver(message) : writes.retry(id)),
    discard: ({ id, key }: Outgoing) => (id === undefined ? drop(key) : writes.discard(id)),
  }
}
