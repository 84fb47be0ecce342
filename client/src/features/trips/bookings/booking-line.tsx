import { Copy } from 'lucide-react'
import { useState } from 'react'
import * as text from '../../../messages/en/trips/bookings.ts'

type Props = { title: string; reference: string }

/** The reader's own booking reference of an item, with a button that copies it. It is not printed. */
export function BookingLine({ title, reference }: Props) {
  const [state, setState] = useState('')
  const copy = () =>
    (navigator.clipboard?.writeText(reference) ?? Promise.reject()).then(
      () => setState(text.copied),
      () => setState(text.copyByHand),
    )
  return (
    <div data-look="out" className="mt-1 flex flex-wrap items-center gap-x-2 text-sm print:hidden">
      <p>
        <span className="text-muted">{text.short}</span>{' '}
        <span className="select-all font-[650] tabular-nums tracking-wide [overflow-wrap:anywhere]">{reference}</span>
      </p>
      <button
        type="button"
        aria-label={text.copyOf(title)}
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-1.5 rounded px-2 font-[650] text-teal underline-offset-4 hover:underline"
      >
        <Copy aria-hidden className="size-4" />
        {text.copy}
      </button>
      <p role="status" className="text-muted">
        {state}
      </p>
    </div>
  )
}
