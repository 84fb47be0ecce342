import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import * as words from '../messages/en/messages/messages.ts'

const numberFormat = new Intl.NumberFormat('en-IN')
/** This many characters before the limit, screen readers are told that the message is nearly full. */
const WARN_BEFORE = 200

type Props = {
  /** The accessible name of the form. */
  label: string
  placeholder: string
  value: string
  /** The most characters of a message. */
  max: number
  /** Whether the length is always shown; otherwise only near the limit. */
  showLength?: boolean
  /** Whether there is something to send without a text, such as a picture. */
  hasContent?: boolean
  /** Whether sending must wait, for example for an upload. */
  waiting?: boolean
  onChange: (value: string) => void
  /** Called with the trimmed text, which is within the limit. */
  onSend: (text: string) => void
  /** Shown above the input. */
  above?: ReactNode
  /** Shown in front of the input. */
  before?: ReactNode
  input?: Ref<HTMLTextAreaElement>
}

/** The input of a message. Enter sends, Shift and Enter start a new line. */
export function Composer({ label, value, max, onChange, onSend, above, before, input, ...props }: Props) {
  const { placeholder, showLength = false, hasContent = false, waiting = false } = props
  const id = useId()
  const length = value.trim().length
  const tooLong = length > max
  const nearlyFull = length > max - WARN_BEFORE
  const canSend = (length > 0 || hasContent) && !tooLong && !waiting

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canSend) onSend(value.trim())
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter also confirms a word of an input method editor.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <form
      aria-label={label}
      onSubmit={submit}
      className={`border-line border-t bg-card px-3 pt-3 md:px-5 ${showLength ? 'pb-2' : 'pb-3'}`}
    >
      {above}
      <div className="flex items-end gap-2.5">
        {before}
        <textarea
          ref={input}
          aria-label={words.message}
          aria-describedby={id}
          aria-invalid={tooLong}
          placeholder={placeholder}
          rows={1}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-36 min-h-12 min-w-0 flex-1 resize-none rounded-3xl border border-field bg-card px-4.5 py-2.5 font-[500] placeholder:text-muted aria-invalid:border-terra aria-invalid:outline-terra"
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
        {(showLength || nearlyFull) && words.length(numberFormat.format(length), numberFormat.format(max))}
      </p>
      <p role="status" className="sr-only">
        {tooLong ? words.tooLong(length - max, numberFormat.format(length - max)) : nearlyFull && words.nearlyFull}
      </p>
    </form>
  )
}
