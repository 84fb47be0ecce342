import { useCallback, useEffect, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { useKeeping } from '../../../lib/offline/keeping.ts'
import * as offlineText from '../../../messages/en/offline/offline.ts'
import { toast } from '../../../ui/toasts.tsx'
import {
  discardEdits,
  isHeld,
  keepEdits,
  keepRefused,
  onHeldEdits,
  readEdits,
  type TripEdits,
} from '../edits/kept-edits.ts'
import type { Unsaved } from '../edits/trip-edits.ts'
import type { TripSync } from '../edits/trip-sync.ts'

/**
 * The changes of an open trip on this device: they survive the page, and are sent when there is a network. `held` are those
 * that wait for their author, each with its reason.
 */
export function useKeptEdits(tripId: string, sync: TripSync) {
  const { user } = useAuth()
  const { keeping } = useKeeping()
  const userId = keeping ? user?._id : undefined
  const [held, setHeld] = useState<TripEdits[]>([])

  const readHeld = useCallback(async () => {
    if (!userId) return setHeld([])
    setHeld((await readEdits(userId)).filter((record) => record.tripId === tripId && isHeld(record)))
  }, [tripId, userId])

  useEffect(() => {
    const read = () => readHeld().catch(() => {})
    read()
    return onHeldEdits(read)
  }, [readHeld])

  useEffect(() => (userId ? keepEdits({ tripId, userId, sync }) : undefined), [tripId, userId, sync])

  const keep = (refusal: string, edits: Unsaved) => {
    if (userId) keepRefused({ tripId, userId }, refusal, edits).catch(() => toast.error(refusal))
  }
  return {
    held: held.map((record) => ({ ...record, reason: record.refusal ?? offlineText.late })),
    retry(record: TripEdits) {
      sync.restore(record.edits)
      return discardEdits(record.key)
    },
    discard: (record: TripEdits) => discardEdits(record.key),
    /** Keeps refused changes for their author; null for people who do not keep their trips. */
    keep: userId === undefined ? null : keep,
  }
}
