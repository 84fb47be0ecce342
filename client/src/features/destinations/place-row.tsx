import type { DestinationCard } from '@saathi/shared/destinations/schema'
import { Link } from '@tanstack/react-router'
import { imageSrc } from '../../lib/image-src.ts'
import { NoImage } from '../../ui/picture.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'

type Props = {
  place: DestinationCard
  /** A line below the name. */
  note: string
}

/** A destination in a list: picture, name and a line about it. All of it is a link. */
export const PlaceRow = ({ place: { id, name, image }, note }: Props) => (
  <article className="group relative flex items-center gap-4 rounded-2xl border border-line bg-card p-2 transition-shadow duration-200 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2">
    <div className="h-18 w-24 shrink-0 overflow-hidden rounded-xl bg-sunk">
      <ScenePicture src={imageSrc(image)} alt="" fallback={<NoImage />} className="size-full object-cover" />
    </div>
    <div className="min-w-0">
      <h3 className="text-lg">
        <Link
          to="/destinations/$destinationId"
          params={{ destinationId: id }}
          className="decoration-2 decoration-marigold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline"
        >
          {name}
        </Link>
      </h3>
      <p className="mt-0.5 text-muted text-sm">{note}</p>
    </div>
  </article>
)
