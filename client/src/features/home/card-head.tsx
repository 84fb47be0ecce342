import type { ReactNode } from 'react'
import { AppLink } from '../../ui/app-link.tsx'
import { CoverPicture } from '../../ui/cover-picture.tsx'

type Props = {
  titleId: string
  image: string | null
  /** When or why. */
  eyebrow: string
  link: { to: string; words: string }
  /** Read before the title by screen readers. */
  prefix?: string
  title: string
  /** Leaves room for two lines below the title, which should need one. */
  isCompact?: boolean
  /** Below the title. */
  children: ReactNode
  /** Below the head. */
  acts: ReactNode
}

/** A card of Home: a picture, a title and a row of links. All cards are equally high, so that nothing moves. */
export const CardHead = ({ titleId, image, eyebrow, link, prefix, title, isCompact, children, acts }: Props) => (
  <section
    aria-labelledby={titleId}
    className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-5"
  >
    <div className="flex min-h-24 gap-3.5 md:contents">
      <span
        className={`block h-24 shrink-0 overflow-hidden rounded-2xl bg-sunk md:row-span-2 md:h-36 md:w-full ${isCompact ? 'w-16' : 'w-24'}`}
      >
        <CoverPicture image={image} sizes="(min-width: 48rem) 11rem, 6rem" />
      </span>
      <div className="min-w-0 flex-1 self-center md:h-22">
        <p className="flex max-w-none flex-wrap items-baseline justify-between gap-x-3 text-muted text-sm">
          <span className="truncate font-[650] text-teal">{eyebrow}</span>
          <AppLink to={link.to} className="underline underline-offset-4">
            {link.words}
          </AppLink>
        </p>
        <h2
          id={titleId}
          className={`mt-0.5 font-[560] text-[1.125rem] leading-tight [overflow-wrap:anywhere] md:line-clamp-1 md:text-2xl ${isCompact ? 'line-clamp-1' : 'line-clamp-2'}`}
        >
          {prefix && <span className="sr-only">{prefix}: </span>}
          {title}
        </h2>
        {children}
      </div>
    </div>
    {acts}
  </section>
)

export const ACTS = 'grid grid-flow-col auto-cols-fr gap-2 md:flex md:self-end'
export const FACTS = 'mt-0.5 truncate text-muted text-sm tabular-nums'

const ACT =
  'flex min-h-11 w-full items-center justify-center gap-1 rounded-full px-1 font-[600] text-[min(var(--text-sm),3.5vw)] md:px-5'
export const actClass = (isMain = false) =>
  `${ACT} ${isMain ? 'bg-marigold text-on-marigold hover:bg-marigold-deep' : 'bg-sunk hover:bg-line'}`
