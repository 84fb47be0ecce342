import type { Problem } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { MapIcon, Plus, Ticket } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import { Button } from '../../../ui/button.tsx'
import { dayRows, type TripDay } from '../day-rows.ts'
import type { useDragMove } from '../hooks/use-drag-move.ts'
import { dayFacts, dayShortName, dayTitle } from '../item-words.ts'
import { stopWords } from '../stop-words.ts'
import { DayRowView } from './day-row.tsx'

type Props = {
  trip: Trip
  day: TripDay
  drag: ReturnType<typeof useDragMove>
  /** The item whose handle gets the focus, after it was moved to this day. */
  focus: { id: string } | null
  /** The reader's booking references by items. */
  references: ReadonlyMap<string, string>
  /** Whether the map is open beside the days; null where it opens as a sheet. */
  isMapOpen: boolean | null
  onMap: () => void
  onAdd: () => void
  onTicket: () => void
  onEdit: (id: string) => void
  onFix: (fix: NonNullable<Problem['fix']>) => void
  onRemove: (id: string) => void
  onMoveKey: (event: KeyboardEvent, id: string) => void
}

/** A day as a timed list, and what adds to it. */
export function DayPlan(props: Props) {
  const { trip, day, drag, focus, references, isMapOpen, onMap, onAdd, onTicket, onEdit, onFix, onRemove, onMoveKey } =
    props
  const titleId = useId()
  const list = useRef<HTMLOListElement>(null)
  const sun = trip.sun[day.day]
  const rows = dayRows(day, sun)
  const where = stopWords(trip, day.day)
  const focused = useRef<{ id: string } | null>(null)
  // The day that an item moved to is shown a moment after the move.
  useEffect(() => {
    if (!focus || focused.current === focus || day.items.every(({ item }) => item.id !== focus.id)) return
    focused.current = focus
    list.current?.querySelector<HTMLElement>(`[data-grip="${focus.id}"]`)?.focus()
  }, [focus, day])

  const others = day.items.filter(({ item }) => item.id !== drag.drag?.id)
  const dropClass = (id: string) => {
    const active = drag.drag
    if (!active) return ''
    if (active.id === id) return 'is-dragged'
    if (active.target?.kind !== 'place') return ''
    const { index } = active.target
    if (others[index]?.item.id === id) return 'drop-before'
    return index === others.length && others.at(-1)?.item.id === id ? 'drop-after' : ''
  }

  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="mb-4 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={titleId} tabIndex={-1} className="text-xl lg:text-2xl">
            {where && <span className="block text-terra text-base lg:text-lg">{where}</span>}
            {dayTitle(trip, day.day)}
          </h2>
          <p className="mt-0.5 text-muted text-sm">{dayFacts(day).join(' · ')}</p>
        </div>
        <Button
          variant="quiet"
          aria-haspopup={isMapOpen === null ? 'dialog' : undefined}
          aria-pressed={isMapOpen ?? undefined}
          onClick={onMap}
          className="min-h-11! shrink-0 px-4.5! text-sm print:hidden"
        >
          <MapIcon aria-hidden className="size-4" />
          {text.map}
        </Button>
      </div>
      {rows.length === 0 && <p className="text-muted">{text.nothingPlanned}</p>}
      <ol ref={list} className="day-line">
        {rows.map((row, at) => {
          const id =
            row.kind === 'item' ? row.timed.item.id : row.kind === 'leg' ? `leg-${row.to}` : `${row.kind}-${row.at}`
          return (
            <DayRowView
              key={id}
              row={row}
              next={rows[at + 1]}
              sun={sun}
              trip={trip}
              reference={references.get(id)}
              drop={dropClass(id)}
              dy={drag.drag?.id === id ? drag.drag.dy : 0}
              onEdit={onEdit}
              onFix={onFix}
              onRemove={onRemove}
              onGripKey={onMoveKey}
              onGripDown={drag.start}
            />
          )
        })}
      </ol>
      {trip.mayEdit && (
        // The indent gives way to large text.
        <div className="mt-4 flex print:hidden">
          <span className="w-25 min-w-0 lg:w-33.5" />
          <div className="flex min-w-fit flex-1 flex-wrap gap-3">
            <Button aria-haspopup="dialog" onClick={onAdd} className="max-w-full">
              <Plus aria-hidden className="size-5" />
              {text.addTo(dayShortName(trip, day.day))}
            </Button>
            <Button variant="quiet" aria-haspopup="dialog" onClick={onTicket} className="max-w-full">
              <Ticket aria-hidden className="size-5" />
              {text.addTicket}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
