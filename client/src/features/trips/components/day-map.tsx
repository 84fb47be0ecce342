import type { Trip } from '@saathi/shared/trips/schema'
import { useMemo } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import type { TripDay } from '../day-rows.ts'
import { mapLayout } from '../map-layout.ts'
import { placeOn } from '../stop-words.ts'
import { DayDrawing } from './day-drawing.tsx'

type Props = { trip: Trip; days: TripDay[]; day: number; frame: { width: number; height: number } }

/** The map of a day and the names of its stops. */
export function DayMap({ trip, days, day, frame }: Props) {
  const layout = useMemo(() => mapLayout(placeOn(trip, day), days, day, frame), [trip, days, day, frame])
  const { pins } = layout
  if (pins.length === 0) return <p className="mt-4 text-muted">{text.noStops}</p>
  return (
    <>
      <DayDrawing layout={layout} frame={frame} className="mt-2 w-full" />
      <ol className="mt-4 grid gap-1.5">
        {pins.map(({ id, number, title }) => (
          <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline">
            <span className="font-[700] text-sm tabular-nums">{number}</span>
            <span className="[overflow-wrap:anywhere]">{title}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-muted text-sm">{text.notToScale}</p>
    </>
  )
}
