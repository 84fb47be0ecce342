import type { TransferView } from '@saathi/shared/expenses/schema'
import { Users } from 'lucide-react'
import { useId } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { useMedia } from '../../../ui/use-media.ts'
import type { People } from '../people.ts'
import { type Flow, type RibbonEnd, type RibbonLayout, ribbonLayout } from '../ribbon-layout.ts'
import { flowsOf } from '../transfer-words.ts'
import { PersonAvatar } from './person-avatar.tsx'

type Props = { transfers: TransferView[]; people: People }

/** The transfers as ribbons from debtors to creditors. The list of transfers says the same as text. */
export function RibbonDiagram({ transfers, people }: Props) {
  const isWide = useMedia('(min-width: 48rem)')
  // The drawing is stretched to its place; this is about how wide it is.
  const width = isWide ? 460 : 140
  const flows = flowsOf(transfers, people.me)
  if (flows.length === 0) return null
  const layout = ribbonLayout(flows, { me: people.me, width, slot: isWide ? 64 : 84 })
  const sentences = flows.map(({ from, to, paise }) =>
    text.transferSentence(people.name(from), people.name(to), amountWords(paise)),
  )
  return (
    <figure>
      <div role="img" aria-label={text.diagram(sentences.join(' '))}>
        <div
          aria-hidden
          style={{ height: `${layout.height}px` }}
          className="grid grid-cols-[3.75rem_minmax(0,1fr)_3.75rem] md:grid-cols-[7rem_minmax(0,1fr)_7rem]"
        >
          <Ends ends={layout.debtors} people={people} side="from" />
          <Ribbons layout={layout} width={width} me={people.me} />
          <Ends ends={layout.creditors} people={people} side="to" />
        </div>
      </div>
      <Key layout={layout} me={people.me} />
    </figure>
  )
}

type RibbonsProps = { layout: RibbonLayout; width: number; me: string }

/** Whether the reader pays this, gets it, or has no part in it. */
const sideOf = ({ from, mine }: Flow, me: string) => (!mine ? 'others' : from === me ? 'pays' : 'gets')

const FILL = { pays: 'fill-terra', gets: 'fill-leaf', others: 'fill-(--ribbon)' }
const AMOUNT = {
  pays: 'border-2 border-card bg-terra text-card leading-4.5',
  gets: 'border-2 border-card bg-leaf text-card leading-4.5',
  others: 'border-line bg-card',
}

function Ribbons({ layout: { height, debtors, creditors, ribbons }, width, me }: RibbonsProps) {
  const stripes = useId()
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {Object.entries(FILL).map(([side, ground]) => (
          <Stripes key={side} id={stripes + side} ground={ground} />
        ))}
        {ribbons.map((ribbon) => {
          const side = sideOf(ribbon, me)
          return (
            <path
              key={ribbon.id}
              d={ribbon.path}
              fill={ribbon.claimed ? `url(#${stripes}${side})` : undefined}
              className={ribbon.claimed ? '' : `${FILL[side]} ${ribbon.mine ? 'opacity-92' : ''}`}
            />
          )
        })}
      </svg>
      {[debtors, creditors].map((ends, side) =>
        ends.map(({ id, top, height: high }) => (
          <span
            key={id}
            style={{ top: `${top}px`, height: `${high}px` }}
            className={`absolute w-1.25 rounded-full bg-ink ${side === 0 ? '-left-0.5' : '-right-0.5'}`}
          />
        )),
      )}
      {ribbons.map(
        (ribbon) =>
          ribbon.label && (
            <span
              key={ribbon.id}
              style={{ left: `${ribbon.label.x * 100}%`, top: `${ribbon.label.y}px` }}
              className={`-translate-1/2 absolute whitespace-nowrap rounded-full border px-2.5 font-[600] text-xs leading-5 tabular-nums ${AMOUNT[sideOf(ribbon, me)]}`}
            >
              {amountWords(ribbon.paise)}
            </span>
          ),
      )}
    </div>
  )
}

const Stripes = ({ id, ground }: { id: string; ground: string }) => (
  <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0h9v9H0z" className={ground} />
    <path d="M0 0h4.5v9H0z" className="fill-(--stripe)" />
  </pattern>
)

function Ends({ ends, people, side }: { ends: RibbonEnd[]; people: People; side: 'from' | 'to' }) {
  const verb = (isMe: boolean) => (side === 'from' ? (isMe ? text.pay : text.pays) : isMe ? text.get : text.gets)
  return (
    <div className="relative">
      {ends.map(({ id, others, middle }) => (
        <div
          key={id}
          style={{ top: `${middle}px` }}
          className={`-translate-y-1/2 absolute inset-x-0 flex flex-col items-center gap-0.5 text-center text-xs leading-tight md:gap-1.5 ${side === 'from' ? 'md:flex-row md:pr-3 md:text-left' : 'md:flex-row-reverse md:pl-3 md:text-right'}`}
        >
          {others > 0 ? (
            <span className="grid size-9.5 shrink-0 place-items-center rounded-full bg-sunk font-[650] md:size-11">
              <Users className="size-5 text-muted" />
            </span>
          ) : (
            <PersonAvatar person={people.get(id)} className="size-9.5 md:size-11" />
          )}
          <span className="min-w-0 max-w-full [overflow-wrap:anywhere]">
            <span className="block font-[600]">{others > 0 ? text.others(others) : people.short(id)}</span>
            <span className="hidden text-muted md:block">{verb(id === people.me || others > 1)}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

function Key({ layout: { ribbons }, me }: { layout: RibbonLayout; me: string }) {
  const sides = ribbons.map((ribbon) => sideOf(ribbon, me))
  const entries = [
    sides.includes('pays') && (['bg-terra', text.keyMine] as const),
    sides.includes('gets') && (['bg-leaf', text.keyMineGets] as const),
    ribbons.some(({ claimed }) => claimed) && (['striped', text.keyClaimed] as const),
    ribbons.some(({ mine, claimed }) => !mine && !claimed) && (['bg-(--ribbon)', text.keyOthers] as const),
  ].filter((entry) => !!entry)
  return (
    <figcaption>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3.5 pb-4.5 text-muted text-xs">
        {entries.map(([swatch, label]) => (
          <li key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={`h-2.5 w-4.5 rounded-[3px] ${swatch}`} />
            {label}
          </li>
        ))}
      </ul>
    </figcaption>
  )
}
