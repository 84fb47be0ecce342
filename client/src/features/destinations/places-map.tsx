import type { ListedDestination } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { imageSrc } from '../../lib/image-src.ts'
import * as text from '../../messages/en/destinations/browse.ts'
import { ROW_LINK } from '../../ui/linked-row.tsx'
import { MonthMap } from '../../ui/month-map.tsx'
import { NoImage } from '../../ui/picture.tsx'
import { ScenePicture } from '../../ui/scene-picture.tsx'
import { type PricedPlace, qualityIn } from './browse-places.ts'
import { type Asked, linkSearch } from './priced-place-row.tsx'

type Props = {
  places: readonly ListedDestination[]
  /** What a search has found; null without one. */
  found: readonly PricedPlace[] | null
  items: readonly PricedPlace[]
  asked: Asked
  from: { lat: number; lon: number; name: string } | undefined
  activeId: string | undefined
  onPoint: (id: string | undefined) => void
}

const LOOKS = { best: 'best', fair: 'fair', avoid: 'avoid', closed: 'avoid' } as const

/** The drawn map of the month, with a card of the place that one points at. */
export function PlacesMap({ places, found, items, asked, from, activeId, onPoint }: Props) {
  const navigate = useNavigate()
  const { month } = asked
  const dots = useMemo(() => {
    const among = found && new Set(found.map(({ place }) => place.id))
    return places.map((place) => ({
      ...{ id: place.id, lat: place.lat, lon: place.lon },
      look: LOOKS[qualityIn(place, month)],
      isFaint: among !== null && !among.has(place.id),
    }))
  }, [places, found, month])
  const active = items.find(({ place }) => place.id === activeId)
  const open = (id: string) => {
    const item = items.find(({ place }) => place.id === id)
    if (item)
      navigate({
        to: '/destinations/$destinationId',
        params: { destinationId: id },
        search: linkSearch(item, asked),
      })
  }
  return (
    <div className="overflow-hidden rounded-2xl border border-line">
      <MonthMap
        places={dots}
        from={from}
        activeId={active && activeId}
        onPoint={onPoint}
        onOpen={open}
        name={text.mapName(month, dots.filter(({ look }) => look === 'best').length, dots.length)}
        ratio={RATIO}
      >
        {active && <PlaceCard item={active} asked={asked} />}
      </MonthMap>
    </div>
  )
}

/** Width by height of India with its seas. */
const RATIO = 0.87

const PlaceCard = ({ item, asked }: { item: PricedPlace; asked: Asked }) => {
  const { place, quality, price } = item
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 grid max-w-72 grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded-xl border border-line bg-card shadow-lift has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus [@media(hover:none)]:pointer-events-auto">
      <div className="relative bg-sunk">
        <ScenePicture
          src={imageSrc(place.image)}
          alt=""
          fallback={<NoImage />}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <p className="grid min-h-16 content-center px-3 py-1.5 leading-snug">
        <Link
          to="/destinations/$destinationId"
          params={{ destinationId: place.id }}
          search={linkSearch(item, asked)}
          tabIndex={-1}
          className={`${ROW_LINK} truncate font-[560] font-display`}
        >
          {place.name}
        </Link>
        <span className="truncate text-muted text-xs">{text.qualityIn(quality, asked.month)}</span>
        {price && <b className="font-[750] text-sm tabular-nums">{rupees(price.total)}</b>}
      </p>
    </div>
  )
}
