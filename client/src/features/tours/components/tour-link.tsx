import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button.tsx'

type Props = {
  tourId: string
  variant?: 'name' | 'quiet'
  /** The id of the element that names the tour, when the link does not. */
  describedBy?: string
  children: ReactNode
}

/** Opens a tour's details over the current page. */
const toDetails = (tourId: string) =>
  ({
    to: '.',
    search: (now: object) => ({ ...now, tour: tourId }),
    state: { overPage: true },
    resetScroll: false,
    preload: false,
  }) as const

/** A link that opens a tour's details over the current page. */
export const TourLink = ({ tourId, variant = 'name', describedBy, children }: Props) => (
  <Link
    {...toDetails(tourId)}
    aria-describedby={describedBy}
    className={
      variant === 'quiet'
        ? buttonClass('quiet')
        : 'decoration-2 decoration-marigold underline-offset-4 hover:underline focus-visible:underline'
    }
  >
    {children}
  </Link>
)

/** Covers a tour's picture. Keyboards and screen readers have the link of the name. */
export const TourPictureLink = ({ tourId }: { tourId: string }) => (
  <Link {...toDetails(tourId)} aria-hidden tabIndex={-1} draggable={false} className="absolute inset-0" />
)
