import type { Tour, Traveller } from '@saathi/shared/tours/schema'
import { skipToken } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import { useTitle } from '../../../lib/use-title.ts'
import * as text from '../../../messages/en/tours/tours.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useOpenTour } from '../open-tour.ts'
import type { TourSearch } from '../tour-search.ts'
import { HostButton } from './host-button.tsx'
import { TourDetails } from './tour-details.tsx'
import { TourFilters } from './tour-filters.tsx'
import { TourList } from './tour-list.tsx'
import { ToursHead } from './tours-head.tsx'

type Props = {
  search: TourSearch
  /** Merges changed filters into the URL. */
  onSearch: (change: TourSearch) => void
  /** Whether this is the Create Tour page. */
  creating?: boolean
  /** The button to report a tour. */
  report: (tour: Tour, close: () => void) => ReactNode
  /** The button to report somebody who has asked the viewer something. */
  reportPerson: (person: Traveller, close: () => void) => ReactNode
}

/** The tour list with filters, and the button to host a tour. */
export function ToursPage({ search, onSearch, creating = false, report, reportPerson }: Props) {
  useTitle(creating ? text.createTitle : text.listTitle)
  const { tourId, open, close } = useOpenTour()
  const place = trpc.destinations.get.useQuery(search.place ? { destinationId: search.place } : skipToken)
  const start = { destination: search.destination ?? place.data?.name ?? '', packageId: search.package ?? '' }
  return (
    <>
      <div className="relative">
        <ToursHead creating={creating} />
        <div className="wrap flex flex-wrap gap-3 pt-6 lg:absolute lg:inset-x-0 lg:top-12 lg:justify-end lg:pt-0">
          {creating ? (
            <>
              <p className="w-full font-[650] text-xl lg:w-auto lg:self-center">{text.readyToHost}</p>
              <HostButton start={start} onSaved={({ _id }) => open(_id)} />
            </>
          ) : (
            <Link
              to="/create-tour"
              search={{ place: search.place, destination: search.destination, package: search.package }}
              className={buttonClass('quiet')}
            >
              {text.createTitle}
            </Link>
          )}
        </div>
      </div>
      <div className="wrap relative z-1 pt-6 lg:-mt-12 lg:pt-0">
        <TourFilters search={search} onChange={onSearch} />
        <TourList
          search={search}
          onSearch={onSearch}
          next={
            <>
              <HostButton variant="quiet" label={text.createTitle} start={start} onSaved={({ _id }) => open(_id)} />
              <Link to="/plans" search={{ add: 'yes', place: search.place }} className={buttonClass('quiet')}>
                {text.sayGoing}
              </Link>
            </>
          }
        />
      </div>
      <TourDetails
        tourId={tourId}
        onClose={close}
        report={(tour) => report(tour, close)}
        reportPerson={(person) => reportPerson(person, close)}
      />
    </>
  )
}
