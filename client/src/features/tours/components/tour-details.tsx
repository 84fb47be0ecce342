import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPrice } from '@saathi/shared/lib/money'
import type { Tour, Traveller } from '@saathi/shared/tours/schema'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Route } from 'lucide-react'
import { type ReactNode, Suspense, useId, useRef } from 'react'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { tourPictures } from '../../../lib/tour-pictures.ts'
import { errorCode, trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { seePlan } from '../../../messages/en/trips/plan-trip.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { DestinationLink } from '../../../ui/destination-link.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PlanTripLink } from '../../../ui/plan-trip-link.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { TrustLine } from '../../../ui/trust-line.tsx'
import { dayCount } from '../countdown.ts'
import { useTourCache } from '../tour-cache.ts'
import { canMessageHost, canOpenGroup, seatAction, tourStatus } from '../tour-words.ts'
import { AskHost } from './ask-host.tsx'
import { BlockedNote } from './blocked-note.tsx'
import { CalendarButton } from './calendar-button.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { GroupLink } from './group-link.tsx'
import { CancellationTerms } from './join-facts.tsx'
import { MessageLink } from './message-link.tsx'
import { NextSteps } from './next-steps.tsx'
import { PersonLink } from './person-link.tsx'
import { Price } from './price.tsx'
import { SeatButton } from './seat-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TourCovers } from './tour-covers.tsx'
import { LoadedTourDays } from './tour-days.tsx'
import { Fact } from './tour-fact.tsx'
import { TourPackage } from './tour-package.tsx'
import { TourPeople } from './tour-people.tsx'

const HostView = lazyComponent(() => import('./host-view.tsx'), { failed: (retry) => <LoadFailed retry={retry} /> })

type Props = {
  /** The tour whose details are open; undefined for none. */
  tourId: string | undefined
  onClose: () => void
  /** The page's own message for signed-out visitors. */
  signedOut?: string
  /** The button to report the tour. */
  report?: (tour: Tour) => ReactNode
  /** The button to report somebody who has asked the viewer something. */
  reportPerson?: ((person: Traveller) => ReactNode) | undefined
}

/** A tour's details in a drawer over the page, with the viewer's actions. */
export function TourDetails({ tourId, onClose, signedOut, report, reportPerson }: Props) {
  const cache = useTourCache()
  const query = trpc.tours.get.useQuery(tourId === undefined ? skipToken : { tourId }, {
    staleTime: 0,
    placeholderData: () => (tourId === undefined ? undefined : cache.find(tourId)),
  })
  const tour = query.data
  return (
    <Drawer label={tour?.name ?? text.tour} open={tourId !== undefined} onClose={onClose}>
      {tour ? (
        <Details
          tour={tour}
          isCurrent={query.isFetchedAfterMount}
          signedOut={signedOut}
          report={report}
          reportPerson={reportPerson}
        />
      ) : query.isError ? (
        <div className="px-5 pt-20 pb-8 md:grid md:min-h-dvh md:content-center md:px-8 md:py-20">
          {errorCode(query.error) === 'NOT_FOUND' ? (
            <EmptyState alert action={<Button onClick={onClose}>{text.otherTours}</Button>}>
              {text.tourGone}
            </EmptyState>
          ) : (
            <EmptyState alert action={<Button onClick={() => query.refetch()}>{text.tryAgain}</Button>}>
              {text.tourFailed}
            </EmptyState>
          )}
        </div>
      ) : (
        <Skeleton />
      )}
    </Drawer>
  )
}

type DetailsProps = {
  tour: Tour
  /** Whether it has been loaded since the details were opened. */
  isCurrent: boolean
} & Pick<Props, 'signedOut' | 'report' | 'reportPerson'>

