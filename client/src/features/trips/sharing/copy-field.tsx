import { useId, useState } from 'react'
import * as text from '../../../messages/en/trips/trip-sharing.ts'
import { Button } from '../../../ui/button.tsx'

/** An address with a button that copies it. It has the focus when it appears. */
export function CopyField({ name, url }: { name: string; url: string }) {
  const [state, setState] = useState('')
  const id = useId()
  const copy = () =>
    (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => setState(text.copied),
      () => setState(text.copyByHand),
    )
  return (
    <div className="mt-2.5">
      <div className="flex gap-2">
        <input
          readOnly
          id={id}
          aria-label={text.address(name)}
          value={url}
          onFocus={(event) => event.target.select()}
          className="h-12 w-full min-w-0 rounded-xl border border-field bg-sunk px-3 text-ink text-sm"
        />
        <Button variant="quiet" aria-label={text.copyName(name)} onClick={copy} className="shrink-0 px-4">
          {text.copy}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm not-empty:mt-1.5">
        {state}
      </p>
    </div>
  )
}
