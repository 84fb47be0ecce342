import type { DestinationCard } from '@saathi/shared/destinations/schema'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useMemo } from 'react'
import * as text from '../../messages/en/destinations/browse.ts'
import { useIncrementalRender } from '../../ui/use-incremental-render.ts'
import { destinationsByState } from './destinations-by-state.ts'

/** Links to all places, by state. Folded, they are on the page for searches in it and for search engines. */
export function StatesFold({ places }: { places: readonly DestinationCard[] }) {
  const states = useMemo(() => destinationsByState(places, {}), [places])
  const rendered = useIncrementalRender(states.length)
  return (
    <details className="group rounded-2xl border border-line bg-card">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-2xl px-4 font-[560] font-display text-lg [&::-webkit-details-marker]:hidden">
        {text.allByState(places.length)}
        <ChevronDown aria-hidden className="size-5 text-teal transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <div className="gap-x-6 px-4 pb-4 sm:columns-2 lg:columns-4">
        {states.slice(0, rendered).map(([state, found]) => (
          <section key={state} aria-label={state} className="break-inside-avoid pt-3">
            <h3 className="text-base">{state}</h3>
            <ul>
              {found.map(({ id, name }) => (
                <li key={id}>
                  <Link
                    to="/destinations/$destinationId"
                    params={{ destinationId: id }}
                    className="inline-flex min-h-11 items-center font-[500] decoration-2 decoration-marigold underline-offset-4 hover:underline md:min-h-8"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
