import { MESSAGE_MAX } from '@saathi/shared/messages'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'

/** From here on it is said how much room is left, in characters. */
const NEAR_END = MESSAGE_MAX - 200

const count = new Intl.NumberFormat('en-IN')

/** Where a message is written. Enter sends it, Shift and Enter begin a new line. */
export function Composer({ to, onSend }: { to: string; onSend: (text: string) => void }) {
  const [text, setText] = useState('')
  const id = useId()
  const length = text.trim().length
  const over = length > MESSAGE_MAX
  const ready = length > 0 && !over

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!ready) return
    onSend(text.trim())
    setText('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also ends the choice of a word where words are composed of signs.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form
      aria-label={`Write to ${to}`}
      onSubmit={submit}
      className="border-line border-t bg-card px-3 pt-3 pb-2 md:px-5"
    >
      <div className="flex items-end gap-2.5">
        <textarea
          aria-label="Message"
          aria-describedby={id}
          aria-invalid={over}
          placeholder="Write a message..."
          rows={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-2xl border border-field bg-card px-4 py-2.5 font-[500] placeholder:text-muted aria-invalid:border-terra aria-invalid:outline-terra"
        />
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={!ready}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold transition-transform duration-200 hover:bg-marigold-deep active:translate-y-px aria-disabled:opacity-60"
        >
          <SendHorizontal aria-hidden className="size-5.5" />
        </button>
      </div>
      <p
        id={id}
        className={`mt-1 ml-auto w-fit text-right text-xs tabular-nums ${over ? 'font-[650] text-terra' : 'text-muted'}`}
      >
        {count.format(length)} / {count.format(MESSAGE_MAX)}
      </p>
      <p role="status" className="sr-only">
        {over ? `${count.format(length - MESSAGE_MAX)} characters too many` : length > NEAR_END && 'Nearly full'}
      </p>
    </form>
  )
}
