import type { Destination } from '@saathi/shared/destinations/schema'
import { keepPreviousData } from '@tanstack/react-query'
import { trpc } from '../../lib/trpc.ts'
import * as text from '../../messages/en/recommend/routes.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { RouteCards } from '../../ui/route-cards.tsx'
import { cityName } from './destination-search.ts'
import { Section } from './section.tsx'
import type { ShownTrip } from './shown-trip.ts'

/** Journeys through this place and others, from the reader's city. Nothing where there is none. */
export default function GoesWell({ place, trip }: { place: Destination; trip: ShownTrip }) {
  const { city, people, month } = trip
  const query = { city, people, month, places: [place.id] }
  const { data, isPending, isError } = trpc.recommend.routes.useQuery(query, {
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
  if (isError || data?.items.length === 0) return null
  return (
    <Section id="goes-well" title={text.goesWell} note={text.goesWellNote(cityName(city), people, month)}>
      {isPending ? (
        <div role="status" className="skeleton h-80 rounded-2xl! md:h-44">
          <span className="sr-only">{text.findingRoutes}</span>
        </div>
      ) : (
        <RouteCards routes={data.items} query={{ city, people, month }} through={place.id} />
      )}
      <p className="mt-1">
        <AppLink
          to="/routes"
          search={{ city, people, month } as never}
          className="inline-flex min-h-11 items-center font-[600] text-teal underline underline-offset-4"
        >
          {text.allRoutes(cityName(city))}
        </AppLink>
      </p>
    </Section>
  )
}
