import type { ReactNode } from 'react'
import { HeroPlaceholder } from '../features/home/hero.tsx'
import { MatchingSkeleton } from '../features/matching/matching-skeleton.tsx'
import { PackageHead } from '../features/packages/package-head.tsx'
import { NavPlaceholder } from '../features/shell/nav-placeholder.tsx'
import { ToursPageSkeleton } from '../features/tours/tours-page-skeleton.tsx'

/** What the server puts in the place of these words, for a package. */
const { name, kind, image } = { name: '{name}', kind: '{kind}', image: '{image}' }

/**
 * What is seen first of some pages, by their routes. The build makes markup of it, which the server sends with the page,
 * so that there is something to see before any script has run. It lies over or under the page, which looks the same and
 * takes it away (`lib/first-paint.ts`). Nothing in it can be pressed.
 * @public to the build (`build/pages.ts`)
 */
export const FIRST_PAINTS: Record<string, ReactNode> = {
  '/': (
    <Layer>
      <NavPlaceholder overPicture />
      <HeroPlaceholder />
    </Layer>
  ),
  '/packages/:id': (
    <Layer>
      <NavPlaceholder overPicture />
      <PackageHead name={name} kind={kind} image={image} />
    </Layer>
  ),
  '/tours': (
    <Layer guarded>
      <NavPlaceholder />
      <ToursPageSkeleton />
    </Layer>
  ),
  '/matching': (
    <Layer guarded>
      <NavPlaceholder />
      <MatchingSkeleton />
    </Layer>
  ),
}

type Props = {
  /** For those who are signed in alone: others are about to be sent to the log-in. */
  guarded?: boolean
  children: ReactNode
}

function Layer({ guarded, children }: Props) {
  return (
    <div
      id="first-paint"
      aria-hidden
      className={`absolute inset-x-0 top-0 ${guarded ? '[:root:not([data-session-hint])_&]:hidden' : ''}`}
    >
      {children}
    </div>
  )
}
