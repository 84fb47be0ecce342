import { NOTICE_VERSION } from '@saathi/shared/auth/consent-rules'
import type { ReactNode } from 'react'
import { AboutHead } from '../features/about/about-head.tsx'
import { AuthPage } from '../features/auth/components/auth-page.tsx'
import { BlogPlaceholder } from '../features/blog/blog-placeholder.tsx'
import { ContactHead } from '../features/contact/contact-head.tsx'
import { DestinationsHead } from '../features/destinations/destinations-head.tsx'
import { HeroPlaceholder } from '../features/home/hero.tsx'
import { NextTripPlace } from '../features/home/next-trip-place.tsx'
import { LegalList, LegalPage, LegalSection } from '../features/legal/legal-page.tsx'
import { MatchingSkeleton } from '../features/matching/components/matching-skeleton.tsx'
import { FormPlaceholder } from '../features/recommend/components/form-placeholder.tsx'
import { NavPlaceholder } from '../features/shell/nav-placeholder.tsx'
import { SharedTourFrame } from '../features/tours/components/shared-tour-frame.tsx'
import { ToursPageSkeleton } from '../features/tours/components/tours-page-skeleton.tsx'
import * as auth from '../messages/en/auth/auth.ts'
import * as grievances from '../messages/en/legal/grievances.ts'
import { changed } from '../messages/en/legal/legal.ts'
import * as privacy from '../messages/en/legal/privacy.ts'
import * as terms from '../messages/en/legal/terms.ts'
import { NoImage, Picture } from '../ui/picture.tsx'
import { PictureHead } from '../ui/picture-head.tsx'

/** Placeholders that the server replaces with the values of a package, a destination or a shared trip. */
const { name, kind, image } = { name: '{name}', kind: '{kind}', image: '{image}' }
const { state, pitch, label } = { state: '{state}', pitch: '{pitch}', label: '{label}' }

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
      <div className="home-top">
        <HeroPlaceholder />
        <NextTripPlace />
      </div>
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
  '/about': (
    <Layer>
      <NavPlaceholder overPicture />
      <AboutHead />
    </Layer>
  ),
  '/blog': (
    <Layer>
      <NavPlaceholder />
      <BlogPlaceholder />
    </Layer>
  ),
  '/contact': (
    <Layer>
      <NavPlaceholder />
      <ContactHead />
    </Layer>
  ),
  '/destinations': (
    <Layer>
      <NavPlaceholder />
      <DestinationsHead />
    </Layer>
  ),
  ...legal(
    '/privacy',
    { ...privacy, version: NOTICE_VERSION },
    <LegalSection title={privacy.shortTitle}>
      <LegalList items={privacy.short} />
    </LegalSection>,
  ),
  ...legal(
    '/terms',
    { ...terms, version: NOTICE_VERSION },
    <LegalSection title={terms.whatTitle}>
      <p>{terms.what}</p>
    </LegalSection>,
  ),
  ...legal('/grievances', grievances),
  '/login': (
    <Layer shownTo="visitors">
      <NavPlaceholder />
      <AuthPage title={auth.loginTitle} intro={<p>{auth.loginIntro}</p>} picture="valley" />
    </Layer>
  ),
  '/register': (
    <Layer shownTo="visitors">
      <NavPlaceholder />
      <AuthPage title={auth.signUpTitle} intro={<p>{auth.signUpIntro}</p>} picture="coast" />
    </Layer>
  ),
  '/tours/:id': (
    <Layer shownTo="visitors">
      <NavPlaceholder />
      <SharedTourFrame
        pictures={<Picture src={image} alt="" eager fallback={<NoImage />} className="size-full object-cover" />}
      />
    </Layer>
  ),
  '/shared/:id': (
    <Layer>
      <NavPlaceholder overPicture />
      <PictureHead variant="tall" image={image} label={label} title={name} pitch={pitch} />
    </Layer>
  ),
  '/tours': (
    <Layer shownTo="users">
      <NavPlaceholder />
      <ToursPageSkeleton />
    </Layer>
  ),
  '/matching': (
    <Layer shownTo="users">
      <NavPlaceholder />
      <MatchingSkeleton />
    </Layer>
  ),
}

/** With what a phone shows of the page at first, since the largest paragraph counts as its content. */
function legal(path: string, page: { title: string; intro: string; version?: string }, first?: ReactNode) {
  const { title, intro, version } = page
  return {
    [path]: (
      <Layer>
        <NavPlaceholder />
        <LegalPage title={title} intro={intro} changed={changed} version={version}>
          {first}
        </LegalPage>
      </Layer>
    ),
  }
}

/** Others are redirected to another page. */
const SHOWN_TO = {
  all: '',
  /** Returning users. */
  users: '[:root:not([data-session-hint])_&]:hidden',
  visitors: '[:root[data-session-hint]_&]:hidden',
}

function Layer({ shownTo = 'all', children }: { shownTo?: keyof typeof SHOWN_TO; children: ReactNode }) {
  return (
    <div id="first-paint" aria-hidden className={`absolute inset-x-0 top-0 ${SHOWN_TO[shownTo]}`}>
      {children}
    </div>
  )
}
