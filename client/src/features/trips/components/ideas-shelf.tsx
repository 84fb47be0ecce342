import { useId } from 'react'
import { trpc } from '../../../lib/trpc.ts'
import * as text from '../../../messages/en/trips/trip-list.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { CoverPicture } from '../../../ui/cover-picture.tsx'
import { PlanTripLink } from '../../../ui/plan-trip-link.tsx'

const SHOWN = 8

/** The places that the user has saved, each one tap from a plan. */
export default function IdeasShelf() {
  const titleId = useId()
  const saved = trpc.saved.list.useQuery(undefined, { staleTime: 0 })
  if (!saved.data) return null
  const places = saved.data.items.flatMap((item) => (item.kind === 'destination' ? [item] : [])).slice(0, SHOWN)
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-xl">
          {text.ideas}
        </h2>
        <AppLink to="/saved" className="py-2 text-sm text-teal underline underline-offset-4">
          {text.whatYouSaved}
        </AppLink>
      </div>
      {places.length === 0 ? (
        <p className="mt-2 text-muted text-sm">{text.noIdeas}</p>
      ) : (
        <ul className="-mx-4 mt-2 flex snap-x gap-3 overflow-x-auto px-4 pb-2 lg:mx-0 lg:px-0">
          {places.map(({ id, name, image = null }) => (
            <li
              key={id}
              className="flex w-44 shrink-0 snap-start flex-col overflow-hidden rounded-3xl border border-line bg-card"
            >
              <AppLink to={`/destinations/${id}`} className="block focus-visible:outline-offset-[-4px]">
                <span className="block aspect-16/10 overflow-hidden bg-sunk">
                  <CoverPicture image={image} sizes="11rem" />
                </span>
                <span className="block px-3.5 pt-2.5 font-[560] font-display leading-tight [overflow-wrap:anywhere]">
                  {name}
                </span>
              </AppLink>
              <div className="mt-auto p-3 [&>a]:w-full [&>a]:px-2 [&>a]:text-sm">
                <PlanTripLink request={{ placeId: id }} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
