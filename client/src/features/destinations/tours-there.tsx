import type { Destination, DestinationTour } from '@saathi/shared/destinations/schema'
import { spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { tourPriceEach } from '@saathi/shared/lib/money'
import { useAuth } from '../../lib/auth-context.tsx'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkedRow, ROW_LINK } from '../../ui/linked-row.tsx'
import { Going } from './going.tsx'
import { COLUMNS, Section } from './section.tsx'

/** The number of tours that a phone shows at first. */
const SHOWN = 1

/** The next tours that go there, and the links to all of them and to hosting one. */
export function ToursThere({ place }: { place: Destination }) {
  const { providerUser } = useAuth()
  const tours = trpc.destinations.tours.useQuery({ destinationId: place.id })
  const company = trpc.destinations.company.useQuery({ destinationIds: [place.id] })
  const count = company.data?.items[0]?.tours ?? 0
  return (
    <Section id="company" title={text.company} note={text.companyIntro}>
      <Going placeId={place.id} name={place.name} />
      {tours.isPending ? (
        <div className="skeleton h-24 rounded-2xl!" />
      ) : tours.isError ? (
        <EmptyState alert action={<Button onClick={() => tours.refetch()}>{text.tryAgain}</Button>}>
          {text.toursFailed}
        </EmptyState>
      ) : tours.data.items.length === 0 ? (
        <EmptyState>{providerUser ? text.noTours : text.noPublicTours}</EmptyState>
      ) : (
        <div className={`with-folded ${COLUMNS}`}>
          <TourRows tours={tours.data.items.slice(0, SHOWN)} />
          {tours.data.items.length > SHOWN && (
            <Disclosure phoneOnly label={text.moreTours(tours.data.items.length - SHOWN)}>
              <TourRows tours={tours.data.items.slice(SHOWN)} />
            </Disclosure>
          )}
        </div>
      )}
      <div className="mt-2 grid grid-cols-2 gap-2 max-sm:*:px-3 sm:flex sm:flex-wrap sm:gap-3 print:hidden">
        {count > 0 && (
          <AppLink to="/tours" search={{ place: place.id } as never} className={buttonClass('quiet')}>
            {text.seeTours(count)}
          </AppLink>
        )}
        <AppLink to="/create-tour" search={{ destination: place.name } as never} className={buttonClass('quiet')}>
          {text.hostTour}
        </AppLink>
      </div>
    </Section>
  )
}

const TourRows = ({ tours }: { tours: DestinationTour[] }) => (
  <ul className="grid gap-3 pb-1">
    {tours.map((tour) => (
      <li key={tour._id}>
        <TourRow tour={tour} />
      </li>
    ))}
  </ul>
)

const TourRow = ({ tour: { _id, name, travelDates, price, image } }: { tour: DestinationTour }) => (
  <LinkedRow
    image={image}
    name={
      <AppLink to="/tours" search={{ tour: _id } as never} className={ROW_LINK}>
        {name}
      </AppLink>
    }
    facts={text.tourFacts(spanOfDays(travelDates.start, travelDates.end), tourPriceEach(price))}
  />
)
