import { useEffect, useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useDocumentVisible } from '../../../lib/use-document-visible.ts'

/** Marks the entries of a group up to `newest` as read while the page is visible and `atEnd` of the conversation. */
export function useMarkGroupRead(tourId: string, newest: number | undefined, readUpTo: number, atEnd: boolean) {
  const utils = trpc.useUtils()
  const { mutate } = trpc.groups.markRead.useMutation({ onSuccess: () => utils.groups.list.invalidate() })
  const visible = useDocumentVisible()
  const lastMarked = useRef(readUpTo)
  useEffect(() => {
    if (!visible || !atEnd || newest === undefined || newest <= lastMarked.current) return
    lastMarked.current = newest
    mutate({ tourId, upTo: newest })
  }, [visible, atEnd, newest, tourId, mutate])
}
