import type { ReactNode } from 'react'
import { HeroPlaceholder } from '../features/home/hero.tsx'
import { MatchingSkeleton } from '../features/matching/components/matching-skeleton.tsx'
import { FormPlaceholder } from '../features/recommend/components/form-placeholder.tsx'
import { NavPlaceholder } from '../features/shell/nav-placeholder.tsx'
import { ToursPageSkeleton } from '../features/tours/components/tours-page-skeleton.tsx'
import { PictureHead } from '../ui/picture-head.tsx'

/** Placeholders that the server replaces with the values of a package or a destination. */
const { name, kind, image } = { name: '{name}', kind: '{kind}', image: '{image}' }
const { state, pitch } = { state: '{state}', pitch: '{pitch}' }

/**
 * The static first paint of some routes. The build renders it to HTML that the server sends with the page, so that it is
 * visible before any script has run. The rendered page covers it exactly and removes it (`lib/first-paint.ts`). It holds
 * no interactive elements.
 * @public to the build (`build/pages.ts`)
 */
export const FIRST_PAINTS: Record<string, ReactNode> = {
  '/': (
    <Layer>
      <NavPlaceholder overPicture />
      <HeroPlaceholder />
      <FormPlaceholder />
    </Layer>
  ),
  '/packages/:id': (
    <Layer>
      <NavPlaceholder overPicture />
      <PictureHead variant="tall" image={image} label={kind} title={name} />
    </Layer>
  ),
  '/destinations/:id': (
    <Layer>
      <NavPlaceholder overPicture />
      <PictureHead variant="overlapped" image={image} label={state} title={name} pitch={pitch} />
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
  /** Visible for returning users only: others are redirected to the log-in. */
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
