import { ArrowDown, ArrowUp, Minus, Plus, X } from 'lucide-react'
import type { ComponentType } from 'react'
import * as text from '../../../messages/en/trips/set-places.ts'

type Props = {
  number: number
  name: string
  nights: number
  /** From the place before. */
  way: { by: string; hours: number } | null
  isMost: boolean
  isFirst: boolean
  isLast: boolean
  onNights: (by: -1 | 1) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A place of the list with its nights, and how one comes to it. */
export const PlaceRow = ({ number, name, nights, way, isMost, isFirst, isLast, onNights, onMove, onRemove }: Props) => (
  <li className="rounded-2xl border border-line bg-card px-4 pt-3 pb-1.5">
    {way && (
      <p className="mb-1.5 text-muted text-sm [overflow-wrap:anywhere]">
        {text.hours(way.hours)} · {way.by}
      </p>
    )}
    <p className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-1">
      <b className="font-[700] text-teal tabular-nums">{number}.</b>
      <b className="font-[650] [overflow-wrap:anywhere]">{name}</b>
    </p>
    <div className="-mx-2 mt-1 flex flex-wrap items-center justify-between gap-x-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line with the others */}
      <div role="group" aria-label={text.nightsAt(name)} className="flex items-center">
        <Act Icon={Minus} label={text.fewer(name)} off={nights <= 1} onAct={() => onNights(-1)} />
        <span className="min-w-16 text-center text-sm tabular-nums">{text.nights(nights)}</span>
        <Act Icon={Plus} label={text.more(name)} off={isMost} onAct={() => onNights(1)} />
      </div>
      {!(isFirst && isLast) && (
        <div className="flex items-center">
          <Act Icon={ArrowUp} label={text.up(name)} off={isFirst} onAct={() => onMove(-1)} />
          <Act Icon={ArrowDown} label={text.down(name)} off={isLast} onAct={() => onMove(1)} />
          <Act Icon={X} label={text.remove(name)} off={false} onAct={onRemove} />
        </div>
      )}
    </div>
  </li>
)

type ActProps = { Icon: ComponentType<{ className?: string }>; label: string; off: boolean; onAct: () => void }

/** `aria-disabled` instead of `disabled`, which would drop the keyboard focus. */
const Act = ({ Icon, label, off, onAct }: ActProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={off}
    onClick={() => !off && onAct()}
    className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunk hover:text-ink aria-disabled:opacity-40"
  >
    <Icon className="size-5" />
  </button>
)
