import { imageSrc } from '../../lib/image-src.ts'

const FILMS = [
  { poster: 'pictures/hero-coast.svg', place: 'hero-film-coast' },
  { poster: 'pictures/hero-valley.svg', place: 'hero-film-valley' },
]

/** The two scenes behind the headline, a dawn coast and a mountain valley, with a torn seam between them. */
export const HeroFilms = () => (
  <div aria-hidden className="absolute inset-0 overflow-hidden bg-[#faf5ec]">
    {FILMS.map(({ poster, place }) => (
      <div key={poster} className={`absolute overflow-hidden ${place}`}>
        <img src={imageSrc(poster)} alt="" fetchPriority="high" className="size-full object-cover" />
      </div>
    ))}
    <div className="hero-shade absolute inset-0" />
  </div>
)
