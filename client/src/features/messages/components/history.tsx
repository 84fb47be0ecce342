import type { Message } from '@saathi/shared/messages/schema'
import type { Ref } from 'react'
import { dayOf } from '../../../lib/day.ts'
import * as words from '../../../messages/en/messages/messages.ts'
import { MessageText } from '../../../ui/message-text.tsx'
import type { Outgoing } from '../hooks/use-outbox.ts'

const CLOCK = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' })

type Props = {
  /** Oldest first. */
  messages: Message[]
  outgoing: Outgoing[]
  /** The other person. */
  person: { _id: string; name: string }
  readUpTo: string | null
  /** A marker before the oldest message. */
  start: Ref<HTMLLIElement>
  onResend: (message: Outgoing) => void
  onDiscard: (message: Outgoing) => void
}

/** The messages of a conversation, grouped by day. */
export function History({ messages, outgoing, person, readUpTo, start, onResend, onDiscard }: Props) {
  const lastOwn = messages.findLast(({ from }) => from !== person._id)
  const lastRead = lastOwn && readUpTo !== null && lastOwn._id <= readUpTo ? lastOwn._id : null
  return (
    <ol className="grid gap-1.5 px-3 py-4 md:px-5">
      <li ref={start} aria-hidden />
      {messages.map(({ _id, from, text, at }, index) => {
        const day = dayOf(at)
        const before = messages[index - 1]
        const own = from !== person._id
        return (
          <li key={_id} className="grid">
            {(!before || dayOf(before.at) !== day) && (
              <p className="mx-auto my-3 rounded-full bg-sunk px-3.5 py-0.5 text-muted text-sm">{day}</p>
            )}
            <Bubble own={own}>
              <span className="sr-only">{own ? words.you : words.by(person.name)} </span>
              <MessageText text={text} />
              <time dateTime={at} className="mt-0.5 block text-right text-xs opacity-85">
                {CLOCK.format(new Date(at))}
              </time>
            </Bubble>
            {_id === lastRead && <p className="justify-self-end pr-1 text-muted text-xs">{words.read}</p>}
          </li>
        )
      })}
      {outgoing.map((message) => (
        <li key={message.key} className="grid">
          <Bubble own>
            <span className="sr-only">{words.you} </span>
            <MessageText text={message.text} />
            {!message.error && (
              <span className="mt-0.5 block text-right text-xs opacity-85">{message.waits ?? words.sending}</span>
            )}
          </Bubble>
          {message.error && (
            <p role="alert" className="mt-1 justify-self-end text-right text-sm text-terra">
              {message.error}{' '}
              <button type="button" onClick={() => onResend(message)} className="px-1 py-1 font-[650] underline">
                {words.tryAgain}
              </button>{' '}
              <button type="button" onClick={() => onDiscard(message)} className="px-1 py-1 font-[650] underline">
                {words.discard}
              </button>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

const Bubble = ({ own, children }: { own: boolean; children: React.ReactNode }) => (
  <div
    className={`forced-colors:border w-fit min-w-16 max-w-[85%] whitespace-pre-wrap rounded-2xl px-4 py-2 [overflow-wrap:anywhere] md:max-w-[70%] ${
      own
        ? 'justify-self-end rounded-br-md bg-(--own) text-on-night'
        : 'justify-self-start rounded-bl-md bg-sunk text-ink'
    }`}
  >
    {children}
  </div>
)
