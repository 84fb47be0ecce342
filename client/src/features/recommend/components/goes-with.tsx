import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { ChevronRight, Route } from 'lucide-react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/recommend/routes.ts'
import { AppLink } from '../../../ui/app-link.tsx'

/** What goes best with a result, and what the two cost beyond it: a link to the page of their route. */
export default function GoesWith({ place, trip }: { place: string; trip: DreamTrip }) {
  const { data } = trpc.recommend.goesWith.useQuery({ place, trip }, { staleTime: 5 * 60_000 })
  const route = data?.route
  if (!route) return null
  const { name, more } = route
  const { places = [], only, ...query } = route.query
  return (
    <AppLink to="/routes" search={{ ...query, places: places.join() } as never}>
      <Route aria-hidden />
      <span>{text.withMore([name], more.days, more.rupees)}</span>
      <ChevronRight aria-hidden />
    </AppLink>
  )
}
