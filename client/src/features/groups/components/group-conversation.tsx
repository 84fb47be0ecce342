import type { Group, GroupEntry, GroupMessage } from '@saathi/shared/groups/schema'
import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAuth } from '../../../lib/auth-context.tsx'
import { itemsOf } from '../../../lib/paging.ts'
import * as text from '../../../messages/en/groups/groups.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useAutoLoad } from '../../../ui/use-auto-load.ts'
import { entryWords } from '../entry-words.ts'
import type { useGroup } from '../hooks/use-group.ts'
import { useGroupOutbox } from '../hooks/use-group-outbox.ts'
import { useMarkGroupRead } from '../hooks/use-mark-group-read.ts'
import { Announcement } from './announcement.tsx'
import { GroupComposer } from './group-composer.tsx'
import { GroupLog, type Reportable } from './group-log.tsx'
import { MeetingStrip } from './meeting-strip.tsx'

/** This near to its end, the conversation counts as read to the end, px. */
const END_PX = 80

type Props = {
  group: Group
  entries: ReturnType<typeof useGroup>['entries']
  onMeeting: () => void
  onReport: (entry: Reportable) => void
}

/** The conversation of a group: the announcement, the entries and the composer. */
export function GroupConversation({ group, entries: list, onMeeting, onReport }: Props) {
  const { tour } = group
  const { user } = useAuth()
  const log = useRef<HTMLElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const [replyTo, setReplyTo] = useState<GroupMessage | null>(null)
  /** The read mark when the screen opened. */
  const [readUpTo] = useState(group.readUpTo)
  const entries = useMemo(() => itemsOf(list.data).toReversed(), [list.data])
  const { outgoing, send, resend, discard } = useGroupOutbox(tour._id, (number) => quotedIn(entries, number))
  const newest = entries.at(-1)
  useAutoLoad(list, start)
  useMarkGroupRead(tour._id, newest?.number, readUpTo, atEnd)
  const readerId = user?._id ?? ''

  const reply = useCallback((message: GroupMessage) => {
    setReplyTo(message)
    input.current?.focus()
  }, [])
  const toEnd = () => log.current?.scrollTo({ top: 0 })
  const delivered = new Set(entries.map((entry) => (entry.kind === 'message' ? entry.key : null)))

  return (
    <section
      aria-label={text.conversation}
      className="flex h-full min-h-0 flex-col overflow-clip bg-card md:h-[calc(100svh-21.5rem)] md:min-h-144 md:rounded-3xl md:border md:border-line"
    >
      {group.pinned && <Announcement key={group.pinned.number} message={group.pinned} group={group} />}
      {group.meeting && !tour.cancelled && (
        <MeetingStrip meeting={group.meeting} members={group.memberCount} onOpen={onMeeting} />
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        {/* `flex-col-reverse` keeps the scroll position at the newest entry, and in place when older ones load. Its live
            region is off, since loading earlier messages would announce them all; `Announcer` announces new ones. */}
        <section
          ref={log}
          role="log"
          aria-live="off"
          aria-label={text.messages}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          onScroll={({ currentTarget }) => setAtEnd(currentTarget.scrollTop > -END_PX)}
          className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:outline-offset-[-4px]"
        >
          <div>
            {list.hasNextPage && (
              <p className="mx-auto pt-4 text-center">
                <LoadMore list={list} label={text.earlier} />
              </p>
            )}
            {list.isPending && (
              <div role="status" className="grid gap-3 p-5">
                <span className="sr-only">{text.loading}</span>
                <div className="skeleton h-12 w-2/3" />
                <div className="skeleton h-12 w-1/2 justify-self-end" />
              </div>
            )}
            {!list.data && list.isError && (
              <div className="p-4">
                <EmptyState alert action={<Button onClick={() => list.refetch()}>{text.tryAgain}</Button>}>
                  {text.loadFailed}
                </EmptyState>
              </div>
            )}
            {list.data && !list.hasNextPage && !entries.some(isWritten) && outgoing.length === 0 && (
              <p className="mx-auto px-5 pt-10 pb-4 text-center text-muted">{text.empty}</p>
            )}
            <GroupLog
              group={group}
              entries={entries}
              list={list}
              outgoing={outgoing.filter(({ key }) => !delivered.has(key))}
              readerId={readerId}
              readUpTo={readUpTo}
              log={log}
              start={start}
              onReply={reply}
              onReport={onReport}
              onResend={resend}
              onDiscard={discard}
            />
          </div>
        </section>
        {!atEnd && (
          <button
            type="button"
            aria-label={text.toNewest}
            title={text.toNewest}
            onClick={toEnd}
            className="absolute right-4 bottom-3 grid size-11 place-items-center rounded-full border border-line bg-card text-ink shadow-lift hover:bg-sunk"
          >
            <ArrowDown aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <GroupComposer
        group={group}
        userId={readerId}
        input={input}
        replyTo={replyTo}
        onCancelReply={() => {
          setReplyTo(null)
          input.current?.focus()
        }}
        onSend={(draft) => {
          send(draft)
          setReplyTo(null)
          toEnd()
        }}
        onCreated={toEnd}
      />
      <Announcer newest={newest} readerId={readerId} />
    </section>
  )
}

const isWritten = (entry: GroupEntry): entry is Reportable =>
  entry.kind === 'message' || entry.kind === 'poll' || entry.kind === 'meeting'

/** What an answer to this entry quotes; null while it is not loaded. */
function quotedIn(entries: GroupEntry[], number: number): GroupMessage['replyTo'] {
  const entry = entries.find((one) => one.number === number)
  if (!entry || !isWritten(entry)) return null
  return { number, from: entry.from?.name ?? text.deletedAccount, text: entryWords(entry) }
}

/** Announces what others write while the group is open. */
function Announcer({ newest, readerId }: { newest: GroupEntry | undefined; readerId: string }) {
  const first = useRef<number | null>(null)
  const number = newest?.number ?? null
  useEffect(() => {
    first.current ??= number
  }, [number])
  const isNew = newest !== undefined && first.current !== null && newest.number > first.current
  return (
    <p role="status" className="sr-only">
      {isNew && announcementOf(newest, readerId)}
    </p>
  )
}

/** The announcement of an entry; none for the reader's own and for system lines. */
const announcementOf = (entry: GroupEntry, readerId: string): string | null =>
  isWritten(entry) && entry.from?._id !== readerId ? entryWords(entry) : null
