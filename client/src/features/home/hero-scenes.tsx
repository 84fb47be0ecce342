import { imageSrc } from '../../lib/image-src.ts'

const SCENES = [
  ['hero-film-coast', 'pictures/hero-coast.svg'],
  ['hero-film-valley', 'pictures/hero-valley.svg'],
] as const

/** The two still images of the hero, a coast and a valley. */
export const HeroScenes = () =>
  SCENES.map(([className, poster]) => (
    <div key={className} className={`absolute overflow-hidden ${className}`}>
      <img
        src={imageSrc(poster)}
        alt=""
        width={1600}
        height={1000}
        // On a phone the coast is at the top, so it is loaded first.
        fetchPriority={className === 'hero-film-coast' ? 'high' : undefined}
        className="first-picture size-full object-cover"
      />
    </div>
  ))
