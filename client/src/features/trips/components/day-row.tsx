import { rupees } from '@saathi/shared/lib/money'
import type { Problem } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import {
  CableCar,
  CarFront,
  ExternalLink,
  Footprints,
  GripVertical,
  Ship,
  StickyNote,
  Sunrise,
  Sunset,
} from 'lucide-react'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import * as text from '../../../messages/en/trips/trips.ts'
import { BookingLine } from '../bookings/booking-line.tsx'
import { type DayRow, lightAt, type Sun, type TimedItem } from '../day-rows.ts'
import { iconOf } from '../item-icons.ts'
import { itemWords } from '../item-words.ts'
import { ProblemCard } from './problem-card.tsx'

export type RowActions = {
  onEdit: (id: string) => void
  onFix: (fix: NonNullable<Problem['fix']>) => void
  onRemove: (id: string) => void
  onGripKey: (event: KeyboardEvent, id: string) => void
  onGripDown: (event: PointerEvent, id: string) => void
}

type Props = {
  row: DayRow
  next: DayRow | undefined
  sun: Sun | undefined
  trip: Trip
  /** The reader's booking reference. */
  reference: string | undefined
  drop: string
  dy: number
} & RowActions

/** A line of a day. */
export function DayRowView({ row, next, sun, trip, reference, drop, dy, ...actions }: Props) {
  const style = {
    '--rail-from': lightAt(row.at, sun),
    '--rail-to': lightAt(next?.at ?? row.until, sun),
  } as CSSProperties
  switch (row.kind) {
    case 'sun':
      return (
        <li style={style} className="has-rail items-center! py-1">
          <span className="whitespace-nowrap font-[600] text-muted text-xs tabular-nums">{text.time(row.at)}</span>
          <span className="relative grid size-7 place-items-center justify-self-center rounded-full bg-marigold text-on-marigold">
            {row.rise ? <Sunrise aria-hidden className="size-4" /> : <Sunset aria-hidden className="size-4" />}
          </span>
          <span className="pl-3 font-[600] text-muted text-xs lg:pl-4.5">{row.rise ? text.sunrise : text.sunset}</span>
        </li>
      )
    case 'leg':
      return (
        <li className="items-center! py-1.5 text-sm">
          <span />
          <span className="day-leg-mark">
            <WayIcon leg={row.leg} />
          </span>
          <p className="pl-3 leading-snug lg:pl-4.5">
            {row.leg.by === 'walk' ? text.walk : row.leg.aboard ? text.aboard[row.leg.aboard] : text.drive}{' '}
            <span className="text-muted tabular-nums">{text.kmAndTime(row.leg.km, text.length(row.leg.minutes))}</span>
          </p>
        </li>
      )
    case 'free':
      return (
        <li style={style} className="has-rail items-center! py-1">
          <Clock minute={row.at} />
          <span className="relative size-3 justify-self-center rounded-full border-2 border-field bg-paper" />
          <p className="my-1 ml-3 justify-self-start rounded-xl border-[1.5px] border-field border-dashed px-3 py-2 text-muted text-sm lg:ml-4.5">
            {text.freeTime(text.length(row.until - row.at))}
          </p>
        </li>
      )
    case 'item':
      return <ItemRow {...{ timed: row.timed, trip, reference, style, drop, dy }} {...actions} />
  }
}

type ItemProps = Pick<Props, 'trip' | 'reference' | 'drop' | 'dy'> & {
  timed: TimedItem
  style: CSSProperties
} & RowActions