function Details({ tour, isCurrent, signedOut, report, reportPerson }: DetailsProps) {
  const titleId = useId()
  const steps = useRef<HTMLDivElement>(null)
  const { name, travelDates, destination, creatorId, price, mine, participantCount, capacity } = tour
  const hasSteps = mine.joined && !tour.cancelled && !tour.ended
  return (
    <article aria-labelledby={titleId}>
      <div className="relative aspect-16/10 bg-sunk print:w-1/2">
        <Carousel images={tourPictures(tour)} name={name} sizes="(min-width: 48rem) 42rem, 100vw" eager />
        <StatusBadge status={tourStatus(tour)} className="absolute top-4 left-4" />
      </div>
      <div className="grid gap-6 px-5 pt-5 pb-8 md:px-8 md:pt-7">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <TourPackage tour={tour} />
            <h2 id={titleId} className="text-2xl [overflow-wrap:anywhere]">
              {name}
            </h2>
          </div>
          <FavoriteButton tour={tour} />
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y-2 border-dashed py-5 md:grid-cols-3">
          <Fact name={text.dates}>{spanOfDays(travelDates.start, travelDates.end)}</Fact>
          <Fact name={text.pricePerPerson}>{tourPrice(price)}</Fact>
          <Fact name={text.destination} wide>
            <DestinationLink id={tour.placeId}>{destination}</DestinationLink>
          </Fact>
          <Fact name={text.participantsFact}>
            {capacity === null ? (
              participantCount
            ) : (
              <RichText
                text={text.participantsOfSeats(participantCount, capacity)}
                tags={{ seats: (words) => <span className="font-[400] text-muted">{words}</span> }}
              />
            )}
          </Fact>
          <Fact name={text.host} wide>
            <PersonLink person={creatorId} />
            {!mine.host && <TrustLine withCity userId={creatorId._id} to={`/profile/${creatorId._id}`} />}
          </Fact>
          {tour.onlyGender && <Fact name={text.openToFact}>{text.onlyGender[tour.onlyGender]}</Fact>}
          {tour.needsApproval && <Fact name={text.joiningFact}>{text.hostApproves}</Fact>}
        </dl>
        {mine.host && (
          <Suspense fallback={<div className="skeleton h-40" />}>
            <HostView tour={tour} reportPerson={reportPerson} />
          </Suspense>
        )}
        <p className="whitespace-pre-line">{tour.description || text.noDescription}</p>
        {!mine.host && !mine.joined && <LoadedTourDays tour={tour} />}
        <TourCovers tour={tour} heading="h3" />
        <CancellationTerms tour={tour} />
        {!mine.host && !tour.cancelled && (
          <section>
            <h3 className="mb-2.5 text-lg">{text.whoGoes}</h3>
            <TourPeople tour={tour} />
            {mine.withBlocked && (
              <div className="mt-3">
                <BlockedNote>{text.withBlocked}</BlockedNote>
              </div>
            )}
          </section>
        )}
        {!mine.host && <AskHost tour={tour} />}
        {hasSteps && (
          <div ref={steps}>
            <NextSteps tour={tour} />
          </div>
        )}
        <div className="flex flex-wrap items-start gap-3">
          {!hasSteps && canOpenGroup(tour) && <GroupLink tour={tour} />}
          {tour.ended && !tour.cancelled && (mine.host || mine.joined) && (
            <Link to="/references" className={buttonClass('quiet')}>
              {text.writeReferences}
            </Link>
          )}
          {!hasSteps && canMessageHost(tour) && <MessageLink person={creatorId}>{text.messageHost}</MessageLink>}
          <ShareButton
            label={text.share}
            text={text.shareText(name, spanOfDays(travelDates.start, travelDates.end))}
            url={`${window.location.origin}/tours/${tour._id}`}
          />
          {mine.host || mine.joined ? (
            <Link to="/tours/$tourId/plan" params={{ tourId: tour._id }} className={buttonClass('quiet')}>
              <Route aria-hidden className="size-4.5" />
              {seePlan}
            </Link>
          ) : (
            tour.placeId &&
            !tour.ended && (
              <PlanTripLink
                request={{ placeId: tour.placeId, startDate: travelDates.start, days: dayCount(travelDates) }}
              />
            )
          )}
          {!hasSteps && <CalendarButton tourId={tour._id} />}
          <PrintButton />
          {report?.(tour)}
        </div>
        {mine.host && !tour.isPublic && <p className="-mt-3 text-muted text-sm">{text.linkNeedsLogIn}</p>}
      </div>
      {seatAction(tour) && (
        <div className="ticket-stub sticky bottom-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-card px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-8">
          <Price price={price} />
          <SeatButton
            tour={tour}
            titleId={titleId}
            signedOut={signedOut}
            followsAddress={isCurrent}
            onJoined={() => steps.current?.scrollIntoView({ block: 'center' })}
            className="shrink-0 whitespace-nowrap"
          />
        </div>
      )}
    </article>
  )
}

/** As high as the drawer can be on a phone: nearly all details are. */
const Skeleton = () => (
  <div role="status" className="min-h-svh">
    <span className="sr-only">{text.loadingTour}</span>
    <div className="skeleton aspect-16/10 rounded-none!" />
    <div className="grid gap-4 px-5 py-6 md:px-8">
      <div className="skeleton h-9 w-3/4" />
      <div className="skeleton h-28" />
      <div className="skeleton h-24" />
    </div>
  </div>
)
