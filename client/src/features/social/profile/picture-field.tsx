import { ImagePlus } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { PICTURE_TYPES } from '../../../lib/upload-picture.ts'
import * as text from '../../../messages/en/auth/account.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'

/** The change of the picture when the profile is saved. */
export type PictureChange = { to: 'unchanged' } | { to: 'removed' } | { to: 'file'; file: File }

type Props = {
  id: string
  name: string
  /** The saved picture; null for none. */
  current: string | null
  change: PictureChange
  error?: string | null
  onChange: (change: PictureChange) => void
  onError: (message: string | null) => void
}

/** The profile picture with a preview, a file input and a remove button. */
export function PictureField({ id, name, current, change, error, onChange, onError }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const fieldId = useId()
  const preview = usePreview(change.to === 'file' ? change.file : null)
  const hasPicture = change.to === 'file' || (change.to === 'unchanged' && current !== null)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = '' // so that choosing the same file again fires an event
    if (!file) return
    if (!file.type.startsWith('image/')) return onError(text.noImage)
    onError(null)
    onChange({ to: 'file', file })
  }

  function remove() {
    onError(null)
    onChange(current === null ? { to: 'unchanged' } : { to: 'removed' })
    input.current?.focus()
  }

  return (
    <fieldset aria-describedby={error ? `${fieldId}-error` : undefined}>
      <legend id={`${fieldId}-legend`} className="font-[650] text-muted text-xs tracking-wide">
        {text.picture}
      </legend>
      <div className="mt-2 flex flex-wrap items-center gap-5">
        {preview ? (
          <img src={preview} alt={text.picturePreview} className="size-28 rounded-full object-cover" />
        ) : (
          <Avatar id={id} name={name} picture={change.to === 'unchanged' ? current : null} className="size-28" />
        )}
        <div className="grid justify-items-start gap-2.5">
          <label className="relative inline-flex min-h-12 items-center gap-2 rounded-full border border-field bg-card px-6 font-[650] focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3 hover:bg-sunk">
            <ImagePlus aria-hidden className="size-5" />
            <span id={`${fieldId}-choose`}>{text.choosePicture}</span>
            <input
              ref={input}
              type="file"
              aria-labelledby={`${fieldId}-legend ${fieldId}-choose`}
              accept={PICTURE_TYPES}
              aria-invalid={Boolean(error)}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </label>
          {hasPicture && (
            <Button variant="quiet" onClick={remove}>
              {text.removePicture}
            </Button>
          )}
          {change.to === 'removed' && (
            <Button variant="quiet" onClick={() => onChange({ to: 'unchanged' })}>
              {text.keepPicture}
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

/** Returns an object URL for a local file. */
function usePreview(file: File | null): string | null {
  const [previewUrl, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const url = URL.createObjectURL(file)
    setUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return previewUrl
}
