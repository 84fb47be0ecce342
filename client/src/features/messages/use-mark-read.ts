import { useEffect, useRef, useSyncExternalStore } from 'react'
import { trpc } from '../../lib/trpc.ts'

/** Marks what `userId` wrote, up to `newest`, as read, while the page is in front of somebody. */
export function useMarkRead(userId: string, newest: string | undefined) {
  const utils = trpc.useUtils()
  const { mutate } = trpc.messages.markRead.useMutation({ onSuccess: () => utils.messages.threads.invalidate() })
  const seen = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const marked = useRef('')
  useEffect(() => {
    if (!seen || !newest || newest <= marked.current) return
    marked.current = newest
    mutate({ userId, upTo: newest })
  }, [seen, newest, userId, mutate])
}

function subscribe(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
