import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

type Props = {
  label: string
  /** What the link is about, for the share sheet. */
  text: string
  url: string
}

/** Hands a link to the phone's own share sheet, or copies it; where neither may be done, shows it to be copied. */
export function ShareButton({ label, text, url }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'by hand'>('idle')
  const copy = () =>
    (navigator.clipboard?.writeText(url) ?? Promise.reject()).then(
      () => setState('copied'),
      () => setState('by hand'),
    )
  const share = () => {
    if (!navigator.share) return copy()
    navigator.share({ title: 'Saathi', text, url }).catch((error: unknown) => {
      // Closing the share sheet is no failure; anything else leaves the clipboard.
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
        {state === 'copied' && 'Link copied.'}
      </p>
      {state === 'by hand' && (
        <label className="mt-2 text-muted text-sm">
          Copy this link
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