function ItemRow(props: ItemProps) {
  const { timed, trip, reference, style, drop, dy, onEdit, onFix, onRemove, onGripKey, onGripDown } = props
  const { item, start, problems } = timed
  const Icon = iconOf(item, start)
  const words = itemWords(timed, trip.highlights)
  // Money that is spent along the way takes no time of its own.
  const hasTime = item.minutes > 0 || item.fixedStart !== null
  const isFree = item.kind === 'free'
  const isClosed = problems.some(({ code }) => code === 'closedDay' || code === 'outOfSeason')
  return (
    <li
      data-item={item.id}
      style={dy === 0 ? style : { ...style, transform: `translateY(${dy}px)` }}
      className={`has-rail py-2 lg:py-2.5 ${problems.length > 0 ? 'has-problem' : ''} ${drop}`}
    >
      {item.kind === 'stay' ? <NightMark /> : hasTime ? <Clock minute={start} strong /> : <span />}
      {isFree ? (
        <span className="relative mt-3 size-3 justify-self-center rounded-full border-2 border-field bg-paper lg:mt-4" />
      ) : (
        <span className="day-medal">
          <Icon aria-hidden className="size-4.5 lg:size-5" />
        </span>
      )}
      <div
        className={`min-w-0 ${isFree ? 'ml-3 rounded-xl border-[1.5px] border-field border-dashed px-3 py-1.5 text-muted lg:ml-4.5' : 'pt-1 pl-3 lg:pt-2 lg:pl-4.5'}`}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h3
            className={`min-w-0 flex-[1_1_5.5rem] font-[650]! font-sans! text-base leading-snug tracking-normal! [overflow-wrap:anywhere] ${isClosed ? 'line-through decoration-2 decoration-terra' : ''}`}
          >
            {trip.mayEdit ? (
              <button
                type="button"
                onClick={() => onEdit(item.id)}
                className="rounded text-left underline-offset-4 hover:underline"
              >
                {item.title}
              </button>
            ) : (
              item.title
            )}
          </h3>
          {item.cost > 0 && (
            <span className="whitespace-nowrap pt-px font-[650] text-sm tabular-nums">
              {rupees(item.cost / trip.people)}
            </span>
          )}
        </div>
        {words.length > 0 && <p className="text-muted text-sm leading-snug">{words.join(' · ')}</p>}
        <Note note={item.note} link={item.link} />
        {reference && <BookingLine title={item.title} reference={reference} />}
        {problems.length > 0 && <ProblemCard trip={trip} timed={timed} onFix={onFix} onRemove={onRemove} />}
      </div>
      {trip.mayEdit && (
        <button
          type="button"
          data-grip={item.id}
          aria-label={text.move(item.title)}
          onKeyDown={(event) => onGripKey(event, item.id)}
          onPointerDown={(event) => onGripDown(event, item.id)}
          className="day-grip print:hidden"
        >
          <GripVertical aria-hidden className="size-5" />
        </button>
      )}
    </li>
  )
}

function Note({ note, link }: { note: string; link: string | null }) {
  if (!note && !link) return null
  return (
    <div className="mt-2 flex gap-2 rounded-xl bg-sunk px-3 py-2 text-sm leading-snug">
      <StickyNote aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">
        {note}
        {note && link && ' '}
        {link && (
          <a
            href={link}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="inline-flex items-center gap-1 font-[650] text-teal underline underline-offset-4"
          >
            {text.openLink}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        )}
      </p>
    </div>
  )
}

function Clock({ minute, strong = false }: { minute: number; strong?: boolean }) {
  const [time, half] = text.clock(minute % 1440)
  return (
    <span
      className={`flex items-baseline font-[650] text-sm tabular-nums max-lg:flex-col max-lg:leading-tight lg:gap-0.5 lg:text-base ${strong ? 'max-lg:pt-1 lg:leading-11' : ''}`}
    >
      {time} <small className="font-[500] text-muted text-xs leading-none">{half}</small>
    </span>
  )
}

const NightMark = () => <span className="pt-1.5 font-[650] text-sm lg:pt-2.5 lg:text-base">{text.night}</span>

function WayIcon({ leg: { by, aboard } }: Pick<Extract<DayRow, { kind: 'leg' }>, 'leg'>) {
  const Icon = by === 'walk' ? Footprints : aboard === 'boat' ? Ship : aboard === 'ropeway' ? CableCar : CarFront
  return <Icon aria-hidden />
}
