import { imageSrc } from '../../lib/image-src.ts'

const SCENES = [
  ['hero-film-coast', 'pictures/hero-coast.svg'],
  ['hero-film-valley', 'pictures/hero-valley.svg'],
] as const

/** The two scenes of the hero, a dawn coast and a mountain valley, with a torn seam between them. */
export const HeroScenes = () =>
  SCENES.map(([place, poster]) => (
    <div key={place} className={`absolute overflow-hidden ${place}`}>
      <img
        src={imageSrc(poster)}
        alt=""
        width={1600}
        height={1000}
        // The coast stands at the top of a phone: it comes first.
        fetchPriority={place === 'hero-film-coast' ? 'high' : undefined}
        className="first-picture size-full object-cover"
      />
    </div>
  ))
