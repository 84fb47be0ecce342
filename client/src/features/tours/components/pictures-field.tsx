import { TOUR_IMAGES_MAX } from '@saathi/shared/tours/rules'
import { ArrowLeft, ArrowRight, ImagePlus, type LucideIcon, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { imageSet, imageSrc } from '../../../lib/image-src.ts'
import { PICTURE_TYPES } from '../../../lib/upload-picture.ts'
import * as text from '../../../messages/en/tours/host-tour.ts'
import { NoImage } from '../../../ui/picture.tsx'
import { ScenePicture } from '../../../ui/scene-picture.tsx'
import { useUpload } from '../hooks/use-upload.ts'
import { moved } from '../tour-draft.ts'

type Props = {
  images: string[]
  error?: string
  onChange: (change: (images: string[]) => string[]) => void
  /** Called with whether uploads are in progress. */
  onBusy: (busy: boolean) => void
}

/** The pictures of a tour. Each is uploaded as soon as it is chosen; their order is the tour's order. */
export function PicturesField({ images, error, onChange, onBusy }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  // A move button moves with its picture and keeps the focus.
  const [focus, setFocus] = useState<string | null>(null)
  const {
    uploads,
    error: uploadError,
    upload,
  } = useUpload((path) => onChange((current) => (current.includes(path) ? current : [...current, path])))
  const busy = uploads.length > 0
  useEffect(() => onBusy(busy), [busy, onBusy])
  useEffect(() => {
    if (focus === null) return
    const target = list.current?.querySelector<HTMLButtonElement>(`[data-move="${focus}"]`)
    const other = target?.disabled ? target.parentElement?.querySelector<HTMLButtonElement>('button:enabled') : null
    ;(other ?? target ?? input.current)?.focus()
    setFocus(null)
  }, [focus])

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = '' // so that choosing the same file again fires an event
    upload(files, TOUR_IMAGES_MAX - images.length - uploads.length)
  }

  function move(from: number, by: -1 | 1) {
    onChange((current) => moved(current, from, from + by))
    setAnnouncement(text.pictureMoved(from + by + 1, images.length))
    setFocus(`${from + by} ${by}`)
  }

  function remove(removed: number) {
    onChange((current) => current.filter((_, index) => index !== removed))
    setAnnouncement(text.pictureRemoved)
    setFocus('none')
  }

  const message = uploadError ?? error
  const described = [`${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={described} className="min-w-0">
      <legend className="font-[650] text-muted text-xs tracking-wide">{text.pictures}</legend>
      <ul ref={list} className="mt-1.5 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {images.map((image, index) => (
          <li key={image} className="relative overflow-hidden rounded-2xl border border-line bg-card">
            <div className="aspect-4/3 bg-sunk">
              <ScenePicture
                src={imageSrc(image)}
                srcSet={imageSet(image)}
                sizes="14rem"
                alt={index === 0 ? text.coverPicture : text.picture(index + 1)}
                fallback={<NoImage />}
                className="size-full object-cover"
              />
            </div>
            {index === 0 && (
              <p aria-hidden className="absolute top-0 left-0 rounded-br-xl bg-card px-3 py-0.5 font-[650] text-xs">
                {text.cover}
              </p>
            )}
            <div className="flex justify-between px-1">
              <PictureAction
                Icon={ArrowLeft}
                label={text.moveEarlier(index + 1)}
                move={`${index} -1`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <PictureAction
                Icon={X}
                label={text.removePicture(index + 1)}
                move={`${index} x`}
                onClick={() => remove(index)}
              />
              <PictureAction
                Icon={ArrowRight}
                label={text.moveLater(index + 1)}
                move={`${index} 1`}
                disabled={index === images.length - 1}
                onClick={() => move(index, 1)}
              />
            </div>
          </li>
        ))}
        {uploads.map(({ id: key, name, preview }) => (
          <li key={key} className="overflow-hidden rounded-2xl border border-line border-dashed bg-card">
            <img src={preview} alt="" className="aspect-4/3 w-full animate-pulse object-cover opacity-60" />
            <p role="status" className="truncate px-3 py-2.5 text-muted text-sm">
              {text.sendingPicture(name)}
            </p>
          </li>
        ))}
        {images.length + uploads.length < TOUR_IMAGES_MAX && (
          <li>
            <label className="relative grid h-full min-h-32 place-items-center content-center gap-2 rounded-2xl border-2 border-field border-dashed bg-card p-3 text-center font-[650] text-sm focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2 hover:bg-sunk">
              <ImagePlus aria-hidden className="size-6 text-teal" />
              {text.addPictures}
              <input
                ref={input}
                type="file"
                multiple
                accept={PICTURE_TYPES}
                aria-invalid={Boolean(message)}
                onChange={choose}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
            </label>
          </li>
        )}
      </ul>
      <p id={`${id}-hint`} className="mt-1.5 text-muted text-sm">
        {text.picturesHint(TOUR_IMAGES_MAX)}
      </p>
      <p id={`${id}-error`} role="alert" className="font-[600] text-sm text-terra [overflow-wrap:anywhere]">
        {message}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}

type PictureActionProps = { Icon: LucideIcon; label: string; move: string; disabled?: boolean; onClick: () => void }

const PictureAction = ({ Icon, label, move, disabled, onClick }: PictureActionProps) => (
  <button
    type="button"
    aria-label={label}
    data-move={move}
    disabled={disabled}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-full hover:bg-sunk disabled:opacity-30"
  >
    <Icon aria-hidden className="size-5" />
  </button>
)
