import { Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.tsx'
import { HeroScenes } from './hero-scenes.tsx'
import { useFilmsWelcome } from './use-films-welcome.ts'

const Films = lazyComponent(() => import('./films.tsx'), { background: true })

const GROUND = 'relative flex h-132 items-end text-on-night md:h-168'
const SCENES = 'absolute inset-0 overflow-hidden bg-[#faf5ec] [:root:has(#first-paint)_#app_&]:bg-transparent'
const WORDS = 'wrap relative pb-34 md:pb-40'
const HEADLINE =
  'font-[600] text-poster leading-[0.98] [text-shadow:0_0_2.5rem_#141a33,0_0_1rem_#141a33b3,0_2px_4px_#141a3380]'
const PROMISE = 'mt-4 max-w-[34ch] font-[550] text-lg [text-shadow:0_0_1.25rem_#141a33,0_0_0.5rem_#141a33]'

const Headline = () => (
  <>
    <span className="block md:inline">Explore,</span> <span className="block md:inline">Discover,</span>{' '}
    <span className="block md:inline">Travel</span>
  </>
)
const PROMISED = 'Let us craft your perfect getaway based on your preferences'

/** The first thing seen: two scenes, three words and the promise. The form's card rides over its lower edge. */
export function Hero() {
  const welcome = useFilmsWelcome()
  return (
    <section aria-labelledby="hero-title" className={GROUND}>
      <div aria-hidden className={SCENES}>
        <HeroScenes />
      </div>
      <Suspense>{welcome && <Films />}</Suspense>
      <div className="hero-shade pointer-events-none absolute inset-0" />
      <div className={WORDS}>
        <h1 id="hero-title" tabIndex={-1} className={HEADLINE}>
          <Headline />
        </h1>
        <p className={PROMISE}>{PROMISED}</p>
      </div>
    </section>
  )
}

/** The same to look at, and nothing else, for the first paint. */
export const HeroPlaceholder = () => (
  <div className={GROUND}>
    <div className={SCENES}>
      <HeroScenes />
    </div>
    <div className="hero-shade absolute inset-0" />
    <div className={WORDS}>
      <p className={`font-display tracking-[-0.015em] ${HEADLINE}`}>
        <Headline />
      </p>
      <p className={PROMISE}>{PROMISED}</p>
    </div>
  </div>
)
