import type { ReactNode } from 'react'
import { imageSrc } from '../lib/image-src.ts'
import { NoImage, Picture } from './picture.tsx'

/** The class of the link in the name, which makes the whole row a link. */
export const ROW_LINK =
  'decoration-2 decoration-marigold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline'

type Props = { image: string | null; name: ReactNode; facts: string }

/** A tour or a package in a list: picture, name and a line about it. */
export const LinkedRow = ({ image, name, facts }: Props) => (
  <article className="group relative flex items-center gap-4 rounded-2xl border border-line bg-card p-2 transition-shadow duration-200 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2">
    <div className="h-18 w-24 shrink-0 overflow-hidden rounded-xl bg-sunk">
      <Picture
        src={image === null ? null : imageSrc(image)}
        alt=""
        fallback={<NoImage />}
        className="size-full object-cover"
      />
    </div>
    <div className="min-w-0">
      <h3 className="text-lg [overflow-wrap:anywhere]">{name}</h3>
      <p className="mt-0.5 text-muted text-sm tabular-nums [overflow-wrap:anywhere]">{facts}</p>
    </div>
  </article>
)
