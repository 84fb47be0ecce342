import type { ChatMessage } from '@saathi/shared/chat/schema'
import { RotateCcw, Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as texts from '../../messages/en/chat/chat.ts'
import { DialogHead } from '../../ui/dialog-head.tsx'
import { Reply } from './reply.tsx'
import { withoutPartialLink } from './reply-text.ts'
import { useChat } from './use-chat.ts'

const MESSAGE_MAX = 2000

const BUBBLE_CLASS = 'forced-colors:border max-w-[90%] rounded-2xl px-4 py-2.5 text-sm [overflow-wrap:anywhere]'

/** The help chat: messages and an input. It is not modal, so the page stays usable. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const { messages, pendingReply, source, send, startOver } = useChat()
  const [draft, setDraft] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const lastExchange = useRef<HTMLDivElement>(null)
  useEffect(() => {
    input.current?.focus()
  }, [])
  // Scrolls the last question to the top, with room for its reply below.
  const lastQuestion = messages.findLastIndex(({ sender }) => sender === 'user')
  useEffect(() => {
    // Not scrollIntoView, which would also scroll the panel and move its header out of sight.
    if (lastQuestion > 0 && log.current && lastExchange.current)
      log.current.scrollTop +=
        lastExchange.current.getBoundingClientRect().top - log.current.getBoundingClientRect().top
  }, [lastQuestion])

  const sendText = (text: string) => {
    send(text)
    setDraft('')
    input.current?.focus()
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (draft.trim() !== '' && pendingReply === null) sendText(draft)
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <div
      role="dialog"
      aria-labelledby="chat-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className="fixed inset-x-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 flex h-[min(38rem,calc(100dvh-6rem))] flex-col overflow-hidden rounded-3xl border border-line bg-card shadow-lift md:right-6 md:bottom-6 md:left-auto md:w-104 low:inset-0 low:h-auto low:w-auto low:rounded-none low:border-0"
    >
      <DialogHead
        id="chat-title"
        title={texts.title}
        note={<p className="text-xs">{source === 'offline' ? texts.fromGuides : texts.subtitle}</p>}
        tools={
          <button
            type="button"
            aria-label={texts.startOver}
            onClick={() => {
              startOver()
              input.current?.focus()
            }}
            className="-mr-1 grid size-11 shrink-0 place-items-center rounded-full focus-visible:outline-on-night"
          >
            <RotateCcw aria-hidden className="size-5" />
          </button>
        }
        closeLabel={texts.close}
        onClose={onClose}
        closeClass="focus-visible:outline-on-night"
        className="bg-night py-2.5 pr-2 pl-5 text-on-night"
      />
      <div
        ref={log}
        role="log"
        aria-label={texts.conversation}
        aria-busy={pendingReply !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        className="flex min-h-0 grow flex-col gap-3 overflow-y-auto overscroll-contain p-4 focus-visible:outline-offset-[-4px]"
      >
        <MessageList messages={lastQuestion < 0 ? messages : messages.slice(0, lastQuestion)} />
        {lastQuestion >= 0 && (
          <div ref={lastExchange} className="flex min-h-full shrink-0 scroll-mt-4 flex-col gap-3">
            <MessageList messages={messages.slice(lastQuestion)} />
            {pendingReply !== null &&
              (pendingReply === '' ? (
                <TypingIndicator />
              ) : (
                <MessageBubble text={withoutPartialLink(pendingReply)} sender="bot" />
              ))}
          </div>
        )}
        {messages.length === 1 && pendingReply === null && (
          <ul className="mt-auto grid justify-items-end gap-2">
            {texts.starters.map((starter) => (
              <li key={starter}>
                <button
                  type="button"
                  onClick={() => sendText(starter)}
                  className="min-h-11 rounded-2xl border border-field bg-card px-4 py-2 text-left text-sm hover:bg-sunk"
                >
                  {starter}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <form onSubmit={submit} className="flex items-end gap-2 border-line border-t p-3">
        <textarea
          ref={input}
          aria-label={texts.yourMessage}
          placeholder={texts.placeholder}
          rows={1}
          maxLength={MESSAGE_MAX}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onEnter}
          className="field-sizing-content max-h-32 min-h-12 grow resize-none rounded-xl border border-field bg-card px-3.5 py-2.5 text-ink placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={texts.send}
          aria-disabled={pendingReply !== null}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold hover:bg-marigold-deep aria-disabled:opacity-70"
        >
          <Send aria-hidden className="size-5" />
        </button>
      </form>
    </div>
  )
}

const MessageList = ({ messages }: { messages: ChatMessage[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: messages are only appended
  messages.map((message, index) => <MessageBubble key={index} {...message} />)

const MessageBubble = ({ text, sender }: ChatMessage) => (
  <div
    className={
      sender === 'user'
        ? `${BUBBLE_CLASS} self-end whitespace-pre-wrap rounded-br-md bg-night text-on-night`
        : `${BUBBLE_CLASS} self-start rounded-bl-md bg-sunk`
    }
  >
    <span className="sr-only">{sender === 'user' ? texts.fromYou : texts.fromBot} </span>
    {sender === 'user' ? text : <Reply text={text} />}
  </div>
)

const TypingIndicator = () => (
  <p className={`${BUBBLE_CLASS} self-start rounded-bl-md bg-sunk text-muted`}>{texts.writing}</p>
)
