import { rupees } from '@saathi/shared/lib/money'
import type { Route, RouteQuery } from '@saathi/shared/recommend/routes'
import { ChevronRight } from 'lucide-react'
import { imageSrc } from '../lib/image-src.ts'
import { routeSearch } from '../lib/route-search.ts'
import * as text from '../messages/en/recommend/routes.ts'
import { AppLink } from './app-link.tsx'
import { NoImage, Picture } from './picture.tsx'

type Props = {
  routes: readonly Route[]
  /** The query that found them. */
  query: RouteQuery
  /** The place from which the reader comes: the cards say what the others add to it. */
  through?: string
}

/** Routes as cards with their nights and the whole bill, each a link to its page. */
export const RouteCards = ({ routes, query, through }: Props) => (
  <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
    {routes.map((route) => (
      <li key={route.id} className="grid">
        <RouteCard route={route} query={query} through={through} />
      </li>
    ))}
  </ul>
)

const RouteCard = ({
  route,
  query,
  through,
}: Omit<Props, 'routes'> & { route: Route; through: string | undefined }) => {
  const { title, places, days, estimated_costs } = route
  const here = places.find(({ id }) => id === through)
  const others = places.filter((place) => place !== here).map(({ name }) => name)
  return (
    <article className="group relative grid grid-rows-[auto_1fr] overflow-hidden rounded-2xl border border-line bg-card transition-shadow duration-200 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2">
      <div aria-hidden className="flex h-24 gap-px bg-line">
        {places.map(({ id, image }) => (
          <div key={id} className="min-w-0 flex-1 bg-sunk">
            <Picture src={imageSrc(image)} alt="" fallback={<NoImage />} className="size-full object-cover" />
          </div>
        ))}
      </div>
      <div className="grid content-between gap-3 p-4">
        <div>
          <h3 className="text-lg [overflow-wrap:anywhere]">
            <AppLink
              to="/routes"
              search={routeSearch(route, query) as never}
              className="decoration-2 decoration-marigold underline-offset-4 outline-none after:absolute after:inset-0 group-hover:underline"
            >
              {title}
            </AppLink>
          </h3>
          <p className="mt-1 text-muted text-sm tabular-nums">{text.nightsAt(places)}</p>
          {here?.more && (
            <p className="mt-2 font-[600] text-sm tabular-nums">
              {text.withMore(others, here.more.days, here.more.rupees)}
            </p>
          )}
        </div>
        <p className="flex items-center justify-between gap-3 tabular-nums">
          <span>
            <b className="font-[700] text-lg">{rupees(estimated_costs.total_cost)}</b>{' '}
            <span className="text-muted text-sm">{text.daysInAll(days)}</span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </p>
      </div>
    </article>
  )
}
