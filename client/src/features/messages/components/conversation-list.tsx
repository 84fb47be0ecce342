import type { ConversationSummary } from '@saathi/shared/messages/schema'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { listTime } from '../../../lib/day.ts'
import { itemsOf } from '../../../lib/paging.ts'
import * as text from '../../../messages/en/messages/messages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useConversations } from '../hooks/use-conversations.ts'
import { inOrder, type MessageRow } from '../in-order.ts'

/** The groups of tours as rows; undefined while they load. */
export type GroupRows = {
  rows: (MessageRow & { row: ReactNode })[] | undefined
  hasFailed: boolean
  refetch: () => void
}

/** The signed-in user's conversations and the groups of their tours, those with the latest messages first. */
export function ConversationList({ groups }: { groups: GroupRows }) {
  const list = useConversations()
  const conversations = itemsOf(list.data).map((conversation): MessageRow & { row: ReactNode } => ({
    key: conversation.person._id,
    at: conversation.last.at,
    row: <ConversationLink conversation={conversation} />,
  }))
  const hasFailed = list.isError && conversations.length === 0
  const rows = inOrder(conversations, groups.rows ?? [], list.hasNextPage)
  if (list.isPending || (!groups.rows && !groups.hasFailed)) return <Skeleton />
  return (
    <>
      {hasFailed && <Failed retry={list.refetch}>{text.listFailed}</Failed>}
      {groups.hasFailed && !groups.rows && <Failed retry={groups.refetch}>{text.groupsFailed}</Failed>}
      {rows.length === 0 && !hasFailed && !groups.hasFailed && <Empty />}
      <ul>
        {rows.map(({ key, row }) => (
          <li key={key} className="border-line border-b">
            {row}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="mx-auto p-4 text-center">
          <LoadMore list={list} label={text.olderConversations} />
        </p>
      )}
    </>
  )
}

const Skeleton = () => (
  <div role="status" className="grid gap-3 p-4">
    <span className="sr-only">{text.loading}</span>
    <div className="skeleton h-16" />
    <div className="skeleton h-16" />
    <div className="skeleton h-16" />
  </div>
)

const Failed = ({ retry, children }: { retry: () => void; children: string }) => (
  <div className="p-4">
    <EmptyState alert action={<Button onClick={() => retry()}>{text.tryAgain}</Button>}>
      {children}
    </EmptyState>
  </div>
)

const Empty = () => (
  <div className="p-4">
    <EmptyState
      action={
        <Link to="/matching" search={{ tab: 'matched' }} className={buttonClass('main')}>
          {text.matchedUsers}
        </Link>
      }
    >
      {text.empty}
    </EmptyState>
  </div>
)

function ConversationLink({ conversation: { person, last, unread } }: { conversation: ConversationSummary }) {
  const { user } = useAuth()
  const shownCount = unread > 99 ? text.moreThan99 : String(unread)
  return (
    <Link
      to="/messages/$userId"
      params={{ userId: person._id }}
      className="flex items-center gap-3.5 px-4 py-3 hover:bg-sunk focus-visible:outline-offset-[-4px] aria-[current=page]:bg-sunk"
    >
      <Avatar id={person._id} name={person.name} picture={person.profilePicture} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="line-clamp-2 min-w-0 font-[650] [overflow-wrap:anywhere]">{person.name}</span>
          <time dateTime={last.at} className="shrink-0 text-muted text-xs tabular-nums">
            {listTime(last.at)}
          </time>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span className={`truncate text-sm ${unread > 0 ? 'font-[600]' : 'text-muted'}`}>
            {last.from === user?._id ? text.ownMessage(last.text) : last.text}
          </span>
          {unread > 0 && (
            <span className="grid h-5.5 min-w-5.5 shrink-0 place-items-center rounded-full bg-marigold px-1.5 font-[700] text-on-marigold text-xs tabular-nums">
              <span aria-hidden>{shownCount}</span>
              <span className="sr-only">{text.unreadCount(shownCount)}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}
