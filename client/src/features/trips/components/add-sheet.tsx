import type { HighlightFacts, Trip, TripItemFacts } from '@saathi/shared/trips/schema'
import { stopOn } from '@saathi/shared/trips/stops'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { emptyItem } from '../item-draft.ts'
import { dayShortName, openWords } from '../item-words.ts'
import { placeOn } from '../stop-words.ts'
import { ItemForm } from './item-form.tsx'

type Props = {
  trip: Trip
  /** The day that gets the item; null while the sheet is closed. */
  day: number | null
  /** `day` is the chosen one. */
  onAdd: (facts: TripItemFacts, day: number) => void
  onClose: () => void
}

/** The sheet that adds to a day: what the place has and the plan does not, or something of one's own. */
export default function AddSheet({ trip, day, onAdd, onClose }: Props) {
  const title = text.newItemFor(day === null ? '' : dayShortName(trip, day))
  return (
    <Drawer label={title} open={day !== null} onClose={onClose}>
      {day !== null && <Choices title={title} trip={trip} day={day} onAdd={onAdd} onClose={onClose} />}
    </Drawer>
  )
}

const visitOf = (highlight: HighlightFacts, day: number, people: number): TripItemFacts => ({
  ...emptyItem(day, 0),
  kind: 'visit',
  title: highlight.name,
  minutes: highlight.minutes,
  cost: Math.round(highlight.fee ?? 0) * people,
  costPart: 'entry',
  lat: highlight.lat,
  lon: highlight.lon,
  highlight: highlight.name,
})

type ChoicesProps = Omit<Props, 'day'> & { title: string; day: number }

function Choices({ title, trip, day, onAdd, onClose }: ChoicesProps) {
  const [isOwn, setOwn] = useState(false)
  const planned = new Set(trip.items.map(({ highlight }) => highlight))
  const stop = trip.stops && stopOn(trip.stops, day)
  const here = new Set(stop?.highlights)
  const open = trip.highlights.filter(({ name }) => !planned.has(name) && (!stop || here.has(name)))
  if (isOwn)
    return (
      <ItemForm
        title={text.newItem}
        trip={trip}
        facts={emptyItem(day, 0)}
        start={12 * 60}
        submitLabel={text.add}
        onSave={onAdd}
        onClose={onClose}
      />
    )
  return (
    <div className="px-5 pt-1 pb-8 md:px-8">
      <h2 className="pr-14 text-2xl">{title}</h2>
      <Button variant="quiet" onClick={() => setOwn(true)} className="mt-5">
        <Pencil aria-hidden className="size-4.5" />
        {text.newItem}
      </Button>
      <h3 className="mt-7 text-lg">{text.fromPlace(placeOn(trip, day).name)}</h3>
      {open.length === 0 && <p className="mt-2 text-muted">{text.allPlanned}</p>}
      <ul className="mt-1 [&>li]:border-line [&>li]:border-b">
        {open.map((highlight) => (
          <li key={highlight.name} className="flex items-center gap-3 py-3">
            <div className="min-w-0 flex-1 leading-snug">
              <p className="font-[650] [overflow-wrap:anywhere]">{highlight.name}</p>
              <p className="text-muted text-sm">
                {[
                  text.length(highlight.minutes),
                  openWords(highlight),
                  highlight.closed.length > 0 ? text.closedDays(highlight.closed) : '',
                  highlight.fee === null ? '' : text.feeEach(highlight.fee),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <button
              type="button"
              aria-label={text.addItem(highlight.name)}
              onClick={() => onAdd(visitOf(highlight, day, trip.people), day)}
              className="grid size-11 shrink-0 place-items-center rounded-full border border-field bg-card hover:bg-sunk"
            >
              <Plus aria-hidden className="size-5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
