import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPrice } from '@saathi/shared/lib/money'
import type { Tour } from '@saathi/shared/tours/schema'
import { CalendarDays, MapPin, Star, UsersRound } from 'lucide-react'
import { useId } from 'react'
import { tourPictures } from '../../../lib/tour-pictures.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { Carousel } from '../../../ui/carousel.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { tourStatus } from '../tour-words.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { OpenTripLink } from './open-trip-link.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TourLink, TourPictureLink } from './tour-link.tsx'

/** A fixed rating, the same for every tour; it is not computed from data. */
const RATING = '4.8'

const ROW = 'flex items-start gap-2.5'
const ICON = 'mt-0.75 size-4.5 shrink-0 text-teal'

type Props = { tour: Tour; badge: 'Hosting' | 'Joined' | null }

/** The smaller tour card of a profile; a button opens the details. */
export function ProfileTourCard({ tour, badge }: Props) {
  const titleId = useId()
  const { name, travelDates, participantCount, destination, price } = tour
  return (
    <article aria-labelledby={titleId} className="ticket flex h-full flex-col">
      <div className="relative aspect-16/10 min-h-48 overflow-hidden rounded-t-3xl bg-sunk">
        <Carousel
          images={tourPictures(tour)}
          name={name}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          overlay={<TourPictureLink tourId={tour._id} />}
        />
        <div className="absolute top-3 left-3 flex flex-wrap gap-2 pr-16">
          {badge && (
            <p
              className={`rounded-full px-3 py-1 font-[700] text-[min(var(--text-sm),4.5vw)] ${badge === 'Hosting' ? 'bg-marigold text-on-marigold' : 'bg-teal text-card'}`}
            >
              {badge === 'Hosting' ? text.hosting : text.joined}
            </p>
          )}
          <StatusBadge status={tourStatus(tour)} />
        </div>
        <div className="absolute top-2.5 right-2.5">
          <FavoriteButton tour={tour} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h3 id={titleId} className="min-w-0 flex-1 basis-40 text-xl [overflow-wrap:anywhere]">
            {name}
          </h3>
          <p className="flex items-center gap-1 pt-0.5 font-[650] text-sm tabular-nums">
            <Star aria-hidden className="size-4 fill-marigold text-marigold" />
            <RichText
              text={text.rating(RATING)}
              tags={{ hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </p>
        </div>
        <ul className="mt-auto grid gap-1.5 text-sm">
          <li className={ROW}>
            <CalendarDays aria-hidden className={ICON} />
            {spanOfDays(travelDates.start, travelDates.end)}
          </li>
          <li className={ROW}>
            <UsersRound aria-hidden className={ICON} />
            {text.participants(participantCount)}
          </li>
          <li className={ROW}>
            <MapPin aria-hidden className={ICON} />
            <span className="min-w-0 [overflow-wrap:anywhere]">{destination}</span>
          </li>
        </ul>
      </div>
      <div className="ticket-stub flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <p className="font-[700] text-lg tabular-nums">{tourPrice(price)}</p>
        <div className="flex flex-wrap justify-end gap-2">
          {(tour.mine.host || tour.mine.joined) && <OpenTripLink tour={tour} titleId={titleId} />}
          <TourLink tourId={tour._id} variant="quiet" describedBy={titleId}>
            {text.viewDetails}
          </TourLink>
        </div>
      </div>
    </article>
  )
}
