import type { Ledger, TransferView } from '@saathi/shared/expenses/schema'
import { ChevronDown, Table2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { amountWords } from '../../../lib/amount-words.ts'
import { useActFromAddress } from '../../../lib/use-act-from-address.ts'
import * as text from '../../../messages/en/expenses/expenses.ts'
import { Button } from '../../../ui/button.tsx'
import type { People } from '../people.ts'
import { ownTransfers } from '../transfer-words.ts'
import { RibbonDiagram } from './ribbon-diagram.tsx'
import { TransferList } from './transfer-list.tsx'

type View = 'fewest' | 'own'
type Props = {
  ledger: Ledger
  people: People
  /** Whether the ledger is here as it is now. */
  isCurrent: boolean
  onSettle: (transfer: TransferView) => void
}

/** The reader's balance, and who pays whom: as a diagram, and below it as a list. */
export function BalanceCard({ ledger, people, isCurrent, onSettle }: Props) {
  const [view, setView] = useState<View>('fewest')
  const [listOpen, setListOpen] = useState(false)
  const list = useRef<HTMLDetailsElement>(null)
  const transfers = view === 'own' ? ledger.ownDebts : ledger.transfers
  const own = ownTransfers(transfers, people.me)
  const toConfirm = own.filter(({ state, to }) => state === 'claimed' && to === people.me)

  function settle() {
    const [first, second] = own
    if (first && !second) return onSettle(first)
    setListOpen(true)
    requestAnimationFrame(() => list.current?.querySelector('summary')?.focus())
  }
  // From a task of Home.
  useActFromAddress('settle', isCurrent, () => {
    const [claimed, another] = toConfirm
    if (claimed && !another) onSettle(claimed)
    else if (own.length > 0) settle()
  })

  return (
    <section aria-label={text.balance} className="rounded-3xl border border-line bg-card">
      <div className="px-4 pt-4.5 md:px-7 md:pt-6">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <Balance ledger={ledger} people={people} own={own} />
          {own.length > 0 && (
            <Button variant="quiet" onClick={settle} className="shrink-0 max-md:px-4.5!">
              {text.settleUp}
            </Button>
          )}
        </div>
        {toConfirm.map((transfer) => (
          <ToConfirm key={transfer.id} transfer={transfer} people={people} onOpen={() => onSettle(transfer)} />
        ))}
        <div className="mt-3.5">
          <RibbonDiagram transfers={transfers} people={people} />
        </div>
        {hasOwnView(ledger) && <ViewChoice view={view} onChange={setView} />}
        {transfers.length === 0 && ledger.entryCount > 0 && (
          <p className="pb-5 text-muted text-sm">{text.nothingToSettle}</p>
        )}
      </div>
      {transfers.length + ledger.settled.length > 0 && (
        <details
          ref={list}
          open={listOpen}
          onToggle={({ currentTarget }) => setListOpen(currentTarget.open)}
          className="group ticket-stub"
        >
          <summary className="flex min-h-13 list-none items-center gap-2 rounded-b-3xl px-5 font-[650] text-sm text-teal md:px-7">
            <Table2 aria-hidden className="size-4 shrink-0" />
            {transfers.length > 0 ? text.transferList(transfers.length) : text.settledList(ledger.settled.length)}
            <ChevronDown
              aria-hidden
              className="ml-auto size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="px-5 pb-3 md:px-7">
            <TransferList transfers={[...transfers, ...ledger.settled]} people={people} onOpen={onSettle} />
          </div>
        </details>
      )}
    </section>
  )
}

/** Whether everybody's own debts are anything else than the fewest payments. */
function hasOwnView({ transfers, ownDebts }: Ledger): boolean {
  const keys = (list: TransferView[]) => list.map(({ from, to, amountPaise }) => `${from}${to}${amountPaise}`).sort()
  return keys(transfers).join() !== keys(ownDebts).join()
}

function Balance({ ledger, people, own }: Pick<Props, 'ledger' | 'people'> & { own: TransferView[] }) {
  const net = ledger.balances.find(({ id }) => id === people.me)?.netPaise ?? 0
  const others = own.map(({ from, to }) => people.short(from === people.me ? to : from))
  const withWhom =
    net === 0 || others.length === 0
      ? null
      : net < 0
        ? others.length === 1
          ? text.toPerson(others[0] ?? '')
          : text.toPeople(others.length)
        : others.length === 1
          ? text.fromPerson(others[0] ?? '')
          : text.fromPeople(others.length)
  const [label, colour] =
    net < 0 ? [text.youOwe, 'text-terra'] : net > 0 ? [text.youAreOwed, 'text-leaf'] : [text.youAreEven, 'text-leaf']
  const size = sizeOf(ledger, people)
  return (
    <div className="min-w-min flex-1 basis-36">
      <h2 className={`font-[650]! font-sans! text-sm tracking-normal! ${colour}`}>{label}</h2>
      <p className="whitespace-nowrap font-[700] text-[2.25rem] leading-[1.15] tracking-[-0.02em] tabular-nums md:text-[2.75rem]">
        {amountWords(net)}
      </p>
      <ul className="dotted text-muted text-sm">
        {withWhom && <li>{withWhom}</li>}
        {size && <li>{size}</li>}
      </ul>
    </div>
  )
}

/** How many people travel, and for how long; null for a cancelled tour. */
function sizeOf({ cancelled, travelDates }: Ledger, { list }: People): string | null {
  if (cancelled) return null
  if (!travelDates) return text.peopleCount(list.length)
  return text.peopleAndDays(list.filter(({ active }) => active).length, daysOf(travelDates))
}

const daysOf = ({ start, end }: { start: string; end: string }) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1

function ToConfirm({ transfer, people, onOpen }: { transfer: TransferView; people: People; onOpen: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2xl border border-line bg-(--sun) py-2 pr-2 pl-4 text-sm">
      <p className="min-w-40 flex-1">
        {text.toConfirm(people.short(transfer.from), amountWords(transfer.amountPaise))}
      </p>
      <Button variant="quiet" onClick={onOpen} className="min-h-11! px-4.5! text-sm">
        {text.answer}
      </Button>
    </div>
  )
}

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const name = useId()
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0 pb-5">
      <legend className="sr-only">{text.viewsLabel}</legend>
      <div className="flex w-full max-w-90 rounded-full bg-sunk p-1">
        {(['fewest', 'own'] as const).map((each) => (
          <label
            key={each}
            className="grid min-h-11 flex-1 place-items-center rounded-full px-2 text-center font-[650] text-muted text-xs leading-tight has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:bg-ink has-checked:text-paper"
          >
            <input
              type="radio"
              name={name}
              checked={view === each}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            {text.views[each]}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-muted text-xs">{text.viewHints[view]}</p>
    </fieldset>
  )
}
