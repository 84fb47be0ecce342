import type { SharedItem } from '@saathi/shared/trips/shared-trips'
import * as shared from '../../../messages/en/trips/shared-trip.ts'
import * as text from '../../../messages/en/trips/trips.ts'
import { iconOf } from '../item-icons.ts'
import { timeWords } from '../item-words.ts'

/** For the icon of a meal whose time is not shown. */
const NOON = 720

type Props = {
  items: SharedItem[]
  /** The number of an item on the map of its day. */
  numberOf: (index: number) => number | undefined
}

/** The items of a day in their order, on a line. */
export const SharedItems = ({ items, numberOf }: Props) => (
  <ol>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shared items have no identity
      <li key={index} className="group relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3.5 pb-5 last:pb-0">
        <span aria-hidden className="absolute top-6 -bottom-1 left-[1.3rem] w-0.5 bg-line group-last:hidden" />
        <Mark item={item} number={numberOf(index)} />
        <div className="pt-1">
          {item.leg && <p className="text-muted text-xs">{legWords(item.leg)}</p>}
          <p className="font-[650] [overflow-wrap:anywhere]">{item.title}</p>
          <Times item={item} />
        </div>
      </li>
    ))}
  </ol>
)

const legWords = ({ km, by, aboard }: NonNullable<SharedItem['leg']>) =>
  by === 'walk' ? shared.onFoot(km) : shared.along(aboard ?? by, km)

function Mark({ item, number }: { item: SharedItem; number: number | undefined }) {
  const Icon = iconOf(item, item.start ?? NOON)
  return (
    <span className="relative grid size-11 place-items-center rounded-full border-2 border-line bg-card">
      <Icon aria-hidden className="size-5" />
      {number !== undefined && (
        <span
          aria-hidden
          className="absolute -right-1.5 -bottom-1 grid size-5 place-items-center rounded-full bg-ink font-bold text-[0.75rem] text-paper"
        >
          {number}
        </span>
      )}
    </span>
  )
}

function Times({ item: { kind, start, end } }: { item: SharedItem }) {
  if (start === null || end === null) return null
  const ends = timeWords(end)
  const more = kind === 'travel' ? shared.arrives(ends) : kind === 'stay' ? '' : end > start ? shared.until(ends) : ''
  return (
    <p className="text-sm tabular-nums">
      {text.time(start)}
      {more && <span className="text-muted"> · {more}</span>}
    </p>
  )
}
