import { MESSAGE_MAX } from '@saathi/shared/messages'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import * as words from '../../../messages/en/messages.ts'

/** From this length on, screen readers are told that the message is nearly full. */
const WARN_FROM = MESSAGE_MAX - 200

const numberFormat = new Intl.NumberFormat('en-IN')

/** The message input. Enter sends, Shift and Enter start a new line. */
export function Composer({ to, onSend }: { to: string; onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  const id = useId()
  const length = text.trim().length
  const tooLong = length > MESSAGE_MAX
  const canSend = length > 0 && !tooLong

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend) return
    onSend(text.trim())
    setText('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also confirms a word of an input method editor.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form
      aria-label={words.writeTo(to)}
      onSubmit={submit}
      className="border-line border-t bg-card px-3 pt-3 pb-2 md:px-5"
    >
      <div className="flex items-end gap-2.5">
        <textarea
          aria-label={words.message}
          aria-describedby={id}
          aria-invalid={tooLong}
          placeholder={words.placeholder}
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-2xl border border-field bg-card px-4 py-2.5 font-[500] placeholder:text-muted aria-invalid:border-terra aria-invalid:outline-terra"
        />
        <button
          type="submit"
          aria-label={words.send}
          aria-disabled={!canSend}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold transition-transform duration-200 hover:bg-marigold-deep active:translate-y-px aria-disabled:opacity-60"
        >
          <SendHorizontal aria-hidden className="size-5.5" />
        </button>
      </div>
      <p
        id={id}
        className={`mt-1 ml-auto w-fit text-right text-xs tabular-nums ${tooLong ? 'font-[650] text-terra' : 'text-muted'}`}
      >
        {words.length(numberFormat.format(length), numberFormat.format(MESSAGE_MAX))}
      </p>
      <p role="status" className="sr-only">
        {tooLong
          ? words.tooLong(length - MESSAGE_MAX, numberFormat.format(length - MESSAGE_MAX))
          : length > WARN_FROM && words.nearlyFull}
      </p>
    </form>
  )
}
