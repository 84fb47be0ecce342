import { Share2 } from 'lucide-react'
import { useState } from 'react'
import * as texts from '../messages/en/lib/controls.ts'
import { Button } from './button.tsx'

type Props = {
  label: string
  /** The text for the share sheet. */
  text: string
  url: string
}

/** Opens the system's share sheet, else copies the link, else shows it in an input. */
export function ShareButton({ label, text, url }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'manual'>('idle')
  const copy = () =>
    (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => setState('copied'),
      () => setState('manual'),
    )
  const share = () => {
    if (!navigator.share) return copy()
    navigator.share({ title: 'Saathi', text, url }).catch((error: unknown) => {
      // Closing the share sheet gives an AbortError; for any other error the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) copy()
    })
  }
  return (
    <div className="grid justify-items-start">
      <Button variant="quiet" onClick={share}>
        <Share2 aria-hidden className="size-4.5" />
        {label}
      </Button>
      <p role="status" className="text-muted text-sm not-empty:mt-2">
        {state === 'copied' && texts.linkCopied}
      </p>
      {state === 'manual' && (
        <label className="mt-2 text-muted text-sm">
          {texts.copyLink}
          <input
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="mt-1 block h-12 w-80 max-w-full rounded-xl border border-field bg-card px-3 text-ink"
          />
        </label>
      )}
    </div>
  )
}
