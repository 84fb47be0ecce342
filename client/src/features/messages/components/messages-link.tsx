import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/messages/messages.ts'
import { useConversations } from '../hooks/use-conversations.ts'

/** The link to the messages with the number of unread ones: in the navigation bar, and on a phone a tab. */
export default function MessagesLink({ tab = false }: { tab?: boolean }) {
  const groups = trpc.groups.list.useQuery()
  const unread = (useConversations().data?.pages[0]?.unread ?? 0) + (groups.data?.unread ?? 0)
  return (
    <Link
      to="/messages"
      aria-label={unread > 0 ? text.unreadMessages(unread) : text.title}
      activeOptions={{ includeSearch: false }}
      className={
        tab
          ? 'phone-tab'
          : 'relative hidden size-12 place-items-center rounded-full hover:bg-on-night/10 focus-visible:outline-on-night md:grid'
      }
    >
      <MessageCircle aria-hidden className="size-5.5" />
      {tab && text.title}
      {unread > 0 && (
        <span
          aria-hidden
          className={`absolute top-1 grid h-5 min-w-5 place-items-center rounded-full bg-marigold px-1 font-[700] text-on-marigold text-xs tabular-nums leading-none ${tab ? 'left-[calc(50%+0.375rem)]' : 'right-0.5'}`}
        >
          {unread > 99 ? text.moreThan99 : unread}
        </span>
      )}
    </Link>
  )
}
