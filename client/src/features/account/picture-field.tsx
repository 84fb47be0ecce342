import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'

/** What the server takes. Named one by one, since a phone then turns its own kinds into one of these. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif'

/** What becomes of the picture when the profile is saved. */
export type PictureChange = { to: 'kept' } | { to: 'removed' } | { to: 'file'; file: File }

type Props = {
  id: string
  name: string
  /** The picture of the profile as it is saved; null for none. */
  current: string | null
  change: PictureChange
  error?: string | null
  onChange: (change: PictureChange) => void
  onFault: (fault: string | null) => void
}

/** A profile's picture: as it will be, another one out of a file, or none. */
export function PictureField({ id, name, current, change, error, onChange, onFault }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const preview = usePreview(change.to === 'file' ? change.file : null)
  const hasPicture = change.to === 'file' || (change.to === 'kept' && current !== null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // so that the same file can be chosen again
    if (!file) return
    if (!file.type.startsWith('image/')) return onFault('Please choose an image file.')
    onFault(null)
    onChange({ to: 'file', file })
  }

  function remove() {
    onFault(null)
    onChange(current === null ? { to: 'kept' } : { to: 'removed' })
    input.current?.focus()
  }

  return (
    <fieldset aria-describedby={error ? `${fieldId}-error` : undefined}>
      <legend id={`${fieldId}-legend`} className="font-[650] text-muted text-xs tracking-wide">
        Profile Picture
      </legend>
      <div className="mt-2 flex flex-wrap items-center gap-5">
        {preview ? (
          <img src={preview} alt="As it will be" className="size-28 rounded-full object-cover" />
        ) : (
          <Avatar id={id} name={name} picture={change.to === 'kept' ? current : null} className="size-28" />
        )}
        <div className="grid justify-items-start gap-2.5">
          <label className="relative inline-flex min-h-12 items-center gap-2 rounded-full border border-field bg-card px-6 font-[650] focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3 hover:bg-sunk">
            <ImagePlus aria-hidden className="size-5" />
            <span id={`${fieldId}-choose`}>Choose a picture</span>
            <input
              ref={input}
              type="file"
              aria-labelledby={`${fieldId}-legend ${fieldId}-choose`}
              accept={TAKEN}
              aria-invalid={Boolean(error)}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          {hasPicture && (
            <Button variant="quiet" onClick={remove}>
              Remove Current Picture
            </Button>
          )}
          {change.to === 'removed' && (
            <Button variant="quiet" onClick={() => onChange({ to: 'kept' })}>
              Keep it after all
            </Button>
          )}
        </div>
      </div>
      <p id={`${fieldId}-error`} role="alert" className="mt-1.5 font-[600] text-sm text-terra">
        {error}
      </p>
    </fieldset>
  )
}

/** An address under which the browser shows a file of the visitor's own. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
