import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import * as text from '../../messages/en/home/home.ts'
import { HeroScenes } from './hero-scenes.tsx'
import { useFilmsAllowed } from './use-films-allowed.ts'

const Films = lazyComponent(() => import('./films.tsx'), { background: true })

const SECTION_CLASS = 'hero-place relative flex items-end text-on-night'
const SCENES_CLASS = 'absolute inset-0 overflow-hidden bg-[#faf5ec] [:root:has(#first-paint)_#app_&]:bg-transparent'
const TEXT_CLASS = 'wrap relative pt-18 pb-28 md:pt-24 md:pb-40'
const HEADLINE_CLASS = 'font-[600] text-[clamp(2rem,10vw,3.5rem)] leading-[0.98] md:text-poster hero-headline'
const TAGLINE_CLASS = 'mt-3 max-w-[34ch] font-[550] text-lg leading-snug md:mt-4 md:leading-normal hero-tagline'

// Those who have been here know it, and on a small phone it would push the form's button off the first screen.
const PURPOSE_CLASS =
  'mt-1.5 font-[550] text-sm hero-tagline md:mt-2 md:text-base [:root[data-session-hint]_&]:hidden [@media(width<48rem)_and_(height<48rem)]:hidden'

/** On a phone the last word has a line of its own. */
const Headline = () => (
  <>
    {text.headline[0]} {text.headline[1]} <span className="max-md:block">{text.headline[2]}</span>
  </>
)

/** The hero of the home page. The form's card overlaps its lower edge. */
export function Hero() {
  const filmsAllowed = useFilmsAllowed()
  return (
    <section aria-labelledby="hero-title" className={SECTION_CLASS}>
      <div aria-hidden className={SCENES_CLASS}>
        <HeroScenes />
      </div>
      <Suspense>{filmsAllowed && <Films />}</Suspense>
      <div className="hero-shade pointer-events-none absolute inset-0" />
      <div className={TEXT_CLASS}>
        <h1 id="hero-title" tabIndex={-1} className={HEADLINE_CLASS}>
          <Headline />
        </h1>
        <p className={TAGLINE_CLASS}>{text.tagline}</p>
        <p className={PURPOSE_CLASS}>{text.purpose}</p>
      </div>
    </section>
  )
}

/** The hero as static markup for the first paint. */
export const HeroPlaceholder = () => (
  <div className={SECTION_CLASS}>
    <div className={SCENES_CLASS}>
      <HeroScenes />
    </div>
    <div className="hero-shade absolute inset-0" />
    <div className={TEXT_CLASS}>
      <p className={`font-display tracking-[-0.015em] ${HEADLINE_CLASS}`}>
        <Headline />
      </p>
      <p className={TAGLINE_CLASS}>{text.tagline}</p>
      <p className={PURPOSE_CLASS}>{text.purpose}</p>
    </div>
  </div>
)
