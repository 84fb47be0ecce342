import type { Destination, DestinationTour } from '@saathi/shared/destinations'
import { spanOfDays } from '@saathi/shared/messages/en/days'
import { priceEach } from '@saathi/shared/money'
import { useAuth } from '../../lib/auth-context.tsx'
import { imageSrc } from '../../lib/image-src.ts'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/destinations.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NoImage, Picture } from '../../ui/picture.tsx'
import { Section } from './section.tsx'

/** The next tours that go there, and the links to all of them and to hosting one. */
export function Company({ place }: { place: Destination }) {
  const { providerUser } = useAuth()
  const tours = trpc.destinations.tours.useQuery({ destinationId: place.id })
  return (
    <Section id="company" title={text.company} note={text.companyIntro}>
      {tours.isPending ? (
        <div className="skeleton h-24 rounded-2xl!" />
      ) : tours.isError ? (
        <EmptyState alert action={<Button onClick={() => tours.refetch()}>{text.tryAgain}</Button>}>
          {text.toursFailed}
        </EmptyState>
      ) : tours.data.items.length === 0 ? (
        <EmptyState>{providerUser ? text.noTours : text.noPublicTours}</EmptyState>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {tours.data.items.map((tour) => (
            <li key={tour._id}>
              <TourRow tour={tour} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <AppLink to="/tours" search={{ place: place.id } as never} className={buttonClass('quiet')}>
          {text.seeTours}
        </AppLink>
        <AppLink to="/create-tour" search={{ destination: place.name } as never} className={buttonClass('quiet')}>
          {text.hostTour}
        </AppLink>
      </div>
    </Section>
  )
}

const TourRow = ({ tour: { _id, name, travelDates, price, image } }: { tour: DestinationTour }) => (
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
      <h3 className="text-lg [overflow-wrap:anywhere]">
        <AppLink
          to="/tours"
          search={{ tour: _id } as never}
          className="decoration-2 decoration-marigold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline"
        >
          {name}
        </AppLink>
      </h3>
      <p className="mt-0.5 text-muted text-sm tabular-nums">
        {text.tourFacts(spanOfDays(travelDates.start, travelDates.end), priceEach(price))}
      </p>
    </div>
  </article>
)
