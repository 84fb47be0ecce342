import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as text from '../../messages/en/home/films.ts'
import coastMp4 from './films/hero-coast.mp4'
import coastWebm from './films/hero-coast.webm'
import valleyMp4 from './films/hero-valley.mp4'
import valleyWebm from './films/hero-valley.webm'
import { useVisible } from './use-visible.ts'

const FILMS = [
  { className: 'hero-film-coast', webm: coastWebm, mp4: coastMp4 },
  { className: 'hero-film-valley', webm: valleyWebm, mp4: valleyMp4 },
]

/** The hero's background videos. They play while the hero is visible and have a pause button. */
export default function Films() {
  const scenes = useRef<HTMLDivElement>(null)
  const visible = useVisible(scenes)
  const [paused, setPaused] = useState(false)
  const [started, setStarted] = useState(false)
  const Icon = paused ? Play : Pause
  return (
    <>
      <div ref={scenes} aria-hidden className="absolute inset-0 overflow-hidden">
        {FILMS.map((film) => (
          <Film key={film.className} {...film} playing={visible && !paused} onPlay={() => setStarted(true)} />
        ))}
      </div>
      {/* On a phone beside the short last line of the headline. */}
      {started && (
        <div className="wrap pointer-events-none absolute inset-x-0 bottom-41 z-1 flex justify-end md:bottom-38">
          <button
            type="button"
            aria-label={paused ? text.playFilms : text.pauseFilms}
            onClick={() => setPaused(!paused)}
            className="pointer-events-auto grid size-11 place-items-center rounded-full border border-on-night/50 bg-night/70 text-on-night hover:bg-night focus-visible:outline-on-night"
          >
            <Icon aria-hidden className="size-4.5" />
          </button>
        </div>
      )}
    </>
  )
}

type Props = (typeof FILMS)[number] & { playing: boolean; onPlay: () => void }

/** One background video. It fades in over its first frame, a still image, once it plays. */
function Film({ className, webm, mp4, playing, onPlay }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    // If the browser refuses to play, the still image stays.
    if (playing) video.current?.play().catch(() => {})
    else video.current?.pause()
  }, [playing])
  return (
    <div className={`absolute overflow-hidden ${className}`}>
      <video
        ref={video}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        preload="auto"
        onPlaying={() => {
          setShown(true)
          onPlay()
        }}
        className={`size-full object-cover transition-opacity duration-250 ${shown ? 'opacity-100' : 'opacity-0'}`}
      >
        <source src={webm} type='video/webm; codecs="vp9"' />
        <source src={mp4} type="video/mp4" />
      </video>
    </div>
  )
}
