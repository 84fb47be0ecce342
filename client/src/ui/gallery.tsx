import { useEffect, useRef, useState } from 'react'
import * as text from '../messages/en/lib/common.ts'
import { NoImage, Picture } from './picture.tsx'
import { useSceneSources } from './scene-picture.tsx'
import { useReducedMotion } from './use-media.ts'

const INTERVAL_MS = 3000

type Props = {
  /** URLs in display order. */
  images: string[]
  /** The subject of the pictures, for their alt texts. */
  name: string
  /** False while the user has paused the pictures or points at this gallery. */
  playing: boolean
}

/**
 * Shows one picture at a time and advances every 3 seconds, with dots to select one. It pauses while not `playing`, off
 * the screen and with reduced motion.
 */
export default function Gallery({ images: given, name, playing }: Props) {
  const images = [...new Set(given)]
  const sources = useSceneSources(images)
  const frame = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const onScreen = useOnScreen(frame)
  const reducedMotion = useReducedMotion()
  const count = images.length
  const current = index < count ? index : 0
  const advances = count > 1 && playing && onScreen && !reducedMotion

  useEffect(() => {
    if (!advances) return
    const timer = setTimeout(() => setIndex((current + 1) % count), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [advances, current, count])

  const isLoaded = (at: number) =>
    at === current || (advances && (at === (current + 1) % count || at === (current + count - 1) % count))
  return (
    <div ref={frame} className="absolute inset-0">
      {count === 0 && <NoImage />}
      {images.map((image, at) => (
        <div
          key={image}
          aria-hidden={at !== current}
          className={`absolute inset-0 transition-opacity duration-250 ${at === current ? 'opacity-100' : 'opacity-0'}`}
        >
          {isLoaded(at) && (
            <Picture
              src={sources[at]!}
              alt={count > 1 ? text.pictureOf(name, at + 1, count) : name}
              fallback={<NoImage />}
              className="size-full object-cover"
            />
          )}
        </div>
      ))}
      {count > 1 && (
        <div className="absolute right-3 bottom-3 z-2 flex rounded-full bg-night/70 px-1.5 forced-color-adjust-none">
          {images.map((image, at) => (
            <button
              key={image}
              type="button"
              aria-label={text.showPicture(name, at + 1, count)}
              aria-current={at === current}
              onClick={() => setIndex(at)}
              className="grid size-7 place-items-center focus-visible:outline-on-night focus-visible:outline-offset-[-3px]"
            >
              <span
                className={`h-2 rounded-full transition-[width,background-color] duration-200 ${at === current ? 'w-4 bg-white' : 'w-2 bg-white/60'}`}
              />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function useOnScreen(target: React.RefObject<HTMLElement | null>) {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), {
      threshold: 0.3,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return visible
}
