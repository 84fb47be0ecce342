import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPrice } from '@saathi/shared/lib/money'
import type { SharedTour } from '@saathi/shared/tours/schema'
import { Link } from '@tanstack/react-router'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/tours/shared-tour.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { TrustInShort } from '../../../ui/trust-line.tsx'
import { JOIN_HASH, sharedTourStatus } from '../tour-words.ts'
import { Price } from './price.tsx'
import { SharedTourFrame } from './shared-tour-frame.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TourCovers } from './tour-covers.tsx'
import { TourDays } from './tour-days.tsx'
import { Fact } from './tour-fact.tsx'

const LINK = 'font-[650] text-teal underline underline-offset-4'

type AccountLinkProps = {
  to: '/login' | '/register'
  tourId: string
  /** Whether the visitor wants to join the tour. */
  joins?: boolean
  className: string
  children: string
}

/** Leads to the log-in or the registration, which lead back to the tour's details, or on to the confirmation of joining. */
const AccountLink = ({ to, tourId, joins = false, className, children }: AccountLinkProps) => (
  <Link to={to} search={{ from: `/tours?tour=${tourId}${joins ? `#${JOIN_HASH}` : ''}` }} className={className}>
    {children}
  </Link>
)

/** The page for visitors of a tour that is not public, or is not there: it shows nothing of it. */
export function HiddenTourPage({ tourId }: { tourId: string }) {
  useTitle(text.hiddenTitle)
  return (
    <div className="wrap py-10 md:py-20">
      <h1 tabIndex={-1} className="mb-6 text-3xl">
        {text.hiddenTitle}
      </h1>
      <EmptyState
        action={
          <>
            <AccountLink to="/login" tourId={tourId} className={buttonClass('main')}>
              {text.logIn}
            </AccountLink>
            <AccountLink to="/register" tourId={tourId} className={buttonClass('quiet')}>
              {text.signUp}
            </AccountLink>
          </>
        }
      >
        {text.hidden}
      </EmptyState>
    </div>
  )
}

/** A public tour for people who are not logged in, with the log-in in a bar at the bottom. */
export function SharedTourPage({ tour }: { tour: SharedTour }) {
  const { _id: tourId, name, images, travelDates, price, ended, joiningClosed, needsApproval } = tour
  useTitle(name)
  const dates = spanOfDays(travelDates.start, travelDates.end)
  const canJoin = !ended && !joiningClosed
  return (
    <SharedTourFrame
      pictures={
        <>
          <Carousel images={images} name={name} sizes="(min-width: 60rem) 56rem, 100vw" eager />
          <StatusBadge status={sharedTourStatus(tour)} className="absolute top-4 left-4" />
        </>
      }
    >
      <div className="grid gap-6 pt-6 pb-8">
        <div>
          {tour.packageId && <PackageLink item={tour.packageId} />}
          <h1 tabIndex={-1} className="text-3xl [overflow-wrap:anywhere]">
            {name}
          </h1>
        </div>
        <Facts tour={tour} dates={dates} />
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{tour.description || text.noDescription}</p>
        <TourDays days={tour.days ?? []} startsIn={tour.startsIn} covers={tour.covers} heading="h2" />
        <TourCovers tour={tour} heading="h2" />
        {tour.cancellationTerms && (
          <div className="rounded-2xl border border-line px-4 py-3 text-sm">
            <p className="font-[650]">{text.ifPlansChange}</p>
            <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{tour.cancellationTerms}</p>
          </div>
        )}
        <p className="text-muted">{text.guestsHidden}</p>
        <p>
          <RichText
            text={text.newHere}
            tags={{
              link: (words) => (
                <AccountLink to="/register" tourId={tourId} joins={canJoin} className={LINK}>
                  {words}
                </AccountLink>
              ),
            }}
          />
        </p>
        <ShareButton label={text.share} text={text.shareText(name, dates)} url={window.location.href} />
      </div>
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-line border-t bg-card px-4.5 py-2.5 md:bottom-0 md:mx-0 md:rounded-t-3xl md:border-x md:px-6 print:hidden">
        <Price price={price} />
        <AccountLink to="/login" tourId={tourId} joins={canJoin} className={`${buttonClass('main')} shrink-0`}>
          {!canJoin ? text.logIn : needsApproval ? text.logInToAsk : text.logInToJoin}
        </AccountLink>
      </div>
    </SharedTourFrame>
  )
}

function Facts({ tour, dates }: { tour: SharedTour; dates: string }) {
  const { _id, price, destination, seatsLeft, needsApproval, host } = tour
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y-2 border-dashed py-5 md:grid-cols-4">
      <Fact name={text.dates}>{dates}</Fact>
      <Fact name={text.price}>{tourPrice(price)}</Fact>
      <Fact name={text.destination} wide>
        {destination}
      </Fact>
      {seatsLeft === null && <Fact name={text.seats}>{text.seatsOpen}</Fact>}
      {needsApproval && (
        <Fact name={text.joiningFact} wide>
          {text.hostApproves}
        </Fact>
      )}
      {host && (
        <Fact name={text.host} wide>
          <span className="flex items-center gap-2.5">
            <Avatar id={_id} name={host.firstName} picture={host.picture} className="size-9" />
            <span>{host.firstName}</span>
          </span>
          {host.references !== undefined && (
            <TrustInShort hasPhoto={host.photo === true} references={host.references} className="mt-1.5" />
          )}
        </Fact>
      )}
    </dl>
  )
}

const PackageLink = ({ item }: { item: NonNullable<SharedTour['packageId']> }) => (
  <p className="mb-1.5 text-muted text-sm">
    <RichText
      text={text.afterPackage(item.name)}
      tags={{
        link: (words) => (
          <Link to="/packages/$packageId" params={{ packageId: item._id }} className={LINK}>
            {words}
          </Link>
        ),
      }}
    />
  </p>
)
