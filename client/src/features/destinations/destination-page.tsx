import '../../ui/scenes.css'
import type { Destination, DestinationFrom } from '@saathi/shared/destinations/schema'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useMemo } from 'react'
import { imageSrc } from '../../lib/image-src.ts'
import { useTitle } from '../../lib/use-title.ts'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PictureHead } from '../../ui/picture-head.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import SaveButton from '../../ui/save-button.tsx'
import { ShareButton } from '../../ui/share-button.tsx'
import { useIncrementalRender } from '../../ui/use-incremental-render.ts'
import { Costs } from './costs.tsx'
import type { City } from './destination-search.ts'
import { FactSources } from './fact-sources.tsx'
import { GettingThere } from './getting-there.tsx'
import { GoesWellLater } from './goes-well-later.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { Packages } from './packages.tsx'
import { PageNav } from './page-nav.tsx'
import { PlaceRow } from './place-row.tsx'
import { Section } from './section.tsx'
import { type ShownTrip, useShownTrip } from './shown-trip.ts'
import { Stays } from './stays.tsx'
import { ToursThere } from './tours-there.tsx'
import { TripCard } from './trip-card.tsx'
import { WhenToGo } from './when-to-go.tsx'
import { WhyGo } from './why-go.tsx'

/** The parts of the page that other features render. */
type Parts = {
  months: (months: Destination['months'], month: number) => ReactNode
  costBar: (costs: DestinationFrom['estimated_costs'], scale: number) => ReactNode
}

type Props = {
  place: Destination
  /** The chosen starting city; the first of the form without one. */
  city: City | undefined
  /** The reader's home where no journeys are known from it. */
  missingHome: string | null
  /** The dream trip whose costs are shown; without one, those of the reference trip. */
  form: DreamTrip | null
  onCity: (city: City) => void
  onUsual: () => void
  parts: Parts
}

/** The number of places nearby that a phone shows at first. */
const NEARBY_SHOWN = 2

/** The page of a destination. */
export function DestinationPage({ place, city = 'mumbai', missingHome, form, onCity, onUsual, parts }: Props) {
  useTitle(place.name)
  const { trip, pending } = useShownTrip({ place, city, form })
  return (
    <article>
      <PictureHead
        variant="overlapped"
        image={imageSrc(place.image)}
        label={place.state}
        title={place.name}
        pitch={place.pitch}
      />
      <div className="wrap">
        <TripCard {...{ place, trip, pending, city, missingHome, onCity, onUsual }} />
        <div className="mt-6 flex flex-wrap items-start gap-2 max-sm:[&_button]:px-4 sm:gap-3">
          <SaveButton kind="destination" id={place.id} name={place.name} variant="labelled" />
          <ShareButton
            label={text.share}
            text={text.shareText(place.name)}
            url={`${location.origin}/destinations/${place.id}`}
          />
          <PrintButton />
        </div>
        <PageNav />
        <Sections place={place} trip={trip} parts={parts} />
      </div>
    </article>
  )
}

type SectionProps = Pick<Props, 'place' | 'parts'> & { trip: ShownTrip | null }

/** The sections below the trip card. On the first page of a visit they render in steps, so that no task is long. */
function Sections({ place, trip, parts }: SectionProps) {
  const sections = useMemo(() => sectionsOf({ place, trip, parts }), [place, trip, parts])
  const rendered = useIncrementalRender(sections.length)
  // A link to a section leads to it at once.
  return location.hash ? sections : sections.slice(0, rendered)
}

/** The sections by the steps in which they render: the first fills the screen. */
const sectionsOf = ({ place, trip, parts }: SectionProps) => [
  <WhyGo key="why-go" place={place} />,
  <div key="facts" className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
    <WhenToGo place={place} month={monthOf(place, trip)} strip={parts.months(place.months, monthOf(place, trip))} />
    <GoodToKnow place={place} />
  </div>,
  <GettingThere key="getting-there" place={place} trip={trip} />,
  <Costs key="costs" place={place} trip={trip} bar={parts.costBar} />,
  <Stays key="stays" place={place} tier={trip?.stay ?? undefined} />,
  trip && <GoesWellLater key="goes-well" place={place} trip={trip} />,
  <FactSources key="sources" place={place} />,
  <Fragment key="last">
    <ToursThere place={place} />
    {place.packages.length > 0 && <Packages items={place.packages} />}
    <Section id="nearby" title={text.nearby}>
      <Nearby places={place.nearby.slice(0, NEARBY_SHOWN)} />
      {place.nearby.length > NEARBY_SHOWN && (
        <Disclosure phoneOnly label={text.moreNearby(place.nearby.length - NEARBY_SHOWN)}>
          <Nearby places={place.nearby.slice(NEARBY_SHOWN)} />
        </Disclosure>
      )}
      <p className="mt-1">
        <Link to="/destinations" className="font-[600] text-teal underline underline-offset-4">
          {text.allDestinations}
        </Link>
      </p>
    </Section>
  </Fragment>,
]

const monthOf = (place: Destination, trip: ShownTrip | null) => trip?.month ?? place.month

const Nearby = ({ places }: { places: Destination['nearby'] }) => (
  <ul className="grid grid-cols-1 gap-3 pb-1 sm:grid-cols-2">
    {places.map((other) => (
      <li key={other.id}>
        <PlaceRow place={other} note={text.kmAway(other.km)} />
      </li>
    ))}
  </ul>
)
