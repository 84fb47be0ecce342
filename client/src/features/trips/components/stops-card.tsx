import { START_CITIES } from '@saathi/shared/destinations/cities'
import type { Trip } from '@saathi/shared/trips/schema'
import { stopOn } from '@saathi/shared/trips/stops'
import { useId, useMemo } from 'react'
import * as text from '../../../messages/en/trips/stops.ts'
import { Button } from '../../../ui/button.tsx'
import { TravelMap } from '../../../ui/travel-map.tsx'
import { dayWords } from '../item-words.ts'

type Props = {
  trip: Trip
  stops: NonNullable<Trip['stops']>
  day: number
  onDay: (day: number) => void
  onChange: () => void
}

const LINES = { rail: 'rail', air: 'air' } as const

/** The places of a trip in order, on one map with the ways between them; each opens its first day. */
export default function StopsCard({ trip, stops, day, onDay, onChange }: Props) {
  const titleId = useId()
  const { from, items } = trip
  const start = START_CITIES[from]
  const current = stopOn(stops, day)
  const pins = useMemo(
    () =>
      stops.map(({ place: { id, name, lat, lon }, nights }, at) => ({
        ...{ id, name, lat, lon },
        number: at + 1,
        label: text.nights(nights),
      })),
    [stops],
  )
  const journeys = useMemo(() => {
    const points = [start, ...stops.map(({ place }) => place), start].map(({ lat, lon }) => ({ lat, lon }))
    const last = stops.at(-1)
    const spans = [...stops.map((stop) => stop.day), last ? last.day + last.nights : 0]
    const legs = spans.map((arrives, at) => {
      const rides = items.filter(
        ({ kind, day: on }) =>
          kind === 'travel' && (at === 0 ? on <= arrives : at === stops.length ? on >= arrives : on === arrives),
      )
      const longest = rides.toSorted((a, b) => b.minutes - a.minutes)[0]?.by
      return {
        mode: longest === 'rail' || longest === 'air' ? LINES[longest] : ('road' as const),
        points: points.slice(at, at + 2),
      }
    })
    return [{ to: last?.place.id ?? '', legs }]
  }, [start, stops, items])
  return (
    <section aria-labelledby={titleId} className="rounded-3xl border border-line bg-card px-4.5 py-5 lg:p-6">
      <h2 id={titleId} className="text-lg">
        {text.journey}
      </h2>
      <ol className="mt-2 mb-4 grid gap-0.5">
        {stops.map((stop, at) => (
          <li key={stop.place.id}>
            <button
              type="button"
              aria-current={stop === current ? 'true' : undefined}
              aria-label={text.atDay(dayWords(trip, stop.day), stop.place.name)}
              onClick={() => onDay(stop.day)}
              className="grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-2 rounded-xl px-2 text-left hover:bg-sunk aria-[current]:bg-sunk"
            >
              <b className="font-[700] text-sm text-teal tabular-nums">{at + 1}.</b>
              <span className="font-[650] [overflow-wrap:anywhere]">{stop.place.name}</span>
              <span className="text-right text-muted text-sm tabular-nums">
                {dayWords(trip, stop.day)} · {text.nights(stop.nights)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {trip.mayEdit && (
        <Button variant="quiet" aria-haspopup="dialog" onClick={onChange} className="mb-4 print:hidden">
          {text.changePlaces}
        </Button>
      )}
      <TravelMap
        places={pins}
        from={{ lat: start.lat, lon: start.lon, name: start.name }}
        journeys={journeys}
        openId={current?.place.id}
        ratio={1}
        name={text.mapName(stops.map(({ place }) => place.name))}
      />
    </section>
  )
}
