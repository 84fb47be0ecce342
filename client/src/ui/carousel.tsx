import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { imageSet, imageSrc } from '../lib/image-src.ts'
import { NoImage, Picture } from './picture.tsx'

/** A finger that moves so far sideways turns to the next picture, in pixels. */
const SWIPE = 40

const TURN =
  'pointer-events-auto grid size-11 place-items-center rounded-full bg-night/65 text-on-night hover:bg-night focus-visible:outline-on-night focus-visible:outline-offset-[-5px]'

type Props = {
  /** As the wire gives them, in the order shown. */
  images: string[]
  /** Whose pictures these are. */
  name: string
  /** How wide it stands, for the browser to choose a size by. */
  sizes: string
  eager?: boolean
}

/** Pictures of one thing, one at a time, turned by its buttons or a finger. After the last comes the first. */
export function Carousel({ images: given, name, sizes, eager = false }: Props) {
  const images = [...new Set(given)]
  const count = images.length
  const [index, setIndex] = useState(0)
  const touched = useRef<number | null>(null)
  // Most people turn the pictures of few: only theirs are loaded ahead.
  const [wanted, setWanted] = useState(false)
  const current = index < count ? index : 0
  const turn = (by: number) => {
    setWanted(true)
    setIndex((current + by + count) % count)
  }
  const near = (at: number) =>
    at === current || (wanted && (at === (current + 1) % count || at === (current + count - 1) % count))
  if (count === 0) return <NoImage />
  return (
    <div
      className="absolute inset-0 touch-pan-y overflow-hidden"
      onPointerEnter={() => setWanted(true)}
      onPointerDown={({ pointerType, clientX }) => {
        touched.current = pointerType === 'touch' && count > 1 ? clientX : null
      }}
      onPointerUp={({ clientX }) => {
        const moved = touched.current === null ? 0 : clientX - touched.current
        touched.current = null
        if (Math.abs(moved) > SWIPE) turn(moved < 0 ? 1 : -1)
      }}
    >
      {images.map((image, at) => (
        <div
          key={image}
          aria-hidden={at !== current}
          className={`absolute inset-0 transition-opacity duration-250 ${at === current ? 'opacity-100' : 'opacity-0'}`}
        >
          {near(at) && (
            <Picture
              src={imageSrc(image)}
              srcSet={imageSet(image)}
              sizes={sizes}
              alt={count > 1 ? `${name}, picture ${at + 1} of ${count}` : name}
              eager={eager && at === 0}
              fallback={<NoImage />}
              className="size-full object-cover"
            />
          )}
        </div>
      ))}
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-2.5 top-1/2 flex -translate-y-1/2 justify-between">
          <button type="button" aria-label={`Previous picture: ${name}`} onClick={() => turn(-1)} className={TURN}>
            <ChevronLeft aria-hidden className="size-5.5" />
          </button>
          <button type="button" aria-label={`Next picture: ${name}`} onClick={() => turn(1)} className={TURN}>
            <ChevronRight aria-hidden className="size-5.5" />
          </button>
        </div>
      )}
      {count > 1 && (
        <p
          aria-live="polite"
          className="absolute right-3 bottom-3 rounded-full bg-night/70 px-2.5 py-0.5 font-[600] text-on-night text-xs tabular-nums print:hidden"
        >
          <span className="sr-only">Picture </span>
          {current + 1}
          <span aria-hidden> / </span>
          <span className="sr-only"> of </span>
          {count}
        </p>
      )}
    </div>
  )
}
