import { useEffect, useRef } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useDocumentVisible } from '../../../lib/use-document-visible.ts'

/** Marks the messages of `userId` up to `newest` as read while the page is visible. */
export function useMarkRead(userId: string, newest: string | undefined) {
  const utils = trpc.useUtils()
  const { mutate } = trpc.messages.markRead.useMutation({ onSuccess: () => utils.messages.threads.invalidate() })
  const visible = useDocumentVisible()
  const lastMarked = useRef('')
  useEffect(() => {
    if (!visible || !newest || newest <= lastMarked.current) return
    lastMarked.current = newest
    mutate({ userId, upTo: newest })
  }, [visible, newest, userId, mutate])
}
