import type { Destination, DestinationFrom, DestinationWay } from '@saathi/shared/destinations/schema'
import { rupees } from '@saathi/shared/lib/money'
import { BusFront, Car, type LucideIcon, Plane, TrainFront } from 'lucide-react'
import { useMemo } from 'react'
import * as text from '../../messages/en/destinations/destinations.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { TravelMap } from '../../ui/travel-map.tsx'
import { cityName } from './destination-search.ts'
import { wayFacts, wayName } from './destination-words.ts'
import { Section } from './section.tsx'
import type { ShownTrip } from './shown-trip.ts'

const ICONS: Record<DestinationWay['mode'], LucideIcon> = { road: Car, bus: BusFront, rail: TrainFront, air: Plane }
const LINES = { road: 'road', bus: 'road', rail: 'rail', air: 'air' } as const
const shortName = (name: string) => name.replace(/ \(.*\)$/, '')

type Props = { place: Destination; trip: ShownTrip | null }

/** The map with the way from the chosen city and the places nearby, and the ways from it and from the other cities. */
export const GettingThere = ({ place, trip }: Props) => (
  <Section id="getting-there" title={text.gettingThere} note={text.gettingThereNote(trip?.people ?? place.people)}>
    <div className="grid gap-3 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-12">
      <PlaceMap place={place} trip={trip} />
      <div>
        {trip && <Ways from={[trip]} className="text-teal" />}
        <Disclosure phoneOnly label={text.otherCities(othersOf(place, trip).length)}>
          <Ways from={othersOf(place, trip)} />
        </Disclosure>
      </div>
    </div>
  </Section>
)

const othersOf = (place: Destination, trip: ShownTrip | null) => place.from.filter(({ city }) => city !== trip?.city)

const Ways = ({ from, className = '' }: { from: Pick<DestinationFrom, 'city' | 'ways'>[]; className?: string }) => (
  <ul className="grid content-start">
    {from.map(({ city, ways }) => (
      <li key={city} className="grid gap-x-4 gap-y-1 border-line border-t py-3 sm:grid-cols-[8rem_1fr]">
        <p className={`font-[650] ${className}`}>{cityName(city)}</p>
        <ul className="grid gap-1.5">
          {ways.map((way) => (
            <Way key={way.mode} way={way} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

function Way({ way }: { way: DestinationWay }) {
  const Icon = ICONS[way.mode]
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2.5">
      <Icon aria-hidden className="mt-1 size-4.5 text-muted" />
      <p className="min-w-0">
        <span className="font-[600] tabular-nums">{text.hours(way.hours)}</span> {wayName(way)}
        {wayFacts(way).map((fact) => (
          <span key={fact} className="text-muted text-sm">
            , {fact}
          </span>
        ))}
        {way.train && <span className="block text-muted text-sm tabular-nums">{text.trainTimes(way.train)}</span>}
      </p>
      <p className="font-[600] tabular-nums">{rupees(way.cost)}</p>
    </li>
  )
}

function PlaceMap({ place, trip }: Props) {
  const places = useMemo(
    () => [
      { ...pointOf(place), number: 1, label: text.here },
      ...place.nearby.map((other, index) => ({
        ...pointOf(other),
        number: index + 2,
        label: text.kmAway(other.km),
        href: `/destinations/${other.id}`,
      })),
    ],
    [place],
  )
  const mode = trip?.ways[0]?.mode
  const journeys = useMemo(
    () =>
      trip && mode
        ? [{ to: place.id, legs: [{ mode: LINES[mode], points: [trip, place].map(({ lat, lon }) => ({ lat, lon })) }] }]
        : [],
    [place, trip, mode],
  )
  return (
    <TravelMap
      places={places}
      {...(trip && { from: { name: cityName(trip.city), lat: trip.lat, lon: trip.lon } })}
      journeys={journeys}
      openId={place.id}
      ratio={1}
      name={text.mapName(place.name, trip ? cityName(trip.city) : place.state)}
    />
  )
}

const pointOf = ({ id, name, lat, lon }: { id: string; name: string; lat: number; lon: number }) => ({
  id,
  name: shortName(name),
  lat,
  lon,
})
