import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { HeroScenes } from './hero-scenes.tsx'
import { useFilmsAllowed } from './use-films-allowed.ts'

const Films = lazyComponent(() => import('./films.tsx'), { background: true })

const SECTION_CLASS = 'relative flex h-132 items-end text-on-night md:h-168'
const SCENES_CLASS = 'absolute inset-0 overflow-hidden bg-[#faf5ec] [:root:has(#first-paint)_#app_&]:bg-transparent'
const TEXT_CLASS = 'wrap relative pb-34 md:pb-40'
const HEADLINE_CLASS =
  'font-[600] text-poster leading-[0.98] [text-shadow:0_0_2.5rem_#141a33,0_0_1rem_#141a33b3,0_2px_4px_#141a3380]'
const TAGLINE_CLASS = 'mt-4 max-w-[34ch] font-[550] text-lg [text-shadow:0_0_1.25rem_#141a33,0_0_0.5rem_#141a33]'

const Headline = () => (
  <>
    <span className="block md:inline">Explore,</span> <span className="block md:inline">Discover,</span>{' '}
    <span className="block md:inline">Travel</span>
  </>
)
const TAGLINE = 'Let us craft your perfect getaway based on your preferences'

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
        <p className={TAGLINE_CLASS}>{TAGLINE}</p>
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
      <p className={TAGLINE_CLASS}>{TAGLINE}</p>
    </div>
  </div>
)
