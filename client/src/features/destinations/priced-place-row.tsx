import type { DestinationCompany, DestinationWay } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { Link } from '@tanstack/react-router'
import { BusFront, Car, type LucideIcon, Plane, TrainFront, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { imageSrc } from '../../lib/image-src.ts'
import * as text from '../../messages/en/destinations/browse.ts'
import { companyInShort } from '../../messages/en/destinations/company.ts'
import { hours, nightsIn } from '../../messages/en/destinations/destinations.ts'
import { ROW_LINK } from '../../ui/linked-row.tsx'
import { NoImage } from '../../ui/picture.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import type { PricedPlace } from './browse-places.ts'
import type { City } from './destination-search.ts'

const ICONS: Record<DestinationWay['mode'], LucideIcon> = { road: Car, bus: BusFront, rail: TrainFront, air: Plane }

export type Asked = { month: number; city: City; budget: string }

type Props = {
  item: PricedPlace
  asked: Asked
  /** The prices are not known yet, or those of the month before. */
  pending: boolean
  company: DestinationCompany | undefined
  months: ReactNode
  onPoint: (id: string | undefined) => void
}

/** A place with its months, the way there, its price and who goes there. All of it is a link, which takes the form along. */
export function PricedPlaceRow({ item, asked, pending, company, months, onPoint }: Props) {
  const { place, price, quality } = item
  const Icon = price && ICONS[price.mode]
  return (
    <article
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(place.id)}
      onFocus={() => onPoint(place.id)}
      className="group relative grid min-h-33 grid-cols-[6rem_minmax(0,1fr)] overflow-hidden rounded-2xl border border-line bg-card transition-shadow duration-200 hover:shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2"
    >
      <div className="relative bg-sunk">
        <ScenePicture
          src={imageSrc(place.image)}
          alt=""
          fallback={<NoImage />}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="grid content-center gap-x-3 px-3.5 py-2.5">
        <h3 className="text-lg leading-tight [overflow-wrap:anywhere]">
          <Link
            to="/destinations/$destinationId"
            params={{ destinationId: place.id }}
            search={linkSearch(item, asked)}
            className={ROW_LINK}
          >
            {place.name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {place.state}
          {price && Icon && (
            <span className="inline-flex items-center gap-1 whitespace-nowrap">
              <Icon aria-hidden className="size-4" /> {hours(price.hours)}
            </span>
          )}
        </p>
        <div className="my-1 max-w-40">{months}</div>
        <p className="sr-only">{text.qualityIn(quality, asked.month)}</p>
        {price ? (
          <p className={`flex flex-wrap items-baseline gap-x-2 ${pending ? 'opacity-40' : ''}`}>
            <b className="font-[750] text-lg tabular-nums">{rupees(price.total)}</b>
            <span className="text-muted text-xs">
              {nightsIn(price.nights, price.stay)}
              {price.overBy > 0 && (
                <span className="whitespace-nowrap text-terra"> · {text.overBudget(price.overBy)}</span>
              )}
            </span>
          </p>
        ) : (
          <p className="text-muted text-sm leading-7">
            {pending ? <span className="skeleton inline-block h-4 w-24" /> : text.noWay}
          </p>
        )}
        {company && (
          <p className="flex items-center gap-1.5 font-[560] text-sm text-teal leading-5">
            <Users aria-hidden className="size-4" /> {companyInShort(company.tours, company.going)}
          </p>
        )}
      </div>
    </article>
  )
}

/** The form under which the page of the place has the same price. */
export const linkSearch = ({ place, price }: PricedPlace, { month, city, budget }: Asked) =>
  price
    ? {
        budget,
        starting_location: city,
        group_size: DREAM_TRIP_DEFAULTS.group_size,
        preference_type: place.types[0] ?? DREAM_TRIP_DEFAULTS.preference_type,
        month: String(month),
      }
    : { from: city }
