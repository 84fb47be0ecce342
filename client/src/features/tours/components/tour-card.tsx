import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import type { Tour } from '@saathi/shared/tours/schema'
import { UserCheck, UsersRound } from 'lucide-react'
import { memo, Suspense, useId, useState } from 'react'
import { tourTypeLabel } from '../../../lib/choices.ts'
import { lazyComponent } from '../../../lib/lazy-component.tsx'
import { tourPictures } from '../../../lib/tour-pictures.ts'
import * as coversText from '../../../messages/en/tours/tour-covers.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { ClampedText } from '../../../ui/clamped-text.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { tourStatus } from '../tour-words.ts'
import { BlockedNote } from './blocked-note.tsx'
import { FavoriteButton } from './favorite-button.tsx'
import { HostTrust } from './host-trust.tsx'
import { OpenTripLink } from './open-trip-link.tsx'
import { PersonLink } from './person-link.tsx'
import { Price } from './price.tsx'
import { SeatButton } from './seat-button.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TourLink, TourPictureLink } from './tour-link.tsx'
import { TourPeople } from './tour-people.tsx'

const NextStepsPanel = lazyComponent(() => import('./next-steps-panel.tsx'), { background: true })

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw'

type Props = {
  tour: Tour
  /** Whether the image loads eagerly, for the first visible cards. */
  eager?: boolean
  /** The hosts of its page of a list, to say what was checked about its own. */
  hostIds?: string | undefined
  /** Replace dates and price that a draft does not have yet. */
  datesText?: string
  priceText?: string
}

/** A tour's card: image, description, price and seat button. */
export const TourCard = memo(function TourCard({ tour, eager, hostIds, datesText, priceText }: Props) {
  const titleId = useId()
  const [justJoined, setJustJoined] = useState(false)
  const { name, travelDates, destination, creatorId, packageId, price, covers = [], mine } = tour
  return (
    <article aria-labelledby={titleId} className="ticket flex h-full flex-col">
      <div className="relative aspect-4/3 min-h-52 overflow-hidden rounded-t-3xl bg-sunk [&_[aria-live]]:bottom-12">
        <Carousel
          images={tourPictures(tour)}
          name={name}
          sizes={SIZES}
          eager={eager}
          overlay={<TourPictureLink tourId={tour._id} />}
        />
        <StatusBadge status={tourStatus(tour)} className="absolute top-3 left-3 mr-17" />
        <div className="absolute top-2.5 right-2.5">
          <FavoriteButton tour={tour} />
        </div>
        <p className="absolute bottom-0 left-0 rounded-tr-2xl bg-card px-5 pt-2.5 font-[560] font-display text-lg leading-tight">
          {datesText ?? spanOfDays(travelDates.start, travelDates.end)}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-3 px-5 pt-3 pb-5">
        <div>
          <p className="font-[650] text-teal text-xs tracking-wide">
            {packageId ? text.typeAndPlace(tourTypeLabel(packageId.tourType), destination) : destination}
          </p>
          <h2 id={titleId} className="mt-1 text-xl [overflow-wrap:anywhere]">
            <TourLink tourId={tour._id}>{name}</TourLink>
          </h2>
        </div>
        {tour.description && (
          <div className="text-muted text-sm">
            <ClampedText about={name}>{tour.description}</ClampedText>
          </div>
        )}
        <div className="mt-auto grid gap-2.5 pt-1 text-sm">
          <div>
            <p>
              <RichText
                text={text.hostedBy(creatorId.name)}
                tags={{ person: () => <PersonLink person={creatorId} /> }}
              />
            </p>
            {hostIds && !mine.host && <HostTrust hostId={creatorId._id} hostIds={hostIds} />}
          </div>
          {price > 0 && covers.length > 0 && (
            <p className="text-muted">{coversText.onCard(covers.map((cover) => coversText.covers[cover]))}</p>
          )}
          {tour.onlyGender && (
            <p className="flex items-center gap-2 font-[600]">
              <UsersRound aria-hidden className="size-4 shrink-0" />
              {text.onlyGender[tour.onlyGender]}
            </p>
          )}
          {tour.needsApproval && !mine.joined && (
            <p className="flex items-center gap-2 text-muted">
              <UserCheck aria-hidden className="size-4 shrink-0" />
              {text.hostApproves}
            </p>
          )}
          <TourPeople tour={tour} />
          {mine.withBlocked && <BlockedNote>{text.withBlocked}</BlockedNote>}
        </div>
      </div>
      <div className="ticket-stub flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        {priceText ? <p className="font-[700] text-lg leading-tight">{priceText}</p> : <Price price={price} />}
        <div className="flex flex-wrap justify-end gap-2 empty:hidden has-[>a]:w-full has-[>a]:[&>:is(a,button)]:flex-1 has-[>a]:[&>:is(a,button)]:whitespace-nowrap has-[>a]:[&>:is(a,button)]:px-4">
          <OpenTripLink tour={tour} titleId={titleId} />
          {mine.host ? (
            <TourLink tourId={tour._id} variant="quiet" describedBy={titleId}>
              {text.manage}
            </TourLink>
          ) : (
            <SeatButton
              tour={tour}
              titleId={titleId}
              onJoined={() => setJustJoined(true)}
              className="shrink-0 whitespace-nowrap"
            />
          )}
        </div>
      </div>
      {justJoined && mine.joined && (
        <Suspense>
          <NextStepsPanel tour={tour} onClose={() => setJustJoined(false)} />
        </Suspense>
      )}
    </article>
  )
})
