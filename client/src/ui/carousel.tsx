import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { imageSet, imageSrc } from '../lib/image-src.ts'
import * as common from '../messages/en/lib/common.ts'
import * as text from '../messages/en/lib/controls.ts'
import { NoImage, Picture } from './picture.tsx'
import { useSceneSources } from './scene-picture.tsx'

/** The horizontal swipe that shows the next picture, px. */
const SWIPE_PX = 40

const TURN =
  'pointer-events-auto grid size-11 place-items-center rounded-full bg-night/65 text-on-night hover:bg-night focus-visible:outline-on-night focus-visible:outline-offset-[-5px]'

type Props = {
  /** As in API responses, in display order. */
  images: string[]
  /** The subject of the pictures, for their alt texts. */
  name: string
  /** The `sizes` attribute of the images. */
  sizes: string
  eager?: boolean
  /** Lies over the pictures and under the buttons: a link. */
  overlay?: ReactNode
}

/** Shows one picture at a time, with buttons and swipe. Wraps around at both ends. */
export function Carousel({ images: given, name, sizes, eager = false, overlay }: Props) {
  const images = [...new Set(given)]
  const sources = useSceneSources(images)
  const count = images.length
  const [index, setIndex] = useState(0)
  const touchStart = useRef<number | null>(null)
  // Neighbouring pictures load only once the user interacts, since most carousels are never used.
  const [preload, setPreload] = useState(false)
  const current = index < count ? index : 0
  const turn = (by: number) => {
    setPreload(true)
    setIndex((current + by + count) % count)
  }
  const isLoaded = (at: number) =>
    at === current || (preload && (at === (current + 1) % count || at === (current + count - 1) % count))
  if (count === 0)
    return (
      <>
        <NoImage />
        {overlay}
      </>
    )
  return (
    <div
      className="absolute inset-0 touch-pan-y overflow-hidden"
      onPointerEnter={() => setPreload(true)}
      onPointerDown={({ pointerType, clientX }) => {
        touchStart.current = pointerType === 'touch' && count > 1 ? clientX : null
      }}
      onPointerUp={({ clientX }) => {
        const moved = touchStart.current === null ? 0 : clientX - touchStart.current
        touchStart.current = null
        if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1)
      }}
    >
      {images.map((image, at) => (
        <div
          key={image}
          aria-hidden={at !== current}
          className={`absolute inset-0 transition-opacity duration-250 ${at === current ? 'opacity-100' : 'opacity-0'}`}
        >
          {isLoaded(at) && (
            <Picture
              src={imageSrc(sources[at]!)}
              srcSet={imageSet(image)}
              sizes={sizes}
              alt={count > 1 ? common.pictureOf(name, at + 1, count) : name}
              eager={eager && at === 0}
              fallback={<NoImage />}
              className="size-full object-cover"
            />
          )}
        </div>
      ))}
      {overlay}
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-2.5 top-1/2 flex -translate-y-1/2 justify-between">
          <button type="button" aria-label={text.previousPicture(name)} onClick={() => turn(-1)} className={TURN}>
            <ChevronLeft aria-hidden className="size-5.5" />
          </button>
          <button type="button" aria-label={text.nextPicture(name)} onClick={() => turn(1)} className={TURN}>
            <ChevronRight aria-hidden className="size-5.5" />
          </button>
        </div>
      )}
      {count > 1 && (
        <p
          aria-live="polite"
          className="absolute right-3 bottom-3 rounded-full bg-night/70 px-2.5 py-0.5 font-[600] text-on-night text-xs tabular-nums print:hidden"
        >
          <span className="sr-only">{text.pictureNumber(current + 1, count)}</span>
          <span aria-hidden>
            {current + 1} / {count}
          </span>
        </p>
      )}
    </div>
  )
}
