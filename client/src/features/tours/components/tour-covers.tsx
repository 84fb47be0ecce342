import type { Tour, TourCover } from '@saathi/shared/tours/schema'
import { Bed, Bus, Compass, type LucideIcon, Ticket, Utensils } from 'lucide-react'
import * as text from '../../../messages/en/tours/tour-covers.ts'

export const COVER_ICONS: Record<TourCover, LucideIcon> = {
  stay: Bed,
  food: Utensils,
  transport: Bus,
  entries: Ticket,
  guide: Compass,
}

type Props = { tour: Pick<Tour, 'price' | 'covers'>; heading: 'h2' | 'h3' }

/** What the price of a tour covers, as its host says; nothing where everyone pays their own way. */
export function TourCovers({ tour: { price, covers = [] }, heading: Heading }: Props) {
  if (price === 0) return null
  return (
    <section>
      <Heading className="mb-2.5 text-lg">{text.covered}</Heading>
      {covers.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {covers.map((cover) => {
            const Icon = COVER_ICONS[cover]
            return (
              <li
                key={cover}
                className="inline-flex items-center gap-2 rounded-full bg-sunk px-3.5 py-1.5 font-[550] text-sm"
              >
                <Icon aria-hidden className="size-4.5 text-teal" />
                {text.covers[cover]}
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="text-muted">{text.notSaid}</p>
      )}
      <p className="mt-2 text-muted text-sm">{text.ownWayThere}</p>
    </section>
  )
}
