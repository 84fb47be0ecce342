import { HeroFilms } from './hero-films.tsx'

/** The first thing seen: two scenes, three words and the promise. The form's card rides over its lower edge. */
export const Hero = () => (
  <section aria-labelledby="hero-title" className="relative flex h-132 items-end text-on-night md:h-168">
    <HeroFilms />
    <div className="wrap relative pb-34 md:pb-40">
      <h1
        id="hero-title"
        tabIndex={-1}
        className="font-[600] text-poster leading-[0.98] [text-shadow:0_2px_28px_#141a3399]"
      >
        <span className="block md:inline">Explore,</span> <span className="block md:inline">Discover,</span>{' '}
        <span className="block md:inline">Travel</span>
      </h1>
      <p className="mt-4 max-w-[34ch] font-[550] text-lg [text-shadow:0_1px_14px_#141a33]">
        Let us craft your perfect getaway based on your preferences
      </p>
    </div>
  </section>
)
