import { MESSAGE_MAX } from '@saathi/shared/messages/schema'
import type { Person } from '@saathi/shared/social/schema'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { itemsOf, PAGED } from '../../../lib/paging.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/messages/messages.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Composer } from '../../../ui/composer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useAutoLoad } from '../../../ui/use-auto-load.ts'
import { useMarkRead } from '../hooks/use-mark-read.ts'
import { useOutbox } from '../hooks/use-outbox.ts'
import { History } from './history.tsx'

type Props = {
  userId: string
  /** Further actions concerning the other person. */
  actions: (person: Person, matched: boolean) => ReactNode
  /** Shown above the field once the user has written. */
  question: (person: Person) => ReactNode
}

/** A conversation: header, messages and composer. */
export function Conversation({ userId, actions, question }: Props) {
  const list = trpc.messages.list.useInfiniteQuery({ userId }, PAGED)
  const { outgoing, send, resend, discard } = useOutbox(userId)
  const [draft, setDraft] = useState('')
  const [hasWritten, setHasWritten] = useState(false)
  const start = useRef<HTMLLIElement>(null)
  useAutoLoad(list, start)
  const newest = list.data?.pages[0]
  const messages = itemsOf(list.data).toReversed()
  useTitle(newest ? newest.person.name : text.title)
  useMarkRead(userId, messages.findLast(({ from }) => from === userId)?._id)
  const received = useNewMessage(messages.at(-1))

  if (list.isPending)
    return (
      <div role="status" className="grid flex-1 content-start gap-4 p-5">
        <span className="sr-only">{text.loadingConversation}</span>
        <div className="skeleton h-14" />
        <div className="skeleton h-12 w-2/3" />
        <div className="skeleton h-12 w-2/3 justify-self-end" />
      </div>
    )
  if (!newest || errorCode(list.error) === 'NOT_FOUND')
    return (
      <div className="p-5">
        <EmptyState
          alert
          action={
            <>
              <Button onClick={() => list.refetch()}>{text.tryAgain}</Button>
              <Link to="/messages" className={buttonClass('quiet')}>
                {text.allMessages}
              </Link>
            </>
          }
        >
          {errorMessage(list.error) ?? text.conversationFailed}
        </EmptyState>
      </div>
    )
  const { person } = newest
  const deliveredKeys = new Set(messages.map(({ key }) => key))
  return (
    <>
      <header className="flex flex-wrap items-center gap-2 border-line border-b bg-card px-2 py-2 md:gap-3 md:px-5">
        <Link
          to="/messages"
          aria-label={text.allMessages}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk md:hidden"
        >
          <ArrowLeft aria-hidden className="size-5.5" />
        </Link>
        <Avatar id={person._id} name={person.name} picture={person.profilePicture} className="size-11" />
        <h2 className={`min-w-0 flex-1 text-lg lg:text-xl ${newest.matched ? 'max-sm:basis-[calc(100%-8rem)]' : ''}`}>
          <Link
            to="/profile/$userId"
            params={{ userId }}
            className="line-clamp-2 underline-offset-4 [overflow-wrap:anywhere] hover:underline"
          >
            {person.name}
          </Link>
        </h2>
        {actions(person, newest.matched)}
      </header>
      {/* `flex-col-reverse` keeps the scroll position at the newest message, and in place when older ones load. */}
      <section
        aria-label={text.messagesWith(person.name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:outline-offset-[-4px]"
      >
        <div>
          {list.hasNextPage && (
            <p className="mx-auto pt-4 text-center">
              <LoadMore list={list} label={text.earlierMessages} />
            </p>
          )}
          {messages.length === 0 && outgoing.length === 0 && (
            <p className="mx-auto px-5 py-10 text-center text-muted">
              {newest.matched ? text.firstOfMatch : text.firstOfTour}
            </p>
          )}
          <History
            messages={messages}
            outgoing={outgoing.filter(({ key }) => !deliveredKeys.has(key))}
            person={person}
            readUpTo={newest.readUpTo}
            start={start}
            onResend={resend}
            onDiscard={discard}
          />
        </div>
      </section>
      {hasWritten && question(person)}
      <Composer
        showLength
        label={text.writeTo(person.name)}
        placeholder={text.placeholder}
        max={MESSAGE_MAX}
        value={draft}
        onChange={setDraft}
        onSend={(words) => {
          send(words)
          setDraft('')
          setHasWritten(true)
        }}
      />
      <p role="status" className="sr-only">
        {received?.from === userId && text.received(person.name, received.text)}
      </p>
    </>
  )
}

/** The newest message, if it arrived while the conversation was open. */
function useNewMessage<M extends { _id: string }>(newest: M | undefined): M | null {
  const first = useRef<string | null>(null)
  if (newest && first.current === null) first.current = newest._id
  return newest && newest._id !== first.current ? newest : null
}
