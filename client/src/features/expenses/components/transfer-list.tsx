import type { TransferState, TransferView } from '@saathi/shared/expenses/schema'
import { Check, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import type { People } from '../people.ts'
import { stateWords, transferWords } from '../transfer-words.ts'

const bold = (words: string): ReactNode => <b className="font-[650]">{words}</b>

const CHIP: Record<TransferState, string> = {
  proposed: 'bg-sunk text-ink',
  open: 'bg-sunk text-ink',
  claimed: 'bg-(--sun) text-ink',
  confirmed: 'bg-(--good) text-leaf',
  disputed: 'bg-(--warn) text-terra',
}

type Props = { transfers: TransferView[]; people: People; onOpen: (transfer: TransferView) => void }

/** Transfers in words, each with its amount and state. */
export const TransferList = ({ transfers, people, onOpen }: Props) => (
  <ul>
    {transfers.map((transfer) => {
      const isMine = transfer.from === people.me || transfer.to === people.me
      return (
        <li key={transfer.id} className="border-line border-t">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(transfer)}
            className="grid min-h-12 w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-0.5 py-2 text-left text-sm hover:bg-sunk md:grid-cols-[minmax(0,1fr)_auto_auto_auto]"
          >
            <span className="[overflow-wrap:anywhere]">
              <RichText text={transferWords(transfer, people)} tags={{ b: bold }} />
            </span>
            <span className="col-start-2 font-[650] tabular-nums">{amountWords(transfer.amountPaise)}</span>
            <span className="col-start-1 row-start-2 justify-self-start md:col-start-3 md:row-start-1 md:justify-self-end">
              <StateChip transfer={transfer} people={people} own={isMine} />
            </span>
            <ChevronRight
              aria-hidden
              className="col-start-3 row-span-2 row-start-1 size-4 text-muted md:col-start-4 md:row-span-1"
            />
          </button>
        </li>
      )
    })}
  </ul>
)

function StateChip({ transfer, people, own }: { transfer: TransferView; people: People; own: boolean }) {
  const isOpen = transfer.state === 'open' || transfer.state === 'proposed'
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 font-[650] text-xs ${own && isOpen ? 'bg-(--warn) text-terra' : CHIP[transfer.state]}`}
    >
      {transfer.state === 'confirmed' && <Check aria-hidden className="size-3.5" />}
      {stateWords(transfer, people)}
    </span>
  )
}
